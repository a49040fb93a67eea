import type { PlayerId } from '../../core/types.js';
import { factsOf } from '../cards/index.js';
import { dropFrame } from '../frames/frames.js';
import { cardOn, type Game } from '../game/game.js';
import type { Board, CopyId, FrameOf, TableCard } from '../types/index.js';
import { powerOf, standingChanges } from '../values/values.js';
import { spendToken } from '../verbs/changes.js';
import { makePlay, openPlays } from './plays.js';

/** Value of a card for Relief (N-735). */
export const reliefPower = (board: Board, card: CopyId): number => {
  let power = powerOf(board, card);
  for (const [source, { how, amount }] of standingChanges(board, 'relief'))
    if (source.id === card) power = how === 'set' ? amount : power * amount;
  return power;
};

/** Total value that Relief of a Place needs: three times its printed Power (N-735). */
export const reliefNeeds = ({ card }: Pick<TableCard, 'card'>): number => {
  const facts = factsOf(card);
  return 'power' in facts ? 3 * (facts.power ?? 0) : 0;
};

/** Carries out a joint Relief once the pledges suffice (N-735). */
export const settleRelief = (game: Game, frame: FrameOf<'relief'>): void => {
  const { board } = game;
  const { by, place, pledges } = frame;
  const has = pledges.reduce((sum, { card }) => sum + reliefPower(board, card), 0);
  if (has < reliefNeeds(cardOn(board, place))) return;
  dropFrame(board, frame);
  spendOnRelief(
    game,
    by,
    place,
    pledges.map(({ card }) => card),
  );
};

/** Announces Relief by these cards' actions (N-735). */
export const spendOnRelief = (game: Game, by: PlayerId, place: CopyId, cards: readonly CopyId[]): void => {
  const { board } = game;
  for (const copy of cards) spendToken(board, copy);
  const [first = place] = cards;
  openPlays(
    game,
    by,
    [makePlay(game, by, { copy: first, card: cardOn(board, first).card, source: 'relief', fields: { on: place }, paid: cards })],
    'using',
  );
};
