import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Damage } from '../src/fuzz/attackers.js';
import type { Report } from '../src/index.js';
import type { Machine } from '../src/load/machine.js';
import type { Second } from '../src/load/run.js';
import { command, serve } from './server.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(300_000);

type Line = Partial<
  Report & Second & Machine & { room: number; rooms: number; problems: string[]; serverProblem: string | null; hostile: Damage | null }
>;

async function loadtest(args: string[], env: Record<string, string> = {}) {
  const { code, out, errors } = await command('loadtest', [...args, '--json'], env);
  const lines = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  const rooms = lines.filter(({ room }) => room !== undefined) as (Report & { room: number })[];
  const seconds = lines.filter(({ own }) => own !== undefined) as Second[];
  return { code, rooms, seconds, all: lines.at(-1) as Required<Line>, errors };
}

const TOKEN = 'metrics-of-the-load-test';

describe('U105 scripted clients', () => {
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => {
    ({ server, url } = await serve({ METRICS_TOKEN: TOKEN, UNLIMITED_ADDRESSES: 'loopback' }));
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  test('play in two rooms by two processes, report by room and second, and fail when too slow', async () => {
    const html = join(mkdtempSync(join(tmpdir(), 'load-')), 'load.html');
    const args = ['--rooms', '2', '--players', '3', '--think', '0', '--processes', '2', '--intents', '40', '--max-p99', '0.01'];
    const { code, rooms, seconds, all, errors } = await loadtest(['--url', url, ...args, '--html', html], { METRICS_TOKEN: TOKEN });
    expect(rooms.map(({ room }) => room).sort()).toEqual([1, 2]);
    const [one, other] = rooms as unknown as [Report, Report];
    for (const room of [one, other]) {
      expect(room).toMatchObject({ players: 3, games: 1, errors: [] });
      expect(room.finished + room.brokenOff).toBe(1);
      expect(room.intents).toBeGreaterThan(10);
      expect(room.bytesPerIntentAndClient).toBeGreaterThan(10);
      expect(room.latencyMs.p99).toBeGreaterThanOrEqual(room.latencyMs.p50);
      expect(room.latencyMs.p50).toBeGreaterThan(0);
    }
    expect(all).toMatchObject({ rooms: 2, games: 2, intents: one.intents + other.intents, serverProblem: null });
    // Nobody thinks, so nothing was left out that could be added.
    expect(all.correctedMs).toEqual(all.latencyMs);
    const sum = (of: (second: Second) => number) => seconds.reduce((total, second) => total + of(second), 0);
    expect(sum(({ intents }) => intents)).toBe(all.intents);
    expect(Math.max(...seconds.map(({ server: figures }) => figures?.rssMb ?? 0))).toBeGreaterThan(30);
    expect(Math.max(...seconds.map(({ server: figures }) => figures?.cpuPercent ?? 0))).toBeGreaterThan(0);
    expect(readFileSync(html, 'utf8')).toContain(`<b>${all.intents}</b>`);
    expect(all.problems).toEqual([expect.stringMatching(/^latency p99 is [\d.]+ ms, more than 0.01 \(--max-p99\)$/)]);
    expect(errors).toContain('FAILED: latency p99 is');
    expect(code).toBe(1);
  });

  test('play inwo, look on, think, drop and come back, while others attack', async () => {
    const args = ['--ruleset', 'inwo', '--rooms', '2', '--players', '3', '--think', '20', '--spectators', '50', '--droppers', '100'];
    const { code, all, seconds } = await loadtest(['--url', url, ...args, '--hostile', '50', '--intents', '120', '--ramp', '1']);
    expect(all).toMatchObject({ games: 2, errors: [], problems: [] });
    expect(all.finished + all.brokenOff).toBe(2);
    // Players and spectators; attackers are counted by what they did.
    expect(Math.max(...seconds.map(({ connected }) => connected))).toBeGreaterThan(6);
    expect(all.returns.count).toBeGreaterThan(0);
    expect(all.returns.p99).toBeGreaterThan(0);
    expect(all.hostile?.frames).toBeGreaterThan(20);
    expect(all.serverProblem).toMatch(/^it wants another token for its metrics \(401\)/);
    expect(code).toBe(0);
  });

  test('stop when their time is up', async () => {
    const { code, all } = await loadtest([
      '--url',
      url,
      '--rooms',
      '1',
      '--players',
      '2',
      '--games',
      '100000',
      '--think',
      '0',
      '--seconds',
      '1',
    ]);
    expect(all.games).toBeLessThan(1000);
    expect(all.problems).toEqual([]);
    expect(code).toBe(0);
  });

  test('are named with the machine, Node and the commit that they ran on', async () => {
    const { all } = await loadtest(['--url', url, '--rooms', '1', '--players', '2', '--think', '0', '--intents', '5']);
    expect(all.node).toBe(process.versions.node);
    expect(all.machine).toMatch(/\d+ cores, \d+ GB, \w+/);
    expect(all.commit).toMatch(/^[0-9a-f]{12}\+?$/);
    expect(all.server).toMatch(/^release \S+, wire version \d+$/);
  });

  test('a page that cannot be written is refused before anything is played', async () => {
    const { code, errors } = await command('loadtest', ['--url', url, '--html', '/no/such/folder/load.html']);
    expect(errors).toContain('--html /no/such/folder/load.html cannot be written (ENOENT)');
    expect(code).toBe(1);
  });

  test.each(['classic', 'inwo'])('a smoke test plays one short game of %s and leaves none behind', async (ruleset) => {
    const { code, out } = await command('smoke', [url, '--ruleset', ruleset, '--json']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toEqual({ ok: true });
    expect(lines.map(({ step }) => step)).toContain('shows all the same table');
    expect(code).toBe(0);
  });

  test('sit down at a table that waits for them', async () => {
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"seats":2}',
    });
    const { code: table } = (await response.json()) as { code: string };
    const { all } = await loadtest(['--url', url, '--table', table.toLowerCase(), '--players', '2', '--think', '0']);
    expect(all).toMatchObject({ rooms: 1, finished: 1, problems: [] });
    expect(await (await fetch(`${url}/api/tables/${table}`)).json()).toMatchObject({ stage: 'over' });
  });
});

test('U105 scripted clients fail where there are more errors than allowed, and say how a limit of their address is lifted', async () => {
  const { server, url } = await serve({ TABLES_PER_MINUTE: '1' });
  try {
    const { code, all } = await loadtest(['--url', url, '--rooms', '3', '--players', '2', '--intents', '3', '--max-errors', '1']);
    expect(all.problems[0]).toMatch(/^2 errors, more than 1 \(--max-errors\): .*UNLIMITED_ADDRESSES=loopback/);
    expect(code).toBe(1);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});

// Who begins a game counts as ten messages, and the address has two left: it is refused, and asked again a little later.
test('U105 U101 scripted clients whose address talks too much begin their game nevertheless', async () => {
  const { server, url } = await serve({ MAX_MESSAGES_PER_SECOND_PER_ADDRESS: '11' });
  try {
    const { all } = await loadtest(['--url', url, '--rooms', '1', '--players', '2', '--think', '300', '--intents', '3']);
    expect(all).toMatchObject({ games: 1, errors: [] });
    expect(all.intents).toBeGreaterThanOrEqual(3);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
