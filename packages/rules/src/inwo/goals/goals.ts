import type { CardId, PlayerId } from '../../core/types.js';
import { CARDS, illuminatiFacts, isPlotFacts, plotFacts } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import { Cached } from '../game/cached.js';
import { type Actor, allPlots, cardsOn, illuminatiCard, seatOf, seatsIn, structureOf } from '../game/game.js';
import type { PlotFacts, SpecialGoal } from '../types/cards.js';
import type { Board, CopyId, TableCard } from '../types/index.js';
import { ALIGNMENTS, type Alignment } from '../types/words.js';
import { countsAs, fitsInGoals, isBlighted, lastingPower, limitOf, standingChanges, traitsOf } from '../values/values.js';

/** Two players never play to fewer cards (N-1301). */
const LEAST_FOR_TWO = 12;

/** Cards of the Basic Goal (N-1201). */
export const groupsNeeded = (board: Pick<Board, 'options' | 'seats' | 'version'>): number => {
  const { groupsToWin } = board.options;
  if (board.seats.length > 2) return groupsToWin ?? 10;
  return Math.max(groupsToWin ?? LEAST_FOR_TWO, earlierOf(board).shortForTwo ? 0 : LEAST_FOR_TWO);
};

const counted = new Cached(() => new Map<PlayerId, readonly TableCard[]>());

/** Cards that count at all: none at or below a devastated Place (N-733). */
const counting = (board: Board, player: PlayerId): readonly TableCard[] => {
  const known = counted.of(board);
  let cards = known.get(player);
  if (!cards) {
    cards = structureOf(board, player).filter(({ id }) => !isBlighted(board, id));
    known.set(player, cards);
  }
  return cards;
};

/** Most cards that count double (N-965). */
const MOST_DOUBLE = 3;

const doubles = (board: Board, cards: readonly TableCard[], goals: readonly SpecialGoal[]): number => {
  if (!goals.some(({ kind }) => kind === 'double')) return 0;
  const double = cards.filter(
    ({ id, master }) =>
      master !== null &&
      goals.some(
        (goal) => goal.kind === 'double' && fitsInGoals(board, goal.filter, id) && lastingPower(board, id) >= (goal.minPower ?? 0),
      ),
  );
  return Math.min(MOST_DOUBLE, double.length);
};

const destroyedBy = (board: Board, player: PlayerId) => seatOf(board, player).destroyed.filter(({ uncounted }) => !uncounted);

const onBasic = (board: Board, player: PlayerId, goals: readonly SpecialGoal[]): [number, number] => {
  const cards = counting(board, player);
  let counted = cards.length + doubles(board, cards, goals);
  let needed = groupsNeeded(board);
  for (const goal of goals) {
    if (goal.kind === 'magicResources')
      counted += cardsOn(board).filter(
        ({ id, zone, owner }) => zone === 'resource' && owner === player && traitsOf(board, id).has('Magic'),
      ).length;
    if (goal.kind === 'destroyed') needed -= destroyedBy(board, player).length + seatOf(board, player).toppled.length;
  }
  return [counted, needed];
};

const ALTERS_COUNT: ReadonlySet<SpecialGoal['kind']> = new Set(['double', 'magicResources', 'destroyed']);

/** Controlled cards of an alignment, with their weights (N-1203). */
const controlled = (board: Board, player: PlayerId, alignment: Alignment): number => {
  let count = 0;
  for (const { id, master } of counting(board, player)) {
    if (master === null || !countsAs(board, id, alignment)) continue;
    let weight = 1;
    for (const [source, { alignment: which, amount }] of standingChanges(board, 'weight'))
      if (source.id === id && which === alignment) weight = amount;
    count += weight;
  }
  return count;
};

const PAIRS: readonly (readonly [number, number])[] = [
  [2, 6],
  [3, 5],
  [4, 4],
  [5, 3],
  [6, 1],
];

const totalPower = (board: Board, player: PlayerId): number =>
  counting(board, player).reduce((sum, { id }) => sum + lastingPower(board, id), 0);

