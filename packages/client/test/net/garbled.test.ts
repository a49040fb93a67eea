import { type Packed, TableMirror, type TableState, WIRE_VERSION } from '@illuminice/protocol';
import { packEvents, wire } from '@illuminice/protocol/classic';
import { createGame, type View } from '@illuminice/rules/classic';
import type { Room } from 'colyseus.js';
import { LOBBY } from '../harness/table-info';

type Handler = (message: unknown) => void;

/** A room of the client library that says what the test says. */
class FakeRoom {
  readonly mirror = new TableMirror();
  readonly state = this.mirror.state;
  readonly handlers = new Map<string, Handler>();
  readonly closed = jest.fn();
  readonly connection = { close: this.closed };

  onMessage(type: string, handler: Handler): void {
    this.handlers.set(type, handler);
  }
  onStateChange(): void {}
  onLeave(): void {}
  removeAllListeners(): void {}
  send(): void {}

  tell(type: string, message: unknown): void {
    this.handlers.get(type)?.(message);
  }
}

const rooms: FakeRoom[] = [];
const { state: game, events: opening } = createGame({ players: ['ann', 'bob'], seed: '1' });

jest.mock('../../src/net/open-room', () => ({
  Unshown: class extends Error {},
  openRoom: async (
    _: string,
    __: unknown,
    prepare: (ruleset: string) => Promise<unknown>,
    listen: (room: Room<TableState>, welcomed: () => void) => void,
  ) => {
    await prepare('classic');
    const room = new FakeRoom();
    rooms.push(room);
    room.mirror.writeTable(LOBBY);
    room.mirror.writeBoard(game.board);
    return new Promise((resolve) => {
      listen(room as unknown as Room<TableState>, () => resolve(room));
      const who = { player: null, token: null, n: 0, now: Date.now() };
      room.tell('welcome', { version: WIRE_VERSION, code: 'BCDFGH', ruleset: 'classic', ...who });
    });
  },
}));
jest.mock('../../src/net/awake', () => ({ watchAwake: () => () => undefined }));
jest.mock('../../src/net/backoff', () => ({ ...jest.requireActual('../../src/net/backoff'), pauseBefore: () => 0 }));
// It shows what is new before the next frame; here at once.
jest.mock('../../src/net/frame', () => ({ oncePerFrame: (run: () => void) => run }));

import { joinTable } from '../../src/net/joined-table';

const GARBAGE: Packed[] = [[250, 1, 2]];

/** Resolves once the line has come back so many times. */
async function opened(count: number): Promise<FakeRoom> {
  while (rooms.length < count) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return rooms.at(-1) as FakeRoom;
}

describe('U103 what cannot be read', () => {
  let reported: jest.SpyInstance;
  beforeEach(() => {
    rooms.length = 0;
    reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(globalThis, { sessionStorage: store(), localStorage: store(), document: { hidden: false } });
  });
  afterEach(() => reported.mockRestore());

  test('is reported, and the table joined anew for the whole of its state; three times in a minute, and the line is ended', async () => {
    const link = await joinTable('BCDFGH', { name: 'Ann', spectate: true }, async () => wire);
    const told: string[] = [];
    link.onEvents((events, view) => told.push(...events.map(({ type }) => `${type} ${(view as View).board.seq}`)));
    const [first] = rooms as [FakeRoom];
    first.tell('events', { seq: game.board.seq, events: packEvents(opening.slice(0, 1), game.board) });
    expect(told).toEqual([`${opening[0]?.type} ${game.board.seq}`]);

    expect(() => first.tell('events', { seq: game.board.seq, events: GARBAGE })).not.toThrow();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(first.closed).toHaveBeenCalled();
    const second = await opened(2);
    expect(link.status.value).toBe('open');
    expect(link.view.value?.board).toEqual(JSON.parse(JSON.stringify(game.board)));
    second.tell('past', { events: GARBAGE });
    (await opened(3)).tell('events', { seq: 0, events: 'nothing of ours' });
    expect(reported).toHaveBeenCalledTimes(3);
    expect([link.status.value, link.ended.value]).toEqual(['closed', 'broken']);
    expect(told).toHaveLength(1);
    link.leave();
  });
});

/** What a browser has to keep things in. */
function store(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
