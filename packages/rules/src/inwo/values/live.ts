import { fitsBy, type TraitsOf } from '../cards/filter.js';
import { factsOf } from '../cards/index.js';
import { textsOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { Cached } from '../game/cached.js';
import { cardsOn, structureOf } from '../game/game.js';
import type { CardFacts, Per, RuleId, StatChange } from '../types/cards.js';
import type { Board, Change, CopyId, TableCard } from '../types/index.js';
import { areSame, inputsOf, targetsOn } from './inputs.js';
import { layersOf, worth } from './layers.js';
import { asPrinted, type LiveCard, type LiveNumbers, liveWith, NO_NUMBERS, NONE, NOTHING, printedNumbers, type StatOp } from './printed.js';
import { changers, covered, holds, inPlay, isWorded, wordsOf } from './words.js';

/* Live values (N-303): computed for a whole board, cached by its stamp. Words first, numbers next, Global Power last. */

type Live = Pick<ReadonlyMap<CopyId, LiveCard>, 'get'>;

/** How many cards a `per` counts. */
export const countPer = (board: Board, traitsOf: TraitsOf, source: TableCard, { filter, among }: Per): number =>
  covered(board, source, among).filter(({ id }) => fitsBy(board, traitsOf, filter, id)).length;

const scaled = (changes: readonly StatChange[], factor: number): StatChange[] =>
  changes.map((change) => (change.how === 'add' ? { ...change, amount: change.amount * factor } : change));

/** A Resource whose Group does not answer to its link for now sleeps (N-807). */
const linkFits = (board: Board, traitsOf: TraitsOf, { zone, host, card }: TableCard): boolean => {
  const facts = factsOf(card);
  return (
    zone !== 'resource' || host === null || facts.kind !== 'resource' || facts.link === null || fitsBy(board, traitsOf, facts.link, host)
  );
};

/** True if a New World Order on the table says this. */
const saysOnOrders = (board: Board, rule: RuleId): boolean =>
  board.nwo.some((id) => {
    const card = board.cards[id];
    return card !== undefined && textsOf(card.card).rules.has(rule);
  });

/** True if a card leaves a Group no Resistance, nor any bonus of abilities or of its master to it. */
const strips = (card: string): boolean => textsOf(card).rules.has('stripsResistance');

/** True if a New World Order takes the abilities of a card with these words: it changes no numbers then. */
const isHushed = (board: Board, traits: ReadonlySet<string>, { zone }: TableCard): boolean =>
  zone === 'structure' && traits.has('Green') && !earlierOf(board).hungrySpeak && saysOnOrders(board, 'hungerSilences');

/** Collects changes of numbers, for one card or for all. */
class NotedChanges {
  readonly #noted = new Map<CopyId, StatOp[]>();

  constructor(private readonly only: CopyId | null) {}

  note(
    id: CopyId,
    { card, order }: Pick<TableCard, 'card' | 'order'>,
    changes: readonly StatChange[],
    { lasting = true, defence = false, ability = false } = {},
  ): void {
    if (this.only !== null && id !== this.only) return;
    let list = this.#noted.get(id);
    if (!list) {
      list = [];
      this.#noted.set(id, list);
    }
    for (const change of changes) list.push({ card, order, change, lasting, defence, ability });
  }

  of(id: CopyId): StatOp[] | undefined {
    return this.#noted.get(id)?.sort((a, b) => a.order - b.order);
  }
}

const noteTexts = (board: Board, traitsOf: TraitsOf, source: TableCard, noted: NotedChanges): void => {
  if (isHushed(board, traitsOf(source.id), source)) return;
  for (const modify of textsOf(source.card).modifies) {
    if (modify.of !== 'stats' || modify.changes.length === 0 || !holds(board, traitsOf, source, modify.when)) continue;
    const changes = modify.per ? scaled(modify.changes, countPer(board, traitsOf, source, modify.per)) : modify.changes;
    if (modify.covers === 'linked' && !linkFits(board, traitsOf, source)) continue;
    for (const { id } of covered(board, source, modify.covers))
      if (fitsBy(board, traitsOf, modify.filter ?? 'anything', id)) noted.note(id, source, changes, { ability: source.zone !== 'nwo' });
  }
};

const noteLink = (board: Board, traitsOf: TraitsOf, linked: TableCard, noted: NotedChanges): void => {
  if (linked.zone !== 'linked' || linked.host === null) return;
  const found = textsOf(linked.card).link;
  if (!found || !(found.stays || fitsBy(board, traitsOf, found.filter, linked.host))) return;
  noted.note(linked.host, linked, found.link.changes);
  const host = board.cards[linked.host];
  if (!found.link.perChurch || !host) return;
  const amount = found.link.perChurch * countPer(board, traitsOf, host, { filter: 'Church', among: 'structure' });
  noted.note(linked.host, linked, [
    { stat: 'power', how: 'add', amount },
    { stat: 'resistance', how: 'add', amount },
  ]);
};

const noteChange = (board: Board, traitsOf: TraitsOf, change: Change, noted: NotedChanges): void => {
  const { on: changed, stats, by, each, until, defence = false } = change;
  if (!stats) return;
  const meant =
    each === undefined
      ? [changed]
      : structureOf(board, by).flatMap(({ id, master }) => (master !== null && traitsOf(id).has(each) ? [id] : []));
  for (const id of meant) noted.note(id, change, stats, { lasting: until === 'good', defence });
};

const isPlain = ({ defence }: StatOp): boolean => !defence;

const changesOf = (mine: readonly StatOp[], stat: StatChange['stat'], counts: (change: StatOp) => boolean): StatChange[] =>
  mine.filter((op) => op.change.stat === stat && counts(op)).map(({ change }) => change);

/** The numbers of a card with its changes, in layers (N-303). `stripped`: order of the newest card that strips its Resistance; -1: none. */
const numbersOf = (facts: CardFacts, mine: readonly StatOp[], stripped: number): LiveNumbers => {
  const printed = 'power' in facts ? (facts.power ?? 0) : 0;
  const bare = stripped >= 0;
  const counts = ({ order, ability }: StatOp) => !bare || (order > stripped && !ability);
  const power = layersOf(printed, changesOf(mine, 'power', isPlain));
  const globalChanges = changesOf(mine, 'global', isPlain);
  const worthNow = worth(power);
  const isPower = facts.kind === 'illuminati' || globalChanges.some(({ how }) => how === 'asPower');
  return {
    power,
    resistance: layersOf(
      bare || !('resistance' in facts) ? 0 : facts.resistance,
      changesOf(mine, 'resistance', (op) => isPlain(op) && counts(op)),
    ),
    lasting: layersOf(
      printed,
      changesOf(mine, 'power', (op) => isPlain(op) && op.lasting),
    ),
    global: isPower ? worthNow : Math.min(worthNow, worth(layersOf('global' in facts ? facts.global : 0, globalChanges))),
    bare,
    ops: mine.filter((op) => op.change.stat !== 'resistance' || counts(op)),
    defence: {
      power: layersOf(
        0,
        changesOf(mine, 'power', ({ defence }) => defence),
      ),
      resistance: layersOf(
        0,
        changesOf(mine, 'resistance', (op) => op.defence && counts(op)),
      ),
    },
  };
};

/** @param only the one card that is asked for; null: all */
const compute = (board: Board, criminals: ReadonlySet<CopyId> = NONE, only: CopyId | null = null): Map<CopyId, LiveCard> => {
  const sources = changers(board);
  const { traits, permanent, beside } = wordsOf(board, sources, criminals);
  const printed = (card: TableCard | undefined) => (card && isWorded(card) ? textsOf(card.card).words : NONE);
  const traitsOf = (id: CopyId): ReadonlySet<string> => traits.get(id) ?? printed(board.cards[id]);
  const wordsAt = (card: TableCard) => ({
    traits: traits.get(card.id) ?? printed(card),
    permanent: permanent.get(card.id) ?? printed(card),
    beside: beside.get(card.id) ?? NONE,
  });
  const noted = new NotedChanges(only);
  for (const source of sources) noteTexts(board, traitsOf, source, noted);
  for (const linked of cardsOn(board)) noteLink(board, traitsOf, linked, noted);
  for (const change of board.changes) noteChange(board, traitsOf, change, noted);
  const strippings = board.changes.filter(({ card }) => strips(card));
  const live = new Map<CopyId, LiveCard>();
  for (const card of only === null ? cardsOn(board) : cardsOn(board).filter(({ id }) => id === only)) {
    const facts = factsOf(card.card);
    if (card.zone === 'resource') live.set(card.id, liveWith(wordsAt(card), NO_NUMBERS));
    else if (inPlay(card)) {
      const mine = noted.of(card.id);
      const stripped = strippings.reduce((newest, { on: changed, order }) => (changed === card.id ? Math.max(newest, order) : newest), -1);
      if (mine) live.set(card.id, liveWith(wordsAt(card), numbersOf(facts, mine, stripped)));
      else live.set(card.id, traits.has(card.id) ? liveWith(wordsAt(card), printedNumbers(facts)) : asPrinted(facts));
    }
  }
  return live;
};

/** Live values worked out for a whole table. */
interface Base {
  readonly all: ReadonlyMap<CopyId, LiveCard>;
  readonly inputs: readonly unknown[];
  readonly targets: readonly CopyId[];
}

interface Known {
  readonly live: Live;
  /** Their base; null on the board of a tried attack. */
  readonly base: Base | null;
  readonly targets: readonly CopyId[];
}

/** True if a New World Order gives words by Power (N-810). */
const judgesByPower = (board: Board): boolean => saysOnOrders(board, 'pcAlignment');

/** Live values; Conservatives of lasting Power 1 or less are Criminal by that order, judged as if nobody were so through it. */
const computeAll = (board: Board): ReadonlyMap<CopyId, LiveCard> => {
  const live = compute(board);
  if (!judgesByPower(board)) return live;
  const criminals = [...live].filter(([, { traits, lasting }]) => traits.has('Conservative') && worth(lasting) <= 1).map(([id]) => id);
  return criminals.length > 0 ? compute(board, new Set(criminals)) : live;
};

/** Live values after a change: those known, where nothing that they follow from has changed. */
const renewed = (board: Board, known: Known | undefined): Known => {
  const inputs = inputsOf(board);
  const targets = targetsOn(board).map(({ id }) => id);
  const isKnown = known?.base && areSame(known.base.inputs, inputs);
  if (isKnown && areSame(known.targets, targets)) return known;
  if (isKnown && !judgesByPower(board)) return { live: withTargets(known.base, board, targets), base: known.base, targets };
  const all = computeAll(board);
  return { live: all, base: { all, inputs, targets }, targets };
};

/** Live values where other Groups of hands are under attack than when the rest was worked out. */
const withTargets = ({ all, targets: gone }: Base, board: Board, targets: readonly CopyId[]): Live => {
  const own = new Map<CopyId, LiveCard | undefined>();
  for (const id of gone) own.set(id, undefined);
  for (const id of targets) own.set(id, compute(board, NONE, id).get(id));
  return own.size === 0 ? all : { get: (id) => (own.has(id) ? own.get(id) : all.get(id)) };
};

const known = new Cached<Known>(renewed);

export const liveOf = (board: Board): Live => known.of(board).live;

/** Stands for all that live values of a table follow from: another object as soon as any of that is different. */
export const tableOf = (board: Board): object | null => known.of(board).base;

const triedOn = (live: Live): Known => ({ live, base: null, targets: [] });

const withTarget = new WeakMap<Live, Map<CopyId, Live>>();

/** Shares live values with a board of the same cards, but for `target`, a Group of the hand that lies on the new board alone (N-415). */
export const shareLive = (from: Board, copy: Board, target: CopyId | null): void => {
  const live = liveOf(from);
  if (target === null) {
    known.set(copy, triedOn(live));
    return;
  }
  let tried = withTarget.get(live);
  if (!tried) {
    tried = new Map();
    withTarget.set(live, tried);
  }
  const before = tried.get(target);
  if (before) known.set(copy, triedOn(before));
  else tried.set(target, withCard(live, copy, target));
};

/** Live values with those of one card more, which changes no other. */
const withCard = (live: Live, board: Board, id: CopyId): Live => {
  if (judgesByPower(board)) return liveOf(board);
  const values = compute(board, NONE, id).get(id);
  const all: Live = { get: (card) => (card === id ? values : live.get(card)) };
  known.set(board, triedOn(all));
  return all;
};

/** Raises the board's stamp for a card that came or went without being in play: live values are as before. */
export const touchAlone = (board: Board): void => {
  const live = known.find(board);
  board.stamp += 1;
  if (live) known.set(board, live);
};

export const liveCard = (board: Board, id: CopyId): LiveCard => liveOf(board).get(id) ?? NOTHING;
