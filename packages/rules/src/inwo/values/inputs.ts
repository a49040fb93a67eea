import { cardsOn } from '../game/game.js';
import type { Board, TableCard } from '../types/index.js';

/** The Groups of hands under attack: nothing in play counts them, and nothing changes with them (N-415). */
export const targetsOn = (board: Board): TableCard[] => cardsOn(board).filter(({ zone }) => zone === 'target');

/** Everything that live values of all other cards follow from, in a list to compare. */
export const inputsOf = (board: Board): readonly unknown[] => {
  const inputs: unknown[] = [];
  for (const { id, card, zone, owner, master, host, order } of cardsOn(board))
    if (zone !== 'announced' && zone !== 'target' && zone !== 'spy') inputs.push(id, card, zone, owner, master, host, order);
  for (const { illuminati } of board.seats) inputs.push(illuminati);
  inputs.push(board.nwo.length, ...board.nwo, ...board.changes);
  return inputs;
};

/** True if two lists of inputs say the same. */
export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
};
