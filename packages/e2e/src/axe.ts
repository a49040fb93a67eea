import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './server.js';

/** The part of axe that a page is asked with. */
interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: unknown[]; html: string }[] }[] }>;
}

const SOURCE = createRequire(join(ROOT, 'packages/e2e/package.json')).resolve('axe-core/axe.min.js');

/** Levels A and AA of WCAG 2.2, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps people out of a page as it is now: each rule broken, with where. Words shown beside a control belong to no part of the page. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(SOURCE, 'utf8'));
  // What fades in has not the colours yet that it will have.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ exclude: ['[role=tooltip]', '[data-scope=tooltip][data-part=positioner]'] }, { runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(', ')}`);
  }, RULES);
}
