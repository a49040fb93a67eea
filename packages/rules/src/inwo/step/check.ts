import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { commandFor } from '../commands/commands.js';
import type { UsePlan } from '../effects/uses.js';
import type { Actor } from '../game/game.js';
import { stillPlaying } from '../game/gates.js';
import type { CopyId, Intent, View } from '../types/index.js';
import { refuse } from '../types/refusals.js';

export const checkActor = (actor: Actor, intent: Intent): Refusal | object =>
  stillPlaying(actor) ?? commandFor(intent.type).check(actor, intent);

export const check = (view: View, intent: Intent): Refusal | null => {
  if (view.player === null || view.mine === null) return refuse('N-1403', 'spectator');
  const plan = checkActor(view as Actor, intent);
  return isRefusal(plan) ? plan : null;
};

/** Cards whose tokens a play would take, once for each token; empty if none, or if it is illegal. */
export const tokensFor = (view: View, intent: Intent): readonly CopyId[] => {
  if (view.player === null || view.mine === null) return [];
  const plan = checkActor(view as Actor, intent) as Partial<UsePlan>;
  return plan.payment?.tokens ?? [];
};
