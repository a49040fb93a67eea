import type { TableSummary } from '@illuminice/protocol';
import { asleep } from '../session/lobby/summary.js';
import { isKept } from '../session/seats/seats.js';
import { recordSchema } from '../store/record.js';
import type { Store, StoredTable } from '../store/store.js';

const MOST = 100;

/** A table that is stored, and awake nowhere; `stage` null: its record cannot be read. */
export interface SleepingTable extends Partial<Pick<TableSummary, 'ruleset' | 'name' | 'names' | 'seats' | 'taken'>> {
  readonly code: string;
  readonly stage: TableSummary['stage'] | null;
}

export interface SleepingTables {
  readonly tables: readonly SleepingTable[];
  /** Code after which the next page begins; null: this is the last one. */
  readonly next: string | null;
}

const namesOf = (record: string): string[] =>
  recordSchema
    .parse(JSON.parse(record))
    .seats.all.filter((seat) => !isKept(seat))
    .map(({ name }) => name);

function shown(code: string, record: string): SleepingTable {
  try {
    const { stage, ruleset, name, seats, taken } = asleep(code, record);
    return { code, stage, ruleset, name, seats, taken, names: namesOf(record) };
  } catch {
    return { code, stage: null };
  }
}

/** A page of sleeping tables, by code. @param awake codes of awake tables */
export async function sleeping(store: Store, awake: ReadonlySet<string>, after: string): Promise<SleepingTables> {
  const codes = await store.codes(after, MOST);
  const records = await Promise.all(
    codes.filter((code) => !awake.has(code)).map(async (code) => [code, await store.record(code)] as const),
  );
  const tables = records.flatMap(([code, record]) => (record === undefined ? [] : [shown(code, record)]));
  return { tables, next: codes.length < MOST ? null : (codes.at(-1) ?? null) };
}

/** Hashes, addresses of browsers and sealed choices: secrets even from the host. */
const LEFT_OUT = new Set(['passwordHash', 'tokenHash', 'ticket', 'push', 'origins', 'sealed']);
const readable = (json: string): object => JSON.parse(json, (key, value) => (LEFT_OUT.has(key) ? undefined : value)) as object;

/** Stored data of a table for people to read, without its journal. */
export const storedAs = ({ code, created, touched, record, talk, game }: StoredTable): object => ({
  code,
  created,
  touched,
  record: readable(record),
  talk: talk.map((line) => readable(line)),
  game: game && { id: game.id, begun: game.begun, ended: game.ending?.at ?? null },
});
