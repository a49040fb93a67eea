import { JOIN_ERROR } from '@illuminice/protocol';
import { matchMaker } from 'colyseus';
import { Client } from 'pg';
import type { TableRoom } from '../../src/room/table-room.js';
import { verifyAll } from '../../src/session/game/verify.js';
import { PostgresStore } from '../../src/store/postgres.js';
import type { NewTable } from '../../src/store/store.js';
import { EVENT_LOOP } from '../../src/yielding.js';
import { Guest } from '../harness/guest.js';
import { newDatabase, stopOwnCluster } from '../harness/postgres.js';
import { MID_GAME } from '../harness/scenario.js';
import { putAroundStores, startServer, type TestServer } from '../harness/server.js';
import { StallingProxy } from '../harness/stalling-proxy.js';
import { StubbornGuest } from '../harness/stubborn-guest.js';

afterAll(stopOwnCluster);

const fail = (error: Error): void => {
  throw error;
};
const PATIENT = { connect: 30_000, lock: 30_000, statement: 30_000, answer: 30_000, write: 20 };
const table = (code: string): NewTable => ({ code, record: '{}', pulse: '{}', stage: 'lobby', public: false, begin: null, at: 1 });
const change = (code: string, rev: number, pulse: string) => ({ code, rev, at: 2, pulse });

/** A connection of somebody else, who holds on to the row of a table. */
async function lock(url: string, code: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM tables WHERE code = $1 FOR UPDATE', [code]);
  return async () => {
    await client.query('ROLLBACK');
    await client.end();
  };
}

describe('U104 a PostgreSQL that is slow', () => {
  let url: string;
  beforeAll(async () => {
    url = await newDatabase();
  });

  test('with one write keeps nobody else from writing, and does it in the end', async () => {
    const store = await PostgresStore.open(url, 'normal', fail, { patience: PATIENT });
    for (const code of ['BBBBBB', 'CCCCCC', 'DDDDDD']) await store.create(table(code));
    const unlock = await lock(url, 'BBBBBB');
    let done = false;
    const stuck = store.write(change('BBBBBB', 0, '"late"')).then(() => {
      done = true;
    });
    // This one may have come into the same batch; the next does not.
    await new Promise((resolve) => setImmediate(resolve));
    await store.write(change('CCCCCC', 0, '"one"'));
    await store.write(change('CCCCCC', 1, '"two"'));
    await store.write(change('DDDDDD', 0, '"three"'));
    expect(done).toBe(false);
    await unlock();
    await stuck;
    expect((await store.load('BBBBBB'))?.pulse).toBe('"late"');
    expect((await store.load('CCCCCC'))?.pulse).toBe('"two"');
    await store.close();
  });

  test('gives up a row that somebody else holds on to, writes nothing of it, and all that came with it', async () => {
    const store = await PostgresStore.open(url, 'normal', fail, { patience: { ...PATIENT, lock: 200 } });
    for (const code of ['FFFFFF', 'GGGGGG']) await store.create(table(code));
    const unlock = await lock(url, 'FFFFFF');
    const results = await Promise.allSettled([store.write(change('FFFFFF', 0, '"no"')), store.write(change('GGGGGG', 0, '"yes"'))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await unlock();
    expect([(await store.load('FFFFFF'))?.rev, (await store.load('GGGGGG'))?.rev]).toEqual([0, 1]);
    await store.write(change('FFFFFF', 0, '"now"'));
    expect((await store.load('FFFFFF'))?.pulse).toBe('"now"');
    await store.close();
  });
});

describe('U104 a server whose way to its PostgreSQL falls silent', () => {
  let proxy: StallingProxy;
  let store: PostgresStore;
  let server: TestServer;
  beforeAll(async () => {
    const url = new URL(await newDatabase());
    proxy = await StallingProxy.to(url.hostname, Number(url.port));
    url.host = `127.0.0.1:${proxy.port}`;
    store = await PostgresStore.open(url.href, 'normal', () => {}, {
      patience: { connect: 500, lock: 300, statement: 500, answer: 1000, write: 50 },
    });
    // The file of SQLite that it opens as well stays empty.
    putAroundStores(() => store);
    server = await startServer({ allowScenarios: true, limits: { chatLines: 10_000, joinsPerMinute: 10_000 } });
  });
  afterAll(async () => {
    await server.close();
    proxy.close();
  });

  test('answers pings, lets all go rather than say what it does not know, and has everything once when they are back', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob] = [await StubbornGuest.join(server.url, code, 'ann'), await StubbornGuest.join(server.url, code, 'bob')];
    expect((await ann.ask('chat', { text: 'before' })).ok).toBe(true);
    const first = [ann.guest, bob.guest];
    proxy.stall();
    const asked = Promise.all([
      ann.ask('chat', { text: 'meanwhile' }),
      bob.ask('intent', { intent: { type: 'flipSpecial', card: 'assassination' } }),
    ]);
    expect((await first[0]?.ask('ping'))?.ok).toBe(true);
    expect(
      first.flatMap(({ heard }) => heard.filter(({ type, message }) => type === 'chat' && JSON.stringify(message).includes('meanwhile'))),
    ).toEqual([]);
    await Promise.all(first.map((guest) => guest.until(() => guest.left !== null)));
    await expect(Guest.join(server.url, code, 'cat')).rejects.toMatchObject({ code: JOIN_ERROR.unsaved });
    proxy.goOn();
    expect((await asked).map(({ ok }) => ok)).toEqual([true, true]);
    await ann.ask('sync');

    const late = await StubbornGuest.join(server.url, code, 'cat');
    await late.until(({ heard }) => heard.some(({ type }) => type === 'chat'));
    const told = late.guest.heard.find(({ type }) => type === 'chat')?.message as { lines: { text: string }[] };
    expect(told.lines.map(({ text }) => text)).toEqual(['before', 'meanwhile']);
    expect((matchMaker.getLocalRoomById(code) as TableRoom).session.table?.played).toBe(1);
    for await (const { problem, intents } of verifyAll(store, EVENT_LOOP)) expect([problem, intents]).toEqual([null, 1]);
  });
});
