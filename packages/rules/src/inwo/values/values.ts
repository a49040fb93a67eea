import { fitsBy } from '../cards/filter.js';
import { factsOf } from '../cards/index.js';
import { textsOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { Cached } from '../game/cached.js';
import { cardOn, cardsOn, inStructure, tableCard } from '../game/game.js';
import type { Filter, Forbid, Modify, RuleId, StatChange } from '../types/cards.js';
import type { Board, CopyId, TableCard } from '../types/index.js';
import { ALIGNMENTS, type Alignment, ATTRIBUTES } from '../types/words.js';
import { type Extra, worth } from './layers.js';
import { countPer, liveCard, shareLive, tableOf } from './live.js';
import type { StatOp } from './printed.js';
import { covered } from './words.js';

export const traitsOf = (board: Board, id: CopyId): ReadonlySet<string> => liveCard(board, id).traits;

/** True if a card in play answers to a filter now. */
export const fits = (board: Board, filter: Filter, id: CopyId): boolean => {
  if (typeof filter === 'string') return filter === 'anything' || traitsOf(board, id).has(filter);
  return fitsBy(board, (card) => traitsOf(board, card), filter, id);
};

/** True if a card counts as this in goals (N-1507). */
export const countsAs = (board: Board, id: CopyId, word: string): boolean => {
  const { traits, beside } = liveCard(board, id);
  return traits.has(word) && !beside.has(word);
};

export const fitsInGoals = (board: Board, filter: Filter, id: CopyId): boolean =>
  fitsBy(
    board,
    (card) => {
      const { traits, beside } = liveCard(board, card);
      return beside.size === 0 ? traits : new Set([...traits].filter((word) => !beside.has(word)));
    },
    filter,
    id,
  );

/** The same by permanent words alone (N-307). */
export const fitsForGood = (board: Board, filter: Filter, id: CopyId): boolean =>
  fitsBy(board, (card) => liveCard(board, card).permanent, filter, id);

export const alignmentsOf = (board: Board, id: CopyId): Alignment[] => {
  const traits = traitsOf(board, id);
  return ALIGNMENTS.filter((alignment) => traits.has(alignment));
};

export const attributesOf = (board: Board, id: CopyId): string[] => {
  const traits = traitsOf(board, id);
  return ATTRIBUTES.filter((attribute) => traits.has(attribute));
};

/** Live Power; what one action adds or multiplies goes into `extra`. +10 in defence is no part of it. */
export const powerOf = (board: Board, id: CopyId, extra?: Extra): number => worth(liveCard(board, id).power, extra);

/** Power with what counts for defence only; +10 counts once in an attack, where it comes `first` (N-414, N-1502). */
export const powerInDefence = (board: Board, id: CopyId, { sum = 0, times = 1, ...extra }: Extra = {}, first = true): number => {
  const { power, defence } = liveCard(board, id);
  return worth(power, { ...extra, times: Math.max(times, defence.power.times), sum: sum + (first ? defence.power.sum : 0) });
};

export const resistanceOf = (board: Board, id: CopyId, extra: Extra = {}): number => {
  const { resistance, defence } = liveCard(board, id);
  const { sum, times } = defence.resistance;
  return worth(resistance, { ...extra, times: Math.max(times, extra.times ?? 1), sum: (extra.sum ?? 0) + sum });
};

export const globalOf = (board: Board, id: CopyId): number => liveCard(board, id).global;

/** Power that goals count (N-1209). */
export const lastingPower = (board: Board, id: CopyId): number => worth(liveCard(board, id).lasting);

/** Changes of a number by layer: set, multiplied, added (N-303). */
export const explained = (board: Board, id: CopyId, stat: StatChange['stat']): StatOp[] =>
  liveCard(board, id)
    .ops.filter(({ change }) => change.stat === stat && !(change.how === 'add' && change.amount === 0))
    .sort((first, second) => LAYERS.indexOf(first.change.how) - LAYERS.indexOf(second.change.how));

/** Fixed numbers are one layer, in the order played; then multipliers, then sums. */
const LAYERS: readonly StatChange['how'][] = ['asPower', 'times', 'add'];

/** True if a linked Plot is without effect for now (N-807). */
export const isAsleep = (board: Board, id: CopyId): boolean => {
  const { zone, card, host } = cardOn(board, id);
  if (zone === 'resource') return !linkHolds(board, cardOn(board, id));
  if (zone !== 'linked' || host === null) return false;
  const hostCard = tableCard(board, host);
  if (hostCard?.zone !== 'structure' && hostCard?.zone !== 'target') return true;
  const found = textsOf(card).link;
  return found !== null && !found.stays && !fits(board, found.filter, host);
};

/** True if a card's link to a Group holds now: an unlawful one sleeps (N-807). */
const linkHolds = (board: Board, { zone, host, card }: TableCard): boolean => {
  const facts = factsOf(card);
  if (zone !== 'resource' || host === null || facts.kind !== 'resource' || facts.link === null) return true;
  return tableCard(board, host)?.zone === 'structure' && fits(board, facts.link, host);
};

export const hasLink = (board: Board, id: CopyId, says: 'noPuppets' | 'noAgents'): boolean =>
  cardsOn(board).some(
    (card) => card.host === id && card.zone === 'linked' && textsOf(card.card).link?.link[says] && !isAsleep(board, card.id),
  );

/** Number of arrows between a card and its Illuminati (N-310). */
export const distanceOf = (board: Board, id: CopyId): number => {
  let distance = 0;
  for (let above = tableCard(board, id); above && above.master !== null; above = tableCard(board, above.master)) distance += 1;
  return distance;
};

const hit = new Cached((board) => cardsOn(board).some(({ devastated }) => devastated));

/** True if a Place is Devastated. */
export const isAnyHit = (board: Board): boolean => hit.of(board);

/** A Devastated Place and all below it (N-733). */
export const isBlighted = (board: Board, id: CopyId): boolean => {
  if (!isAnyHit(board)) return false;
  for (let above = tableCard(board, id); above; above = above.master === null ? undefined : tableCard(board, above.master))
    if (above.devastated) return true;
  return false;
};

/** True if the host of a Magic Artifact keeps it from being lost. */
export const isSafe = (board: Board, id: CopyId): boolean => {
  const { host } = cardOn(board, id);
  return host !== null && hasRule(board, host, 'linkedSafe') && fits(board, { all: ['Magic', 'Artifact'] }, id);
};

/** True if no Relief may come to a Place for now. */
export const isReliefBarred = (board: Board, id: CopyId): boolean =>
  board.changes.some(({ on: changed, until }) => changed === id && until === 'ownEnd');

/** True if a New World Order takes the card's tokens and abilities. */
export const isSilenced = (board: Board, id: CopyId): boolean =>
  board.nwo.length > 0 && board.nwo.some((order) => hasRuleText(board, order, 'hungerSilences')) && traitsOf(board, id).has('Green');

const hasRuleText = (board: Board, id: CopyId, rule: RuleId): boolean => textsOf(cardOn(board, id).card).rules.has(rule);

export const hasRule = (board: Board, id: CopyId, rule: RuleId): boolean => hasRuleText(board, id, rule) && !isSilenced(board, id);

export const playerHasRule = (board: Board, player: string, rule: RuleId): boolean =>
  standingChanges(board, 'rule').some(([{ owner, zone }, modify]) => modify.rule === rule && owner === player && zone !== 'nwo');

/** Key of standing changes and prohibitions; a board that an attack is tried out on has no table of its own. */
export const tableOrStamp = (board: Board): unknown => tableOf(board) ?? board.stamp;

type Standing = readonly (readonly [TableCard, Modify])[];

const NO_CHANGES: Standing = [];

const standing = new Cached<ReadonlyMap<Modify['of'], Standing>>((board) => {
  const byKind = new Map<Modify['of'], (readonly [TableCard, Modify])[]>();
  for (const card of cardsOn(board)) {
    if (!inStructure(card) && card.zone !== 'resource' && card.zone !== 'nwo') continue;
    const modifies = textsOf(card.card).modifies;
    if (modifies.length === 0 || isSilenced(board, card.id)) continue;
    for (const modify of modifies) {
      const list = byKind.get(modify.of);
      if (list) list.push([card, modify]);
      else byKind.set(modify.of, [[card, modify]]);
    }
  }
  return byKind;
}, tableOrStamp);

type Forbidding = readonly (readonly [TableCard, readonly Forbid[]])[];

const forbidding = new Cached<Forbidding>(
  (board) =>
    cardsOn(board).flatMap((card) => {
      const forbids = inStructure(card) || card.zone === 'resource' ? textsOf(card.card).forbids : [];
      return forbids.length > 0 && !isSilenced(board, card.id) ? [[card, forbids] as const] : [];
    }),
  tableOrStamp,
);

/** Cards in play whose texts forbid something. */
export const forbiddersOn = (board: Board): Forbidding => forbidding.of(board);

/** Lets a board on which an attack is tried out take over what is known of the table (N-415). */
export const shareValues = (from: Board, copy: Board, target: CopyId | null): void => {
  shareLive(from, copy, target);
  standing.set(copy, standing.of(from));
  forbidding.set(copy, forbidding.of(from));
};

/** Standing changes of one kind, with the cards that make them. */
export const standingChanges = <O extends Modify['of']>(
  board: Board,
  form: O,
): readonly (readonly [TableCard, Extract<Modify, { of: O }>])[] =>
  (standing.of(board).get(form) ?? NO_CHANGES) as readonly (readonly [TableCard, Extract<Modify, { of: O }>])[];

/** Standing changes of one kind that a card's own text makes, wherever it lies: a Group of a hand, or of the middle, speaks for itself alone (N-415). */
export const ownChanges = <O extends Modify['of']>(
  board: Board,
  id: CopyId,
  form: O,
): readonly (readonly [TableCard, Extract<Modify, { of: O }>])[] => {
  const card = cardOn(board, id);
  const modifies = textsOf(card.card).modifies.filter((modify): modify is Extract<Modify, { of: O }> => modify.of === form);
  return modifies.length === 0 || isSilenced(board, id) ? [] : modifies.map((modify) => [card, modify] as const);
};

/** Standing changes of one kind that an attack on this card has to do with: those on the table, and the card's own from a hand (N-415). */
export const changesAround = <O extends Modify['of']>(
  board: Board,
  target: CopyId,
  form: O,
): readonly (readonly [TableCard, Extract<Modify, { of: O }>])[] => {
  const standing = standingChanges(board, form);
  const { zone } = cardOn(board, target);
  if ((zone !== 'target' && zone !== 'middle') || earlierOf(board).mutesHands) return standing;
  const own = ownChanges(board, target, form);
  return own.length > 0 ? [...standing, ...own] : standing;
};

const takesNone = (board: Board, card: TableCard): boolean => {
  const { id } = card;
  const facts = factsOf(card.card);
  if (card.zone === 'resource') {
    if (facts.kind !== 'resource' || !facts.hasTokens) return true;
  } else if (!inStructure(card) || isBlighted(board, id) || isSilenced(board, id)) return true;
  return 'inward' in facts && powerOf(board, id) === 0 && (facts.power !== 0 || hasRule(board, id, 'idleAtZero'));
};

/** How many tokens the card takes at `ready` (N-204, N-306). */
export const tokensTaken = (board: Board, id: CopyId): number => {
  if (takesNone(board, cardOn(board, id))) return 0;
  let taken = 1;
  let added = 0;
  for (const [source, { covers, how, amount, per, when }] of standingChanges(board, 'tokens')) {
    if (!covered(board, source, covers).some((target) => target.id === id) || (covers === 'linked' && !linkHolds(board, source))) continue;
    if (when?.master && (source.master === null || !fits(board, when.master, source.master))) continue;
    const times = per ? countPer(board, (counted) => traitsOf(board, counted), source, per) : 1;
    if (how === 'set') taken = Math.max(taken, amount);
    else added += amount * times;
  }
  return taken + added;
};

/** Plots that a player may hold outside the own turn (N-503), or Goal cards (N-1204). */
export const limitOf = (board: Board, player: string, what: 'plots' | 'goals'): number => {
  let limit = what === 'plots' ? 5 : 1;
  let added = 0;
  for (const [{ owner }, { what: which, how, amount }] of standingChanges(board, 'limit')) {
    if (owner !== player || which !== what) continue;
    if (how === 'set') limit = Math.max(limit, amount);
    else added += amount;
  }
  return limit + added;
};

/** Plots that a player draws at the start of a turn (N-202). */
export const plotDrawsOf = (board: Board, player: string): number => {
  let draws = 1;
  let added = 0;
  for (const [source, { how, amount, per }] of standingChanges(board, 'draws')) {
    if (source.owner !== player) continue;
    if (how === 'set') draws = Math.max(draws, amount);
    else added += amount * (per ? countPer(board, (counted) => traitsOf(board, counted), source, per) : 1);
  }
  return draws + added;
};

export const puppetsOf = (board: Board, id: CopyId): TableCard[] => cardsOn(board).filter(({ master }) => master === id);

export const mayAct = (board: Board, id: CopyId): boolean => {
  const card = cardOn(board, id);
  return card.tokens > 0 && (card.zone === 'resource' || (inStructure(card) && powerOf(board, id) > 0));
};
