import { cardOn, cardsOn, tableCard } from '../game.js';
import { refuse } from '../refusals.js';
import { isReliefBarred as isBarred } from '../values/values.js';
import { touch } from '../verbs.js';
import { type EffectFor, needs } from './effect.js';

/** Relief by a card's own text (N-735). */

export const relief: EffectFor<'relief'> = {
  check: ({ actor: { board }, fields: { on } }) => {
    if (on === undefined) return needs('on');
    const place = tableCard(board, on);
    if (place && isBarred(board, on)) return refuse('N-735', 'notAllowed', { card: place.card });
    return place?.devastated ? null : refuse('N-735', 'notDevastated', { card: place?.card ?? on });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { fields: { on } }) => {
    if (on === undefined || !tableCard(board, on)) return;
    cardOn(board, on).devastated = false;
    board.relieved = on;
    touch(board);
  },
  could: (board) => cardsOn(board).some(({ devastated }) => devastated),
};
