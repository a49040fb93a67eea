import { toOffer } from '../../core/command.js';
import { COMMAND_LIST } from '../commands/commands.js';
import type { Actor } from '../game/game.js';
import { stillPlaying } from '../game/gates.js';
import type { Offer, View } from '../types/index.js';
import { restrictionOf } from '../windows/windows.js';
import { barredBy } from './check.js';

export const offers = (view: View): Offer[] => {
  if (view.player === null || view.mine === null) return [];
  const actor = view as Actor;
  const ended = stillPlaying(actor);
  const restriction = restrictionOf(actor.board);
  return COMMAND_LIST.map((command) => {
    const refusal = ended ?? barredBy(restriction, command.type);
    return toOffer(command.type, refusal ?? command.offer(actor)) as Offer;
  });
};
