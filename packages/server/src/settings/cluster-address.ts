import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

export interface ClusterAddress {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
}

/** @param text `auto`, `host`, `host:port` or `[IPv6]:port` @returns null: none of these */
export function clusterAddressOf(text: string): ClusterAddress | 'auto' | null {
  if (text === 'auto') return 'auto';
  const [, bracketed, name, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const host = bracketed ?? name;
  if (host === undefined || (bracketed && isIP(bracketed) !== 6) || Number(port ?? 0) > 65_535) return null;
  return { host, port: Number(port ?? 0) };
}

/** The address, where `auto` is the machine's first external one. */
export function ownAddress(given: ClusterAddress | 'auto'): ClusterAddress {
  if (given !== 'auto') return given;
  const outward = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).filter(({ internal }) => !internal));
  const found = outward.find(({ family }) => family === 'IPv4') ?? outward.find(({ address }) => !address.startsWith('fe80'));
  return { host: found?.address ?? '127.0.0.1', port: 0 };
}
