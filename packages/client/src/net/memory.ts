import type { CreateTable } from '@illuminice/protocol';
import { DEFAULT_RULESET } from '@illuminice/rules';
import type { FinishedGame } from './http';

/** What this device remembers between visits. Browsers that forbid storage simply forget. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not kept either.
  }
}

const NAME = 'illuminice.name';

/** The display name that was given last, or an empty string. */
export const rememberedName = (): string => read(NAME) ?? '';
export const rememberName = (name: string): void => write(NAME, name);

/** The token that takes up the seat at this table again. */
export const seatToken = (code: string): string | null => read(`illuminice.seat.${code}`);
export const keepSeatToken = (code: string, token: string): void => write(`illuminice.seat.${code}`, token);
/** What is to become the token, as long as the server has not said that there is a seat. */
const hoped = (code: string) => `illuminice.hope.${code}`;

/** 32 random bytes that a join can make the token of its seat; the same ones until they are, so that no try is lost. */
export function hopedToken(code: string): string {
  const known = read(hoped(code));
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  write(hoped(code), token);
  return token;
}
export const forgetHopedToken = (code: string): void => forget(hoped(code));
export const forgetSeatToken = (code: string): void => forget(`illuminice.seat.${code}`);

const muted = (code: string) => `illuminice.muted.${code}`;

/** Whose words are not shown here, at this table. */
export function mutedHere(code: string): string[] {
  try {
    const stored: unknown = JSON.parse(read(muted(code)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((player) => typeof player === 'string') : [];
  } catch {
    return [];
  }
}
export const keepMuted = (code: string, speakers: readonly string[]): void =>
  speakers.length > 0 ? write(muted(code), JSON.stringify(speakers)) : forget(muted(code));

const seen = (code: string) => `illuminice.seen.${code}`;

/** The `board.seq` of this table that was shown here last; null: none was. */
export const seenStep = (code: string): number | null => {
  const stored = read(seen(code));
  return stored === null ? null : Number(stored);
};
export const keepSeenStep = (code: string, seq: number): void => write(seen(code), String(seq));
export const forgetSeenStep = (code: string): void => forget(seen(code));

const SETTINGS = 'illuminice.settings';

/** How the table was set up whose host this device was last; empty if it was none. */
export function rememberedSettings(): CreateTable {
  try {
    const stored: unknown = JSON.parse(read(SETTINGS) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
export const rememberSettings = (settings: CreateTable): void => write(SETTINGS, JSON.stringify(settings));
/** A server of another release may not know them any more. */
export const forgetSettings = (): void => forget(SETTINGS);

const GAMES = 'illuminice.games';
/** Games that are remembered; who plays more has them on the server's list. */
const MOST_GAMES = 50;

/** The games whose end was seen on this device, the last one first. */
export function seenGames(): FinishedGame[] {
  try {
    const stored: unknown = JSON.parse(read(GAMES) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isGame).map((game) => ({ ...game, ruleset: game.ruleset ?? DEFAULT_RULESET })) : [];
  } catch {
    return [];
  }
}

const isGame = (game: FinishedGame | null): game is FinishedGame =>
  typeof game?.id === 'string' && typeof game.endedAt === 'number' && Array.isArray(game.seats) && Array.isArray(game.winners);

/** Keeps a game, for a table that is on no public list. */
export function keepGame(game: FinishedGame): void {
  const others = seenGames().filter(({ id }) => id !== game.id);
  write(GAMES, JSON.stringify([game, ...others].sort((a, b) => b.endedAt - a.endedAt).slice(0, MOST_GAMES)));
}
