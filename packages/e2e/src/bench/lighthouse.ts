import { loadavg } from 'node:os';
import lighthouse, { type Result } from 'lighthouse';
import type { Server } from '../server.js';
import { round } from './part.js';

/** Pages that Lighthouse looks at, by their addresses; `link`: what an invited player opens. */
export const PAGES = {
  home: '/',
  rules: '/rules',
  cards: '/cards',
  decks: '/decks',
  replays: '/replays',
  learn: '/learn',
  link: async (server: Server) => `/t/${await server.openLobby({ name: 'Friday' })}`,
} as const;

export type LighthousePage = keyof typeof PAGES;

export const GATES = { performance: 95, layoutShift: 0.02 } as const;

/** Medians of several loads by a simulated phone on slow 4G. */
export interface PageFigures {
  performance: number;
  /** Performance of the single loads, lowest first. */
  performances: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  speedIndexMs: number;
  blockingMs: number;
  layoutShift: number;
  kb: number;
  requests: number;
  /** Processes that wanted a processor, mean of the last minute: how disturbed the machine was. */
  load: number;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number;

const loadOnce = async (url: string, port: number): Promise<Result> => {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return result.lhr;
};

/** Loads a page several times as Lighthouse's phone does, each time with nothing stored. @param port of the browser's DevTools */
export const lookAt = async (
  page: LighthousePage,
  server: Server,
  { port, runs }: { port: number; runs: number },
): Promise<PageFigures> => {
  const address = PAGES[page];
  const path = typeof address === 'string' ? address : await address(server);
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await loadOnce(server.url + path, port));
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scores = results.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100));
  const requests = results.map(
    ({ audits }) => (audits['network-requests']?.details as { items?: unknown[] } | undefined)?.items?.length ?? 0,
  );
  return {
    performance: median(scores),
    performances: scores.sort((a, b) => a - b),
    firstPaintMs: round(figure('first-contentful-paint'), 0),
    largestPaintMs: round(figure('largest-contentful-paint'), 0),
    speedIndexMs: round(figure('speed-index'), 0),
    blockingMs: round(figure('total-blocking-time'), 0),
    layoutShift: round(figure('cumulative-layout-shift'), 3),
    kb: round(figure('total-byte-weight') / 1000),
    requests: median(requests),
    load: round(loadavg()[0] as number),
  };
};

export const missedGates = ({ performance, layoutShift }: PageFigures): string[] => [
  ...(performance < GATES.performance ? ['performance'] : []),
  ...(layoutShift >= GATES.layoutShift ? ['layoutShift'] : []),
];
