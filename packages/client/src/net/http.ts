import type { CreateTable, HttpRefusal, TableCreated, TableList, TableSummary, WireRefusal } from '@illuminice/protocol';

/** What the server said no to, for `refusalText`. */
export class Refused extends Error {
  constructor(readonly refusal: WireRefusal) {
    super(refusal.text);
  }
}

async function answer<T>(response: Response): Promise<T> {
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

/** The public tables, newest first. */
export const listTables = async (): Promise<TableSummary[]> => (await fetch('/api/tables').then((r) => answer<TableList>(r))).tables;
