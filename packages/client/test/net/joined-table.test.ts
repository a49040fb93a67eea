import {
  type ClientMessageType,
  clientMessages,
  type ServerMessages,
  type ServerMessageType,
  TableMirror,
  type TableState,
  WIRE_VERSION,
} from '@illuminice/protocol';
import { packEvents, wire } from '@illuminice/protocol/classic';
import { createGame, viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import type { Room } from 'colyseus.js';
import { JoinedTable } from '../../src/net/joined-table';
import type { LineDeps } from '../../src/net/line';
import { LOBBY } from '../harness/table-info';

// The next frame is at hand: tests say when it comes.
let draw: (() => void) | null = null;
jest.mock('../../src/net/frame', () => ({
  oncePerFrame: (run: () => void) => () => {
    draw = run;
  },
}));

const game = createGame({ players: ['ann', 'bob'], seed: '1' });
const { board } = game.state;

/** A transport whose server the test is. Each message that it is given must have its shape. */
class FakeTransport {
  readonly mirror = new TableMirror();
  readonly state = this.mirror.state;
  readonly sent: { type: string; message: { n: number } }[] = [];
  readonly #handlers = new Map<string, (message: unknown) => void>();
  #changed: (state: TableState) => void = () => {};

  constructor() {
    this.mirror.writeTable(LOBBY);
    this.mirror.writeBoard(board);
  }

  onMessage(type: string, handler: (message: unknown) => void): void {
    this.#handlers.set(type, handler);
  }

  onStateChange(handler: (state: TableState) => void): void {
    this.#changed = handler;
  }

  send(type: ClientMessageType, message: unknown): void {
    this.sent.push({ type, message: clientMessages[type].parse(message) });
  }

  tell<T extends ServerMessageType>(type: T, message: ServerMessages[T]): void {
    this.#handlers.get(type)?.(message);
  }

  patch(): void {
    this.#changed(this.state);
  }

  welcome(player: string | null, n = 0): void {
    this.tell('welcome', { version: WIRE_VERSION, code: 'BCDFGH', ruleset: 'classic', player, token: null, n, now: Date.now() });
  }
}

/** A table whose connections the test makes, one after the other. */
async function table(player: string | null = 'ann') {
  let deps: LineDeps | undefined;
  const line = { status: signal('open' as const), ended: signal(null), room: null as unknown, resume: jest.fn(), close: jest.fn() };
  const joined = new JoinedTable('BCDFGH', { name: 'Ann', spectate: player === null }, async () => wire);
  await joined.open(async (_, given) => {
    deps = given;
    return line as never;
  });
  const reports = { heard: jest.fn(), noticed: jest.fn(), welcomed: jest.fn(), garbled: jest.fn() };
  const connect = async (): Promise<FakeTransport> => {
    const transport = new FakeTransport();
    await deps?.prepare('classic');
    deps?.listen(transport as unknown as Room<TableState>, reports);
    line.room = transport;
    return transport;
  };
  const transport = await connect();
  transport.welcome(player);
  if (player !== null) transport.tell('private', { seq: board.seq, mine: viewFor(game.state, player).mine });
  await Promise.resolve();
  return { joined, transport, connect, reports, line, deps: () => deps as LineDeps };
}

beforeEach(() => {
  draw = null;
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) };
  Object.assign(globalThis, { sessionStorage: storage, localStorage: storage, document: { hidden: false } });
});

const events = game.events.slice(0, 1);
const news = () => ({ seq: board.seq, events: packEvents(events, board) });

