import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ROOT } from '../server.js';
import { tableFile } from '../shots/tables.js';
import { type Bench, type Figures, round } from './part.js';
import { onSlowPhone, PHONE } from './slow-phone.js';

const PACKAGES = join(ROOT, 'packages');
const DIST = join(PACKAGES, 'client/dist');

/** File kinds with counts of their own, by Chromium's names. */
const KINDS = { Script: 'script', Stylesheet: 'style', Font: 'font' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'picture';

/** Loads of a page until it rests: bytes on the wire with headers, and paths of scripts. */
interface Loaded {
  /** From the navigation to the awaited state. */
  ms: number;
  bytes: Record<Kind | 'all', number>;
  requests: number;
  paths: readonly string[];
}

const load = async ({ browser }: Pick<Bench, 'browser'>, url: string, until: string, onPhone = false): Promise<Loaded> => {
  // The service worker prefetches everything, after the page.
  const context = await browser.newContext({ serviceWorkers: 'block', ...(onPhone && PHONE) });
  const page = await context.newPage();
  const network = onPhone ? await onSlowPhone(page) : await context.newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, Kind | undefined>();
  const paths: string[] = [];
  const bytes = { script: 0, style: 0, font: 0, picture: 0, all: 0 };
  let requests = 0;
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = /\/assets\/pictures-/.test(response.url) ? 'picture' : (KINDS as Partial<Record<typeof type, Kind>>)[type];
    kinds.set(requestId, kind);
    if (kind === 'script') paths.push(new URL(response.url).pathname);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    requests += 1;
    bytes.all += encodedDataLength;
    if (kind) bytes[kind] += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(until).first().waitFor();
  const ms = performance.now() - began;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ms, bytes, requests, paths };
};

const openHome = (bench: Pick<Bench, 'server' | 'browser'>, onPhone = false): Promise<Loaded> =>
  load(bench, bench.server.url, '[data-testid="home-create"]', onPhone);

const openTable = async ({ server, browser }: Pick<Bench, 'server' | 'browser'>, table: string, onPhone = false): Promise<Loaded> => {
  const code = await server.openTable(tableFile(table));
  return await load({ browser }, `${server.url}/t/${code}?watch`, '[data-testid="scene"] canvas', onPhone);
};

/**
 * Files loaded by such a table: sources as `client/src/…`, `rules/src/…`, and names of scripts, as `messages-…`, which tell whose words
 * they hold.
 */
export const sourcesOfTable = async (bench: Pick<Bench, 'server' | 'browser'>, table: string): Promise<string[]> => {
  const { paths } = await openTable(bench, table);
  const files = paths.flatMap((path) => {
    const map = `${DIST}${path}.map`;
    const { sources } = (existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : { sources: [] }) as { sources: string[] };
    return [basename(path), ...sources.map((source) => relative(PACKAGES, resolve(dirname(map), source)))];
  });
  return [...new Set(files)].sort();
};

/** Load of the first page and each game's table in fresh browsers: kB (1000 bytes) on the wire; `Kb` is all but the cards' pictures. */
export const scripts = async (bench: Pick<Bench, 'server' | 'browser'>): Promise<Figures> => {
  const figures = (name: string, { bytes, requests }: Loaded): Figures => ({
    [`${name}ScriptKb`]: round(bytes.script / 1000),
    [`${name}StyleKb`]: round(bytes.style / 1000),
    [`${name}FontKb`]: round(bytes.font / 1000),
    [`${name}PictureKb`]: round(bytes.picture / 1000),
    [`${name}Kb`]: round((bytes.all - bytes.picture) / 1000),
    [`${name}Requests`]: requests,
  });
  return {
    ...figures('home', await openHome(bench)),
    ...figures('table', await openTable(bench, 'four-late')),
    ...figures('inwoTable', await openTable(bench, 'inwo-four')),
  };
};

/** Time of the first page and each game's table on a fresh phone on slow 4G, in ms. */
export const phone = async (bench: Pick<Bench, 'server' | 'browser'>): Promise<Figures> => ({
  homeMs: round((await openHome(bench, true)).ms, 0),
  tableMs: round((await openTable(bench, 'four-late', true)).ms, 0),
  inwoTableMs: round((await openTable(bench, 'inwo-four', true)).ms, 0),
});
