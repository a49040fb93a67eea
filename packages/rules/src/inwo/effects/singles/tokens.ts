import { inStructure } from '../../game/game.js';
import { type Alignment, isReversible, oppositeOf } from '../../types/words.js';
import { traitsOf } from '../../values/values.js';
import { change, giveToken } from '../../verbs/changes.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { all, fits, isOwn, own } from '../judges.js';
import { alignment } from '../word-arguments.js';

/** A captured Group gets a token this turn after all (N-402). */
export const tokenForCaptive = effect(
  { on: card(all(own, ({ captured }) => captured)) },
  {
    apply: ({ board }, { on: target }) => giveToken(board, target.id),
  },
);

export const takeWeirdToken = effect(
  {
    on: card(
      all(
        ({ zone, tokens }) => zone === 'structure' && tokens > 0,
        (thing, index) => !isOwn(thing, index),
        fits('Weird'),
      ),
    ),
  },
  {
    apply: (_game, { on: target }) => {
      target.tokens = Math.max(0, target.tokens - 1);
    },
  },
);

export const reverseAlignment = effect(
  {
    on: card(inStructure),
    alignment: alignment(
      (word, { actor: { board }, fields: { on: target = '' } }) => isReversible(word) && traitsOf(board, target).has(word),
    ),
  },
  {
    apply: ({ board }, { on: target, alignment: word, by, copy, card: cause }) => {
      const other: Alignment | undefined = oppositeOf(word);
      if (other) change(board, { on: target.id, by, card: cause, copy: null, from: copy, until: 'turn', add: [other], remove: [word] });
    },
  },
);
