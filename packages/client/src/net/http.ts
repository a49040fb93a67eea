import type {
  CreateTable,
  GameList,
  GameRecord,
  HttpRefusal,
  Invitation,
  TableCreated,
  TableList,
  TableSummary,
  WireRefusal,
} from '@illuminice/protocol';

/** What the server said no to, for `refusalText`. */
export class Refused extends Error {
  constructor(readonly refusal: WireRefusal) {
    super(refusal.text);
  }
}

/** What the server said. @throws Refused if it said no */
export async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => null)) as HttpRefusal | null;
  if (body?.refusal) throw new Refused(body.refusal);
  throw new Error(response.statusText);
}

/** Opens a table on this server. */
export const createTable = (table: CreateTable): Promise<TableCreated> =>
  fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) }).then((response) =>
    answer<TableCreated>(response),
  );

/** How long a page waits for what a table says of itself, ms. */
const PATIENCE = 8000;

/** A table by its code. @throws Refused if there is none */
export const lookUpTable = (code: string): Promise<Invitation> =>
  fetch(`/api/tables/${encodeURIComponent(code)}`, { signal: AbortSignal.timeout(PATIENCE) }).then((r) => answer<Invitation>(r));

/** The public tables, newest first. */
export const listTables = async (): Promise<TableSummary[]> => (await fetch('/api/tables').then((r) => answer<TableList>(r))).tables;

/** A game that is over, as the list of games shows it. */
export type FinishedGame = GameList['games'][number];

/** Finished games of public tables, the last that ended first. @param before only those that ended before, epoch ms */
export const listGames = async (before?: number): Promise<FinishedGame[]> =>
  (await fetch(`/api/games${before === undefined ? '' : `?before=${before}`}`).then((r) => answer<GameList>(r))).games;

/** A game that is over, whole. @throws Refused if there is none under this id, or it is still played */
export const fetchGame = (id: string): Promise<GameRecord> =>
  fetch(`/api/games/${encodeURIComponent(id)}`).then((r) => answer<GameRecord>(r));
