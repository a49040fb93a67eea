import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** A wire tap between one client and the server: every byte that goes to the client, as it lies on the socket. */
export class Tap {
  readonly #chunks: Buffer[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async on(url: string): Promise<Tap> {
    const server = createServer((toClient) => {
      const toServer = connect(Number(new URL(url).port), '127.0.0.1');
      toServer.on('data', (bytes) => tap.#chunks.push(bytes));
      toClient.pipe(toServer).pipe(toClient);
      for (const socket of [toClient, toServer]) socket.on('error', () => socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const tap = new Tap(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return tap;
  }

  /** What went by since the last look. Nothing is compressed or masked in this direction. */
  take(): Buffer {
    return Buffer.concat(this.#chunks.splice(0));
  }

  close(): void {
    this.server.close();
  }
}

/** Whether the bytes hold this id as a string of its own: with its length before it, as msgpack and schema write strings, or in JSON. */
export function names(bytes: Buffer, id: string): boolean {
  const length = Buffer.byteLength(id);
  const prefix = length < 32 ? Buffer.from([0xa0 | length]) : Buffer.from([0xd9, length]);
  return bytes.includes(Buffer.concat([prefix, Buffer.from(id)])) || bytes.includes(JSON.stringify(id));
}
