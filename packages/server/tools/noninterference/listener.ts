import { EventEmitter } from 'node:events';
import { pack, unpack } from '@colyseus/msgpackr';
import { Decoder } from '@colyseus/schema';
import { WebSocketClient } from '@colyseus/ws-transport';
import { readTable, type ServerMessages, TableState, WIRE_VERSION } from '@illuminice/protocol';
import { readBoard, readEvents } from '@illuminice/protocol/classic';
import { matchMaker, Protocol } from 'colyseus';
import { readConfig } from '#server/config.js';
import { Counters } from '#server/counters.js';
import { UNCOUNTED } from '#server/net/addresses.js';
import { ConnectionCounts } from '#server/net/connection-counts.js';
import { JsonConnection } from '#server/room/json-connection.js';
import type { TableRoom } from '#server/room/table-room.js';
import type { HandTime } from '../hand-time.js';

const OPEN = 1;

/** What was sent, and when by the table's time, in ms. */
export interface Frame {
  at: number;
  bytes: Buffer;
}

/** Limits as they are where nobody sets any: no recording comes near them. */
const COUNTS = new ConnectionCounts(readConfig({}).limits);

/** Takes the place of a socket: what the room sends is written down, to the byte and with its time. */
class Recorder extends EventEmitter {
  readonly OPEN = OPEN;
  readonly bufferedAmount = 0;
  readyState = OPEN;
  readonly frames: Frame[] = [];

  constructor(private readonly time: HandTime) {
    super();
  }

  send(bytes: Buffer): void {
    this.frames.push({ at: this.time.now(), bytes: Buffer.from(bytes) });
  }

  close(): void {
    this.readyState = 3;
    this.emit('close', 1000);
  }
}

/** Resolves once all that was said in these rooms is stored and told. */
export async function written(sides: readonly { room: TableRoom }[]): Promise<void> {
  for (const { room } of sides) await room.session.queue.idle();
}

/** Somebody at a table in this process. Everything but the network is real: room, door, encoder. */
export class Listener {
  #n = 0;
  readonly #decoder = new Decoder(new TableState());

  private constructor(
    private readonly socket: Recorder,
    readonly name: string,
    /** Speaks JSON at the table of this code, which is chance's alone and stands in what it hears; null: as the page does. */
    private readonly jsonAt: string | null,
  ) {}

  /** @param speaksJson as bots do that know nothing of the library, instead of as the page does */
  static async join(room: TableRoom, time: HandTime, name: string, spectate: boolean, speaksJson = false): Promise<Listener> {
    const { sessionId } = await matchMaker.joinById(room.roomId, { name, spectate, version: WIRE_VERSION }, {} as never);
    const socket = new Recorder(time);
    if (speaksJson) {
      const shared = () => room.jsonFor(client as never);
      const client = new JsonConnection(sessionId, socket as never, {
        address: UNCOUNTED,
        counts: COUNTS,
        counters: new Counters(),
        shared,
        time,
      });
      await room._onJoin(client as never, {} as never);
      room.arrive(client);
    } else {
      await room._onJoin(new WebSocketClient(sessionId, socket as never) as never, {} as never);
      socket.emit('message', Buffer.from([Protocol.JOIN_ROOM]));
    }
    return new Listener(socket, name, speaksJson ? room.roomId : null);
  }

  /** What has come since the last look. */
  take(): Frame[] {
    const { jsonAt } = this;
    const frames = this.socket.frames.splice(0);
    return jsonAt === null ? frames : frames.map(({ at, bytes }) => ({ at, bytes: Buffer.from(String(bytes).replaceAll(jsonAt, '')) }));
  }

  /** The names in a frame that travel as numbers: those of an `events` message, or of the state after a patch. In JSON there are none. */
  namesIn({ bytes }: Frame): string {
    if (this.jsonAt !== null) return '';
    if (bytes[0] === Protocol.ROOM_STATE || bytes[0] === Protocol.ROOM_STATE_PATCH) {
      this.#decoder.decode(bytes, { offset: 1 });
      const { state } = this.#decoder;
      return JSON.stringify([readTable(state), state.board ? readBoard(state.board) : null]);
    }
    const name = Buffer.from([Protocol.ROOM_DATA, 0xa0 | 'events'.length, ...Buffer.from('events')]);
    if (!bytes.subarray(0, name.length).equals(name)) return '';
    const { events } = unpack(bytes.subarray(name.length)) as ServerMessages['events'];
    return JSON.stringify(readEvents(events, this.#decoder.state.board));
  }

  say(type: string, body: object): void {
    this.#n += 1;
    if (this.jsonAt !== null) {
      this.socket.emit('message', Buffer.from(JSON.stringify({ type, n: this.#n, ...body })));
      return;
    }
    const name = Buffer.from(type, 'latin1');
    this.socket.emit(
      'message',
      Buffer.concat([Buffer.from([Protocol.ROOM_DATA, 0xa0 | name.length]), name, pack({ n: this.#n, ...body })]),
    );
  }

  leave(): void {
    this.socket.close();
  }
}

/** What two recordings of the same listener have in difference; null: nothing. */
export function difference(one: readonly Frame[], other: readonly Frame[]): string | null {
  for (const [i, { at, bytes }] of one.entries()) {
    const twin = other[i];
    if (twin && at !== twin.at) return `frame ${i} came ${Math.abs(at - twin.at)} ms apart`;
    if (twin && !bytes.equals(twin.bytes)) return `frame ${i} is not the same`;
  }
  return one.length === other.length ? null : `${one.length} frames and ${other.length}`;
}
