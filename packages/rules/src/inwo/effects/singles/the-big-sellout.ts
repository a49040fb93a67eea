import { groupFacts } from '../../cards/index.js';
import { actorIn, decksOf, handGroup, seatOf, tableCard } from '../../game/game.js';
import { refuse } from '../../types/refusals.js';
import { tokensTaken } from '../../values/values.js';
import { discardFromHand, discardTop, giveToken } from '../../verbs/verbs.js';
import { hasNoUndrawn } from '../cost.js';
import { type Effect, needs } from '../effect.js';

const MOST = 10;

/**
 * Up to ten cards go, of the hand (`discard`) or from the top of the Group deck (`by`: how many); so many Groups get one token more.
 *
 * What is discarded pays for it, so that it goes as the Plot is played (N-902). `cards` may name one for each card of the deck: nobody
 * knows yet what lies there. If fewer Groups were among them, the first ones named get the tokens.
 */
export const discardsForTokens: Effect<unknown> = {
  check: ({ actor, card, fields: { discard = [], cards = [], by = 0 } }) => {
    const { board, player } = actor;
    const { groupDeck } = seatOf(board, player);
    if (discard.length + by === 0 || discard.length + by > MOST) return needs('discard');
    if (by > 0 && hasNoUndrawn(board)) return refuse('N-404', 'nobodys');
    if (by < 0 || by > groupDeck) return refuse('N-404', 'notEnough', { has: groupDeck, needs: by });
    const known = discard.map((copy) => handGroup(actor, copy));
    if (known.some((kept) => !kept) || new Set(discard).size !== discard.length) return refuse('N-1403', 'notSeen');
    const groups = known.filter((kept) => kept && groupFacts(kept.card)).length + by;
    const receivers = cards.map((copy) => tableCard(board, copy));
    const fine = receivers.every(
      (one) => one?.owner === player && one.zone === 'structure' && one.master !== null && tokensTaken(board, one.id) > 0,
    );
    return fine && cards.length <= groups && new Set(cards).size === cards.length ? null : refuse('N-902', 'badTarget', { card });
  },
  announce: (game, play) => {
    const { discard = [], cards = [], by = 0 } = play.fields;
    const actor = actorIn(game, play.by);
    const ofHand = discard.map((copy) => handGroup(actor, copy)?.card ?? '');
    const groups = [...ofHand, ...decksOf(game.state, play.by).group.slice(0, by)].filter(groupFacts).length;
    for (const copy of discard) discardFromHand(game, play.by, copy);
    discardTop(game, play.by, 'group', by);
    play.fields = { ...play.fields, cards: cards.slice(0, groups) };
  },
  apply: ({ board }, { fields: { cards = [] } }) => {
    for (const copy of cards) if (tableCard(board, copy)) giveToken(board, copy);
  },
};
