import type { Pace } from '@illuminice/protocol';
import { LANGUAGES, type LanguageId, THEMES, type ThemeId } from '@illuminice/themes';
import { type Bindings, DEFAULT_BINDINGS, readBindings } from './bindings';

/** Factor on the length of every motion; 0 shows results at once. */
export const SPEEDS = [1.6, 1, 0.5, 0] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
/** Size of letters, in percent. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;
export const CONTRASTS = ['system', 'more', 'usual'] as const;
/** Rule books: counterclockwise. */
export const SEATINGS = ['counterclockwise', 'clockwise'] as const;
export const PALETTES = ['dark', 'colourBlind', 'daylight'] as const;

/** When the table asks, in every game; without orders for a single turn. */
export const ASKS = ['silence', 'always', 'target', 'danger'] as const;

export interface Prefs {
  master: number;
  effects: number;
  ambience: number;
  muted: boolean;
  speed: (typeof SPEEDS)[number];
  /** `system`: the device's setting. */
  motion: (typeof MOTIONS)[number];
  textSize: (typeof TEXT_SIZES)[number];
  palette: (typeof PALETTES)[number];
  /** `system`: the device's setting. */
  contrast: (typeof CONTRASTS)[number];
  seating: (typeof SEATINGS)[number];
  theme: ThemeId;
  language: LanguageId;
  hints: boolean;
  autoDraw: boolean;
  /** When the table asks: standing order of new games. */
  asks: (typeof ASKS)[number];
  pace: Pace;
  bindings: Bindings;
}

/** The viewer's first supported language (BCP 47); else English. */
export const languageFor = (wished: readonly string[]): LanguageId =>
  wished.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)).find((found) => found !== undefined) ??
  'en';

export const DEFAULTS: Prefs = {
  master: 50,
  effects: 80,
  ambience: 0,
  muted: false,
  speed: 1,
  motion: 'system',
  textSize: 100,
  palette: 'dark',
  contrast: 'system',
  seating: 'counterclockwise',
  theme: 'illuminati',
  language: languageFor(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])),
  hints: true,
  autoDraw: true,
  asks: 'silence',
  pace: 'normal',
  bindings: DEFAULT_BINDINGS,
};

export const PREFS_VERSION = 1;

type Reader<T> = (value: unknown) => T | undefined;

const volume: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : undefined;
const oneOf =
  <T>(choices: readonly T[]): Reader<T> =>
  (value) =>
    choices.find((choice) => choice === value);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const READERS: { [K in keyof Prefs]: Reader<Prefs[K]> } = {
  master: volume,
  effects: volume,
  ambience: volume,
  muted: flag,
  speed: oneOf(SPEEDS),
  motion: oneOf(MOTIONS),
  textSize: oneOf(TEXT_SIZES),
  palette: oneOf(PALETTES),
  contrast: oneOf(CONTRASTS),
  seating: oneOf(SEATINGS),
  theme: oneOf(THEMES),
  language: oneOf(LANGUAGES),
  hints: flag,
  autoDraw: flag,
  asks: oneOf(ASKS),
  pace: oneOf<Pace>(['normal', 'fast', 'step']),
  bindings: readBindings,
};

export const PREF_NAMES = Object.keys(READERS) as (keyof Prefs)[];

/** Stored preferences; missing, unreadable or invalid ones are defaults. */
export function readPrefs(text: string | null): Prefs {
  const stored = parse(text);
  const read = <K extends keyof Prefs>(name: K): Prefs[K] => (stored && READERS[name](stored[name])) ?? DEFAULTS[name];
  return Object.fromEntries(PREF_NAMES.map((name) => [name, read(name)])) as unknown as Prefs;
}

/** Stored form: only changed values, so that better defaults reach everybody. */
export function writePrefs(prefs: Prefs): string {
  const changed = PREF_NAMES.filter((name) => JSON.stringify(prefs[name]) !== JSON.stringify(DEFAULTS[name]));
  return JSON.stringify({ version: PREFS_VERSION, ...Object.fromEntries(changed.map((name) => [name, prefs[name]])) });
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const right = typeof value === 'object' && value !== null && 'version' in value && value.version === PREFS_VERSION;
    return right ? (value as unknown as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
