import { factsOf, isGroupFacts } from '../cards/index.js';
import type { CardFacts, Covers, Filter, Modify, Per, StatChange, When } from '../types/cards.js';
import type { LinkFacts } from '../types/effects.js';
import type { Board, CopyId, TableCard } from '../types/index.js';
import { isAlignment, oppositeOf } from '../types/words.js';
import { fitsBy } from './filter.js';
import { type Layers, layersOf, worth } from './layers.js';

/*
 * Live values (N-303): what every card in play is and counts now, worked out at once for a state of the board and kept until the board's
 * stamp changes. Words come first, numbers after them, Global Power last, since each asks for those before it.
 */

/** What a card in play is and counts now. */
export interface LiveCard {
  readonly traits: ReadonlySet<string>;
  /** Without changes that end by themselves (N-307). */
  readonly permanent: ReadonlySet<string>;
  readonly power: Layers;
  readonly resistance: Layers;
  /** Power for goals: without temporary changes (N-1209). */
  readonly lasting: Layers;
  readonly global: number;
  /** +10 in defence (N-1502). */
  readonly defence: { readonly power: number; readonly resistance: number };
}

type Live = ReadonlyMap<CopyId, LiveCard>;

const NONE: ReadonlySet<string> = new Set();

/** Standing changes of each card, read once. */
const STANDING = new Map<CardFacts, readonly Modify[]>();

/** All standing changes of a card by its text. */
export const modifiesOf = (facts: CardFacts): readonly Modify[] => {
  let list = STANDING.get(facts);
  if (!list) {
    list = facts.abilities.filter((ability): ability is Modify => ability.form === 'modify');
    STANDING.set(facts, list);
  }
  return list;
};

const LINKS = new Map<CardFacts, { readonly link: LinkFacts; readonly filter: Filter; readonly stays: boolean } | null>();

/** What a Plot does while it is linked; null if it is never linked. */
export const linkOf = (facts: CardFacts) => {
  let found = LINKS.get(facts);
  if (found === undefined) {
    found = null;
    for (const ability of facts.abilities) {
      if (ability.form !== 'use' && ability.form !== 'react') continue;
      const { effect } = ability;
      if (effect.kind === 'link') found = { link: effect.link, filter: effect.filter, stays: effect.stays === true };
      else if (effect.kind === 'autoFail' && effect.link) found = { link: effect.link, filter: 'anything', stays: true };
    }
    LINKS.set(facts, found);
  }
  return found;
};

const inPlay = ({ zone }: TableCard): boolean => zone === 'structure' || zone === 'middle' || zone === 'target';

/** The cards that a standing change covers. */
export const covered = (board: Board, source: TableCard, covers: Covers): TableCard[] => {
  const at = (id: CopyId | null): TableCard[] => {
    const card = id === null ? undefined : board.cards[id];
    return card ? [card] : [];
  };
  switch (covers) {
    case 'self':
      return [source];
    case 'master':
      return at(source.master);
    case 'linked':
      return at(source.host);
    case 'illuminati':
      return at(board.seats.find(({ player }) => player === source.owner)?.illuminati ?? null);
    case 'puppets':
      return Object.values(board.cards).filter(({ master }) => master === source.id);
    case 'structure':
    case 'others':
      return Object.values(board.cards).filter(
        (card) => card.zone === 'structure' && card.owner === source.owner && (covers === 'structure' || card.id !== source.id),
      );
    case 'structures':
      return Object.values(board.cards).filter(({ zone }) => zone === 'structure');
    case 'all':
      return Object.values(board.cards).filter(inPlay);
  }
};

/** Whether what a standing change asks beside its filter is so. */
const holds = (board: Board, traitsOf: (id: CopyId) => ReadonlySet<string>, source: TableCard, when: When | undefined): boolean => {
  if (!when) return true;
  const { linked, master, inPlay: wanted, control } = when;
  if (linked !== undefined && (source.host !== null) !== linked) return false;
  if (master !== undefined && (source.master === null || !fitsBy(board, traitsOf, master, source.master))) return false;
  const here = (card: string, mine: boolean) =>
    Object.values(board.cards).some((one) => one.card === card && one.zone === 'structure' && (!mine || one.owner === source.owner));
  return (wanted === undefined || here(wanted, false)) && (control === undefined || here(control, true));
};

/** Cards that stand for changes by their own text: in structures, Resources beside them, New World Orders. */
const standing = (board: Board): TableCard[] =>
  Object.values(board.cards).filter(({ zone }) => zone === 'structure' || zone === 'resource' || zone === 'nwo');

