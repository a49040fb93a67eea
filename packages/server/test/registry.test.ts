import { CLOSE, JOIN_ERROR } from '@illuminice/protocol';
import { refusedJoin } from '../src/registry/join-error.js';
import { type OpenRoom, TableRegistry } from '../src/registry/table-registry.js';
import type { Opening } from '../src/session/messages/opening.js';
import type { Store } from '../src/store/store.js';

const CODE = 'ZZZZZZ';

/** A promise that the test settles. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A registry over a store with one table, whose rooms open at once and are gone when the test says so. */
function setUp({ load = async () => ({}) as never, patience }: { load?: Store['load']; patience?: number } = {}) {
  const removed = jest.fn(async () => {});
  const rooms: { room: OpenRoom; gone: ReturnType<typeof deferred<void>>; closed: () => void }[] = [];
  const registry: TableRegistry = new TableRegistry(
    { load: jest.fn(load), remove: removed, record: async () => undefined } as unknown as Store,
    async ({ closed }) => {
      const gone = deferred<void>();
      const room = {
        session: { code: CODE, seatOf: (token: string) => (token === 'anns' ? 'ann' : null) },
        disconnect: jest.fn(async () => registry.closing(room)),
        drain: jest.fn(async () => {}),
      } as unknown as OpenRoom;
      rooms.push({ room, gone, closed });
      registry.opened(room, gone.promise);
    },
    patience,
  );
  return { registry, rooms, removed };
}

const free = async () => () => {};

describe('U101 where there is no room for a table', () => {
  /** Tables that are awake, by code: who is there, and whether a seat is anybody's. */
  function full(tables: Record<string, { isDeserted: boolean; isSomebodys: boolean }>) {
    const slept: string[] = [];
    const registry = new TableRegistry({} as Store, async () => {});
    for (const [code, { isDeserted, isSomebodys }] of Object.entries(tables)) {
      const gone = deferred<void>();
      const room = {
        session: { code, isSomebodys },
        isDeserted,
        async disconnect() {
          registry.closing(room);
          setImmediate(() => {
            slept.push(code);
            gone.resolve();
          });
        },
      } as unknown as OpenRoom;
      registry.opened(room, gone.promise);
    }
    const most = Object.keys(tables).length;
    const enter = () =>
      registry.enter(() => (slept.length + Object.keys(tables).length - most > entered.length ? count() : 'tooManyTables'));
    const entered: (() => void)[] = [];
    const count = () => {
      const gone = () => {};
      entered.push(gone);
      return gone;
    };
    return { enter, slept };
  }
  const [busy, strangers, somebodys] = [
    { isDeserted: false, isSomebodys: true },
    { isDeserted: true, isSomebodys: false },
    { isDeserted: true, isSomebodys: true },
  ];

  test('one at which nobody is goes to sleep: at which nobody sits, then the oldest; never one where somebody is', async () => {
    const { enter, slept } = full({ AA: busy, BB: somebodys, CC: strangers, DD: somebodys, EE: strangers });
    for (const expected of [['CC'], ['CC', 'EE'], ['CC', 'EE', 'BB'], ['CC', 'EE', 'BB', 'DD']]) {
      expect(typeof (await enter())).toBe('function');
      expect(slept).toEqual(expected);
    }
    expect(await enter()).toBe('tooManyTables');
  });

  test('two that come at once take the room of two', async () => {
    const { enter, slept } = full({ AA: strangers, BB: strangers, CC: busy });
    expect((await Promise.all([enter(), enter(), enter()])).map((entered) => typeof entered)).toEqual(['function', 'function', 'string']);
    expect(slept).toEqual(['AA', 'BB']);
  });
});

