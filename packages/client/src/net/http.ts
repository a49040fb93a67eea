import type {
  CreateTable,
  GameList,
  GameRecord,
  HttpRefusal,
  Invitation,
  SeatsTold,
  TableCreated,
  TableList,
  TableSummary,
  WireRefusal,
} from '@illuminice/protocol';
import { at } from '../base-path';

export class Refused extends Error {
  constructor(readonly refusal: WireRefusal) {
    super(refusal.text);
  }
}

/** Body of a response. @throws Refused for refusals */
export async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => null)) as HttpRefusal | null;
  if (body?.refusal) throw new Refused(body.refusal);
  throw new Error(response.statusText);
}

export const createTable = (table: CreateTable): Promise<TableCreated> =>
  fetch(at('/api/tables'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) }).then(
    (response) => answer<TableCreated>(response),
  );

/** Time-out of a table's lookup, ms. */
const PATIENCE = 8000;

/** A table by code. @throws Refused if there is none */
export const lookUpTable = (code: string): Promise<Invitation> =>
  fetch(at(`/api/tables/${encodeURIComponent(code)}`), { signal: AbortSignal.timeout(PATIENCE) }).then((r) => answer<Invitation>(r));

/** Tables of seats, and which of them wait for the viewer. @param seats by code and token, 12 at most */
export const tellSeats = async (seats: readonly { code: string; token: string }[]): Promise<SeatsTold['seats']> =>
  (
    await fetch(at('/api/seats'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seats }),
      signal: AbortSignal.timeout(PATIENCE),
    }).then((response) => answer<SeatsTold>(response))
  ).seats;

export const listTables = async (): Promise<TableSummary[]> => (await fetch(at('/api/tables')).then((r) => answer<TableList>(r))).tables;

export type FinishedGame = GameList['games'][number];

/** Finished games of public tables, latest end first. @param before epoch ms */
export const listGames = async (before?: number): Promise<FinishedGame[]> =>
  (await fetch(at(`/api/games${before === undefined ? '' : `?before=${before}`}`)).then((r) => answer<GameList>(r))).games;

/** A finished game. @throws Refused if there is none, or it is still played */
export const fetchGame = (id: string): Promise<GameRecord> =>
  fetch(at(`/api/games/${encodeURIComponent(id)}`)).then((r) => answer<GameRecord>(r));
