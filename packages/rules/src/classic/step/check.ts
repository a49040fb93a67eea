import { restricted } from '../../core/frames.js';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { commandFor } from '../commands/commands.js';
import type { Actor } from '../game/game.js';
import { stillPlaying } from '../game/gates.js';
import type { Intent, IntentType, View } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { restrictionOf } from '../windows/windows.js';

/** Nothing restricts an undo: it restores the restriction of the former moment. */
export const barredBy = (restriction: ReturnType<typeof restrictionOf>, type: IntentType): Refusal | null =>
  type === 'takeBack' ? null : restricted(restriction, type);

export const checkActor = (actor: Actor, intent: Intent): Refusal | object =>
  stillPlaying(actor) ?? barredBy(restrictionOf(actor.board), intent.type) ?? commandFor(intent.type).check(actor, intent);

export const check = (view: View, intent: Intent): Refusal | null => {
  if (view.player === null || view.mine === null) return refuse('C-307', 'spectator');
  const plan = checkActor(view as Actor, intent);
  return isRefusal(plan) ? plan : null;
};