describe('the registry of tables', () => {
  test('opens a table that sleeps once, however many come, and finds it open then', async () => {
    const { registry, rooms } = setUp();
    expect([registry.isBusy(CODE), registry.get(CODE)]).toEqual([false, undefined]);
    expect(await Promise.all([registry.wake(CODE, free), registry.wake(CODE, free)])).toEqual([true, true]);
    expect([rooms.length, registry.get(CODE), registry.open]).toEqual([1, rooms[0]?.room, [rooms[0]?.room]]);
    expect(await registry.wake(CODE, async () => refusedJoin('tooManyJoins'))).toBe(true);
    expect([await registry.seatOf(CODE, 'anns'), await registry.seatOf(CODE, 'bobs')]).toEqual(['ann', null]);
  });

  test('says that there is no such table, and gives back what it was counted for', async () => {
    const { registry } = setUp({ load: async () => null });
    const closed = jest.fn();
    expect(await registry.wake(CODE, async () => closed)).toBe(false);
    expect([closed.mock.calls.length, registry.isBusy(CODE)]).toEqual([1, false]);
  });

  test('a table that closes is gone first, then opened anew for whoever comes', async () => {
    const { registry, rooms } = setUp();
    await registry.wake(CODE, free);
    await rooms[0]?.room.disconnect(CLOSE.idle);
    expect([registry.get(CODE), registry.open, registry.isBusy(CODE)]).toEqual([undefined, [], true]);
    const woken = registry.wake(CODE, free);
    await settled();
    expect(rooms).toHaveLength(1);
    rooms[0]?.gone.resolve();
    expect(await woken).toBe(true);
    expect([rooms.length, registry.get(CODE)]).toEqual([2, rooms[1]?.room]);
  });

  test('a table that is removed is gone and then not in the store; whoever comes meanwhile finds none', async () => {
    const { registry, rooms, removed } = setUp();
    await registry.wake(CODE, free);
    const removal = registry.remove(CODE);
    const woken = registry.wake(CODE, free);
    await settled();
    expect([registry.get(CODE), removed.mock.calls.length]).toEqual([undefined, 0]);
    rooms[0]?.gone.resolve();
    expect([await removal, await woken, registry.isBusy(CODE)]).toEqual([true, false, false]);
    expect(removed).toHaveBeenCalledWith(CODE);
    expect(await registry.remove(CODE)).toBe(false);
  });

  test('somebody who may not wake a table keeps nobody else from it', async () => {
    const { registry } = setUp();
    const refused = registry.wake(CODE, async () => refusedJoin('tooManyJoins'));
    const other = registry.wake(CODE, free);
    await expect(refused).rejects.toMatchObject({ code: JOIN_ERROR.tooManyJoins });
    expect(await other).toBe(true);
  });

  test('a new table is waited for until it is open; if it cannot be opened, it is free again', async () => {
    const opening = deferred<void>();
    const registry = new TableRegistry({ load: async () => null } as unknown as Store, () => opening.promise);
    const created = registry.create({ order: { code: CODE } } as Extract<Opening, { order: unknown }>, () => {});
    expect(registry.isBusy(CODE)).toBe(true);
    opening.reject(new Error('disk full'));
    await expect(created).rejects.toThrow('disk full');
    expect(registry.isBusy(CODE)).toBe(false);
  });

  test('U104 whoever comes to a table that takes too long to wake is told so, and the next finds it', async () => {
    const load = deferred<null>();
    const closed = jest.fn();
    const { registry } = setUp({ load: () => load.promise, patience: 1 });
    await expect(registry.wake(CODE, async () => closed)).rejects.toMatchObject({ code: JOIN_ERROR.unsaved });
    expect(registry.isBusy(CODE)).toBe(true);
    load.resolve(null);
    await settled();
    expect([registry.isBusy(CODE), closed.mock.calls.length]).toEqual([false, 1]);
  });

  test('U104 a store that cannot be read is told in words, and nothing stays counted', async () => {
    const closed = jest.fn();
    const { registry } = setUp({ load: () => Promise.reject(new Error('connection lost')) });
    await expect(registry.wake(CODE, async () => closed)).rejects.toMatchObject({ code: JOIN_ERROR.unsaved });
    expect([registry.isBusy(CODE), closed.mock.calls.length]).toEqual([false, 1]);
  });
});
