import { once } from 'node:events';
import WebSocket from 'ws';
import { askJoin } from './wire.js';

// biome-ignore lint/suspicious/noExplicitAny: what came as JSON is read as a bot without types would.
type Frame = Record<string, any> & { type: string };

/** Somebody at a table who speaks JSON alone. Waits for what happens, never for time. */
export class JsonGuest {
  readonly frames: Frame[] = [];
  closed: number | null = null;
  n = 0;
  #looks: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    const look = () => {
      for (const one of this.#looks.splice(0)) one();
    };
    socket.on('message', (bytes: Buffer) => {
      this.frames.push(JSON.parse(String(bytes)) as Frame);
      look();
    });
    socket.on('close', (code) => {
      this.closed = code;
      look();
    });
  }

  static async join(url: string, code: string, name: string, options: object = {}): Promise<JsonGuest> {
    const granted = JSON.parse((await askJoin(url, code, { name, ...options })).body);
    const { processId, roomId } = granted.room;
    const guest = new JsonGuest(new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${granted.sessionId}&json=1`));
    await once(guest.socket, 'open');
    await guest.until(() => guest.last('welcome') ?? guest.last('error'));
    return guest;
  }

  /** The last frame of a type. */
  last(type: string): Frame | undefined {
    return this.frames.findLast((frame) => frame.type === type);
  }

  get view(): Frame | undefined {
    return this.last('view');
  }

  /** Resolves with the first thing that this finds; looked for after every frame. */
  until<T>(find: () => T | undefined | null | false): Promise<T> {
    return new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found) resolve(found);
        else this.#looks.push(look);
      };
      look();
    });
  }

  /** Sends a text as it is. */
  write(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** Says something. @returns what it was answered with */
  say(type: string, body: object = {}): Promise<Frame> {
    this.n += 1;
    const { n } = this;
    this.write(JSON.stringify({ type, n, ...body }));
    return this.until(() => this.frames.find((frame) => frame.n === n && ['accepted', 'refused', 'offers'].includes(frame.type)));
  }

  close(): void {
    this.socket.close();
  }
}
