import type { CardId, PlayerId } from '@illuminice/rules';
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
import { meddlingWorth } from './contest.js';
import { gain, hasSpareGroup, megabuckWorth, progressOf, successWorth, withMoney } from './evaluate.js';
import { specialWorth } from './hand.js';
import { trustIn } from './memory.js';
import { bestPlace } from './placing.js';
import { chanceOf } from './plan.js';
import { ifLegal, type PlayerContext, purseOf, seatOf } from './player-context.js';

const groupsGoing = (board: Board, groups: readonly CardId[] = []): CardId[] => groups.flatMap((group) => branchOf(board, group));

/** Promise to do nothing against the other, as a key that pages translate. */
export const PEACE = '@out';
export const HELP = '@help';

/** Points that staying out costs outside an attack, and the surcharge against a player about to win. */
const STAYING_OUT = 2.5;
const LETTING_WIN = 60;

export const costOfPeace = (context: PlayerContext, rival: PlayerId): number => {
  const { attack } = context.board;
  const threat = LETTING_WIN * Math.max(0, progressOf(context, rival) - 0.6) * (progressOf(context, rival) >= 0.8 ? 2 : 1);
  if (attack?.stage !== 'contest' || (attack.by !== rival && attack.defender !== rival)) return STAYING_OUT + threat;
  const stake = successWorth(context, attack);
  const harms = (attack.by === rival ? -1 : 1) * stake;
  if (harms < 0) return 0.3;
  // Offers that change nothing are valued at nothing; a decisive attack is never tolerated for money.
  return Math.max(0, meddlingWorth(context, attack, stake)) * 1.3 + (harms > context.skill.win / 3 ? harms : 0) + 0.3;
};

/** Points that another's promise of peace brings, discounted by trust. */
const worthOfPeace = (context: PlayerContext, from: PlayerId): number => {
  const { board, player, memory } = context;
  const { attack } = board;
  const trust = trustIn(memory, from);
  const purse = Math.min(8, purseOf(board, seatOf(board, from)));
  if (attack?.stage !== 'contest' || (attack.by !== player && attack.defender !== player)) return trust * Math.min(2, purse * 0.3);
  const mine = attack.by === player;
  const stake = Math.abs(successWorth(context, attack));
  const spoilt = Math.abs(chanceOf(attack.needs) - chanceOf(attack.needs + (mine ? -purse : purse)));
  // Discounted: a player who asks for money might not have interfered at all.
  return trust * 0.4 * stake * spoilt;
};

export const dealWorth = (context: PlayerContext, { id, by, give, ask, giveHidden, askHidden }: TradeOffer): number => {
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
  const promised =
    (ask.promise === undefined ? 0 : -costOfPeace(context, by)) + (give.promise === undefined ? 0 : worthOfPeace(context, by));
  return gain(context, after, [player, by]) + money * megabuckWorth(context) + cards + promised;
};

const placementsFor = (context: PlayerContext, { give }: TradeOffer): Placement[] =>
  (give.groups ?? []).flatMap((group) => {
    const place = bestPlace(context, group, openPlaces(context.board, group, context.player), () => 0);
    return place ? [{ group, ...place }] : [];
  });

/** A counter-offer for a little more money, if the other has it. */
const haggle = (context: PlayerContext, offer: TradeOffer, worth: number): Intent | null => {
  const { board, memory, taste, skill } = context;
  const { id, by, give, ask } = offer;
  const moves = [...(give.groups ?? []), ...(ask.groups ?? []), ...(give.specials ?? []), ...(ask.specials ?? [])];
  const plain = moves.length === 0 && offer.giveHidden + offer.askHidden === 0 && ask.promise !== undefined;
  if (
    skill.deals !== 'promises' ||
    !plain ||
    offer.counters !== null ||
    memory.asked.includes(`counter ${by}`) ||
    memory.offers >= taste.offers
  )
    return null;
  const money = (give.money ?? 0) + Math.ceil((taste.margin - worth) / megabuckWorth(context));
  const most = Math.min(12, purseOf(board, seatOf(board, by)));
  if (money > most) return null;
  return ifLegal(context, {
    type: 'offer',
    to: by,
    ask: { money },
    give: { promise: ask.promise ?? PEACE },
    counters: id,
    ...(offer.secret && { secret: true }),
  });
};

/** Answers the first offer that can be answered now; others wait (C-803). */
export const answerOffer = (context: PlayerContext): Intent | null => {
  const { board, player, mine } = context;
  for (const offer of [...board.offers, ...mine.deals]) {
    if (offer.to !== player || offer.willing) continue;
    const decline: Intent = { type: 'answer', offer: offer.id, accept: false };
    const keeps = hasSpareGroup(context, groupsGoing(board, offer.ask.groups).length) || (offer.ask.groups ?? []).length === 0;
    const worth = keeps ? dealWorth(context, offer) : Number.NEGATIVE_INFINITY;
    if (worth < context.taste.margin) {
      const better = keeps ? haggle(context, offer, worth) : null;
      if (better) return better;
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
