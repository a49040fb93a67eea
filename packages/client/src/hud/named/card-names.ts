import type { Part, SharedWords } from '@illuminice/themes';

type Named = Pick<SharedWords, 'cardIds' | 'cardName' | 'shortName'>;

const SHORTEST = 3;
const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las) |^l['’]/i;
const WORD = /[\p{L}\p{N}]+/gu;

const wordsIn = (text: string): { start: number; end: number; word: string }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length, word: word.toLowerCase() }));

interface Dictionary {
  readonly cards: ReadonlyMap<string, string>;
  /** Number of words in the longest name. */
  readonly most: number;
}

const dictionaries = new WeakMap<Named, Dictionary>();

function dictionaryOf(words: Named): Dictionary {
  const known = dictionaries.get(words);
  if (known) return known;
  const cards = new Map<string, string>();
  let most = 0;
  for (const name of ['cardName', 'shortName'] as const)
    for (const card of words.cardIds) {
      const full = words[name](card);
      for (const form of [full, full.replace(ARTICLE, '')]) {
        const parts = wordsIn(form);
        const key = parts.map(({ word }) => word).join('');
        if (key.length < SHORTEST || cards.has(key)) continue;
        cards.set(key, card);
        most = Math.max(most, parts.length);
      }
    }
  const dictionary = { cards, most };
  dictionaries.set(words, dictionary);
  return dictionary;
}

/** Splits a text at card names: full and short ones, in any case, with or without article and marks. */
export function cardsNamedIn(text: string, words: Named): Part[] {
  const { cards, most } = dictionaryOf(words);
  const said = wordsIn(text);
  const parts: Part[] = [];
  let end = 0;
  for (let first = 0; first < said.length; first++) {
    for (let last = Math.min(said.length, first + most) - 1; last >= first; last--) {
      const run = said.slice(first, last + 1);
      const card = cards.get(run.map(({ word }) => word).join(''));
      const [start, stop] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
      if (card === undefined) continue;
      if (start > end) parts.push({ text: text.slice(end, start) });
      parts.push({ text: text.slice(start, stop), card });
      end = stop;
      first = last;
      break;
    }
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
