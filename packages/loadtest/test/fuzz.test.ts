import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BurstReport, BurstsReport } from '../src/fuzz/bursts/bursts.js';
import type { FuzzReport } from '../src/fuzz/fuzz.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(300_000);

/** The command as one types it. */
async function fuzz<T = FuzzReport>(...args: string[]): Promise<{ code: number; report: T & { problems: string[] }; lines: unknown[] }> {
  const child = spawn(process.execPath, [join(__dirname, '..', 'dist', 'cli', 'fuzz.js'), ...args]);
  let out = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  const [code] = (await once(child, 'close')) as [number];
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { code, report: lines.at(-1), lines };
}

test('U101 five thousand frames of all kinds: no crash, no exception, and honest players finish their games', async () => {
  const { code, report } = await fuzz(
    '--mode',
    'frames',
    '--frames',
    '5000',
    '--rooms',
    '2',
    '--players',
    '2',
    '--think',
    '5',
    '--p99',
    '0',
    '--json',
  );
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({ alive: true, trouble: [] });
  expect(report.frames).toBeGreaterThanOrEqual(5000);
  // Everything was tried, and what was odd was refused in words.
  for (const kind of [
    'noise',
    'truncated',
    'oversized',
    'wrongTypes',
    'deep',
    'prototype',
    'records',
    'intents',
    'repeated',
    'outOfOrder',
    'sync unread',
  ])
    expect([kind, (report.sent[kind] ?? 0) > 0]).toEqual([kind, true]);
  for (const why of ['badMessage', 'tooLarge', 'tooFast', 'noSuchMessage', 'repeated'])
    expect([why, (report.refused[why] ?? 0) > 0]).toEqual([why, true]);
  expect(report.attacked.finished).toBe(report.attacked.games);
  expect(report.attacked.games).toBeGreaterThan(0);
  expect(code).toBe(0);
});

test('U101 one address that uses all that it may at once: the server stands, neighbours play on, guesses are bounded', async () => {
  // What it costs is a matter for a machine that does nothing else: `npm run fuzz -- --mode bursts`.
  const { code, report, lines } = await fuzz<BurstsReport>(
    ...['--mode', 'bursts', '--rounds', '1', '--seconds', '2', '--share', '0.3', '--kinds', 'guesses,records,wakes'],
    ...['--rooms', '2', '--players', '3', '--over', '0', '--memory', '1000', '--json'],
  );
  expect(report).toMatchObject({ problems: [], alive: true, trouble: [], errors: [] });
  const bursts = lines.slice(0, -1) as BurstReport[];
  expect(bursts.map(({ kind }) => kind)).toEqual(['encamp', 'guesses', 'records', 'wakes', 'everything']);
  for (const { kind, sent, attacked } of bursts)
    expect([kind, Object.keys(sent).length > 0, attacked.intents > 0]).toEqual([kind, true, true]);
  expect(report.quiet[0]?.intents).toBeGreaterThan(0);
  // Thousands of guesses at once get no more answers than the same guesses one by one.
  const { http: answers = {}, sent: guesses = {} } = bursts[1] ?? {};
  expect((answers[404] ?? 0) + (answers[401] ?? 0)).toBeLessThanOrEqual(60);
  expect(guesses['guessed code']).toBeGreaterThan(1000);
  expect(code).toBe(0);
});
