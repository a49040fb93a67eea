import { type CardId, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import type { HeadlineKind } from '../../table/story';

/** A finished game in the friends' book. Players are named by their places in `players`. */
export interface BookGame {
  readonly id: string;
  readonly ruleset: RulesetId;
  /** Epoch ms. */
  readonly endedAt: number;
  readonly how: HeadlineKind;
  readonly players: readonly BookPlayer[];
  /** Cards that one player took from another, or brought down. */
  readonly taken: readonly (readonly [by: number, from: number, cards: number])[];
  /** The longest lead, in turns; null: nobody led. */
  readonly reign: readonly [player: number, turns: number] | null;
}

export interface BookPlayer {
  readonly name: string;
  readonly computer: boolean;
  readonly won: boolean;
  readonly illuminati: CardId | null;
  /** Promises that they made, as those who got them marked them. */
  readonly kept: number;
  readonly broken: number;
}

const KEY = 'illuminice.book';
/** Games that are kept, the latest ones: a few hundred bytes each. */
export const MOST_GAMES = 300;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isPlayer = (player: BookPlayer | null): player is BookPlayer =>
  typeof player?.name === 'string' && typeof player.won === 'boolean' && isCount(player.kept) && isCount(player.broken);

const isGame = (game: BookGame | null): game is BookGame =>
  typeof game?.id === 'string' &&
  RULESET_IDS.includes(game.ruleset) &&
  isCount(game.endedAt) &&
  Array.isArray(game.players) &&
  game.players.every(isPlayer) &&
  Array.isArray(game.taken) &&
  game.taken.every((entry) => Array.isArray(entry) && entry.length === 3 && entry.every(isCount)) &&
  (game.reign === null || (Array.isArray(game.reign) && game.reign.every(isCount)));

/** All games of the book, the latest first; what cannot be read is left out. */
export function bookGames(): BookGame[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Adds a game, once. A browser without storage forgets. */
export function keepInBook(game: BookGame): void {
  const others = bookGames().filter(({ id }) => id !== game.id);
  try {
    const kept = [game, ...others].sort((left, right) => right.endedAt - left.endedAt).slice(0, MOST_GAMES);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The book is optional.
  }
}

export function deleteBook(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Never stored.
  }
}
