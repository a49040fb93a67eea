import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/** What `TRUST_PROXY` means: how many proxies stand in front, or which addresses they have. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Reads a list of addresses: single ones, subnets (`10.0.0.0/8`), or the names `loopback`, `linklocal`, `uniquelocal`.
 *
 * @throws TypeError if one of them is none
 */
export function addressList(text: string): Trust {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  // The library would take 0x1 and 1 for addresses.
  if (!entries.every((entry) => /^[a-z]+$|^[\d.]+\.[\d./]+$|:/i.test(entry))) throw new TypeError('not addresses');
  return proxyaddr.compile(entries);
}

/** A number of proxies, or a list of their addresses. @throws TypeError if it is neither */
export function readTrust(text: string): Trust {
  if (!/^\d+$/.test(text)) return addressList(text);
  const hops = Number(text);
  return (_address, hop) => hop < hops;
}

/** The address of those for whom no limit per address holds. */
export const UNCOUNTED = '';

/** Bits of an IPv6 address that tell one household or server from the next: a /56 is what providers hand out. */
const NETWORK_BITS = 56;

/** What is counted as one: an IPv4 address, or the IPv6 network that somebody is given as a whole. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  const bytes = ip.toByteArray().map((byte, i) => (i < NETWORK_BITS / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${NETWORK_BITS}`;
}

/** From where requests come, as far as it can be trusted. */
export class Addresses {
  constructor(
    private readonly trust: Trust,
    private readonly unlimited: Trust,
  ) {}

  /**
   * The address that limits count by: the client's, or for IPv6 the network that a household gets. What a request says
   * of itself (`X-Forwarded-For`) counts as far as the proxies in front are trusted.
   */
  of(request: IncomingMessage): string {
    const address = proxyaddr(request, this.trust) || '0.0.0.0';
    return this.unlimited(address, 0) ? UNCOUNTED : network(address);
  }

  /** Whether this socket's other end is a proxy of ours, or somebody for whom no limit holds. */
  isUncounted(address: string): boolean {
    return this.trust(address, 0) || this.unlimited(address, 0);
  }
}
