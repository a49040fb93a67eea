/** A server on SQLite writes what all tables did in one turn of the event loop together. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { SqliteStore } from '../src/store/sqlite.js';
import { type Change, Conflict, type NewTable } from '../src/store/store.js';
import { TurnWrites } from '../src/store/turn-writes.js';

const table = (code: string): NewTable => ({
  ...{ code, record: '{}', pulse: '{}', stage: 'lobby', public: false, at: 1000 },
  begin: {
    ...{ id: `game-${code}`, ruleset: 'classic', version: 1, players: ['p1', 'p2'], options: '{}' },
    ...{ seed: 'abc', origin: null, cast: '[]', begun: 1000 },
  },
});
const played = (code: string, rev: number, first: number, pulse = '{}'): Change => ({
  ...{ code, rev, at: 2000, pulse },
  played: { game: `game-${code}`, first, entries: [{ player: 'p1', n: first, at: 2000, intent: '{}' }], decks: [] },
});

async function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'turn-'));
  const store = SqliteStore.open(folder, 'normal', true);
  for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await store.create(table(code));
  const file = join(folder, 'illuminice.db');
  /** Intents of a table that somebody else who reads the file finds. */
  const stored = (code: string) => {
    const db = new Database(file, { readonly: true });
    const { n } = db.prepare('SELECT count(*) AS n FROM journal WHERE game = ?').get(`game-${code}`) as { n: number };
    db.close();
    return n;
  };
  return { store, stored };
}

const outcome = (writing: Promise<void> | void) =>
  Promise.resolve(writing).then(
    () => 'written',
    (error: unknown) => (error instanceof Conflict ? 'conflict' : 'failed'),
  );

test('U104 nothing is told before it is written, and a table that somebody else writes to takes no other with it', async () => {
  const { store, stored } = await opened();
  const outcomes = [played('AAAAAA', 0, 1), played('BBBBBB', 7, 1), played('CCCCCC', 0, 1)].map((change) => outcome(store.write(change)));
  expect(stored('AAAAAA')).toBe(0);
  expect(await Promise.all(outcomes)).toEqual(['written', 'conflict', 'written']);
  expect(['AAAAAA', 'BBBBBB', 'CCCCCC'].map(stored)).toEqual([1, 0, 1]);
  await store.close();
});

test('U104 one that cannot be written is undone whole, and the others are written', async () => {
  const { store, stored } = await opened();
  await outcome(store.write(played('BBBBBB', 0, 1)));
  // The same number in the journal again: its table's row was changed before that is found out.
  const outcomes = [played('AAAAAA', 0, 1), played('BBBBBB', 1, 1, '{"bad":1}'), played('CCCCCC', 0, 1)].map((change) =>
    outcome(store.write(change)),
  );
  expect(await Promise.all(outcomes)).toEqual(['written', 'failed', 'written']);
  expect(['AAAAAA', 'BBBBBB', 'CCCCCC'].map(stored)).toEqual([1, 1, 1]);
  expect(await store.load('BBBBBB')).toMatchObject({ rev: 1, pulse: '{}' });
  await store.close();
});

test('U104 what still waits when the store is closed is written', async () => {
  const { store, stored } = await opened();
  const writing = outcome(store.write(played('AAAAAA', 0, 1)));
  await store.close();
  expect([await writing, stored('AAAAAA')]).toEqual(['written', 1]);
});

test('all of a turn goes in one call, in the order in which it came', async () => {
  const calls: string[][] = [];
  const writes = new TurnWrites((changes) => {
    calls.push(changes.map(({ code }) => code));
    return changes.map(() => null);
  });
  await Promise.all(['one', 'two', 'three'].map((code) => writes.add({ code } as Change)));
  await writes.add({ code: 'four' } as Change);
  expect(calls).toEqual([['one', 'two', 'three'], ['four']]);
});
