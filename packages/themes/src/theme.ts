import type { RulesetId, Side } from '@illuminice/rules';
import type { Pattern } from './format.js';

/** Themes of the classic game: each is a folder in `messages/classic`, a look, and sounds. The first one has every text. */
export const THEMES = ['illuminati', 'champions'] as const;
export type ThemeId = (typeof THEMES)[number];

/** Themes that have words for a game; no other is offered for it. */
const THEMES_OF: Readonly<Record<RulesetId, readonly ThemeId[]>> = { classic: THEMES, inwo: ['illuminati'] };

export const themesOf = (game: RulesetId): readonly ThemeId[] => THEMES_OF[game];

/** The theme that a game is shown in for who prefers this one: the first one, where it has no words for the game. */
export const themeFor = (game: RulesetId, preferred: ThemeId): ThemeId => (THEMES_OF[game].includes(preferred) ? preferred : THEMES[0]);

/** Languages, each with its own name for itself and its BCP 47 tag for plurals, numbers, dates and lists. */
export const LOCALES = {
  en: { name: 'English', tag: 'en-GB' },
  de: { name: 'Deutsch', tag: 'de' },
  fr: { name: 'Français', tag: 'fr' },
  es: { name: 'Español', tag: 'es' },
} as const;
export type LanguageId = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as LanguageId[];

/** Computer players, as the server names them: each theme and language has a name of its own for each. One a seat. */
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
  /** At most 16 characters, for cards seen from afar; left out where the name fits as it is. */
  readonly short?: string;
  /** Effect of a Special in at most 32 characters, for the hand, where there is no room for when it may be played. */
  readonly brief?: Pattern;
  /** Effect of the card; left out where it has none of its own. */
  readonly text?: Pattern;
}

/** Terms that the shell's sentences name, whichever game is played. */
export interface SharedTerms {
  /** The article that some names of cards begin with, written small inside a sentence; '' if there is none. */
  readonly article: string;
  /** Words that differ between themes, in the forms that sentences need: `groups` is put where a pattern says `{_groups}`. */
  readonly forms: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** Names of computer players. */
  readonly computers: Readonly<Record<(typeof COMPUTER_NAMES)[number], string>>;
}

/** A sentence for each rule code and reason; under `any` those that several rules share, under `table` those of the room. */
export type Refusals = Readonly<Record<string, Readonly<Record<string, Pattern>>>>;

/** The rules for players, by section and rule code. */
export interface RuleTexts {
  readonly intro: Pattern;
  readonly sections: Readonly<Record<string, Pattern>>;
  readonly rules: Readonly<Record<string, { readonly title: Pattern; readonly text: Pattern; readonly example?: Pattern }>>;
}

/** The messages of the first page. */
export interface FrontMessages<T extends SharedTerms = SharedTerms> {
  /** Texts of the screens, by dotted key. */
  readonly ui: Readonly<Record<string, Pattern>>;
  readonly refusals: Refusals;
  readonly terms: T;
}

/** Sections of a rulebook with the codes of their rules, in the order of reading. */
export type Outline = Readonly<Record<string, readonly string[]>>;
