import type { CardId } from '@illuminice/rules';
import {
  afterHandover,
  type Board,
  branchOf,
  check,
  type Intent,
  openPlaces,
  type Placement,
  type TradeOffer,
} from '@illuminice/rules/classic';
import { gain, hasSpareGroup, megabuckWorth, withMoney } from './evaluate.js';
import { specialWorth } from './hand.js';
import { bestPlace } from './placing.js';
import type { PlayerContext } from './player-context.js';

/** A deal must bring this much, in points: the other player gains by it, too. */
const MARGIN = 0.5;

const groupsGoing = (board: Board, groups: readonly CardId[] = []): CardId[] => groups.flatMap((group) => branchOf(board, group));

/** Worth to the viewer of accepting, in points. */
const dealWorth = (context: PlayerContext, { id, by, give, ask, giveHidden, askHidden }: TradeOffer): number => {
  const { board, player, mine } = context;
  let after = afterHandover(board, groupsGoing(board, give.groups), player);
  after = afterHandover(after, groupsGoing(board, ask.groups), by);
  const money = (give.money ?? 0) - (ask.money ?? 0);
  after = withMoney(withMoney(after, player, money), by, -money);
  const known = mine.offered.find(({ offer }) => offer === id);
  const specials = (open: readonly CardId[] = [], hidden: readonly CardId[] | undefined, count: number): number => {
    const cards: (CardId | null)[] = [...open, ...(hidden ?? Array<null>(count).fill(null))];
    return cards.reduce((sum, card) => sum + specialWorth(card), 0);
  };
  const cards = specials(give.specials, known?.give, giveHidden) - specials(ask.specials, known?.ask, askHidden);
  return gain(context, after, [player, by]) + money * megabuckWorth(context) + cards;
};

/** Where the Groups received would hang, each on the best place that is free now. */
const placementsFor = (context: PlayerContext, { give }: TradeOffer): Placement[] =>
  (give.groups ?? []).flatMap((group) => {
    const place = bestPlace(context, group, openPlaces(context.board, group, context.player), () => 0);
    return place ? [{ group, ...place }] : [];
  });

/** Accepts the first offer that is good, declines one that is not; one that must wait is left to wait (C-803). */
export const answerOffer = (context: PlayerContext): Intent | null => {
  const { board, player, mine } = context;
  for (const offer of [...board.offers, ...mine.deals]) {
    if (offer.to !== player || offer.willing) continue;
    const decline: Intent = { type: 'answer', offer: offer.id, accept: false };
    const keeps = hasSpareGroup(context, groupsGoing(board, offer.ask.groups).length) || (offer.ask.groups ?? []).length === 0;
    if (!keeps || dealWorth(context, offer) < MARGIN) {
      if (check(context, decline) === null) return decline;
      continue;
    }
    const accept: Intent = { type: 'answer', offer: offer.id, accept: true, placements: placementsFor(context, offer) };
    const refusal = check(context, accept);
    if (refusal === null) return accept;
    const waits = refusal.code === 'C-602' || refusal.why === 'insideAttack' || refusal.code === 'C-900' || refusal.code === 'C-502';
    if (!waits && check(context, decline) === null) return decline;
  }
  return null;
};
