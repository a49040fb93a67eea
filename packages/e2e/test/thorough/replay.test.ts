import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import { barriers } from '../../src/axe.js';
import { roomLine } from '../../src/finished.js';
import type { Screen } from '../../src/pages/screen.js';
import { ROOT } from '../../src/server.js';
import { stage } from '../../src/stage.js';

const run = promisify(execFile);
const data = mkdtempSync(join(tmpdir(), 'illuminice-replay-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Computer players hardly think here, so that nobody waits for them. */
const flow = stage({ DATA_DIR: data, LONGEST_PAUSE_MS: '50' });

const command = (script: string, ...args: string[]) =>
  run(process.execPath, [join(ROOT, 'packages', script), ...args], { cwd: ROOT, env: { ...process.env, DATA_DIR: data } });

/** The id of the game at a table, as only the store knows it. */
async function gameAt(code: string): Promise<string> {
  const { stdout } = await command('server/dist/cli/verify.js', '--json');
  const tables = stdout.trim().split('\n');
  return tables.map((line) => JSON.parse(line) as { code: string; game: string }).find((table) => table.code === code)?.game ?? '';
}

/** Each figure is drawn, and stands there in numbers; the last ones are those of the table above. */
async function seesHowItWent(end: Screen): Promise<void> {
  for (const figure of ['groups', 'power', 'income', 'money']) {
    await end.part(`chart-${figure}`).locator('canvas').waitFor();
    await end.press(`chart-${figure}-numbers`);
  }
  const cells = (row: Locator) => row.locator('td').allTextContents();
  const ends = await Promise.all(
    ['groups', 'power', 'money'].map((figure) => cells(end.part(`chart-${figure}`).locator('tbody tr').last())),
  );
  // The computer sat down first. Ann has left, and is out.
  const row = end.part('standing').locator('tbody tr').filter({ hasNotText: 'Ann' });
  const [groups, power, money] = await cells(row);
  expect(ends).toEqual([
    [groups?.split('/')[0], '–'],
    [power, '–'],
    [money, '–'],
  ]);
}

flow(
  'U106: Ann watches her game from the end screen: steps, jumps, plays, pauses, takes another’s view, passes a moment on, keeps the file',
  async ({ guest, server }) => {
    const ann = await guest('Ann');
    const code = await server.openLobby({ seats: 2, computers: 1, start: true, options: { illuminati: 'dealt', groupsToWin: 13 } });
    await ann.follow(code);
    // Whatever she was dealt: the UFOs name a goal, some Illuminati have a phase more.
    const others = ['goal-network', 'keep-down', 'action-end'];
    // Two turns of hers, and what comes between.
    for (let turns = 0; turns < 2; turns += 1) {
      await ann.table.answerUntil('action-draw', ...others);
      await ann.table.press('action-draw');
      await ann.table.answerUntil('action-end', 'keep-down');
      await ann.table.press('action-end');
    }
    await ann.table.answerUntil('action-draw', ...others);

    // As long as it is played, nobody gets to see it.
    const game = await gameAt(code);
    expect(game).toMatch(/^[\w-]{12}$/);
    const eve = await guest('Eve');
    await eve.open(`/r/${game}`);
    await eve.home.read('lost', /no finished game under this address/);
    eve.forget();

    await ann.table.press('menu-open');
    await ann.table.press('menu-leave');
    await ann.table.press('menu-concede');
    await ann.table.press('concede-confirm');
    await ann.table.see('end');
    await seesHowItWent(ann.table);
    expect(await barriers(ann.page)).toEqual([]);
    await ann.table.press('end-replay');
    await ann.replay.at(0);
    expect(new URL(ann.page.url()).pathname).toBe(`/r/${game}`);
    expect(await ann.page.title()).toMatch(/^Game of .*\d{4} · Illuminice$/);
    expect(await ann.replay.part('top-bar').textContent()).not.toContain(code);

    await ann.replay.press('replay-on');
    await ann.replay.press('replay-on');
    await ann.replay.at(2);
    await ann.replay.press('replay-back');
    await ann.replay.at(1);
    await ann.replay.press('replay-turn-on');
    await ann.replay.read('replay-moment', /turn \d, /);
    await ann.replay.press('replay-turn-on');
    await ann.replay.read('replay-moment', /turn 3, /);
    const third = await ann.replay.moment();
    await ann.page.keyboard.press('Shift+ArrowLeft');
    await ann.replay.read('replay-moment', /turn 2, /);
    await ann.page.keyboard.press('Shift+ArrowRight');
    await ann.replay.at(third);
    await ann.replay.see('banner', { phase: 'start' });

    // A link to this very moment, as Ann saw it; somebody else follows it.
    const seat = await ann.replay.part('replay-as').locator('option', { hasText: 'Ann' }).getAttribute('value');
    await ann.replay.part('replay-as').selectOption(seat);
    await ann.replay.read('replay-hand', /Ann/);
    const hand = await ann.replay.text('replay-hand');
    expect(await barriers(ann.page)).toEqual([]);
    await ann.replay.press('replay-link');
    await ann.page.waitForURL(/at=\d+&as=/);
    await eve.page.goto(ann.page.url());
    await eve.replay.at(third);
    await eve.replay.read('replay-hand', /Ann/);
    expect(await eve.replay.text('replay-hand')).toBe(hand);
    expect(await eve.replay.part('replay-as').inputValue()).toBe(seat);
    await eve.replay.part('replay-as').selectOption('');
    await eve.replay.gone('replay-hand');

    await ann.replay.part('replay-speed').selectOption('16');
    await ann.replay.press('replay-play');
    await ann.replay.passed(third);
    await ann.replay.press('replay-play');
    await ann.replay
      .part('replay-play')
      .and(ann.page.getByRole('button', { name: 'Play' }))
      .waitFor();
    const length = await ann.replay.length();
    await ann.replay.part('replay-range').fill(String(length));
    await ann.replay.at(length);
    await ann.replay.read('log', /game/);

    // The file is the game: whoever steps it comes to the state that it ended in, or is told of it.
    const file = await ann.replay.download();
    const told = await command('themes/dist/cli/replay.js', file);
    expect(told.stdout.split('\n').filter((line) => line.startsWith('Turn ')).length).toBeGreaterThanOrEqual(4);

    // The table was not public: here the game is remembered, elsewhere it is not told of.
    await ann.open('/replays');
    await ann.home.see(`game-${game}`);
    expect(await barriers(ann.page)).toEqual([]);
    await eve.open('/replays');
    await eve.home.see('replays');
    await eve.page.getByText('Loading the game').waitFor({ state: 'detached' });
    expect(await eve.home.part(`game-${game}`).count()).toBe(0);
  },
  /404/,
);

flow('U106: Eve, on a phone, finds the last game of a public table on the first page, and plays it back from there', async (play) => {
  const { server, guest } = play;
  const code = await server.openLobby({ seats: 2, public: true, options: { groupsToWin: 6 } });
  const client = `--url ${server.url} --table ${code} --players 2 --think 1 --json`.split(' ');
  const { stdout } = await command('loadtest/dist/cli/loadtest.js', ...client);
  expect(roomLine(stdout)).toMatchObject({ finished: 1, errors: [] });

  const eve = await guest('Eve', { width: 390, height: 844 });
  await eve.open('/');
  await eve.home.read('home-games', /won/);
  await eve.home.part('home-games').getByRole('link').first().click();
  await eve.replay.at(0);
  await eve.replay.press('replay-play');
  await eve.replay.passed(3);
  await eve.replay.press('replay-play');
  expect(await eve.replay.smallTargets('timeline')).toEqual([]);
});

flow('U106: Ann and Bob play on from the middle of a game that is over, and Eve against the computer', async ({ server, guest }) => {
  const code = await server.openLobby({ seats: 2, public: true, options: { groupsToWin: 6 } });
  const client = `--url ${server.url} --table ${code} --players 2 --think 1 --json`.split(' ');
  expect(roomLine((await command('loadtest/dist/cli/loadtest.js', ...client)).stdout)).toMatchObject({ finished: 1, errors: [] });
  const game = await gameAt(code);
  const ann = await guest('Ann');
  await ann.open(`/r/${game}`);
  const length = await ann.replay.length();
  await ann.replay.part('replay-range').fill(String(length));
  await ann.replay.at(length);
  expect(await ann.replay.part('replay-branch').getAttribute('aria-disabled')).toBe('true');
  const middle = Math.floor(length / 2);
  await ann.open(`/r/${game}?at=${middle}`);
  await ann.replay.at(middle);
  await ann.replay.press('replay-branch');
  await ann.replay.see('branch');
  expect(await barriers(ann.page)).toEqual([]);
  const [, second] = await ann.replay.part('branch-seat').locator('option').allTextContents();
  await ann.replay.part('branch-seat').selectOption({ label: second ?? '' });
  await ann.replay.press('branch-friends');
  await ann.page.waitForURL(/\/t\//);
  const table = new URL(ann.page.url()).pathname.slice(3);
  await ann.gate.takeSeat('Ann');
  const bob = await guest('Bob', { width: 390, height: 844 });
  await bob.follow(table);
  await ann.table.see('banner');
  await bob.table.see('banner');
  await ann.table.press('menu-open');
  expect(await ann.table.part('menu-from').getAttribute('href')).toBe(`/r/${game}?at=${middle}`);

  const eve = await guest('Eve', { width: 390, height: 844 });
  await eve.open(`/r/${game}?at=${middle}`);
  await eve.replay.at(middle);
  expect(await eve.replay.smallTargets('timeline')).toEqual([]);
  await eve.replay.press('replay-branch');
  await eve.replay.press('branch-computers');
  await eve.page.waitForURL(/\/t\//);
  await eve.gate.takeSeat('Eve');
  await eve.table.see('banner');
});
