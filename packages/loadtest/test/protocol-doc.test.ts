import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './server.js';

const docs = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'protocol.md'), 'utf8');
// Where nobody looks for sources, but what it imports is found.
const folder = join(__dirname, '..', 'node_modules', '.cache');
const example = join(folder, 'bot-from-the-docs.mjs');

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

describe('U105 the bot of docs/protocol.md', () => {
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => {
    ({ server, url } = await serve());
    const code = /```js\n([\s\S]+?)```/.exec(docs)?.[1];
    if (!code) throw new Error('the page has no example');
    mkdirSync(folder, { recursive: true });
    writeFileSync(example, code);
  });
  afterAll(async () => {
    rmSync(example);
    server.kill('SIGTERM');
    await once(server, 'exit');
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
