import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './server.js';

const root = join(__dirname, '..', '..', '..');
const docs = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8');
const example = join(root, 'examples', 'bare.mjs');

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

describe('U105 the bot of docs/protocol.md', () => {
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => {
    ({ server, url } = await serve());
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  test('is the file that the page names, to the letter', () => {
    expect(/```js\n([\s\S]+?)```/.exec(docs)?.[1]).toBe(readFileSync(example, 'utf8'));
    expect(docs).toContain('node --conditions=source --import tsx examples/bare.mjs');
  });

  test('plays a whole game against another of its kind', async () => {
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"seats":2}',
    });
    const { code } = (await response.json()) as { code: string };
    const bots = ['Ada', 'Ben'].map((name) =>
      spawn(process.execPath, ['--conditions=source', '--import', 'tsx', example, url, code, name]),
    );
    const said = bots.map((bot) => {
      let all = '';
      bot.stdout.on('data', (bytes) => {
        all += bytes;
      });
      return once(bot, 'close').then(() => all);
    });
    const [one, other] = await Promise.all(said);
    expect(one).toMatch(/^won by /);
    expect(other).toBe(one);
  });
});
