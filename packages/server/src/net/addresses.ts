import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import type { Trust } from '../settings/trust.js';

/** Key of addresses without limits. */
export const UNCOUNTED = '';

/** Bits of an IPv6 address that identify one household or server: providers assign a /56. */
const NETWORK_BITS = 56;
/** Bits that identify one company or rented server: a /48. */
const WIDER_BITS = 48;
/** Factor of a network's limits for its whole /48. */
export const WIDER = 4;

/** Unit of counting: an IPv4 address, or a client's whole IPv6 network. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  return masked(ip, NETWORK_BITS);
}

/** The /48 of a counted IPv6 network, with `WIDER` times its limits; null: there is none. */
export const wider = (counted: string): string | null =>
  counted.endsWith(`/${NETWORK_BITS}`) ? masked(ipaddr.IPv6.parse(counted.slice(0, counted.indexOf('/'))), WIDER_BITS) : null;

function masked(ip: ipaddr.IPv6, bits: number): string {
  const bytes = ip.toByteArray().map((byte, i) => (i < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

export function counted(address: string): [key: string, times: number][] {
  const around = wider(address);
  return around === null
    ? [[address, 1]]
    : [
        [address, 1],
        [around, WIDER],
      ];
}

/** Source of requests, as far as it can be trusted. */
export class Addresses {
  readonly #vouched = new WeakMap<IncomingMessage, { counted: string; ip: string }>();

  /** Addresses of open connections, for blocks alone. */
  readonly #connected = new Map<string, string>();

  constructor(
    private readonly trust: Trust,
    private readonly unlimited: Trust,
  ) {}

  /** Address that limits count by: the client's, or its IPv6 network. `X-Forwarded-For` counts as far as proxies are trusted. */
  of(request: IncomingMessage): string {
    const vouched = this.#vouched.get(request);
    if (vouched !== undefined) return vouched.counted;
    const address = this.ipOf(request);
    return this.unlimited(address, 0) ? UNCOUNTED : network(address);
  }

  /** The client's own address, for blocks alone. */
  ipOf(request: IncomingMessage): string {
    return this.#vouched.get(request)?.ip ?? (proxyaddr(request, this.trust) || '0.0.0.0');
  }

  /** Notes the address of a connection. @returns forgets it */
  connect(sessionId: string, request: IncomingMessage): () => void {
    this.#connected.set(sessionId, this.ipOf(request));
    return () => this.#connected.delete(sessionId);
  }

  /** Address of an open connection; undefined: there is none. */
  ofConnection(sessionId: string): string | undefined {
    return this.#connected.get(sessionId);
  }

  /** What another process is told of a request's source, for `vouch`. */
  told(request: IncomingMessage): string {
    return `${this.of(request)} ${this.ipOf(request)}`;
  }

  /** Sets the source that a forwarding process has told. */
  vouch(request: IncomingMessage, told: string): void {
    const [counted = '', ip = ''] = told.split(' ');
    this.#vouched.set(request, { counted, ip });
  }

  /** True if this is a proxy of ours by its address. */
  isProxy(address: string): boolean {
    return ipaddr.isValid(address) && this.trust(ipaddr.process(address).toString(), Number.POSITIVE_INFINITY);
  }

  /** True if this is a proxy of ours, or an address without limits. */
  isUncounted(address: string): boolean {
    return this.trust(address, 0) || this.unlimited(address, 0);
  }
}
