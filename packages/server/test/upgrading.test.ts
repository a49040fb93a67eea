/** Stores that earlier releases wrote, each with the seats that people had there: docs/upgrading.md. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { labOf } from '@illuminice/lab';
import { type Health, type Stage, WIRE_VERSION } from '@illuminice/protocol';
import type { GameTypes, PlayerId, RulesetId } from '@illuminice/rules';
import { verifyAll } from '../src/session/game/verify.js';
import { openStore } from '../src/store/open.js';
import { EVENT_LOOP } from '../src/yielding.js';
import { Guest } from './harness/guest.js';
import { get, startServer } from './harness/server.js';

const STORES = join(__dirname, 'stores');
/** What was at the tables of a store when its server was stopped. */
interface Kept {
  tables: { code: string; stage: Stage; name: string; player: PlayerId; token: string; ruleset?: RulesetId }[];
}
const releases = readdirSync(STORES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .sort();

test('U104 there is a store of each of the last two releases, and the release is named by /healthz and the changelog', async () => {
  expect(releases.length).toBeGreaterThanOrEqual(2);
  const root = join(__dirname, '../../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const inChangelog = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  const [newest, ...before] = inChangelog.filter((name) => name !== 'Unreleased');
  // What is under way is named after the release that it will be, and has no section of its own yet.
  if (version.endsWith('-dev')) expect(inChangelog[0]).toBe('Unreleased');
  else expect(newest).toBe(version);
  expect(before.slice(0, 2)).toEqual(releases.slice(-2).reverse());
  for (const folder of readdirSync(join(root, 'packages'))) {
    const read = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as { version: string; private?: boolean };
    // A published package has the major version of the wire that it speaks.
    if (read.private) expect(read).toMatchObject({ version });
    else expect(read.version).toMatch(new RegExp(`^${WIRE_VERSION}\\.\\d+\\.\\d+(-dev)?$`));
  }
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`ARG VERSION=${version}\n`);
  const server = await startServer();
  expect(((await get(`${server.url}/healthz`)).body as Health).release).toBe(version);
  await server.close();
});

describe.each(releases)('U104 a store that release %s wrote', (release) => {
  const { tables } = JSON.parse(readFileSync(join(STORES, `${release}.json`), 'utf8')) as Kept;

  test('is brought up to date with every journal as it should be, and games go on at their seats', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'));
    writeFileSync(join(dataDir, 'illuminice.db'), gunzipSync(readFileSync(join(STORES, `${release}.db.gz`))));
    const store = await openStore({ dataDir, databaseUrl: undefined, durability: 'normal' }, () => {});
    const found = [];
    for await (const { code, problem, intents } of verifyAll(store, EVENT_LOOP)) found.push({ code, problem, played: intents > 0 });
    await store.close();
    const kept = tables.map(({ code, stage }) => ({ code, problem: null, played: stage !== 'lobby' }));
    const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);
    expect(found.sort(byCode)).toEqual(kept.sort(byCode));

    const server = await startServer({ dataDir, longestPauseMs: 0 });
    for (const { code, stage, name, player, token, ruleset } of tables) {
      const back = await Guest.join<GameTypes>(server.url, code, 'Somebody', { token });
      expect([back.player, back.table.stage, back.table.name]).toEqual([player, stage, name]);
      if (stage === 'playing' && ruleset) await playsOn(back, ruleset);
      await back.leave();
    }
    await server.close();
  });
});

/** Somebody who came back makes their next five moves, with computer players between them. */
async function playsOn(guest: Guest<GameTypes>, ruleset: RulesetId): Promise<void> {
  const choose = labOf(ruleset).policies.greedy(1);
  const before = guest.board.seq;
  for (let moves = 0; moves < 5; ) {
    let intent = choose(guest.view);
    await guest.until(() => {
      intent = choose(guest.view);
      return intent !== null || guest.table.stage === 'over';
    });
    if (guest.table.stage === 'over') break;
    if (intent && (await guest.play(intent)).ok) moves += 1;
  }
  expect(guest.board.seq).toBeGreaterThan(before);
}
