import type { Refusal } from '../../core/types.js';
import { plotFacts } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import { type Actor, allGroups, allPlots, isKept, seatOf, structureOf, tableCard } from '../game/game.js';
import type { Cost } from '../types/cards.js';
import type { Choice, Choices, CopyId, Kept, PlayFields, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { powerOf } from '../values/values.js';
import { Candidate } from './candidate.js';
import { type CostContext, type GroupsCost, hasNoUndrawn, mayPay, powerNeeded, structureAndResources, tokenRefusal } from './cost.js';
import { standIn } from './uses.js';

/* Payers of a cost (N-404). */

/** The parts of a cost, of which each or one is paid: what shared undrawn cards stand for is among them. */
const partsOf = (board: Actor['board'], cost: Cost): readonly Cost[] => {
  if (typeof cost !== 'object') return [cost];
  if ('any' in cost) return cost.any.flatMap((part) => partsOf(board, part));
  if ('all' in cost) return cost.all.flatMap((part) => partsOf(board, part));
  return 'deck' in cost && cost.shared !== undefined && hasNoUndrawn(board) ? partsOf(board, cost.shared) : [cost];
};

type TokenCost = 'targetOrMaster' | Extract<Cost, { groups: unknown } | { cards: unknown } | { illuminati: unknown }>;

const takesTokens = (part: Cost): part is TokenCost =>
  part === 'targetOrMaster' || (typeof part === 'object' && ('groups' in part || 'cards' in part || 'illuminati' in part));

const isPayer = (actor: Actor, part: TokenCost, bound: CostContext, card: TableCard): boolean => {
  const { board, player } = actor;
  if (part === 'targetOrMaster')
    return bound.target !== undefined && [bound.target, tableCard(board, bound.target)?.master].includes(card.id);
  if ('illuminati' in part) return seatOf(board, player).illuminati === card.id;
  return 'groups' in part ? mayPay(actor, part.groups, bound, card) : part.cards.includes(card.card);
};

const payerRefusal = (actor: Actor, parts: readonly TokenCost[], bound: CostContext, card: TableCard): Refusal | null =>
  parts.some((part) => isPayer(actor, part, bound, card))
    ? tokenRefusal(actor, card.id, 1)
    : refuse('N-404', 'notAllowed', { card: card.card });

/** Says why a card may not pay for what is played. */
type Bar = (card: CopyId) => Refusal | null | undefined;

/** Plots of the hand that stand for an action in the payment of another one. */
const standIns = (actor: Actor): Kept[] => allPlots(actor).filter(({ card }) => plotFacts(card)?.standsFor !== undefined);

const standInRefusal = (actor: Actor, playing: CopyId, copy: CopyId): Refusal | null => {
  const stand = standIn(actor, playing, { pay: [copy] });
  return stand && 'why' in stand ? stand : null;
};

const discardRefusal = ({ board }: Actor, { id, card }: Kept): Refusal | null => {
  if (board.turn?.tried.includes(id) && !earlierOf(board).handsFree) return refuse('N-495', 'cannotLeave', { card });
  return isKept(board, id) ? refuse('N-1207', 'alreadyClaimed') : null;
};

type HandCost = Extract<Cost, { hand: unknown }>;

const takesHand = (part: Cost): part is HandCost => typeof part === 'object' && 'hand' in part;

/** Cards of the hand of which some are discarded, but for the one that is played. */
const discardsFor = (actor: Actor, { hand: { plots = 0, groups = 0 } }: HandCost, playing: CopyId): Kept[] =>
  [...(plots > 0 ? allPlots(actor) : []), ...(groups > 0 ? allGroups(actor) : [])].filter(({ id }) => id !== playing);

/** The cards that can be named to pay a cost, each with the reason why it does not. */
export const paymentChoices = (actor: Actor, cost: Cost, bound: CostContext, barred: Bar): readonly Choices[] => {
  const parts = partsOf(actor.board, cost);
  const tokens = parts.filter(takesTokens);
  // The own Illuminati pays by itself where nothing else can.
  const isNamed = tokens.some((part) => typeof part !== 'object' || !('illuminati' in part));
  const hands = parts.filter(takesHand);
  const payers: Choice[] = isNamed
    ? structureAndResources(actor).map(
        (card) => new Candidate({ pay: [card.id] }, () => payerRefusal(actor, tokens, bound, card) ?? barred(card.id) ?? null),
      )
    : [];
  if (isNamed && tokens.some((part) => typeof part === 'object' && 'groups' in part) && bound.self === null)
    payers.push(
      ...standIns(actor).map(
        ({ id }) => new Candidate({ pay: [id] }, () => standInRefusal(actor, bound.playing, id) ?? barred(id) ?? null),
      ),
    );
  const discards = new Map(hands.flatMap((part) => discardsFor(actor, part, bound.playing)).map((card) => [card.id, card]));
  return [
    ...(isNamed ? [{ fields: ['pay'] as const, optional: true, most: payers.length, values: payers }] : []),
    ...(hands.length > 0
      ? [
          {
            fields: ['discard'] as const,
            optional: parts.length > hands.length,
            most: Math.max(...hands.map(({ hand: { plots = 0, groups = 0 } }) => plots + groups)),
            values: [...discards.values()].map((card) => new Candidate({ discard: [card.id] }, () => discardRefusal(actor, card))),
          },
        ]
      : []),
  ];
};

type Payment = Pick<PlayFields, 'pay' | 'discard'>;

/** Most cards tried in twos and threes; the weakest are left out. */
const MOST_PAYERS = 12;

function* picks<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count <= 0) {
    yield [];
    return;
  }
  for (const [index, first] of list.entries()) for (const rest of picks(list.slice(index + 1), count - 1)) yield [first, ...rest];
}

