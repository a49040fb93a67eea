import type { FuzzReport } from '../src/fuzz/fuzz.js';
import { fuzz } from './fuzz-command.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(300_000);

test('U101 ten thousand frames of all kinds: no crash, no exception, and honest players finish their games', async () => {
  const { code, report } = await fuzz<FuzzReport>(
    '--mode',
    'frames',
    '--frames',
    '10000',
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
  expect(report.frames).toBeGreaterThanOrEqual(10_000);
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
