import type { CardId, PlayerId, Side } from '@illuminice/rules';
import type { Alignment } from '@illuminice/rules/classic';
import type { Terms } from './classic/theme.js';
import { format, formatter, isPlain, type Lexicon, type Pattern } from './format.js';
import { inSentence } from './lexicon.js';
import type { CardText } from './theme.js';

export interface Part {
  readonly text: string;
  readonly player?: PlayerId;
  readonly card?: CardId;
}

export interface Names {
  player(id: PlayerId): string;
}

export type Values = Readonly<Record<string, string | number | readonly Part[]>>;

export const textOf = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');

/** Capitalizes a sentence, but not a player's name. */
const capitalize = (first: Part): Part =>
  first.player === undefined ? { ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) } : first;

const withMinus = (text: string): string => text.replace(/(?<!\w)-(?=\d)/g, '\u2212');

/** 'C.I.A.' ends a sentence without a second full stop. */
const oneStop = (before: Part | undefined, text: string): string =>
  text.startsWith('.') && before?.text.endsWith('.') ? text.slice(1) : text;

export const fill = (pattern: Pattern, values: Values, locale: string): Part[] => {
  if (isPlain(pattern)) return [{ text: pattern }];
  const filled = formatter(pattern, locale).formatToParts<readonly Part[]>(values as Record<string, string | number>);
  const parts: Part[] = [];
  for (const { value } of filled) {
    if (typeof value === 'object') parts.push(...(value as readonly Part[]));
    else parts.push({ text: oneStop(parts.at(-1), withMinus(String(value))) });
  }
  return parts;
};

export const sentence = (pattern: Pattern, values: Values, locale: string): Part[] => {
  const [first, ...rest] = fill(pattern, values, locale);
  return first ? [capitalize(first), ...rest] : [];
};

const listFormats = new Map<string, Intl.ListFormat>();

export const join = (items: readonly (readonly Part[])[], locale: string): Part[] => {
  let listFormat = listFormats.get(locale);
  if (!listFormat) {
    listFormat = new Intl.ListFormat(locale, { type: 'conjunction' });
    listFormats.set(locale, listFormat);
  }
  const parts: Part[] = [];
  for (const { type, value } of listFormat.formatToParts(items.map((_, index) => String(index)))) {
    if (type === 'element') parts.push(...(items[Number(value)] as readonly Part[]));
    else parts.push({ text: value });
  }
  return parts;
};

export interface Speaker {
  player(id: PlayerId | null): Part[];
  players(ids: readonly PlayerId[]): Part[];
  card(id: CardId | 'bank'): Part[];
  cards(ids: readonly CardId[]): Part[];
  /** A side of an offer as a list: money, Groups, Specials, face-down ones, promises. */
  parcel(content: { money?: number; cards: readonly CardId[]; hidden: number; promise?: string | undefined }): Part[];
  alignment(alignment: Alignment): Part[];
  side(side: Side): Part[];
  goal(id: CardId): Part[];
  sentences(sentences: readonly Part[][]): Part[];
  phrase(pattern: 'revealed' | 'score', values: Values): Part[];
  list(items: readonly (readonly Part[])[]): Part[];
}

export interface Vocabulary {
  readonly locale: string;
  readonly lexicon: Lexicon;
  readonly terms: Terms;
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly somebody: string;
  readonly promises: Readonly<Record<string, string>>;
}

/** A sentence's values, with the lexicon as prototype. */
export const withLexicon = <T extends object>(lexicon: Lexicon, values: T): T => Object.assign(Object.create(lexicon), values);

export const speaker = ({ locale, lexicon, terms, cards, somebody, promises }: Vocabulary, names: Names): Speaker => {
  const filled = (pattern: Pattern, values: Record<string, string | number>): Part[] => [
    { text: format(pattern, withLexicon(lexicon, values), locale) },
  ];
  const say: Speaker = {
    player: (id) => [id === null ? { text: somebody } : { text: names.player(id), player: id }],
    players: (ids) => say.list(ids.map((id) => say.player(id))),
    card: (id) => [id === 'bank' ? { text: terms.bank } : { text: inSentence(cards[id]?.name ?? id, terms.article), card: id }],
    cards: (ids) => say.list(ids.map((id) => say.card(id))),
    parcel: ({ money = 0, cards: named, hidden, promise }) => {
      const items = named.map((id) => say.card(id));
      if (money > 0) items.unshift(filled(terms.money, { amount: money }));
      if (hidden > 0) items.push(filled(terms.hiddenSpecials, { count: hidden }));
      if (promise)
        items.push(filled(terms.promised, { text: Object.hasOwn(promises, promise) ? (promises[promise] ?? promise) : promise }));
      return items.length > 0 ? say.list(items) : [{ text: terms.nothing }];
    },
    alignment: (alignment) => [{ text: terms.alignments[alignment] }],
    side: (side) => [{ text: terms.sides[side] }],
    goal: (id) => say.card(id),
    sentences: (sentences) => sentences.flatMap((sentence) => [{ text: ' ' }, ...sentence]),
    phrase: (pattern, values) => fill(terms[pattern], withLexicon(lexicon, values), locale),
    list: (items) => join(items, locale),
  };
  return say;
};
