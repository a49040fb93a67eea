import type { CreateTable, Stage } from '@illuminice/protocol';
import { DEFAULT_RULESET, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import type { FinishedGame } from './http';

/** Memory of this device between visits; browsers without storage forget. */
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
  } catch {}
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

const NAME = 'illuminice.name';

export const rememberedName = (): string => read(NAME) ?? '';
export const rememberName = (name: string): void => write(NAME, name);

export const seatToken = (code: string): string | null => read(`illuminice.seat.${code}`);
export function keepSeatToken(code: string, token: string): void {
  write(`illuminice.seat.${code}`, token);
  rememberTables([code, ...seatedTables().filter((other) => other !== code)]);
}
/** Storage key of the token sent with a join, until the server confirms a seat. */
const hoped = (code: string) => `illuminice.hope.${code}`;

/** 32 random bytes as token for the next seat; stable until used, so that no attempt is lost. */
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
export function forgetSeatToken(code: string): void {
  forget(`illuminice.seat.${code}`);
  forgetTable(code);
}

const TABLES = 'illuminice.tables';
const MOST_TABLES = 12;

/** Codes of the tables at which this device has a seat, the last taken first. */
export function seatedTables(): string[] {
  try {
    const stored: unknown = JSON.parse(read(TABLES) ?? '[]');
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, MOST_TABLES) : [];
  } catch {
    return [];
  }
}
const rememberTables = (codes: readonly string[]): void => write(TABLES, JSON.stringify(codes.slice(0, MOST_TABLES)));
export const forgetTable = (code: string): void => rememberTables(seatedTables().filter((other) => other !== code));

/** A table of the viewer's, as it is shown without a connection, too. */
export interface OwnTable {
  readonly code: string;
  readonly ruleset: RulesetId;
  readonly name: string;
  readonly stage: Stage;
  /** Names of the others, in seat order. */
  readonly others: readonly string[];
  /** True if the game waits for the viewer. */
  readonly awaited: boolean;
  /** Name of the player whose turn it is; null: none, or not known. */
  readonly turnOf: string | null;
}

const TOLD = 'illuminice.told';

const isOwnTable = (table: OwnTable | null): table is OwnTable =>
  typeof table?.code === 'string' && typeof table.name === 'string' && Array.isArray(table.others) && RULESET_IDS.includes(table.ruleset);

/** Own tables as the server told of them last. */
export function toldTables(): OwnTable[] {
  try {
    const stored: unknown = JSON.parse(read(TOLD) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnTable) : [];
  } catch {
    return [];
  }
}
export const keepToldTables = (tables: readonly OwnTable[]): void => write(TOLD, JSON.stringify(tables));

const GAME = 'illuminice.game';

/** Game that was chosen last on the first page, else that of the last hosted table. */
export function rememberedGame(): RulesetId {
  const stored = read(GAME) ?? rememberedSettings().ruleset;
  return RULESET_IDS.find((id) => id === stored) ?? DEFAULT_RULESET;
}
export const rememberGame = (ruleset: RulesetId): void => write(GAME, ruleset);

const muted = (code: string) => `illuminice.muted.${code}`;

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

/** `board.seq` last shown of this table; null: none. */
export const seenStep = (code: string): number | null => {
  const stored = read(seen(code));
  return stored === null ? null : Number(stored);
};
export const keepSeenStep = (code: string, seq: number): void => write(seen(code), String(seq));
export const forgetSeenStep = (code: string): void => forget(seen(code));

const SETTINGS = 'illuminice.settings';

export function rememberedSettings(): CreateTable {
  try {
    const stored: unknown = JSON.parse(read(SETTINGS) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
export const rememberSettings = (settings: CreateTable): void => write(SETTINGS, JSON.stringify(settings));
/** Another release may not know them. */
export const forgetSettings = (): void => forget(SETTINGS);

const GAMES = 'illuminice.games';
/** Remembered games; the server's list has more. */
const MOST_GAMES = 50;

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

type KeptGame = FinishedGame & { readonly table?: string };

/** Name of the table where this device saw a game end; null: unknown, or unnamed. */
export const tableNameOf = (id: string): string | null => {
  const game = seenGames().find((seen): seen is KeptGame => seen.id === id);
  return typeof game?.table === 'string' ? game.table : null;
};

/** Remembers a game of a private table. `table`: its name, which the server reveals to nobody else. */
export function keepGame(game: KeptGame): void {
  const others = seenGames().filter(({ id }) => id !== game.id);
  write(GAMES, JSON.stringify([game, ...others].sort((a, b) => b.endedAt - a.endedAt).slice(0, MOST_GAMES)));
}
