import type { CardId } from '@illuminice/rules';
import { CARDS } from '@illuminice/rules/inwo';
import { DECK_SIZE, type Deck, deckOf } from './deck';

/* A deck as text: a card a line, `2 Martial Law`. */

/** Longest text that is read, in characters and in lines. */
const MOST_CHARACTERS = 10_000;
const MOST_LINES = 4 * DECK_SIZE;

/** A text of a deck: its name after `#`, its Illuminati, and then every other card. */
export const deckAsText = ({ name, illuminati, cards }: Deck, nameOf: (card: CardId) => string): string =>
  [
    ...(name === '' ? [] : [`# ${name}`]),
    ...(illuminati === '' ? [] : [`1 ${nameOf(illuminati)}`]),
    ...Object.entries(cards).map(([card, n]) => `${n} ${nameOf(card)}`),
  ].join('\n');

/** A deck that was read, and the lines of which it was not told what they mean. */
export interface ReadDeck {
  readonly deck: Deck;
  readonly unknown: readonly string[];
}

/** Letters and digits alone: how people write an accent, a stop or a hyphen does not matter. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Cards by everything that they are called: by id, by the printed name, and in today's language. */
function directory(namesOf: (card: CardId) => readonly string[]): ReadonlyMap<string, CardId> {
  const found = new Map<string, CardId>();
  // What is said first counts: no other name hides an id.
  const add = (name: string, card: CardId) => !found.has(plain(name)) && found.set(plain(name), card);
  for (const { id } of CARDS) add(id, id);
  for (const { id } of CARDS) for (const name of namesOf(id)) add(name, id);
  for (const { id, name } of CARDS) add(name, id);
  return found;
}

const COUNTED = [/^(\d{1,2})\s*[x×]?\s+(.+)$/iu, /^(.+?)\s*[x×*]\s*(\d{1,2})$/iu] as const;

/** A line's card and how often; null: it names none. A name may begin with a number itself. */
function readLine(line: string, cards: ReadonlyMap<string, CardId>): [card: CardId, n: number] | null {
  const whole = cards.get(plain(line));
  if (whole) return [whole, 1];
  const [, before, name = ''] = COUNTED[0].exec(line) ?? [];
  const counted = before === undefined ? undefined : cards.get(plain(name));
  if (counted) return [counted, Number(before)];
  const [, named = '', after] = COUNTED[1].exec(line) ?? [];
  const card = after === undefined ? undefined : cards.get(plain(named));
  return card ? [card, Number(after)] : null;
}

/**
 * Reads a deck. Lines may come in any order; the first Illuminati is the deck's own, the first `#` its name, and empty lines count
 * for nothing.
 *
 * @param namesOf what a card is called in today's language
 */
export function deckFromText(text: string, namesOf: (card: CardId) => readonly string[]): ReadDeck {
  const cards = directory(namesOf);
  const kinds = new Map(CARDS.map(({ id, kind }) => [id, kind]));
  const unknown: string[] = [];
  const entries: string[] = [];
  let name = '';
  let illuminati = '';
  for (const raw of text.slice(0, MOST_CHARACTERS).split(/\r?\n/).slice(0, MOST_LINES)) {
    const line = raw.trim();
    if (line.startsWith('#')) {
      name ||= line.slice(1).trim();
      continue;
    }
    if (line === '') continue;
    const read = readLine(line, cards);
    if (!read) {
      unknown.push(line.slice(0, 60));
      continue;
    }
    const [card, n] = read;
    const isOwn = illuminati === '' && n > 0 && kinds.get(card) === 'illuminati';
    if (isOwn) illuminati = card;
    if (n > (isOwn ? 1 : 0)) entries.push(`${card}*${isOwn ? n - 1 : n}`);
  }
  return { deck: deckOf(name, illuminati, entries), unknown };
}
