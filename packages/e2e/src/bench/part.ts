import type { Browser } from 'playwright-core';
import type { Server } from '../server.js';

export interface Bench {
  server: Server;
  browser: Browser;
  turns: number;
}

export type Figures = Record<string, number>;

export const percentile = (numbers: readonly number[], p: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;
};

export const round = (n: number, digits = 1): number => Number(n.toFixed(digits));
