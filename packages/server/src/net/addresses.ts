import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import type { Trust } from '../settings/trust.js';

/** The address of those for whom no limit per address holds. */
export const UNCOUNTED = '';

/** Bits of an IPv6 address that tell one household or server from the next: a /56 is what providers hand out. */
const NETWORK_BITS = 56;
/** Bits that tell one company or rented server from the next: a /48 is what those get who ask for it. */
const WIDER_BITS = 48;
/** How many times what one network may do all those of a /48 may do together. */
export const WIDER = 4;

/** Unit of counting: an IPv4 address, or the IPv6 network that a client is given as a whole. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  return masked(ip, NETWORK_BITS);
}

/** The /48 in which a counted IPv6 network lies, for which `WIDER` times its limits hold; null: there is none. */
export const wider = (counted: string): string | null =>
  counted.endsWith(`/${NETWORK_BITS}`) ? masked(ipaddr.IPv6.parse(counted.slice(0, counted.indexOf('/'))), WIDER_BITS) : null;

function masked(ip: ipaddr.IPv6, bits: number): string {
  const bytes = ip.toByteArray().map((byte, i) => (i < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

/** A counted address and the network around it that is counted, too, each with how many times a limit holds for it. */
export function counted(address: string): [key: string, times: number][] {
  const around = wider(address);
  return around === null
    ? [[address, 1]]
    : [
        [address, 1],
        [around, WIDER],
      ];
}

/** From where requests come, as far as it can be trusted. */
export class Addresses {
  /** Addresses that another process of the cluster vouches for. */
  readonly #vouched = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly trust: Trust,
    private readonly unlimited: Trust,
  ) {}

  /**
   * The address that limits count by: the client's, or for IPv6 the network that a household gets. What a request says
   * of itself (`X-Forwarded-For`) counts as far as the proxies in front are trusted.
   */
  of(request: IncomingMessage): string {
    const vouched = this.#vouched.get(request);
    if (vouched !== undefined) return vouched;
    const address = proxyaddr(request, this.trust) || '0.0.0.0';
    return this.unlimited(address, 0) ? UNCOUNTED : network(address);
  }

  /** Another process, which passed a request on, has found out where it came from. */
  vouch(request: IncomingMessage, address: string): void {
    this.#vouched.set(request, address);
  }

  /** This socket's other end is a proxy of ours, or somebody for whom no limit holds. */
  isUncounted(address: string): boolean {
    return this.trust(address, 0) || this.unlimited(address, 0);
  }
}
