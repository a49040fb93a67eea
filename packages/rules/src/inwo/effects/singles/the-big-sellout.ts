import { groupFacts } from '../../cards/index.js';
import { handGroup, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import { tokensTaken } from '../../values/values.js';
import { discardFromHand, giveToken } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** Up to ten cards of the hand go; so many Groups get one token more. */
export const discardsForTokens: Effect<unknown> = {
  check: ({ actor, card, fields: { discard = [], cards = [] } }) => {
    if (discard.length === 0 || discard.length > 10) return needs('cards');
    const known = discard.map((copy) => handGroup(actor, copy));
    if (known.some((kept) => !kept) || new Set(discard).size !== discard.length) return refuse('N-1403', 'notSeen');
    const groups = known.filter((kept) => kept && groupFacts(kept.card)).length;
    const receivers = cards.map((copy) => tableCard(actor.board, copy));
    const fine = receivers.every(
      (one) => one?.owner === actor.player && one.zone === 'structure' && one.master !== null && tokensTaken(actor.board, one.id) > 0,
    );
    return fine && cards.length <= groups && new Set(cards).size === cards.length ? null : refuse('N-902', 'badTarget', { card });
  },
  apply: (game, { by, fields: { discard = [], cards = [] } }) => {
    for (const copy of discard) discardFromHand(game, by, copy);
    for (const copy of cards) giveToken(game.board, copy);
  },
};
