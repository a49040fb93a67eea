import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { JOIN_ERROR, tableCode } from '@illuminice/protocol';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { errorCode } from '../error-code.js';
import type { Access } from '../net/access.js';
import { refuse } from '../refuse.js';
import { Elsewhere, type Peer } from '../registry/elsewhere.js';
import type { TableRegistry } from '../registry/table-registry.js';
import { sameText } from '../secrets.js';
import { type ClusterAddress, ownAddress } from '../settings/cluster-address.js';
import { REAL_TIME } from '../time.js';
import { ask } from './ask.js';
import { ADDRESS_HEADER, Forwarder, SECRET_HEADER } from './forward.js';
import { Membership } from './membership.js';
import { PostgresOwnership } from './postgres-ownership.js';
import { SilentProcesses } from './silent-processes.js';

/** Requests that concern one table, and sockets of one. */
const OF_TABLE = /^\/(?:matchmake\/\w+|api\/tables|admin\/tables)\/([^/?]+)(?:\/\w+)?\/?(?:\?|$)/;
const SOCKET_OF_TABLE = /^\/[\w-]+\/([\w-]+)(?:\?|$)/;
/** Missed signs of life of a table's process before forwarded sockets are cut off. */
const MISSED = 3;
/** How often old guesses are forgotten; ms. */
const SWEEP = 60_000;

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Several processes on one database: lease, internal listener and forwarding of this one. */
export class Cluster {
  readonly #forwarder: Forwarder;
  readonly #silent: SilentProcesses;
  readonly #passedOn = new WeakSet<IncomingMessage>();
  readonly #sweeping: NodeJS.Timeout;
  #tables: TableRegistry | null = null;
  living = 1;

  private constructor(
    private readonly ownership: PostgresOwnership,
    readonly membership: Membership,
    private readonly internal: Server,
    private readonly access: Access,
  ) {
    this.#forwarder = new Forwarder((request) => access.addresses.told(request), MISSED * 1000 * access.limits.pingSeconds);
    this.#silent = new SilentProcesses(async (id) => (await ownership.peers('')).some((peer) => peer.id === id));
    this.#sweeping = setInterval(() => void ownership.forgetMisses(2 * SWEEP).catch(() => {}), SWEEP).unref();
    access.rates.bruteForce.shareBy((spent, ms) => ownership.countMisses(spent, ms));
  }

  /** Listens for other processes and takes a lease. @throws Error that names the setting to blame */
  static async start(databaseUrl: string, given: ClusterAddress | 'auto', access: Access, log: Logger): Promise<Cluster> {
    const own = ownAddress(given);
    const internal = createServer();
    internal.listen(own.port, isIP(own.host) ? own.host : undefined);
    await once(internal, 'listening').catch((error) => {
      throw new Error(`CLUSTER_ADDRESS: this process cannot listen on ${own.host}:${own.port} (${errorCode(error)})`);
    });
    const { port } = internal.address() as AddressInfo;
    const address = `${own.host.includes(':') ? `[${own.host}]` : own.host}:${port}`;
    const ownership = new PostgresOwnership(databaseUrl, (error) =>
      log.error({ code: errorCode(error) }, 'a connection to the database broke'),
    );
    const membership = new Membership(ownership, address, REAL_TIME, {
      lost: () => {
        log.error('the lease could not be renewed: every table is closed here, and opens where its players come back');
        cluster.#tables?.abandon();
      },
      living: (count) => {
        if (count !== cluster.living) log.info({ processes: count }, 'processes that live');
        cluster.living = count;
        access.share(count);
      },
      failed: (error) => log.error({ code: errorCode(error) }, 'the lease cannot be renewed: the database does not answer'),
      joined: () => log.info({ address }, 'joined the cluster'),
    });
    const cluster = new Cluster(ownership, membership, internal, access);
    await membership.start();
    log.info({ address }, 'joined the cluster');
    return cluster;
  }

  /** Answers what other processes forward. @param upgrade opens a socket here */
  serve(app: RequestListener, tables: TableRegistry, upgrade: Upgrade): void {
    this.#tables = tables;
    this.internal.on('request', (request, response) => {
      if (this.#accept(request)) app(request, response);
      else response.writeHead(403).end();
    });
    this.internal.on('upgrade', (request, socket, head) => {
      if (this.#accept(request)) upgrade(request, socket, head);
      else socket.destroy();
    });
  }

  get toHome(): RequestHandler {
    return (request, response, next) => {
      const code = this.#passedOn.has(request) ? null : codeIn(OF_TABLE, request);
      if (code === null) return next();
      this.#reachable(code).then((home) => {
        if (home) this.#pass(request, response, home);
        else next();
      }, next);
    };
  }

