import type { RulesetId, Side } from '@illuminice/rules';
import type { Pattern } from './format.js';

/** Themes of the classic game: a folder in `messages/classic`, a look, sounds. The first has every text. */
export const THEMES = ['illuminati', 'champions'] as const;
export type ThemeId = (typeof THEMES)[number];

/** Themes with words for a game; others are not offered. */
const THEMES_OF: Readonly<Record<RulesetId, readonly ThemeId[]>> = { classic: THEMES, inwo: ['illuminati'] };

export const themesOf = (game: RulesetId): readonly ThemeId[] => THEMES_OF[game];

export const themeFor = (game: RulesetId, preferred: ThemeId): ThemeId => (THEMES_OF[game].includes(preferred) ? preferred : THEMES[0]);

/** Languages: own name, and BCP 47 tag for plurals, numbers, dates and lists. */
export const LOCALES = {
  en: { name: 'English', tag: 'en-GB' },
  de: { name: 'Deutsch', tag: 'de' },
  fr: { name: 'Français', tag: 'fr' },
  es: { name: 'Español', tag: 'es' },
} as const;
export type LanguageId = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as LanguageId[];

/** Ids of computer players, one a seat; themes name them in each language. */
export const COMPUTER_NAMES = [
  'Agent Nobody',
  'Brother Cipher',
  'Colonel Fog',
  'Doctor Hush',
  'Madame Owl',
  'Mister Grey',
  'Sister Static',
  'The Archivist',
] as const;

export interface CardText {
  readonly name: string;
  /** At most 16 characters, for distant cards; left out where the name fits. */
  readonly short?: string;
  /** Effect of a Special in at most 32 characters, for the hand. */
  readonly brief?: Pattern;
  /** Effect; left out where there is none. */
  readonly text?: Pattern;
}

export interface SharedTerms {
  /** Article of card names, lower case inside a sentence; '': none. */
  readonly article: string;
  /** Theme's words in the forms that sentences need: `groups` fills `{_groups}`. */
  readonly forms: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly computers: Readonly<Record<(typeof COMPUTER_NAMES)[number], string>>;
}

/** A sentence by rule code and reason; `any`: common ones, `table`: the room's. */
export type Refusals = Readonly<Record<string, Readonly<Record<string, Pattern>>>>;

export interface RuleTexts {
  readonly intro: Pattern;
  readonly sections: Readonly<Record<string, Pattern>>;
  readonly rules: Readonly<Record<string, { readonly title: Pattern; readonly text: Pattern; readonly example?: Pattern }>>;
}

export interface FrontMessages<T extends SharedTerms = SharedTerms> {
  readonly ui: Readonly<Record<string, Pattern>>;
  readonly refusals: Refusals;
  readonly terms: T;
}

/** Sections of a rulebook with rule codes, in order. */
export type Outline = Readonly<Record<string, readonly string[]>>;
