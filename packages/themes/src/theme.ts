import type { Alignment, AttackKind, CardId, GameEvent, LedgerPart, Phase, Side } from '@illuminice/rules';

/** The looks and words a table can wear. A theme is a folder, a language a folder in it. */
export const THEMES = ['illuminati', 'champions'] as const;
export type ThemeId = (typeof THEMES)[number];
export const LANGUAGES = ['en', 'de'] as const;
export type LanguageId = (typeof LANGUAGES)[number];

/** An ICU MessageFormat pattern: `{amount} MB`, `{count, plural, one {# card} other {# cards}}`. */
export type Pattern = string;

export interface CardText {
  readonly name: string;
  /** At most 16 characters, for cards seen from afar; left out where the name fits as it is. */
  readonly short?: string;
  /** What a Special does in at most 32 characters, for the hand, where there is no room for when it may be played. */
  readonly brief?: string;
  /** What the card does; left out where it does nothing of its own. */
  readonly text?: string;
}

/** The words of the field, as they stand in tables, labels and sentences. */
export interface Terms {
  readonly alignments: Readonly<Record<Alignment, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly kinds: Readonly<Record<AttackKind, string>>;
  readonly ledger: Readonly<Record<LedgerPart, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly bank: string;
  /** Where a sentence names a player and the event does not. */
  readonly somebody: string;
  /** A refusal without a sentence of its own: `{code}`. */
  readonly refused: Pattern;
  /** An empty side of an offer. */
  readonly nothing: string;
  /** An amount of money: `{amount}`. */
  readonly money: Pattern;
  /** Face-down Specials in an offer: `{count}`. */
  readonly hiddenSpecials: Pattern;
  /** A promise in an offer: `{text}`. */
  readonly promised: Pattern;
  /** A revealed goal: `{player}`, `{goal}`. */
  readonly revealed: Pattern;
  /** A player's points: `{player}`, `{score}`. */
  readonly score: Pattern;
}

/** The texts of an area in another language: the very keys of the first one. */
export type Same<T> = { readonly [K in keyof T]: Pattern };

/** The refusals of another language: the very codes and reasons of the first one. */
export type SameRefusals<T> = { readonly [Code in keyof T]: Same<T[Code]> };

/** What is said before a table is reached: the first page loads no more. */
export interface Front {
  readonly theme: ThemeId;
  readonly language: LanguageId;
  /** BCP 47, for plurals, numbers and lists. */
  readonly locale: string;
  readonly terms: Terms;
  /** Texts of the screens, by dotted key. */
  readonly ui: Readonly<Record<string, Pattern>>;
  /** A sentence for each rule code and reason; under `any` those that several rules share, under `table` the room's own. */
  readonly refusals: Readonly<Record<string, Readonly<Record<string, Pattern>>>>;
}

/** Everything a theme says in one language. */
export interface Pack extends Front {
  /** How a card's name stands inside a sentence: 'the Mafia'. */
  readonly inSentence: (name: string) => string;
  /** Every card of the ruleset. */
  readonly cards: Readonly<Record<CardId, CardText>>;
  /** `basic` and each Illuminati whose goal can be played for; `{need}`. */
  readonly goals: Readonly<Record<string, Pattern>>;
  /** A sentence for each type of event; its values are those of `logValues`. */
  readonly log: Readonly<Record<GameEvent['type'], Pattern>>;
}
