import type { Locator } from 'playwright-core';
import { launch } from '../browser.js';
import { Guest } from '../guest.js';
import { Server } from '../server.js';
import { asked, wholeNumber } from './asked.js';

const USAGE = `npm run --silent clicks -- [--turns N]
Has a person play against three computer players by clicking, until N of their turns (10 by default) are done. Prints a JSON
line for each turn, and one for all: clicks in the person's own turns, and in those of others.`;

const { values } = asked(USAGE, { options: { turns: { type: 'string', default: '10' } } });
const wanted = wholeNumber(USAGE, 'turns', values.turns, 1000);

/** Longest time between two clicks of a person, ms: three computers' turns. */
const PATIENCE = 120_000;

/** Selectors to click, the first usable one. With one attack a turn: the best that the panel names. */
const USES = {
  place: '[data-testid="place-panel"] [data-testid^="place-"]:not([data-testid="place-confirm"]):not([data-testid="place-undo"])',
  answer: '[data-testid="done"]:not([aria-disabled="true"])',
  roll: '[data-testid="attack-roll"]:not([aria-disabled="true"])',
  announce: '[data-testid="attack-announce"]:not([aria-disabled="true"])',
  draw: '[data-testid="action-draw"]:not([aria-disabled="true"])',
  attack: '[data-testid="best-0"]:not([aria-disabled="true"])',
  end: '[data-testid="action-end"]:not([aria-disabled="true"])',
} as const;
type Use = keyof typeof USES;
const OWN = Object.keys(USES) as Use[];

const server = await Server.start({ LONGEST_PAUSE_MS: '50', SILENCE_MS: '6000' });
const browser = await launch();
const counts: Record<'own' | 'others', number>[] = [];

/** Plays against three computers until the game or so many turns are over. */
async function game(): Promise<void> {
  const mira = await Guest.arrive(browser, server.url, 'Mira');
  const { page, table } = mira;
  await mira.follow(await server.openLobby({ seats: 4, computers: 3, start: true, options: { illuminati: 'dealt' } }));
  await table.part('banner').first().waitFor();
  let [own, others, attacked] = [0, 0, false];
  const all = page.locator([...Object.values(USES), '[data-testid="end"]', '[data-testid^="goal-"]'].join(', '));
  for (;;) {
    await all.first().waitFor({ timeout: PATIENCE });
    if (await table.part('end').isVisible()) break;
    const goal = page.locator('[data-testid^="goal-"]').first();
    if (await goal.isVisible()) {
      await goal.click();
      continue;
    }
    const before = await table.turnNumber();
    const isMine = (await table.text('banner')).startsWith('Mira');
    const found: [Use, Locator][] = [];
    for (const use of OWN) {
      const at = page.locator(USES[use]).first();
      if (!(use === 'attack' && attacked) && (await at.isVisible())) found.push([use, at]);
    }
    const [first] = found;
    if (!first) continue;
    const [use, at] = first;
    const done = await at.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!done) continue;
    if (isMine) own += 1;
    else others += 1;
    if (use === 'attack') {
      attacked = true;
      await table.see('attack-announce');
    }
    // A click has worked once its target is unusable or gone.
    await at.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => undefined);
    if (!isMine || use !== 'end') continue;
    await page
      .waitForFunction((n) => !document.querySelector('[data-testid="top-code"]')?.textContent?.includes(`turn ${n}`), before)
      .catch(() => undefined);
    if ((await table.turnNumber()) === before) continue;
    counts.push({ own, others });
    process.stdout.write(`${JSON.stringify({ turn: counts.length, own, others })}\n`);
    [own, others, attacked] = [0, 0, false];
    if (counts.length === wanted) break;
  }
  await mira.context.close();
}

try {
  while (counts.length < wanted) await game();
} finally {
  await browser.close();
  await server.stop();
}
const sum = (of: 'own' | 'others') => counts.reduce((all, one) => all + one[of], 0);
process.stdout.write(`${JSON.stringify({ turns: counts.length, own: sum('own'), others: sum('others') })}\n`);