  /** Forwards a request whose table another process opened at the same moment. */
  get onElsewhere(): ErrorRequestHandler {
    return (error, request, response, next) => {
      if (!(error instanceof Elsewhere)) return next(error);
      if (this.#passedOn.has(request)) unreachable(request, response);
      else {
        const body = request.body === undefined ? undefined : JSON.stringify(request.body);
        this.#pass(request, response, error.home, body);
      }
    };
  }

  /** Opens a socket here, or forwards it. @param here opens it here */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, here: Upgrade): void {
    const code = codeIn(SOCKET_OF_TABLE, request);
    // Origins are checked here: the table's process trusts this one.
    if (code === null || this.#tables?.isBusy(code) || !this.access.origins.allow(request)) {
      here(request, socket, head);
      return;
    }
    socket.on('error', () => socket.destroy());
    if (!this.access.rates.requests.take(this.access.addresses.of(request))) {
      socket.destroy();
      return;
    }
    void this.#elsewhere(code).then((home) => {
      if (socket.destroyed) return;
      if (home) this.#forwarder.upgrade(request, socket, head, home);
      else here(request, socket, head);
    });
  }

  /** Address for the other processes; empty without a lease. */
  get address(): string {
    return this.membership.self?.address ?? '';
  }

  /**
   * Answers of the other processes, as far as they come. @param post JSON body; left out: GET @param only address of the only process asked
   */
  async ask<T>(path: string, headers: Record<string, string>, post?: object, only?: string): Promise<T[]> {
    const { self } = this.membership;
    const all = self ? await this.ownership.peers(self.id).catch(() => []) : [];
    const peers = only === undefined ? all : all.filter(({ address }) => address === only);
    return (await Promise.all(peers.map((peer) => ask<T>(peer, path, headers, post)))).flat();
  }

  /** True if another process forwarded this request. */
  isPassedOn(request: IncomingMessage): boolean {
    return this.#passedOn.has(request);
  }

  get forwarded(): number {
    return this.#forwarder.open;
  }

  /** Closes forwarded connections; their clients come back by another process. */
  hangUp(): void {
    this.#forwarder.close();
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#forwarder.close();
    this.internal.close();
    this.internal.closeAllConnections();
    await this.membership.stop();
    await this.ownership.close();
  }

  /** True if a request comes from another process; then it counts for the address that this one names. */
  #accept(request: IncomingMessage): boolean {
    const { [SECRET_HEADER]: secret, [ADDRESS_HEADER]: address } = request.headers;
    const { self } = this.membership;
    if (!self || typeof secret !== 'string' || typeof address !== 'string' || !sameText(secret, self.secret)) return false;
    this.#passedOn.add(request);
    this.access.addresses.vouch(request, address);
    this.access.origins.vouch(request);
    return true;
  }

  /** @param body the part of the request that was read already */
  #pass(request: Request, response: Response, home: Peer, body?: string): void {
    const silent = () => {
      this.#silent.note(home.id);
      unreachable(request, response);
    };
    this.#forwarder.request(request, response, home, { unreachable: silent, body });
  }

  /** Owner of a table, if that is another process; waits for the end of a silent one's lease. */
  async #reachable(code: string): Promise<Peer | null> {
    const home = await this.#elsewhere(code);
    if (!home || !this.#silent.isSilent(home.id)) return home;
    await this.#silent.settled(home.id);
    return this.#elsewhere(code);
  }

  async #elsewhere(code: string): Promise<Peer | null> {
    return this.#tables?.isBusy(code) ? null : this.membership.elsewhere(code).catch(() => null);
  }
}

const codeIn = (path: RegExp, { url = '' }: IncomingMessage): string | null => tableCode(path.exec(url)?.[1] ?? '');

/** The table's process does not answer: the client is to ask again. */
function unreachable({ path }: Request, response: Response): void {
  const refusal = refuse('stopping');
  if (path.startsWith('/matchmake/')) response.json({ code: JOIN_ERROR.stopping, error: refusal.text });
  else response.status(503).json({ refusal });
}
