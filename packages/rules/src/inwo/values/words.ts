import { fitsBy } from '../cards/filter.js';
import { textsOf } from '../cards/texts.js';
import { cardsOn, findSeat, inStructure } from '../game/game.js';
import type { Covers, Modify, When } from '../types/cards.js';
import type { Board, CopyId, TableCard } from '../types/index.js';
import { isAlignment, oppositeOf } from '../types/words.js';

/* The words that cards answer to now (N-301), and which cards stand for changes. Live numbers are built on them. */

export const inPlay = ({ zone }: TableCard): boolean => zone === 'structure' || zone === 'middle' || zone === 'target';

export const covered = (board: Board, source: TableCard, covers: Covers): TableCard[] => {
  const cardAt = (id: CopyId | null): TableCard[] => {
    const card = id === null ? undefined : board.cards[id];
    return card ? [card] : [];
  };
  switch (covers) {
    case 'self':
      return [source];
    case 'master':
      return cardAt(source.master);
    case 'linked':
      return cardAt(source.host);
    case 'guests':
      return cardsOn(board).filter(({ host, zone }) => host === source.id && zone === 'structure');
    case 'illuminati':
      return cardAt(findSeat(board, source.owner)?.illuminati ?? null);
    case 'puppets':
      return cardsOn(board).filter(({ master }) => master === source.id);
    case 'structure':
    case 'others':
      return cardsOn(board).filter(
        (card) => inStructure(card) && card.owner === source.owner && (covers === 'structure' || card.id !== source.id),
      );
    case 'structures':
      return cardsOn(board).filter(inStructure);
    case 'all':
      return cardsOn(board).filter(inPlay);
  }
};

/** True if the other conditions of a standing change hold, its filter aside. */
export const holds = (board: Board, traitsOf: (id: CopyId) => ReadonlySet<string>, source: TableCard, when: When | undefined): boolean => {
  if (!when) return true;
  const { linked, master, inPlay: wanted, control } = when;
  if (linked !== undefined && (source.host !== null) !== linked) return false;
  if (master !== undefined && (source.master === null || !fitsBy(board, traitsOf, master, source.master))) return false;
  const here = (card: string, mine: boolean) =>
    cardsOn(board).some((candidate) => candidate.card === card && inStructure(candidate) && (!mine || candidate.owner === source.owner));
  return (wanted === undefined || here(wanted, false)) && (control === undefined || here(control, true));
};

/** Cards that change words or numbers by their own text: in structures, Resources beside them, New World Orders. */
export const changers = (board: Board): TableCard[] =>
  cardsOn(board).filter(({ zone, card }) => (zone === 'structure' || zone === 'resource' || zone === 'nwo') && textsOf(card).changesCards);

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

/** Words of the cards that are not as printed; the others are left out. */
interface Worded {
  readonly traits: ReadonlyMap<CopyId, ReadonlySet<string>>;
  readonly permanent: ReadonlyMap<CopyId, ReadonlySet<string>>;
  /** Words that stand beside an opposite, and count for no goal (N-1507). */
  readonly beside: ReadonlyMap<CopyId, ReadonlySet<string>>;
}

export const isWorded = (card: TableCard): boolean => inPlay(card) || card.zone === 'resource';

/** Changes of words that come after all others: those beside an opposite, and those of New World Orders. */
interface Late {
  readonly source: TableCard;
  readonly modify: Extract<Modify, { of: 'traits' }>;
}

type Noted = (id: CopyId, words: Words) => void;

/** Notes what the texts of cards change; returns what comes late, in the order played. */
const noteTexts = (board: Board, sources: readonly TableCard[], note: Noted): Late[] => {
  const late: Late[] = [];
  for (const source of sources) {
    for (const modify of textsOf(source.card).modifies) {
      if (modify.of !== 'traits') continue;
      if (modify.beside || source.zone === 'nwo') late.push({ source, modify });
      else {
        const words = { order: source.order, lasting: true, add: modify.add ?? [], remove: modify.remove ?? [] };
        for (const { id } of covered(board, source, modify.covers)) note(id, words);
      }
    }
  }
  return late.sort((first, second) => first.source.order - second.source.order);
};

/** Notes what linked Plots and changes for a time add and remove. */
const noteLinksAndChanges = (board: Board, note: Noted): void => {
  for (const { zone, host, card, order } of cardsOn(board)) {
    if (zone !== 'linked' || host === null) continue;
    const link = textsOf(card).link?.link;
    if (link && (link.add || link.remove)) note(host, { order, lasting: true, add: link.add ?? [], remove: link.remove ?? [] });
  }
  for (const { on: changed, until, order, add, remove } of board.changes)
    if (add || remove) note(changed, { order, lasting: until === 'good', add: add ?? [], remove: remove ?? [] });
};

type WordSets = Map<CopyId, Set<string>>;

const rewordCard = (card: TableCard, noted: Words[] | undefined, traits: WordSets, permanent: WordSets): void => {
  const printed = textsOf(card.card).words;
  const words = new Set(printed);
  const lasting = new Set(printed);
  for (const change of noted?.sort((a, b) => a.order - b.order) ?? []) {
    reword(words, change);
    if (change.lasting) reword(lasting, change);
  }
  traits.set(card.id, words);
  permanent.set(card.id, lasting);
};

const addLate = (board: Board, { source, modify }: Late, { traits, permanent, beside }: Record<keyof Worded, WordSets>): void => {
  const { filter = 'anything', add = [] } = modify;
  for (const { id } of covered(board, source, modify.covers)) {
    const known = traits.get(id);
    if (modify.beside && known && fitsBy(board, () => known, filter, id))
      beside.set(id, new Set([...(beside.get(id) ?? []), ...add.filter((word) => !known.has(word))]));
    for (const words of [known, permanent.get(id)])
      if (words && fitsBy(board, () => words, filter, id)) for (const word of add) words.add(word);
  }
};

export const wordsOf = (board: Board, sources: readonly TableCard[], criminals: ReadonlySet<CopyId>): Worded => {
  const noted = new Map<CopyId, Words[]>();
  const note: Noted = (id, words) => {
    const list = noted.get(id);
    if (list) list.push(words);
    else noted.set(id, [words]);
  };
  const late = noteTexts(board, sources, note);
  noteLinksAndChanges(board, note);
  const traits: WordSets = new Map();
  const permanent: WordSets = new Map();
  const beside: WordSets = new Map();
  const isReworded = late.length > 0 || criminals.size > 0;
  if (noted.size > 0 || isReworded)
    for (const card of cardsOn(board)) {
      const mine = noted.get(card.id);
      if ((mine || isReworded) && isWorded(card)) rewordCard(card, mine, traits, permanent);
    }
  for (const change of late) addLate(board, change, { traits, permanent, beside });
  for (const id of criminals) for (const words of [traits.get(id), permanent.get(id)]) words?.add('Criminal');
  return { traits, permanent, beside };
};
