import type { ChronicleKey } from './english-messages.js';
import { format, type Pattern } from './format.js';
import { inSentence } from './lexicon.js';
import { loadChronicleTexts } from './load.js';
import { type Part, sentence, type Values } from './parts.js';
import { type LanguageId, LOCALES } from './theme.js';

export type { ChronicleKey };

/** Sentences with variants: `capture.1`, `capture.2` … */
type VariedKey<K = ChronicleKey> = K extends `${infer Kind}.1` ? Kind : never;

/** Article of card names that is lower case inside a sentence. */
const ARTICLES: Partial<Record<LanguageId, string>> = { en: 'The' };

/** Texts of the newspaper about a finished game: the same for all games and themes. */
export interface Chronicle {
  t(key: ChronicleKey, values?: Readonly<Record<string, string | number>>): string;
  /** A variant of a sentence, with marked cards and players. @param pick a whole number that selects the variant */
  tell(kind: VariedKey, pick: number, values: Values): Part[];
  /** A card's name as it stands inside a sentence. */
  cardIn(name: string): string;
}

export const loadChronicle = async (language: LanguageId): Promise<Chronicle> => {
  const texts = (await loadChronicleTexts(language)) as Readonly<Record<string, Pattern>>;
  const locale = LOCALES[language].tag;
  const ways = (kind: string): Pattern[] => {
    const found: Pattern[] = [];
    for (let way = 1; texts[`${kind}.${way}`] !== undefined; way++) found.push(texts[`${kind}.${way}`] as Pattern);
    return found;
  };
  return {
    t: (key, values = {}) => format(texts[key] ?? key, values, locale),
    tell: (kind, pick, values) => {
      const all = ways(kind);
      return sentence(all[pick % all.length] ?? kind, values, locale);
    },
    cardIn: (name) => inSentence(name, ARTICLES[language] ?? ''),
  };
};
