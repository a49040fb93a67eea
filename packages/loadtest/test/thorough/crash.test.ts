import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CrashReport } from '../../src/crash.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(240_000);

test.each([
  ['killed', [], 5],
  ['replaced by another', ['--gently'], 2],
])(
  'U103 U104 a server that is %s in the middle of play loses nothing, does nothing twice, and has everybody back',
  async (_, how, rounds) => {
    const crash = join(__dirname, '../..', 'dist', 'cli', 'crash.js');
    const args = [crash, '--rounds', String(rounds), ...how, '--tables', '2', '--json'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (bytes) => {
      out += bytes;
    });
    await once(child, 'close');
    const report = JSON.parse(out) as CrashReport;
    expect(report).toMatchObject({ rounds, lost: 0, twice: 0, chatLost: 0, chatTwice: 0, damaged: 0, otherViews: 0, errors: [] });
    expect(report.acknowledged).toBeGreaterThan(10);
  },
);
