import proxyaddr from 'proxy-addr';

/** `TRUST_PROXY`: the number of proxies in front, or their addresses. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Reads addresses, subnets (`10.0.0.0/8`), and the names `loopback`, `linklocal`, `uniquelocal`. @throws TypeError if one is none of these
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
