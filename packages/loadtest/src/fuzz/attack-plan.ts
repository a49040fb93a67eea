import type { RulesetId } from '@illuminice/rules';

export interface Attack {
  url: string;
  ruleset: RulesetId;
  frames: number;
  seed: number;
  /** Total of attackers; default: each kind from each address. */
  clients?: number;
  /** Local source addresses; empty: the default one. */
  addresses: string[];
  victims: string[];
}

export const isLocal = (url: string): boolean => /^(127(\.\d+){3}|localhost|\[::1\])$/.test(new URL(url).hostname);

/** Separate source addresses for attackers, if the system has more than one loopback address. */
export const addressesFor = (url: string): string[] =>
  isLocal(url) && !url.includes('[') && process.platform === 'linux' ? Array.from({ length: 9 }, (_, i) => `127.0.0.${i + 1}`) : [];
