import type { CardId } from '@illuminice/rules';
import { CARDS } from '@illuminice/rules/inwo';
import { type Deck, deckOf, MOST } from './deck';
import { type Columns, cardIn, columnsIn, listOf, type Named, rowOf } from './text/cells';
import { type Directory, directoryOf, type Meant } from './text/directory';
import type { SetId } from './text/elsewhere';
import { keyOf } from './text/keys';
import { cardsInMarkup, decoded, isMarkup } from './text/markup';
import { nearestIn } from './text/nearest';
import { deckNameIn, endsList, isHeading, isProse, opensList } from './text/sections';

/** Longest text that is read, in characters and in lines; longer ones are refused whole. */
export const MOST_CHARACTERS = 50_000;
export const MOST_LINES = 2000;

/** Most lines compared with all names, letter by letter. */
const MOST_GUESSES = 300;
/** Number of cards after which prose ends a list. */
const NEARLY_A_DECK = 40;

export interface Guess {
  readonly line: string;
  readonly written: string;
  readonly n: number;
  readonly card: CardId;
}

export interface Outside {
  readonly line: string;
  readonly n: number;
  readonly set: SetId;
}

export interface ReadDeck {
  readonly deck: Deck;
  readonly guesses: readonly Guess[];
  readonly outside: readonly Outside[];
  /** Lines behind the list or within prose that name more cards, as in an explanation. */
  readonly later: readonly string[];
  readonly unknown: readonly string[];
  /** Number of read cards beyond the size of a deck, left out. */
  readonly over: number;
  readonly isTooLong: boolean;
}

export interface Decisions {
  readonly taken?: ReadonlyMap<string, CardId>;
  readonly later?: boolean;
}

/** A parsed line: cards, ignorable text, or something unknown. */
interface Line {
  readonly text: string;
  readonly named: readonly Named[];
  readonly rest: readonly string[];
}

const EMPTY_DECK = deckOf('', '', []);

/** HTML as text: block elements begin a new line. */
const untagged = (text: string): string =>
  /<\/?(?:li|br|p|td|tr|div|span|b|i|a|ul|ol)\b/i.test(text)
    ? text.replace(/<\/?(?:li|br|p|tr|div|ul|ol)\b[^<>]*>/gi, '\n').replace(/<[^<>]*>/g, ' ')
    : text;

/** Normalized text: one kind of space, quotes and line end, no invisible marks. */
const cleaned = (text: string): string =>
  decoded(untagged(text))
    .replace(/[\uFEFF\u2060\u00AD]|\u200B|\u200C|\u200D/g, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/[“”„«»]/g, '"');

class Lines {
  readonly #directory: Directory;
  readonly lines: Line[] = [];
  name = '';
  #columns: Columns | null = null;

  constructor(text: string, directory: Directory) {
    this.#directory = directory;
    for (const line of cleaned(text).split('\n')) this.#read(line.trim());
  }

  #read(text: string): void {
    const [named, rest] = this.#say(text);
    this.lines.push({ text, named, rest });
  }

  #say(text: string): readonly [named: readonly Named[], rest: readonly string[]] {
    if (text.startsWith('#') && this.name === '' && !/^#\s*\d+[.):\s]/.test(text)) {
      this.name = text.replace(/^#+/, '').trim();
      return [[], []];
    }
    const whole = this.#directory.find(text);
    if (whole) return [[{ written: text, n: 1, meant: whole, hasNote: false, isCounted: false }], []];
    const row = this.#columns && rowOf(text, this.#columns, this.#directory);
    if (row) return [[row], []];
    const columns = columnsIn(text);
    if (columns) {
      this.#columns = columns;
      return [[], []];
    }
    const list = listOf(text, this.#directory);
    if (list) return [list.named, list.rest];
    const named = cardIn(text, this.#directory, true);
    if (named) return [[named], []];
    const name = this.name === '' && !isHeading(text) ? deckNameIn(text) : null;
    if (name !== null) this.name = name;
    return [[], name !== null || isHeading(text) ? [] : [text]];
  }
}

/** True if neighbouring words could make the line a sentence. */
const mayBeProse = ({ named }: Line): boolean =>
  named.some(({ hasNote }) => hasNote) || (named.length > 1 && !named.some(({ isCounted }) => isCounted));

function mentionsIn(lines: readonly Line[]): ReadonlySet<Line> {
  const isSentence = (line: Line | undefined) =>
    line !== undefined && line.named.length === 0 && line.rest.length > 0 && isProse(line.text);
  return new Set(lines.filter((line, i) => mayBeProse(line) && (isSentence(lines[i - 1]) || isSentence(lines[i + 1]))));
}

/** A deck collected card by card, up to a deck's size, and the lines without cards. */
class Gathered {
  readonly #kinds = new Map(CARDS.map(({ id, kind }) => [id, kind]));
  readonly entries: string[] = [];
  illuminati: CardId | '' = '';
  held = 0;
  over = 0;
  readonly guesses: Guess[] = [];
  readonly outside: Outside[] = [];
  readonly later: string[] = [];
  readonly unknown: string[] = [];
  #guessed = 0;

  constructor(private readonly directory: Directory) {}

  put(line: string, n: number, meant: Meant): void {
    if ('card' in meant) this.#add(meant.card, n);
    else this.outside.push({ line: line.slice(0, 80), n, set: meant.set });
  }

  guess(line: string, n?: number): void {
    const near = this.#guessed++ < MOST_GUESSES ? nearestIn(line, this.directory) : null;
    if (!near) this.unknown.push(line.slice(0, 200));
    else if ('card' in near.meant)
      this.guesses.push({ line: line.slice(0, 80), written: near.written, n: n ?? near.n, card: near.meant.card });
    else this.outside.push({ line: line.slice(0, 80), n: n ?? near.n, set: near.meant.set });
  }

  #add(card: CardId, n: number): void {
    const isOwn = this.illuminati === '' && n > 0 && this.#kinds.get(card) === 'illuminati';
    if (isOwn) this.illuminati = card;
    const left = isOwn ? n - 1 : n;
    const fits = Math.min(left, MOST - this.held);
    if (fits > 0) this.entries.push(`${card}*${fits}`);
    this.held += fits;
    this.over += left - fits;
  }
}