interface Words {
  readonly order: number;
  readonly lasting: boolean;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Adds and takes words in order; the newer of two opposites wins (N-301). */
const reword = (words: Set<string>, { add, remove }: Words): void => {
  for (const word of remove) words.delete(word);
  for (const word of add) {
    const opposite = isAlignment(word) && word !== 'Fanatic' ? oppositeOf(word) : undefined;
    if (opposite) words.delete(opposite);
    words.add(word);
  }
};

const printedWords = (facts: CardFacts): string[] => {
  if (isGroupFacts(facts)) return [facts.kind, ...facts.alignments, ...facts.attributes, ...facts.tags];
  return facts.kind === 'resource' ? [...facts.attributes, ...facts.tags] : [];
};

interface Worded {
  readonly traits: ReadonlyMap<CopyId, ReadonlySet<string>>;
  readonly permanent: ReadonlyMap<CopyId, ReadonlySet<string>>;
}

const wordsOf = (board: Board, criminals: ReadonlySet<CopyId>): Worded => {
  const ops = new Map<CopyId, Words[]>();
  const note = (id: CopyId, op: Words) => {
    const list = ops.get(id);
    if (list) list.push(op);
    else ops.set(id, [op]);
  };
  const late: { source: TableCard; modify: Extract<Modify, { of: 'traits' }> }[] = [];
  for (const source of standing(board)) {
    for (const modify of modifiesOf(factsOf(source.card))) {
      if (modify.of !== 'traits') continue;
      if (modify.beside || source.zone === 'nwo') late.push({ source, modify });
      else
        for (const { id } of covered(board, source, modify.covers))
          note(id, { order: source.order, lasting: true, add: modify.add ?? [], remove: modify.remove ?? [] });
    }
  }
  for (const { zone, host, card, order } of Object.values(board.cards)) {
    if (zone !== 'linked' || host === null) continue;
    const link = linkOf(factsOf(card))?.link;
    if (link && (link.add || link.remove)) note(host, { order, lasting: true, add: link.add ?? [], remove: link.remove ?? [] });
  }
  for (const { on, until, order, add, remove } of board.changes)
    if (add || remove) note(on, { order, lasting: until === 'good', add: add ?? [], remove: remove ?? [] });
  const traits = new Map<CopyId, Set<string>>();
  const permanent = new Map<CopyId, Set<string>>();
  for (const card of Object.values(board.cards)) {
    if (!inPlay(card) && card.zone !== 'resource') continue;
    const printed = printedWords(factsOf(card.card));
    const words = new Set(printed);
    const lasting = new Set(printed);
    for (const op of (ops.get(card.id) ?? []).sort((a, b) => a.order - b.order)) {
      reword(words, op);
      if (op.lasting) reword(lasting, op);
    }
    traits.set(card.id, words);
    permanent.set(card.id, lasting);
  }
  for (const { source, modify } of late) {
    for (const { id } of covered(board, source, modify.covers)) {
      for (const words of [traits.get(id), permanent.get(id)]) {
        if (!words || !fitsBy(board, () => words, modify.filter ?? 'anything', id)) continue;
        for (const word of modify.add ?? []) words.add(word);
      }
    }
  }
  for (const id of criminals) for (const words of [traits.get(id), permanent.get(id)]) words?.add('Criminal');
  return { traits, permanent };
};

interface StatOp {
  readonly order: number;
  readonly change: StatChange;
  /** Counts for goals. */
  readonly lasting: boolean;
  readonly defence: boolean;
}

/** How many cards a `per` counts. */
export const countPer = (board: Board, traitsOf: (id: CopyId) => ReadonlySet<string>, source: TableCard, { filter, among }: Per): number =>
  covered(board, source, among).filter(({ id }) => fitsBy(board, traitsOf, filter, id)).length;

const scaled = (changes: readonly StatChange[], factor: number): StatChange[] =>
  changes.map((change) => (change.how === 'add' ? { ...change, amount: change.amount * factor } : change));

const compute = (board: Board, criminals: ReadonlySet<CopyId> = NONE): Live => {
  const { traits, permanent } = wordsOf(board, criminals);
  const traitsOf = (id: CopyId): ReadonlySet<string> => traits.get(id) ?? NONE;
  const ops = new Map<CopyId, StatOp[]>();
  const note = (id: CopyId, order: number, changes: readonly StatChange[], lasting: boolean, defence = false) => {
    let list = ops.get(id);
    if (!list) {
      list = [];
      ops.set(id, list);
    }
    for (const change of changes) list.push({ order, change, lasting, defence });
  };
  for (const source of standing(board)) {
    for (const modify of modifiesOf(factsOf(source.card))) {
      if (modify.of !== 'stats' || modify.changes.length === 0 || !holds(board, traitsOf, source, modify.when)) continue;
      const changes = modify.per ? scaled(modify.changes, countPer(board, traitsOf, source, modify.per)) : modify.changes;
      for (const { id } of covered(board, source, modify.covers))
        if (fitsBy(board, traitsOf, modify.filter ?? 'anything', id)) note(id, source.order, changes, true);
    }
  }
  for (const linked of Object.values(board.cards)) {
    if (linked.zone !== 'linked' || linked.host === null) continue;
    const found = linkOf(factsOf(linked.card));
    if (!found || !(found.stays || fitsBy(board, traitsOf, found.filter, linked.host))) continue;
    note(linked.host, linked.order, found.link.changes, true);
    const host = board.cards[linked.host];
    if (found.link.perChurch && host) {
      const amount = found.link.perChurch * countPer(board, traitsOf, host, { filter: 'Church', among: 'structure' });
      note(
        linked.host,
        linked.order,
        [
          { stat: 'power', how: 'add', amount },
          { stat: 'resistance', how: 'add', amount },
        ],
        true,
      );
    }
  }
  for (const { on, order, stats, until, defence } of board.changes) if (stats) note(on, order, stats, until === 'good', defence);
  const live = new Map<CopyId, LiveCard>();
  for (const card of Object.values(board.cards)) {
    const facts = factsOf(card.card);
    if (card.zone === 'resource') {
      live.set(card.id, { traits: traitsOf(card.id), permanent: permanent.get(card.id) ?? NONE, ...NO_NUMBERS });
      continue;
    }
    if (!inPlay(card)) continue;
    const mine = (ops.get(card.id) ?? []).sort((a, b) => a.order - b.order);
    const of = (stat: StatChange['stat'], only: (op: StatOp) => boolean) =>
      mine.filter((op) => op.change.stat === stat && only(op)).map(({ change }) => change);
    const plain = ({ defence }: StatOp) => !defence;
    const printed = 'power' in facts ? (facts.power ?? 0) : 0;
    const power = layersOf(printed, of('power', plain));
    const resistance = layersOf('resistance' in facts ? facts.resistance : 0, of('resistance', plain));
    const lasting = layersOf(
      printed,
      of('power', (op) => plain(op) && op.lasting),
    );
    const global = of('global', plain);
    const live_ = worth(power);
    const own = facts.kind === 'illuminati' || global.some(({ how }) => how === 'asPower');
    const extra = (stat: StatChange['stat']) =>
      layersOf(
        0,
        of(stat, ({ defence }) => defence),
      ).sum;
    live.set(card.id, {
      traits: traitsOf(card.id),
      permanent: permanent.get(card.id) ?? NONE,
      power,
      resistance,
      lasting,
      global: own ? live_ : Math.min(live_, worth(layersOf('global' in facts ? facts.global : 0, global))),
      defence: { power: extra('power'), resistance: extra('resistance') },
    });
  }
  return live;
};

const ZERO: Layers = { base: 0, times: 1, sum: 0 };
const NO_NUMBERS = { power: ZERO, resistance: ZERO, lasting: ZERO, global: 0, defence: { power: 0, resistance: 0 } };

const kept = new WeakMap<Board, { readonly stamp: number; readonly live: Live }>();

/** Whether a New World Order gives words by Power (N-810). */
const judgesByPower = (board: Board): boolean =>
  board.nwo.some((id) => {
    const card = board.cards[id];
    return card !== undefined && modifiesOf(factsOf(card.card)).some((modify) => modify.of === 'rule' && modify.rule === 'pcAlignment');
  });

/** Live values; Conservatives of lasting Power 1 or less are Criminal by that order, judged as if nobody were so through it. */
const computeAll = (board: Board): Live => {
  const live = compute(board);
  if (!judgesByPower(board)) return live;
  const criminals = [...live].filter(([, { traits, lasting }]) => traits.has('Conservative') && worth(lasting) <= 1).map(([id]) => id);
  return criminals.length > 0 ? compute(board, new Set(criminals)) : live;
};

/** Live values of all cards in play; computed once for each stamp of a board. */
export const liveOf = (board: Board): Live => {
  const known = kept.get(board);
  if (known && known.stamp === board.stamp) return known.live;
  const live = computeAll(board);
  kept.set(board, { stamp: board.stamp, live });
  return live;
};

const NOTHING: LiveCard = { traits: NONE, permanent: NONE, ...NO_NUMBERS };

export const liveCard = (board: Board, id: CopyId): LiveCard => liveOf(board).get(id) ?? NOTHING;
