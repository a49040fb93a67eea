/** The lease of a process: by a clock in the hand where the process decides, by a real PostgreSQL where the database does. */
import { Client } from 'pg';
import { type Fate, LEASE, Membership } from '../src/cluster/membership.js';
import { PostgresOwnership } from '../src/cluster/postgres-ownership.js';
import type { TableOwnership } from '../src/cluster/table-ownership.js';
import { BruteForceLimit } from '../src/net/brute-force-limit.js';
import { Elsewhere, type Peer } from '../src/registry/elsewhere.js';
import { PostgresStore } from '../src/store/postgres.js';
import { Conflict } from '../src/store/store.js';
import { newDatabase, stopOwnCluster } from './harness/postgres.js';

jest.setTimeout(60_000);
afterAll(stopOwnCluster);

/** A clock that stands until it is moved. */
class Clock {
  #now = 0;
  #timers = new Set<{ at: number; run: () => void }>();

  now = (): number => this.#now;

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Time passes, and everything happens that it brings. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = until;
  }

  /** The process stands still: time passes, and nothing happens. */
  stand(ms: number): void {
    this.#now += ms;
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A process whose database answers as the test says. */
function setUp() {
  const clock = new Clock();
  const fate = { lost: jest.fn(), living: jest.fn(), failed: jest.fn(), joined: jest.fn() } satisfies Fate;
  const registered: Peer[] = [];
  const database = { answers: true, living: 1 as number | null };
  const answer = async <T>(value: T): Promise<T> => {
    if (!database.answers) throw new Error('no database');
    return value;
  };
  const homes = {
    register: async (self: Peer) => void registered.push(await answer(self)),
    renew: () => answer(database.living),
    leave: () => answer(undefined),
    claim: (_code: string, id: string) => answer(registered.find((one) => one.id === id) ?? null),
    release: jest.fn(() => answer(undefined)),
  } as unknown as TableOwnership;
  return { clock, fate, registered, database, homes, membership: new Membership(homes, '10.0.0.3:2568', clock, fate) };
}

describe('U112 the lease of a process', () => {
  test('holds as long as it is renewed', async () => {
    const { membership, clock, fate, registered } = setUp();
    await membership.start();
    await clock.pass(10 * LEASE);
    expect([membership.holds, fate.lost.mock.calls.length, registered.length]).toEqual([true, 0, 1]);
    expect(fate.living).toHaveBeenLastCalledWith(1);
  });

  test('counts as lost before it ends, if the database does not answer; tables that were claimed under it are no more its own', async () => {
    const { membership, clock, fate, database, registered } = setUp();
    await membership.start();
    await membership.claim('BBBBBB', false);
    expect(membership.isHome('BBBBBB')).toBe(true);
    database.answers = false;
    await clock.pass(LEASE - 1);
    expect([fate.lost.mock.calls.length, membership.holds, membership.isHome('BBBBBB')]).toEqual([1, false, false]);
    expect(fate.failed).toHaveBeenCalledTimes(1);
    await expect(membership.claim('CCCCCC', false)).rejects.toThrow('no lease');
    database.answers = true;
    await clock.pass(1000);
    expect([membership.holds, membership.isHome('BBBBBB'), fate.joined.mock.calls.length, registered.length]).toEqual([true, false, 1, 2]);
    expect(registered[1]?.id).not.toBe(registered[0]?.id);
  });

  test('is lost at once when a process wakes that stood still past it, and when the others gave it up', async () => {
    const { membership, clock, fate, database } = setUp();
    await membership.start();
    clock.stand(LEASE);
    expect(membership.holds).toBe(false);
    await clock.pass(0);
    expect(fate.lost).toHaveBeenCalledTimes(1);
    await clock.pass(LEASE);
    expect([membership.holds, fate.lost.mock.calls.length]).toEqual([true, 1]);
    database.living = null;
    await clock.pass(2000);
    expect(fate.lost).toHaveBeenCalledTimes(2);
  });

  test('is given back at the end, and not taken again', async () => {
    const { membership, clock, fate, registered } = setUp();
    await membership.start();
    await membership.stop();
    await clock.pass(10 * LEASE);
    expect([membership.holds, registered.length, fate.lost.mock.calls.length]).toEqual([false, 1, 0]);
  });
});

describe('U112 who is at home where, in PostgreSQL', () => {
  const peer = (id: string): Peer => ({ id, address: `127.0.0.1:${id.length}`, secret: `${id}'s` });
  const [ann, ben] = [peer('ann'), peer('ben-b')];
  let homes: PostgresOwnership;
  let store: PostgresStore;
  let sql: Client;
  beforeAll(async () => {
    const url = await newDatabase();
    const fail = (error: Error) => {
      throw error;
    };
    store = await PostgresStore.open(url, 'normal', fail);
    homes = new PostgresOwnership(url, fail);
    sql = new Client({ connectionString: url });
    await sql.connect();
    for (const code of ['BBBBBB', 'CCCCCC'])
      await store.create({ code, record: '{}', pulse: '{}', stage: 'lobby', public: false, begin: null, at: 1 });
  });
  beforeEach(async () => {
    await sql.query('DELETE FROM processes');
    await homes.register(ann, LEASE);
    await homes.register(ben, LEASE);
  });
  afterAll(async () => {
    await homes.close();
    await store.close();
    await sql.end();
  });
  const expire = ({ id }: Peer) => sql.query('UPDATE processes SET until = until - 60000 WHERE id = $1', [id]);

  test('one of those who claim a table at the same moment gets it, and all of them hear who', async () => {
    const all = await Promise.all([ann, ben, ann, ben].map(({ id }) => homes.claim('BBBBBB', id, false)));
    expect(new Set(all.map((home) => home?.id)).size).toBe(1);
    expect(await homes.ownerOf('BBBBBB')).toEqual(all[0]);
    expect(await homes.claim('ZZZZZZ', ann.id, false)).toBeNull();
    expect(await homes.claim('ZZZZZZ', ann.id, true)).toEqual(ann);
  });

  test('who takes a table over fences what its former home still has on its way', async () => {
    await homes.claim('CCCCCC', ann.id, false);
    const { rev } = (await store.load('CCCCCC')) as { rev: number };
    await homes.release('CCCCCC', ann.id);
    expect(await homes.ownerOf('CCCCCC')).toBeNull();
    expect(await homes.claim('CCCCCC', ben.id, false)).toEqual(ben);
    await expect(store.write({ code: 'CCCCCC', rev, at: 2, pulse: '"late"' })).rejects.toThrow(Conflict);
    // Nobody but its home gives it up.
    await homes.release('CCCCCC', ann.id);
    expect(await homes.ownerOf('CCCCCC')).toEqual(ben);
  });

  test('the tables of a process that is dead go to whoever comes first; it finds out when it comes back', async () => {
    await homes.claim('BBBBBB', ann.id, false);
    expect([await homes.renew(ann.id, LEASE), await homes.renew(ben.id, LEASE)]).toEqual([2, 2]);
    expect(await homes.claim('BBBBBB', ben.id, false)).toEqual(ann);
    await expire(ann);
    expect([await homes.ownerOf('BBBBBB'), await homes.peers(ben.id)]).toEqual([null, []]);
    expect(await homes.claim('BBBBBB', ben.id, false)).toEqual(ben);
    expect([await homes.renew(ann.id, LEASE), await homes.renew(ben.id, LEASE)]).toEqual([null, 1]);
    await expect(homes.claim('CCCCCC', ann.id, false)).rejects.toThrow('foreign key');
    await homes.leave(ben.id);
    expect(await homes.ownerOf('BBBBBB')).toBeNull();
  });

  test('two processes on the same table: the second is sent to the first', async () => {
    const clock = new Clock();
    const [one, two] = ['a', 'b'].map((name) => {
      const none = () => {};
      return new Membership(homes, `127.0.0.1:${name}`, clock, { lost: none, living: none, failed: none, joined: none });
    }) as [Membership, Membership];
    await one.start();
    await two.start();
    expect(await one.claim('BBBBBB', false)).toBe(true);
    expect(await two.claim('BBBBBB', false).catch((error) => (error as Elsewhere).home)).toEqual(one.self);
    await expect(two.claim('BBBBBB', false)).rejects.toThrow(Elsewhere);
    expect([await one.elsewhere('BBBBBB'), await two.elsewhere('BBBBBB')]).toEqual([null, one.self]);
    await one.stop();
    expect(await two.claim('BBBBBB', false)).toBe(true);
    await two.stop();
  });

  test('U101 guesses are counted for all processes together, however many are made at once', async () => {
    const all = Array.from({ length: 3 }, () => new BruteForceLimit(60, 60_000));
    for (const guesses of all) guesses.shareBy((spent, ms) => homes.countMisses(spent, ms));
    const asked = Array.from({ length: 300 }, (_, i) => all[i % 3] as BruteForceLimit);
    const answers = await Promise.all(asked.map((guesses) => guesses.take('192.0.2.9')));
    expect(answers.filter(Boolean)).toHaveLength(60);
    for (const guesses of all) expect(await guesses.take('192.0.2.9')).toBe(false);
    expect(await all[0]?.take('192.0.2.10')).toBe(true);
  });

  test('U101 a right guess is given back at all of them', async () => {
    const [here, there] = [new BruteForceLimit(3, 60_000), new BruteForceLimit(3, 60_000)];
    const told = jest.fn();
    for (const guesses of [here, there])
      guesses.shareBy(async (spent, ms) => {
        const counted = await homes.countMisses(spent, ms);
        told([...spent.values()]);
        return counted;
      });
    for (let i = 0; i < 3; i += 1) expect(await here.take('192.0.2.7')).toBe(true);
    here.give('192.0.2.7');
    while (!told.mock.calls.some(([[spent]]) => spent === -1)) await new Promise((resolve) => setTimeout(resolve, 20));
    expect([await there.take('192.0.2.7'), await there.take('192.0.2.7')]).toEqual([true, false]);
  });

  test('U101 while nothing can be counted for all, each process allows its part', async () => {
    const all = Array.from({ length: 3 }, () => new BruteForceLimit(60, 60_000));
    for (const guesses of all) {
      guesses.shareBy(() => Promise.reject(new Error('the database is away')));
      guesses.among(3);
    }
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => (all[i % 3] as BruteForceLimit).take('192.0.2.11')));
    expect(answers.filter(Boolean)).toHaveLength(60);
  });
});
