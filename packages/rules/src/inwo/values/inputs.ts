import { cardsOn } from '../game/game.js';
import type { Board, TableCard } from '../types/index.js';

/** Groups of hands under attack: no card in play counts them or changes with them (N-415). */
export const targetsOn = (board: Board): TableCard[] => cardsOn(board).filter(({ zone }) => zone === 'target');

/** All inputs of the live values of other cards, as a comparable list. Most changes, such as an attack's end, leave them equal. */
export const inputsOf = (board: Board): readonly unknown[] => {
  const inputs: unknown[] = [];
  for (const { id, card, zone, owner, master, host, order } of cardsOn(board))
    if (zone !== 'announced' && zone !== 'target' && zone !== 'spy') inputs.push(id, card, zone, owner, master, host, order);
  for (const { illuminati } of board.seats) inputs.push(illuminati);
  inputs.push(board.nwo.length, ...board.nwo, ...board.changes);
  return inputs;
};

export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
};
