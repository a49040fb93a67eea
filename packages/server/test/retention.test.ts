import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openStore } from '../src/store/open.js';
import { DAY, Retention } from '../src/store/retention.js';
import type { Store } from '../src/store/store.js';
import { HandTime } from '../tools/hand-time.js';
import { newDatabase, stopOwnCluster } from './harness/postgres.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);
afterAll(stopOwnCluster);

/** Noon of a day, in epoch ms. */
const TODAY = Math.floor(Date.UTC(2026, 10, 22) / DAY) * DAY + DAY / 2;
const ENDED = { hash: 'h', outcome: '{}', cast: '[]', public: true };

describe.each(['sqlite', 'postgres'])('U104 what is past its time, by %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    const databaseUrl = kind === 'postgres' ? await newDatabase() : undefined;
    store = await openStore({ dataDir: mkdtempSync(join(tmpdir(), 'tidy-')), databaseUrl, durability: 'normal' }, () => {});
  });
  afterEach(() => store.close());

  /** A process of a server with a clock of its own; `daysOn` lets days pass in it. */
  async function process(clock: number, open: readonly string[] = []) {
    const hand = new HandTime();
    const start = hand.now();
    const log: { level: number; from?: string; codes?: string[]; unfinished?: number; msg: string }[] = [];
    const retention = new Retention({
      store,
      config: { retentionDays: 365, abandonedDays: 30 },
      log: pino({}, { write: (line) => log.push(JSON.parse(line)) }),
      isOpen: (code) => open.includes(code),
      time: { now: () => clock + hand.now() - start, after: (ms, run) => hand.after(ms, run) },
    });
    await retention.running;
    const daysOn = async (days: number) => {
      for (let i = 0; i < days; i += 1) {
        hand.pass(DAY);
        await retention.running;
      }
    };
    return { log, daysOn, stop: () => retention.stop(), announced: () => log.filter(({ msg }) => msg.startsWith('past their time')) };
  }

  const table = async (code: string, stage: 'lobby' | 'playing' | 'over', at: number) => {
    const game = stage === 'lobby' ? null : { id: `of ${code}`, ruleset: 'classic', version: 1, players: [], options: '{}' };
    const begin = game && { ...game, seed: 'abc', origin: null, cast: '[]', begun: at };
    await store.create({ code, stage, at, record: '{}', pulse: '{}', public: false, begin });
    if (stage !== 'over') return;
    const played = { game: `of ${code}`, first: 1, entries: [{ player: 'p1', n: null, at, intent: '{}' }] };
    await store.write({ code, rev: 0, at, pulse: '{}', played, ending: { ...ENDED, at } });
  };
  const there = () => store.codes('', 100);
  /** A server that has run on all of these days. */
  const ranFor = async (days: number, until: number) => {
    for (let i = 0; i <= days; i += 1) await store.noteDay(Math.floor(until / DAY) - i);
  };

  test('goes a day after it was announced, not before, and not if somebody came', async () => {
    await ranFor(400, TODAY);
    await table('BBBBBB', 'playing', TODAY - 40 * DAY);
    await table('CCCCCC', 'playing', TODAY - 40 * DAY);
    await table('DDDDDD', 'playing', TODAY - 10 * DAY);
    await table('FFFFFF', 'lobby', TODAY - 3 * DAY);
    await table('GGGGGG', 'over', TODAY - 366 * DAY - DAY);
    await table('HHHHHH', 'playing', TODAY - 40 * DAY);
    const server = await process(TODAY, ['HHHHHH']);
    expect(await there()).toEqual(['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG', 'HHHHHH']);
    const from = new Date(TODAY + DAY).toISOString();
    const what = { level: 40, from, lobbies: 1, unfinished: 2, finished: 1, replays: 0 };
    expect(server.announced()).toMatchObject([{ ...what, codes: expect.arrayContaining(['BBBBBB', 'CCCCCC', 'FFFFFF', 'GGGGGG']) }]);

    await store.write({ code: 'CCCCCC', rev: 0, at: TODAY, pulse: '{}' });
    await server.daysOn(1);
    expect(await there()).toEqual(['CCCCCC', 'DDDDDD', 'HHHHHH']);
    expect(server.log.map(({ msg }) => msg)).toContain('removing what was announced a day ago');
    expect(await store.game('of BBBBBB')).toBeNull();
    // Its replay had its time as well; it is announced when nothing else holds it any more.
    expect(await store.game('of GGGGGG')).not.toBeNull();
    await server.daysOn(1);
    expect(await store.game('of GGGGGG')).toBeNull();
    await server.stop();
  });

  test('is announced anew by the next process, and stays for a day of that one, too', async () => {
    await ranFor(40, TODAY);
    await table('BBBBBB', 'playing', TODAY - 40 * DAY);
    for (let restart = 0; restart < 3; restart += 1) {
      const server = await process(TODAY + restart * DAY);
      expect(server.announced()).toMatchObject([{ unfinished: 1, codes: ['BBBBBB'] }]);
      await server.stop();
    }
    expect(await there()).toEqual(['BBBBBB']);
  });

  test('is nothing after a long rest: days count on which a server ran', async () => {
    await ranFor(100, TODAY);
    await table('BBBBBB', 'playing', TODAY - DAY);
    await table('CCCCCC', 'lobby', TODAY);
    await table('DDDDDD', 'over', TODAY - 90 * DAY);
    const server = await process(TODAY + 400 * DAY);
    expect(server.announced()).toEqual([]);
    await server.daysOn(2);
    expect(await there()).toEqual(['BBBBBB', 'DDDDDD']);
    await server.daysOn(27);
    expect(await there()).toEqual(['BBBBBB', 'DDDDDD']);
    await server.daysOn(3);
    expect(await there()).toEqual(['DDDDDD']);
    await server.stop();
  });

  test('is nothing because of a clock that is wrong, be it ahead or behind, or put right again', async () => {
    await ranFor(400, TODAY);
    await table('BBBBBB', 'playing', TODAY - 20 * DAY);
    await table('DDDDDD', 'over', TODAY - 300 * DAY);
    for (const clock of [TODAY + 400 * DAY, 0, TODAY + 4000 * DAY, TODAY]) {
      const server = await process(clock);
      await server.daysOn(3);
      expect([clock, server.announced()]).toEqual([clock, []]);
      await server.stop();
    }
    expect(await there()).toEqual(['BBBBBB', 'DDDDDD']);
  });

  test('is nothing in a new store, whatever its tables say of their age', async () => {
    await table('BBBBBB', 'playing', 0);
    const server = await process(TODAY);
    await server.daysOn(29);
    expect(await there()).toEqual(['BBBBBB']);
    await server.daysOn(3);
    expect(await there()).toEqual([]);
    await server.stop();
  });
});