describe('U103 a table over one connection after the other', () => {
  test('shows board and own secrets together, once both are there', async () => {
    const { joined, transport } = await table();
    expect(joined.view.value).toMatchObject({ player: 'ann', mine: viewFor(game.state, 'ann').mine });
    transport.patch();
    expect(joined.lobby.value?.name).toBe('Friday');
  });

  test('a spectator needs no secrets', async () => {
    const { joined } = await table(null);
    expect(joined.view.value).toMatchObject({ player: null, board: { seq: board.seq } });
  });

  test('events wait for the frame, and are shown before the own action resolves', async () => {
    const { joined, transport } = await table();
    const order: string[] = [];
    joined.onEvents((shown) => order.push(...shown.map(({ type }) => type)));
    const answered = joined.send('ready', { ready: true }).then((answer) => order.push(answer.ok ? 'accepted' : 'refused'));
    transport.tell('events', news());
    expect(order).toEqual([]);
    transport.tell('accepted', { n: 1, seq: board.seq });
    await answered;
    expect(order).toEqual([events[0]?.type, 'accepted']);
    draw?.();
    expect(order).toHaveLength(2);
  });

  test('events in the middle of a step wait for its board', async () => {
    const { joined, transport } = await table();
    const heard = jest.fn();
    joined.onEvents(heard);
    transport.tell('events', { ...news(), seq: board.seq + 1 });
    draw?.();
    expect(heard).not.toHaveBeenCalled();
    transport.mirror.writeBoard({ ...board, seq: board.seq + 1 });
    draw?.();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('unanswered messages are sent again under their numbers over the next connection', async () => {
    const { joined, transport, connect, reports } = await table();
    const answer = joined.send('ready', { ready: true });
    expect(transport.sent).toEqual([{ type: 'ready', message: { n: 1, ready: true } }]);
    const next = await connect();
    next.welcome('ann');
    expect(next.sent).toEqual(transport.sent);
    expect(reports.welcomed).toHaveBeenCalledTimes(2);
    next.tell('accepted', { n: 1, seq: board.seq });
    expect(await answer).toEqual({ ok: true });
  });

  test('another viewer gets no answer to what the former one sent', async () => {
    const { joined, connect } = await table();
    const answer = joined.send('ready', { ready: true });
    (await connect()).welcome('bob');
    expect(await answer).toMatchObject({ ok: false, refusal: { why: 'offline' } });
  });

  test('the past replaces what was heard', async () => {
    const { joined, transport } = await table();
    const pasts: number[] = [];
    joined.onPast((past) => pasts.push(past.length));
    transport.tell('past', { events: packEvents(events, board), seqs: [board.seq] });
    expect(pasts).toEqual([0, 1]);
  });

  test('orders end the announced silence; lines of chat stand in order of time', async () => {
    const { joined, transport } = await table();
    transport.tell('silence', { frame: 1, rev: 1, at: 5 });
    transport.tell('orders', { orders: { ask: 'always', senate: null, taxFrom: null, noOffersFrom: [] } });
    expect([joined.orders.value.ask, joined.silence.value]).toEqual(['always', null]);
    const line = (at: number) => ({ from: 'bob', name: 'Bob', to: null, text: 'hi', at });
    transport.tell('chat', { lines: [line(2)] });
    transport.tell('chat', { lines: [line(1)] });
    expect(joined.chat.value.map(({ at }) => at)).toEqual([1, 2]);
  });

  test('a seat that was voted away dismisses its player; a notice of the host is announced, and ends nothing', async () => {
    const { joined, transport, reports } = await table();
    transport.tell('notice', { why: 'announced', text: 'soon' });
    expect([joined.announced.value, reports.noticed.mock.calls]).toEqual([{ why: 'announced', text: 'soon' }, []]);
    transport.tell('notice', { why: 'votedOut', text: '' });
    expect([joined.dismissed.value, reports.noticed.mock.calls]).toEqual(['votedOut', [['votedOut']]]);
  });

  test('events that cannot be read are reported to the connection', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, reports } = await table();
    transport.tell('events', { seq: board.seq, events: [[250, 1, 2]] });
    expect(reports.garbled).toHaveBeenCalledTimes(1);
    reported.mockRestore();
  });

  test('a resume link is the ticket that came before the answer', async () => {
    const { joined, transport } = await table();
    const link = joined.resumeLink();
    transport.tell('resumeLink', { ticket: 'T', until: 9 });
    transport.tell('accepted', { n: 1, seq: board.seq });
    expect(await link).toEqual({ ticket: 'T', until: 9 });
  });

  test('who watched comes back as a spectator; nobody answers after leaving', async () => {
    const { deps, joined, line } = await table(null);
    expect(deps().joining()).toMatchObject({ spectate: true, token: null });
    const answer = joined.send('here', {});
    joined.leave();
    expect(line.close).toHaveBeenCalled();
    expect(await answer).toMatchObject({ ok: false });
  });
});
