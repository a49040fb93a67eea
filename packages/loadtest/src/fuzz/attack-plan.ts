import type { RulesetId } from '@illuminice/rules';

/** What the process that attacks is told to do. */
export interface Attack {
  url: string;
  ruleset: RulesetId;
  frames: number;
  seed: number;
  /** Attackers in all; left out: each kind from each address. */
  clients?: number;
  /** Addresses of this machine to attack from; none: its usual one. */
  addresses: string[];
  victims: string[];
}

/** Whether a server is on this machine. */
export const isLocal = (url: string): boolean => /^(127(\.\d+){3}|localhost|\[::1\])$/.test(new URL(url).hostname);

/** Where loopback addresses are many, attackers come from other ones than the honest players. */
export const addressesFor = (url: string): string[] =>
  isLocal(url) && !url.includes('[') && process.platform === 'linux' ? Array.from({ length: 9 }, (_, i) => `127.0.0.${i + 1}`) : [];