const FEWEST_DESTROYED = Math.min(...PAIRS.map(([destroyed]) => destroyed));

/** One count of a goal: the player's number, and the number needed. */
export interface Measure {
  /** `twice`: cards that count double; `need` is their greatest number. */
  readonly what: 'basic' | 'twice' | 'power' | 'alignments' | 'destroyed' | 'inPlay' | 'held' | 'illuminati';
  readonly have: number;
  readonly need: number;
  readonly alignment?: Alignment;
}

const isReached = ({ have, need }: Measure): boolean => have >= need;

const missing = (measures: readonly Measure[]): number => measures.reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);

/** All counts of a goal that stands alone; empty: it never stands alone. */
const measuresAlone = (board: Board, player: PlayerId, goal: SpecialGoal): Measure[] => {
  const { toppled, helped } = seatOf(board, player);
  switch (goal.kind) {
    case 'totalPower': {
      const cards = counting(board, player);
      const shown = ALIGNMENTS.filter((word) => cards.some(({ id }) => countsAs(board, id, word)));
      return [
        { what: 'power', have: totalPower(board, player), need: goal.power },
        ...(goal.everyAlignment ? [{ what: 'alignments' as const, have: shown.length, need: ALIGNMENTS.length }] : []),
      ];
    }
    case 'destroyed':
      return [{ what: 'destroyed', have: destroyedBy(board, player).length + toppled.length, need: goal.wins }];
    case 'powerInPlay': {
      const all = cardsOn(board).filter(({ id, zone, master }) => zone === 'structure' && master !== null && !isBlighted(board, id));
      const have = all.filter(({ id }) => fitsInGoals(board, goal.filter, id)).reduce((sum, { id }) => sum + lastingPower(board, id), 0);
      return [{ what: 'inPlay', have, need: goal.power }];
    }
    case 'pairs': {
      const fallen = destroyedBy(board, player).filter(({ traits }) => traits.includes(goal.destroyed)).length;
      const held = controlled(board, player, goal.controlled);
      const ways = PAIRS.map(([destroyed, control]): Measure[] => [
        { what: 'destroyed', have: fallen, need: destroyed, alignment: goal.destroyed },
        { what: 'held', have: held, need: control, alignment: goal.controlled },
      ]);
      return ways.reduce((best, way) => (missing(way) < missing(best) ? way : best));
    }
    case 'illuminati':
      return [{ what: 'illuminati', have: toppled.length + helped.length, need: goal.count }];
    default:
      return [];
  }
};

const meetsAlone = (board: Board, player: PlayerId, goal: SpecialGoal): boolean => {
  const measures = measuresAlone(board, player, goal);
  return measures.length > 0 && measures.every(isReached);
};

/** Basic count under goals that change it, with cards that count double. */
const basicMeasures = (board: Board, player: PlayerId, goals: readonly SpecialGoal[]): Measure[] => {
  const [have, need] = onBasic(
    board,
    player,
    goals.filter(({ kind }) => ALTERS_COUNT.has(kind)),
  );
  const twice = goals.some(({ kind }) => kind === 'double') ? doubles(board, counting(board, player), goals) : null;
  return [{ what: 'basic', have, need }, ...(twice === null ? [] : [{ what: 'twice' as const, have: twice, need: MOST_DOUBLE }])];
};

/** Exposed Goal cards of a hand; if they cannot be combined, the one with most progress (N-1204). */
const openGoals = (board: Board, player: PlayerId): readonly PlotFacts[] => {
  const open = seatOf(board, player).plots.flatMap(({ card }) => {
    const facts = plotFacts(card);
    return facts?.kind === 'goal' ? [facts] : [];
  });
  if (open.length < 2 || limitOf(board, player, 'goals') > 1) return open;
  const lacks = ({ id }: PlotFacts) => missing(cardMeasures(board, player, id));
  return [open.reduce((best, goal) => (lacks(goal) < lacks(best) ? goal : best))];
};

