import type { BurstReport, BurstsReport } from '../../src/fuzz/bursts/bursts.js';
import { fuzz } from '../fuzz-command.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(300_000);

test('U101 one address at all its limits: the server and its neighbours continue, guesses are bounded', async () => {
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
