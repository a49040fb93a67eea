import { cardsOn } from '../game/game.js';
import { refuse } from '../types/refusals.js';
import { isReliefBarred as isBarred } from '../values/values.js';
import { touch } from '../verbs/table.js';
import { card } from './card-arguments.js';
import { type EffectFor, effect } from './effect.js';

/* Relief by a card's own text (N-735). */

export const relief: EffectFor<'relief'> = effect(
  {
    on: card((place, { actor: { board } }) => {
      if (isBarred(board, place.id)) return refuse('N-735', 'notAllowed', { card: place.card });
      return place.devastated || refuse('N-735', 'notDevastated', { card: place.card });
    }),
  },
  {
    apply: ({ board }, { on: target }) => {
      target.devastated = false;
      board.relieved = target.id;
      touch(board);
    },
    could: (board) => cardsOn(board).some(({ devastated }) => devastated),
  },
);
