import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './server.js';
import { still } from './still.js';

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: unknown[]; html: string }[] }[] }>;
}

const SOURCE = createRequire(join(ROOT, 'packages/e2e/package.json')).resolve('axe-core/axe.min.js');

/** Levels A and AA of WCAG 2.2, and best practices of axe. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of accessibility on a page: each rule, with places. Tooltips belong to no landmark. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(SOURCE, 'utf8'));
  // Fading elements do not have their final colours yet.
  await still(page);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ exclude: ['[role=tooltip]', '[data-scope=tooltip][data-part=positioner]'] }, { runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(', ')}`);
  }, RULES);
}