/** Sets by their names in another program's files. */
const SETS: Readonly<Record<string, SetId>> = {
  assassins: 'assassins',
  subgenius: 'subgenius',
  german: 'german',
  german2: 'german',
  virtual: 'fans',
  fan: 'fans',
};

/**
 * Reads a deck. Lines may come in any order; the first Illuminati is the deck's own, the first `#` its name, and empty lines are ignored.
 * Unread lines are all listed. @param namesOf names of a card in the present language
 */
export function deckFromText(text: string, namesOf: (card: CardId) => readonly string[], decisions: Decisions = {}): ReadDeck {
  const nothing = { deck: EMPTY_DECK, guesses: [], outside: [], later: [], unknown: [], over: 0, isTooLong: false };
  if (text.length > MOST_CHARACTERS || text.split(/\r\n?|\n/, MOST_LINES + 1).length > MOST_LINES) return { ...nothing, isTooLong: true };
  const { taken = new Map<string, CardId>(), later = false } = decisions;
  const known = directoryOf(namesOf);
  const byKey = new Map([...taken].map(([written, card]) => [keyOf(written), { card }]));
  const directory: Directory = { ...known, find: (name) => known.find(name) ?? byKey.get(keyOf(name)) ?? null };
  const gathered = new Gathered(directory);
  const name = isMarkup(text) ? readMarkup(text, directory, gathered) : readLines(text, directory, gathered, later);
  const { illuminati, entries, guesses, outside, unknown, over } = gathered;
  return { ...nothing, deck: deckOf(name, illuminati, entries), guesses, outside, later: gathered.later, unknown, over };
}

/** @returns '': such files have no deck name */
function readMarkup(text: string, directory: Directory, gathered: Gathered): string {
  for (const { name, n, set } of cardsInMarkup(text)) {
    const named = cardIn(name, directory, false);
    const elsewhere = SETS[set.toLowerCase().replace(/\W/g, '')];
    if (named) gathered.put(name, n * named.n, named.meant);
    else if (elsewhere) gathered.put(name, n, { set: elsewhere, name });
    else gathered.guess(name, n);
  }
  return '';
}

/** @param takesLater include cards named after the list @returns the deck's name */
function readLines(text: string, directory: Directory, gathered: Gathered, takesLater: boolean): string {
  const read = new Lines(text, directory);
  let isOver = false;
  // Unknown cards make a list long, too.
  let listed = 0;
  const mentions = mentionsIn(read.lines);
  for (const entry of read.lines) {
    const { text: line, named, rest } = entry;
    if (named.length === 0 && listed >= NEARLY_A_DECK && (endsList(line) || (rest.length > 0 && isProse(line)))) isOver = true;
    else if (named.length === 0 && opensList(line)) isOver = false;
    if (named.length > 0 && (isOver || mentions.has(entry)) && !takesLater) {
      gathered.later.push(line.slice(0, 200));
      continue;
    }
    for (const { written, n, meant } of named) {
      listed += n;
      if (n > 0) gathered.put(named.length > 1 ? written : line, n, meant);
      else gathered.unknown.push(line.slice(0, 200));
    }
    for (const words of rest) gathered.guess(words);
  }
  return read.name;
}
