import { below, rollDice } from '../../core/rng.js';
import { earlierOf } from '../earlier.js';
import { cardOn, type Game, seatOf, tableCard } from '../game/game.js';
import type { Board, Change, CopyId, Play } from '../types/index.js';
import { discardTable } from './hands.js';
import { touch } from './table.js';

export const spendToken = (board: Board, id: CopyId): void => {
  const card = cardOn(board, id);
  card.tokens -= 1;
};

/** Gives a token back or anew; no-op for a gone card. */
export const giveToken = (board: Board, id: CopyId, count = 1): void => {
  const card = tableCard(board, id);
  if (card) card.tokens += count;
};

export const change = (board: Board, { from, ...made }: Omit<Change, 'id' | 'order'>): void => {
  const order = board.next.order++;
  board.changes.push({ id: order, order, ...made, ...(from !== undefined && !earlierOf(board).outlivesSource && { from }) });
  touch(board);
};

/** Ends changes, and discards a Plot that lay open for one (N-904). */
export const endChanges = (game: Game, ends: (made: Change) => boolean): void => {
  const { board } = game;
  const over = board.changes.filter(ends);
  if (over.length === 0) return;
  board.changes = board.changes.filter((made) => !over.includes(made));
  for (const { copy } of over)
    if (copy !== null && tableCard(board, copy)?.zone === 'announced' && !board.changes.some((made) => made.copy === copy))
      discardTable(game, copy);
  touch(board);
};

/** Two dice, or one: queued ones first (tests and scenarios), then the generator's. */
export const throwDice = (game: Game, count: 1 | 2): number[] => {
  const { secrets } = game.state;
  const queued = secrets.dice.shift();
  if (queued) return queued;
  return count === 2 ? rollDice(secrets.rng) : [below(secrets.rng, 6) + 1];
};

/** Cancels a play; `by`: the cancelling one. */
export const strike = (play: Play, { by, card }: Play): void => {
  play.cancelled = true;
  play.cancelledBy = { by, card };
};

export const spendIlluminati = ({ board }: Game, by: string): void => {
  const { illuminati } = seatOf(board, by);
  if (illuminati !== null) spendToken(board, illuminati);
};
