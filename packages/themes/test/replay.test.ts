import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const fixture = join(root, 'packages/rules/test/fixtures/1/3-greedy-hidden-5.json');
const recorded = JSON.parse(readFileSync(fixture, 'utf8')) as { intents: unknown[]; hash: string; winners: string[] };

const folder = mkdtempSync(join(tmpdir(), 'illuminice-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const replay = (...args: string[]) => {
  const command = [join(root, 'packages/themes/dist/cli/replay.js'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: root });
  return { status, lines: stdout.split('\n'), stderr };
};

const spoiled = (change: object): string => {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify({ ...recorded, ...change }));
  return file;
};

describe('U106: a recorded game as a readable log', () => {
  test('U102: is told turn by turn, to its end, and no Special drawn is named to all', () => {
    const { status, lines } = replay(fixture);
    expect(status).toBe(0);
    expect(lines.filter((line) => line.startsWith('Turn ')).length).toBeGreaterThan(5);
    expect(lines.some((line) => line.includes(recorded.winners[0] ?? '') && line.includes('won'))).toBe(true);
    expect(lines).toContain('  ann drew a Special.');
    expect(lines.filter((line) => line.includes('drew a Special:'))).toEqual([]);
  });

  test('U102: is told with what one player knew, and no more', () => {
    const { lines } = replay(fixture, '--as', 'ann');
    const drawn = lines.filter((line) => line.includes('drew a Special:'));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((line) => !line.startsWith('  ann'))).toEqual([]);
  });

  test('tells one of INWO, each card by its name', () => {
    const { status, lines } = replay(join(root, 'packages/rules/test/inwo/fixtures/2/2-greedy-token-1.json'));
    expect(status).toBe(0);
    expect(lines).toContain('  bob attacked Survivalists with C.I.A. to control it.');
    expect(lines.some((line) => /^(ann|bob) won\.$/.test(line))).toBe(true);
    expect(lines.filter((line) => /that card|drew .*: |\{|undefined/i.test(line))).toEqual([]);
  });

  test('is refused where an intent does not fit, where it comes to another end, and where it is no game', () => {
    expect(replay(spoiled({ intents: recorded.intents.slice(1) }))).toMatchObject({ status: 1, stderr: expect.stringContaining('C-102') });
    expect(replay(spoiled({ hash: 'another' })).status).toBe(1);
    expect(replay(spoiled({ intents: [[9, { type: 'pass' }]] }))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('intents.0'),
    });
    expect(replay(spoiled({ ruleset: 'chess' }))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no ruleset called chess; there is classic'),
    });
  });
});