/** The Groups that could pay, in the order in which they are spared least: few, with little Power, first. */
function* groupPayments(actor: Actor, cost: GroupsCost, bound: CostContext): Generator<Payment> {
  const { board, player } = actor;
  const payers = structureOf(board, player).filter(
    (card) => card.tokens > 0 && mayPay(actor, cost, bound, card) && tokenRefusal(actor, card.id, 1) === null,
  );
  const powers = new Map(payers.map(({ id }) => [id, powerOf(board, id)]));
  const powerBy = (id: CopyId) => powers.get(id) ?? 0;
  const able = [...powers.keys()].sort((first, second) => powerBy(first) - powerBy(second)).slice(-MOST_PAYERS);
  const needed = powerNeeded(actor, cost, bound);
  const enough = (pay: readonly CopyId[]) => pay.reduce((sum, id) => sum + powerBy(id), 0) >= needed;
  const counts = cost.count === undefined ? [1, 2, 3] : [cost.count];
  const stands = bound.self === null ? standIns(actor).filter(({ id }) => standInRefusal(actor, bound.playing, id) === null) : [];
  for (const count of counts) {
    for (const pay of picks(able, count)) if (enough(pay)) yield { pay };
    for (const { id } of stands) for (const pay of picks(able, count - 1)) yield { pay: [id, ...pay] };
  }
  if (cost.count !== undefined) return;
  const strongest = [...able].reverse();
  for (let count = 1; count <= strongest.length; count++) {
    const pay = strongest.slice(0, count);
    if (cost.several || (count > 3 && enough(pay))) yield { pay };
  }
}

/** Ways to pay a cost, the cheapest first; whether they do, the rules still say. The first names nothing. */
export function* paymentsOf(actor: Actor, cost: Cost, bound: CostContext): Generator<Payment> {
  yield {};
  yield* named(actor, cost, bound);
}

function* handPayments(actor: Actor, { hand: { plots = 0, groups = 0 } }: HandCost, { playing }: CostContext): Generator<Payment> {
  const spare = (held: readonly Kept[]) =>
    held.filter((card) => card.id !== playing && discardRefusal(actor, card) === null).map(({ id }) => id);
  for (const some of picks(spare(allPlots(actor)), plots))
    for (const others of picks(spare(allGroups(actor)), groups)) yield { discard: [...some, ...others] };
}

function* named(actor: Actor, cost: Cost, bound: CostContext): Generator<Payment> {
  if (cost === 'targetOrMaster') {
    const master = bound.target === undefined ? undefined : tableCard(actor.board, bound.target)?.master;
    for (const id of [bound.target, master]) if (id != null) yield { pay: [id] };
  }
  if (typeof cost !== 'object') return;
  const { illuminati } = seatOf(actor.board, actor.player);
  if ('illuminati' in cost && illuminati !== null) yield { pay: [illuminati] };
  else if ('groups' in cost) yield* groupPayments(actor, cost.groups, bound);
  else if ('cards' in cost) {
    for (const card of structureAndResources(actor)) if (isPayer(actor, cost, bound, card)) yield { pay: [card.id] };
  } else if ('hand' in cost) yield* handPayments(actor, cost, bound);
  else if ('deck' in cost) {
    if (hasNoUndrawn(actor.board)) yield* cost.shared === undefined ? [] : named(actor, cost.shared, bound);
    else yield { discard: [] };
  } else if ('any' in cost) for (const part of cost.any) yield* named(actor, part, bound);
  else if ('all' in cost) yield* together(actor, cost.all, bound);
}

/** Each part of a joint cost with payers of its own. */
function* together(actor: Actor, [first, ...rest]: readonly Cost[], bound: CostContext): Generator<Payment> {
  if (first === undefined) {
    yield {};
    return;
  }
  let found = false;
  for (const payer of named(actor, first, bound)) {
    found = true;
    for (const other of together(actor, rest, bound)) {
      const pay = [...(payer.pay ?? []), ...(other.pay ?? [])];
      const discard = [...(payer.discard ?? []), ...(other.discard ?? [])];
      yield { ...(pay.length > 0 && { pay }), ...(discard.length > 0 && { discard }) };
    }
  }
  if (!found) yield* together(actor, rest, bound);
}
