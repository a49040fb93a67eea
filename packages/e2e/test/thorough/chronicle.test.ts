import { readFileSync } from 'node:fs';
import { barriers } from '../../src/axe.js';
import { playOut } from '../../src/finished.js';
import type { Guest } from '../../src/guest.js';
import { stage } from '../../src/stage.js';

const PHONE = { width: 390, height: 844 };

/** Computer players hardly think here, so that nobody waits for them. */
const flow = stage({ LONGEST_PAUSE_MS: '50' });

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** The page as its reader sees it: masthead, headline, three to six turning points, standings, the map at the end. */
async function reads({ home }: Guest): Promise<string> {
  await home.see('chronicle');
  await home.read('chronicle-paper', /\S/);
  const articles = await home.part('chronicle-article').count();
  expect(articles).toBeGreaterThanOrEqual(3);
  expect(articles).toBeLessThanOrEqual(6);
  await home.see('standing');
  await home.part('final-table-0').locator('canvas').first().waitFor();
  return home.text('chronicle-headline');
}

/** Saves the head of the page. @returns width and height of the picture */
async function saves({ home, page }: Guest): Promise<[number, number]> {
  const [file] = await Promise.all([page.waitForEvent('download'), home.press('chronicle-save')]);
  const bytes = readFileSync(await file.path());
  expect([...bytes.subarray(0, 4)]).toEqual(PNG);
  // A blank sheet packs far smaller.
  expect(bytes.length).toBeGreaterThan(20_000);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

flow('U123: Ann comes from the replay to the chronicle, saves its head, and goes by keyboard to a moment', async ({ server, guest }) => {
  const { id } = await playOut(server);
  const ann = await guest('Ann');
  await ann.open(`/r/${id}`);
  await ann.replay.press('replay-chronicle');
  await ann.page.waitForURL(`**/chronicle/${id}`);
  const headline = await reads(ann);
  expect(await ann.page.title()).toContain(headline);
  expect(await barriers(ann.page)).toEqual([]);
  expect(await saves(ann)).toEqual([1200, 630]);

  // By keyboard from the first moment on: its link, the ways on, the map.
  const moment = ann.home.part('chronicle-article').getByRole('link').first();
  await moment.focus();
  const points = await ann.home.part('chronicle-article').count();
  for (let tab = 0; tab < points; tab += 1) await ann.page.keyboard.press('Tab');
  const focused = () => ann.page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  expect(await focused()).toMatch(/^chronicle-(save|share)$/);
  await moment.focus();
  const href = (await moment.getAttribute('href')) ?? '';
  await ann.page.keyboard.press('Enter');
  await ann.replay.at(Number(/at=(\d+)$/.exec(href)?.[1]));
  await ann.page.goBack();
  expect(await reads(ann)).toBe(headline);
});

flow('U123: Eve, on a phone, follows the link to the chronicle of a game of INWO, in four languages', async ({ server, guest }) => {
  const { id } = await playOut(server, 'inwo');
  const eve = await guest('Eve', PHONE);
  await eve.open(`/chronicle/${id}`);
  const headlines = new Set([await reads(eve)]);
  expect(await eve.home.smallTargets('chronicle-sheet')).toEqual([]);
  expect(await barriers(eve.page)).toEqual([]);
  const overflow = await eve.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await saves(eve)).toEqual([1200, 630]);
  for (const language of ['de', 'fr', 'es']) {
    await eve.prefer({ language });
    await eve.page.locator(`html[lang="${language}"]`).waitFor();
    await eve.open(`/chronicle/${id}`);
    headlines.add(await reads(eve));
  }
  expect(headlines.size).toBe(4);
  await eve.prefer({ language: 'en' });
  await eve.home.press('chronicle-replay');
  await eve.replay.at(0);
});

flow(
  'U123: at the end of her game Ann finds its chronicle, with the name of her table, which nobody else is told; an unknown game has none',
  async ({ server, guest }) => {
    const ann = await guest('Ann');
    const code = await server.openLobby({ seats: 2, computers: 1, start: true, name: 'Friday night', options: { illuminati: 'dealt' } });
    await ann.follow(code);
    await ann.table.answerUntil('action-draw', 'goal-network', 'keep-down', 'action-end');
    await ann.table.press('menu-open');
    await ann.table.press('menu-leave');
    await ann.table.press('menu-concede');
    await ann.table.press('concede-confirm');
    await ann.table.see('end');
    await ann.table.press('end-chronicle');
    await ann.home.see('chronicle');
    await ann.home.read('chronicle-issue', /Friday night/);
    const eve = await guest('Eve', PHONE);
    await eve.open(new URL(ann.page.url()).pathname);
    await eve.home.see('chronicle');
    expect(await eve.home.text('chronicle-issue')).not.toContain('Friday night');
    await eve.open('/chronicle/nobody-knows');
    await eve.home.read('lost', /no finished game under this address/);
    eve.forget();
  },
  /404/,
);
