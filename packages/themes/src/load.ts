import type { Front, LanguageId, Pack, ThemeId } from './theme.js';
import { type Words, wordsOf } from './words.js';

type Loader = { readonly [T in ThemeId]: { readonly [L in LanguageId]: { front(): Promise<Front>; all(): Promise<Pack> } } };

const LOADERS: Loader = {
  illuminati: {
    en: {
      front: () => import('./illuminati/en/front.js').then(({ front }) => front),
      all: () => import('./illuminati/en/index.js').then(({ illuminatiEn }) => illuminatiEn),
    },
    de: {
      front: () => import('./illuminati/de/front.js').then(({ front }) => front),
      all: () => import('./illuminati/de/index.js').then(({ illuminatiDe }) => illuminatiDe),
    },
  },
  champions: {
    en: {
      front: () => import('./champions/en/front.js').then(({ front }) => front),
      all: () => import('./champions/en/index.js').then(({ championsEn }) => championsEn),
    },
    de: {
      front: () => import('./champions/de/front.js').then(({ front }) => front),
      all: () => import('./champions/de/index.js').then(({ championsDe }) => championsDe),
    },
  },
};

const loaded = new Map<string, Promise<Words>>();

/**
 * The words of a theme in a language, loaded when first asked for.
 *
 * @param part `front`: only what the first page says; a text that is not among it is its own key
 */
export const loadWords = (theme: ThemeId, language: LanguageId, part: 'front' | 'all'): Promise<Words> => {
  const key = `${theme} ${language} ${part}`;
  let words = loaded.get(key);
  if (!words) {
    words = LOADERS[theme][language][part]().then(wordsOf);
    words.catch(() => loaded.delete(key));
    loaded.set(key, words);
  }
  return words;
};