/** Public progress: the Basic count, exposed Goal cards, and the Illuminati's goal (N-1201, N-1202). */
export const publicMeasures = (board: Board, player: PlayerId): Measure[] => {
  const goal = ownGoal(board, player);
  const open = openGoals(board, player);
  const shown = open.flatMap((goal) => goal.goal ?? []);
  const combined = open.flatMap((plot) => (plot.combinable && plot.goal ? [plot.goal] : []));
  return [
    ...basicMeasures(board, player, [goal, ...combined]),
    ...[...shown, goal].flatMap((measured) => measuresAlone(board, player, measured)),
  ];
};

/** Progress with a Goal card shown, as `meetsCard` counts (N-1203, N-1204). Empty for other cards. */
export const cardMeasures = (board: Board, player: PlayerId, card: CardId): Measure[] => {
  const facts = plotFacts(card);
  if (facts?.kind !== 'goal' || !facts.goal) return [];
  const alone = measuresAlone(board, player, facts.goal);
  return facts.combinable ? [...basicMeasures(board, player, [ownGoal(board, player), facts.goal]), ...alone] : alone;
};

const countedAlone = (board: Board, player: PlayerId, goal: SpecialGoal): readonly TableCard[] => {
  switch (goal.kind) {
    case 'totalPower':
      return counting(board, player);
    case 'powerInPlay':
      return cardsOn(board).filter(
        ({ id, zone, master }) => zone === 'structure' && master !== null && !isBlighted(board, id) && fitsInGoals(board, goal.filter, id),
      );
    case 'pairs':
      return counting(board, player).filter(({ id, master }) => master !== null && countsAs(board, id, goal.controlled));
    default:
      return [];
  }
};

/** Cards on the table that a claim publicly counts (N-1207). `cards`: Goal cards shown with it; empty: the public goals. */
export const countedCards = (board: Board, player: PlayerId, cards: readonly CardId[]): CopyId[] => {
  const shown = cards.flatMap((card) => plotFacts(card)?.goal ?? []);
  const goals = [ownGoal(board, player), ...shown];
  const met = goals.filter((goal) => meetsAlone(board, player, goal));
  // A claimed Goal card that stands alone counts for itself; otherwise every met goal counts.
  const alone = met.filter((goal) => shown.includes(goal));
  const standing = (alone.length > 0 ? alone : met).flatMap((goal) => countedAlone(board, player, goal));
  const [have, need] = onBasic(
    board,
    player,
    goals.filter(({ kind }) => ALTERS_COUNT.has(kind)),
  );
  const resources = goals.some(({ kind }) => kind === 'magicResources')
    ? cardsOn(board).filter(({ id, zone, owner }) => zone === 'resource' && owner === player && traitsOf(board, id).has('Magic'))
    : [];
  const basic = alone.length === 0 && have >= need ? [...counting(board, player), ...resources] : [];
  return [...new Set([...standing, ...basic].map(({ id }) => id))];
};

const ownGoal = (board: Board, player: PlayerId): SpecialGoal =>
  illuminatiFacts(illuminatiCard(board, player) ?? '')?.goal ?? { kind: 'none' };

/** True if a player meets the public goals, with these Goal cards shown (N-1207). */
export const meetsWith = (board: Board, player: PlayerId, cards: readonly PlotFacts[]): boolean => {
  const shown = cards.flatMap(({ goal, combinable }) => (goal && combinable ? [goal] : []));
  // Several Goals by a card other than the Illuminati's own text do not combine.
  if (shown.length > 1 && limitOf(board, player, 'goals') === 1) return cards.some((card) => meetsWith(board, player, [card]));
  const goals = [ownGoal(board, player), ...shown];
  const [counted, needed] = onBasic(
    board,
    player,
    goals.filter(({ kind }) => ALTERS_COUNT.has(kind)),
  );
  return counted >= needed || goals.some((goal) => meetsAlone(board, player, goal));
};

