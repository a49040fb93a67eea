import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { ROOT } from '../server.js';
import { tableFile } from '../shots/tables.js';
import { type Bench, type Figures, round } from './part.js';

const PACKAGES = join(ROOT, 'packages');
const DIST = join(PACKAGES, 'client/dist');

/** What a page loads until it is at rest: bytes gzipped, in kB (1000 bytes), and the paths of its scripts. */
interface Loaded {
  script: number;
  style: number;
  paths: readonly string[];
}

const loaded = async (page: Page, url: string, until: string): Promise<Loaded> => {
  const sizes = { script: 0, style: 0 };
  const paths: string[] = [];
  const open: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = { script: 'script', stylesheet: 'style' }[response.request().resourceType() as string] as keyof typeof sizes | undefined;
    if (!kind) return;
    if (kind === 'script') paths.push(new URL(response.url()).pathname);
    open.push(
      response.body().then((body) => {
        sizes[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(url);
  await page.locator(until).first().waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(open);
  return { script: round(sizes.script / 1000), style: round(sizes.style / 1000), paths };
};

/** A table late in a game, as somebody opens it who looks on in a browser that was never here. */
const openTable = async ({ server, browser }: Pick<Bench, 'server' | 'browser'>, table: string): Promise<Loaded> => {
  const code = await server.openTable(tableFile(table));
  const context = await browser.newContext();
  const at = await loaded(await context.newPage(), `${server.url}/t/${code}?watch`, '[data-testid="scene"] canvas');
  await context.close();
  return at;
};

/**
 * What such a table loads: the source files that went into its scripts, as `client/src/…`, `rules/src/…`, and the scripts' own
 * names, as `messages-…`, which alone tell whose words they hold.
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

/** What the first page and the table of each game load, in browsers that were never here. */
export const scripts = async (bench: Pick<Bench, 'server' | 'browser'>): Promise<Figures> => {
  const { server, browser } = bench;
  const context = await browser.newContext();
  const home = await loaded(await context.newPage(), server.url, '[data-testid="home-create"]');
  await context.close();
  const table = await openTable(bench, 'four-late');
  const inwo = await openTable(bench, 'inwo-four');
  return {
    homeScriptKb: home.script,
    homeStyleKb: home.style,
    tableScriptKb: table.script,
    tableStyleKb: table.style,
    inwoTableScriptKb: inwo.script,
    inwoTableStyleKb: inwo.style,
  };
};
