import { groupFacts } from '../../cards/index.js';
import { allGroups, decksOf, handGroup, seatOf } from '../../game/game.js';
import type { Kept, TableCard } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { tokensTaken } from '../../values/values.js';
import { giveToken } from '../../verbs/changes.js';
import { discardTop } from '../../verbs/decks.js';
import { discardFromHand } from '../../verbs/hands.js';
import { type Argument, type Draft, optional } from '../arguments.js';
import { cards } from '../card-arguments.js';
import { hasNoUndrawn } from '../cost.js';
import { effect, fixTarget, needs } from '../effect.js';

const MOST = 10;

const discards: Argument<readonly Kept[]> = {
  fields: ['discard'],
  most: MOST,
  read: ({ actor, fields: { discard = [] } }) => (discard.length > 0 ? discard.flatMap((copy) => handGroup(actor, copy) ?? []) : undefined),
  check: ({ fields: { discard = [] } }, plot) =>
    plot.length === discard.length && new Set(discard).size === discard.length ? null : refuse('N-1403', 'notSeen'),
  candidates: ({ actor }) => allGroups(actor).map(({ id }) => ({ discard: [id] })),
};

/** Number of cards from the top of the own Group deck. */
const undrawn: Argument<number> = {
  fields: ['by'],
  read: ({ fields: { by } }) => by,
  check: ({ actor: { board, player }, fields: { discard = [] } }, count) => {
    if (discard.length + count > MOST) return needs('discard');
    const { groupDeck } = seatOf(board, player);
    if (count > 0 && hasNoUndrawn(board)) return refuse('N-404', 'nobodys');
    return count < 0 || count > groupDeck ? refuse('N-404', 'notEnough', { has: groupDeck, needs: count }) : null;
  },
  candidates: ({ actor: { board, player } }) =>
    Array.from({ length: Math.min(MOST, seatOf(board, player).groupDeck) }, (_, count) => ({ by: count + 1 })),
};

const canReceive = ({ id, owner, zone, master }: TableCard, { actor: { board, player } }: Draft): boolean =>
  owner === player && zone === 'structure' && master !== null && tokensTaken(board, id) > 0;

/**
 * Discards up to ten cards as the Plot is played (N-902), from the hand or `by` many unknown ones from the Group deck, for as many tokens.
 */
export const discardsForTokens = effect(
  { discard: optional(discards), count: optional(undrawn), receivers: optional(cards(canReceive, MOST)) },
  {
    check: ({ card: played }, { discard = [], count = 0, receivers = [] }) => {
      const total = discard.length + count;
      if (total === 0 || total > MOST) return needs('discard');
      const groups = discard.filter(({ card: kind }) => groupFacts(kind)).length + count;
      return receivers.length <= groups ? null : refuse('N-902', 'badTarget', { card: played });
    },
    announce: (game, { by, play, discard = [], count = 0, receivers = [] }) => {
      const kinds = [...discard.map(({ card: kind }) => kind), ...decksOf(game.state, by).group.slice(0, count)];
      for (const { id } of discard) discardFromHand(game, by, id);
      discardTop(game, by, 'group', count);
      fixTarget(play, { cards: receivers.slice(0, kinds.filter(groupFacts).length).map(({ id }) => id) });
    },
    apply: ({ board }, { receivers = [] }) => {
      for (const { id } of receivers) giveToken(board, id);
    },
  },
);
