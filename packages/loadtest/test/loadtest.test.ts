import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Report } from '../src/index.js';
import { serve } from './server.js';

const packages = join(__dirname, '..', '..');
const node = ['--conditions=source', '--import', 'tsx'];

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

/** The command as one types it. */
async function loadtest(
  ...args: string[]
): Promise<{ code: number; lines: (Report & { room?: number; rooms?: number })[]; errors: string }> {
  const child = spawn(process.execPath, [...node, join(packages, 'loadtest', 'src', 'cli', 'loadtest.ts'), ...args]);
  let out = '';
  let errors = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    errors += bytes;
  });
  const [code] = (await once(child, 'close')) as [number];
  const lines =
    out.trim() === ''
      ? []
      : out
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
  return { code, lines, errors };
}

describe('U105 scripted clients', () => {
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => {
    ({ server, url } = await serve());
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  test('play whole games in two rooms, and report a line for each and one for all', async () => {
    const { code, lines } = await loadtest('--url', url, '--rooms', '2', '--players', '3', '--games', '1', '--think', '0', '--json');
    expect(lines).toHaveLength(3);
    const [one, other, all] = lines as [Report, Report, Report];
    for (const room of [one, other]) {
      expect(room).toMatchObject({ room: expect.any(Number), players: 3, games: 1, finished: 1, errors: [] });
      expect(room.intents).toBeGreaterThan(10);
      expect(room.bytesPerIntentAndClient).toBeGreaterThan(10);
      expect(room.latencyMs.p99).toBeGreaterThanOrEqual(room.latencyMs.p50);
      expect(room.latencyMs.p50).toBeGreaterThan(0);
    }
    expect(all).toMatchObject({ rooms: 2, games: 2, finished: 2, intents: one.intents + other.intents });
    expect(code).toBe(0);
  });

  test('sit down at a table that waits for them', async () => {
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"seats":2}',
    });
    const { code: table } = (await response.json()) as { code: string };
    const { lines } = await loadtest('--url', url, '--table', table.toLowerCase(), '--players', '2', '--think', '0', '--json');
    expect(lines.at(-1)).toMatchObject({ rooms: 1, finished: 1 });
    expect(await (await fetch(`${url}/api/tables/${table}`)).json()).toMatchObject({ stage: 'over' });
  });

  test('say what is wrong, and exit 1, when there is no server', async () => {
    const { code, lines } = await loadtest('--url', 'http://127.0.0.1:3', '--rooms', '1', '--json');
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatchObject({ games: 0, finished: 0, errors: [expect.stringContaining('ECONNREFUSED')] });
  });

  test.each([
    ['--url', 'localhost'],
    ['--rooms', '0'],
    ['--players', '9'],
    ['--games', 'many'],
    ['--table', 'hello'],
  ])('a wrong %s is named', async (option, value) => {
    const { code, errors } = await loadtest(option, value);
    expect(code).not.toBe(0);
    expect(errors).toContain(option);
  });
});

// Who begins a game counts as ten messages, and the address has two left: it is refused, and asked again a little later.
test('U105 U101 scripted clients whose address talks too much begin their game nevertheless', async () => {
  const { server, url } = await serve({ MAX_MESSAGES_PER_SECOND_PER_ADDRESS: '11' });
  try {
    const { lines } = await loadtest('--url', url, '--rooms', '1', '--players', '2', '--think', '300', '--intents', '3', '--json');
    expect(lines.at(-1)).toMatchObject({ games: 1, errors: [] });
    expect(lines.at(-1)?.intents).toBeGreaterThanOrEqual(3);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
