import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A load balancer without sticky sessions: connections go to processes in turn. Refusing ones are skipped, frozen ones are not
 * noticed.
 */
export class Splitter {
  #next = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** @param ports of the processes on this machine */
  static async start(ports: readonly number[]): Promise<Splitter> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const splitter = new Splitter(server, (server.address() as { port: number }).port);
    server.on('connection', (client) => splitter.#connect(client, ports, ports.length));
    return splitter;
  }

  close(): void {
    this.server.close();
  }

  #connect(client: Socket, ports: readonly number[], attempts: number): void {
    client.on('error', () => {});
    this.#next = (this.#next + 1) % ports.length;
    const server = connect(ports[this.#next] as number, '127.0.0.1');
    const refused = () => {
      if (attempts > 1) this.#connect(client, ports, attempts - 1);
      else client.destroy();
    };
    server.once('error', refused);
    server.once('connect', () => {
      server.off('error', refused).on('error', () => {});
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroy());
      client.pipe(server).pipe(client);
    });
  }
}
