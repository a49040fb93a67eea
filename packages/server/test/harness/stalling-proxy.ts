import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that can fall silent: connections stay open, and nothing comes through. */
export class StallingProxy {
  readonly #sockets = new Set<Socket>();
  #silent = false;

  private constructor(
    readonly port: number,
    readonly close: () => void,
  ) {}

  static async to(host: string, port: number): Promise<StallingProxy> {
    const server = createServer((near) => {
      const far = connect(port, host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        proxy.#sockets.add(from);
        if (proxy.#silent) from.pause();
        from.on('data', (bytes) => to.write(bytes));
        from.on('error', () => {});
        from.on('close', () => {
          proxy.#sockets.delete(from);
          to.destroy();
        });
      }
      if (proxy.#silent) for (const socket of [near, far]) socket.pause();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new StallingProxy((server.address() as AddressInfo).port, () => server.close());
    return proxy;
  }

  stall(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  goOn(): void {
    this.#silent = false;
    for (const socket of this.#sockets) socket.resume();
  }
}