/** `basic` and `special`: public goals that a player meets without a card. */
export const publicGoals = (board: Board, player: PlayerId): ('basic' | 'special')[] => {
  const [plain, needed] = onBasic(board, player, []);
  const goal = ownGoal(board, player);
  const [counted, lowered] = onBasic(board, player, ALTERS_COUNT.has(goal.kind) ? [goal] : []);
  const special =
    (ALTERS_COUNT.has(goal.kind) && counted >= lowered && (counted > plain || lowered < needed)) || meetsAlone(board, player, goal);
  return [...(plain >= needed ? (['basic'] as const) : []), ...(special ? (['special'] as const) : [])];
};

export const meetsCard = (board: Board, player: PlayerId, { goal, combinable }: PlotFacts): boolean => {
  if (!goal) return false;
  if (!combinable) return meetsAlone(board, player, goal);
  const goals = [ownGoal(board, player), goal].filter(({ kind }) => ALTERS_COUNT.has(kind));
  const [counted, needed] = onBasic(board, player, goals);
  return counted >= needed || meetsAlone(board, player, goal);
};

export const progressOf = (board: Board, player: PlayerId): [number, number] => {
  const goal = ownGoal(board, player);
  return onBasic(board, player, ALTERS_COUNT.has(goal.kind) ? [goal] : []);
};

export const goalsMet = (actor: Actor): string[] => {
  const { board, player } = actor;
  const cards = allPlots(actor).flatMap(({ card }) => {
    const facts = plotFacts(card);
    return facts?.kind === 'goal' && meetsCard(board, player, facts) ? [card] : [];
  });
  return [...publicGoals(board, player), ...new Set(cards)];
};

const GOAL_CARDS: readonly PlotFacts[] = CARDS.filter((facts): facts is PlotFacts => isPlotFacts(facts) && facts.kind === 'goal');

/** True if the program asks a player for hidden Goal cards: with a hidden Plot, they would meet any one Goal card (N-1207). */
export const mayClaim = (board: Board, player: PlayerId): boolean => {
  if (seatOf(board, player).hiddenPlots === 0) return false;
  const [counted, needed] = progressOf(board, player);
  const fallen = destroyedBy(board, player).length;
  return GOAL_CARDS.some((facts) => {
    // Most goals are too far for a check of each card.
    if (facts.goal?.kind === 'double' && facts.combinable && counted + MOST_DOUBLE < needed) return false;
    if (facts.goal?.kind === 'pairs' && fallen < FEWEST_DESTROYED) return false;
    return meetsCard(board, player, facts);
  });
};

/** True if claims are possible yet (N-1205). */
export const claimsOpen = (board: Board): boolean => {
  const { round, seats, first, turn } = board;
  if (earlierOf(board).claimsByRounds) return round >= 2;
  const turns = seats.find(({ player }) => player === first)?.turns ?? 0;
  // A turn put before another one counts as the first player's second, too (N-1511).
  return round >= 2 || turns + (turn?.player === first ? 1 : 0) >= 2;
};

export const meetsOpenly = (board: Board, player: PlayerId): boolean =>
  meetsWith(
    board,
    player,
    seatOf(board, player).plots.flatMap(({ card }) => {
      const facts = plotFacts(card);
      return facts?.kind === 'goal' ? [facts] : [];
    }),
  );

/** The winners when the victory window closes (N-1206, N-1208). */
export const winnersOf = (board: Board): PlayerId[] => {
  const meeting = seatsIn(board)
    .map(({ player }) => player)
    .filter(
      (player) =>
        meetsOpenly(board, player) ||
        board.claims.some((claim) => claim.player === player && claim.cards.some((id) => shownMeets(board, player, id))),
    );
  const shared = (player: PlayerId) => ownGoal(board, player).kind === 'powerInPlay' && meetsAlone(board, player, ownGoal(board, player));
  const twins = (player: PlayerId) =>
    meeting.some((other) => other !== player && illuminatiCard(board, other) === illuminatiCard(board, player)) && !shared(player);
  return meeting.filter((player) => !twins(player));
};

const shownMeets = (board: Board, player: PlayerId, id: string): boolean => {
  const held = seatOf(board, player).plots.find((plot) => plot.id === id);
  const facts = held && plotFacts(held.card);
  return facts?.kind === 'goal' && meetsCard(board, player, facts);
};
