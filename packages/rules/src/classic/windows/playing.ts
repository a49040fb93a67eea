import { specialFacts } from '../cards/index.js';
import { effectFor } from '../effects/effects.js';
import { mayCancel } from '../frames/asking.js';
import { closePlay } from '../plays/plays.js';
import { refuse } from '../types/refusals.js';
import { checkDone, sayDone, type WindowKind } from './window.js';

/** A Special was played and can be cancelled (C-900); otherwise it takes effect and the window beneath goes on. */
export const playing: WindowKind<'playing'> = {
  code: () => 'C-900',
  asks: (board, { by }, seat) => seat.player !== by && mayCancel(board, seat),
  restriction: (_board, { card, by }) => ({
    only: ['counter', 'done'],
    refusal: refuse('C-900', 'specialPending', { card, player: by }),
  }),
  decision: (_board, _frame, awaited) => ({ kind: 'playing', who: [...awaited] }),
  checkAnswer: (board, frame, player) => checkDone(playing, 'C-900', { board, frame, player }),
  answer: (game, frame, by) => sayDone(game, frame, by),
  takesFirm: () => false,
  next: (game, frame) => {
    closePlay(game, frame);
    return true;
  },
  partOf: ({ card, play }) => (play.for === 'effect' ? (effectFor(specialFacts(card)).partOf ?? 'table') : 'attack'),
};
