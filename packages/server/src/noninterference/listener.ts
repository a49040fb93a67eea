import { EventEmitter } from 'node:events';
import { matchMaker, Protocol } from '@colyseus/core';
import { pack } from '@colyseus/msgpackr';
import { WebSocketClient } from '@colyseus/ws-transport';
import { WIRE_VERSION } from '@illuminice/protocol';
import type { TableRoom } from '../rooms/table-room.js';
import type { HandTime } from './hand-time.js';

const OPEN = 1;

/** Takes the place of a socket: what the room sends is written down, to the byte and with its time. */
class Recorder extends EventEmitter {
  readyState = OPEN;
  readonly frames: { at: number; bytes: Buffer }[] = [];

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

/** Somebody at a table in this process. Everything but the network is real: room, door, encoder. */
export class Listener {
  #n = 0;

  private constructor(
    private readonly socket: Recorder,
    readonly name: string,
  ) {}

  static async join(room: TableRoom, time: HandTime, name: string, spectate: boolean): Promise<Listener> {
    const { sessionId } = await matchMaker.joinById(room.roomId, { name, spectate, version: WIRE_VERSION }, {} as never);
    const socket = new Recorder(time);
    await room._onJoin(new WebSocketClient(sessionId, socket as never) as never, {} as never);
    socket.emit('message', Buffer.from([Protocol.JOIN_ROOM]));
    return new Listener(socket, name);
  }

  /** What has come since the last look. */
  take(): { at: number; bytes: Buffer }[] {
    return this.socket.frames.splice(0);
  }

  say(type: string, body: object): void {
    this.#n += 1;
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
