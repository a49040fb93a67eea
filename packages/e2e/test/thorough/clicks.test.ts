import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../src/server.js';

/** @returns what the command said, and how it ended */
const clicks = async (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const file = join(ROOT, 'packages/e2e/src/cli/clicks.ts');
  return promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], { cwd: ROOT, env }).then(
    (said) => ({ code: 0, ...said }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
};

test('U20: the command that counts clicks plays a turn against computers and says how many it took', async () => {
  const { code, stdout } = await clicks('--turns', '1');
  expect(code).toBe(0);
  const [turn, all, ...more] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(more).toEqual([]);
  expect(turn).toEqual({ turn: 1, own: expect.any(Number), others: expect.any(Number), uses: expect.stringMatching(/^draw\b.* end$/) });
  expect(turn.own).toBeGreaterThan(0);
  expect(all).toEqual({ turns: 1, own: turn.own, others: turn.others });
}, 150_000);

test.each([
  [['--turns', 'ten'], '--turns: a whole number from 1 to 1000, not ten'],
  [['--turns', '0'], '--turns: a whole number from 1 to 1000, not 0'],
  [['--clicks'], "Unknown option '--clicks'"],
])(
  '%j is refused with the reason and the usage',
  async (args, why) => {
    const { code, stdout, stderr } = await clicks(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
    expect(stderr).toContain('npm run --silent clicks -- [--ruleset classic|inwo] [--turns N] [--keys]');
  },
  30_000,
);
