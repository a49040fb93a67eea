import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FuzzReport } from '../src/fuzz/fuzz.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(300_000);

/** The command as one types it, from its sources. */
async function fuzz(...args: string[]): Promise<{ code: number; report: FuzzReport & { problems: string[] } }> {
  const cli = join(__dirname, '..', 'src', 'cli', 'fuzz.ts');
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', cli, ...args]);
  let out = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, report: JSON.parse(out.trim().split('\n').at(-1) ?? '') };
}

test('U101 twenty thousand frames of all kinds: no crash, no exception, and honest players finish their games', async () => {
  const { code, report } = await fuzz('--frames', '20000', '--rooms', '2', '--players', '2', '--think', '5', '--p99', '0', '--json');
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({ alive: true, trouble: [] });
  expect(report.frames).toBeGreaterThanOrEqual(20_000);
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
