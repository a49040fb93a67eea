import type { PlayerId } from '../../core/types.js';
import { cardsOn, isShutOut, isStruck, runningAttack } from '../game/game.js';
import type { Filter } from '../types/cards.js';
import type { Board, TableCard } from '../types/index.js';
import { fits, powerOf } from '../values/values.js';

/** Groups with a token that by public facts could add their Power to another player's payment (N-404). */
export const couldAdd = (board: Board, payer: PlayerId, filter: Filter = 'anything'): TableCard[] => {
  const attack = runningAttack(board);
  return cardsOn(board).filter(
    ({ id, owner, zone, master, tokens }) =>
      owner !== null &&
      owner !== payer &&
      zone === 'structure' &&
      master !== null &&
      tokens > 0 &&
      powerOf(board, id) > 0 &&
      fits(board, filter, id) &&
      !isStruck(board, id) &&
      !(attack && isShutOut(attack, owner)),
  );
};

/** Power that others could add, each Group one token. */
export const powerOfOthers = (board: Board, payer: PlayerId, filter: Filter | undefined): number =>
  couldAdd(board, payer, filter).reduce((sum, { id }) => sum + powerOf(board, id), 0);

/** Mark of a player whose request failed: they do not ask again in the turn. */
export const askedKey = (player: PlayerId): string => `asked:${player}`;
