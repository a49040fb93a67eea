import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CLOSE, type TableCreated } from '@illuminice/protocol';
import { openStore } from '../src/store/open.js';
import { Guest } from './harness/guest.js';
import { post } from './harness/server.js';

/** Errors that nobody catches, each at a signal. */
const BUGS = `
  process.once('SIGUSR2', () => { throw new Error('a bug'); });
  process.once('SIGHUP', () => { Promise.reject(new Error('a bug')); });
`;

interface Process {
  child: ChildProcessByStdio<null, Readable, Readable>;
  url: string;
  dataDir: string;
  output(): string;
}

/** The server as a process of its own. */
async function run(): Promise<Process> {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const args = ['--import', `data:text/javascript,${encodeURIComponent(BUGS)}`];
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...args, join(__dirname, '../bundle/main.js')], {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const opened = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        output += bytes;
        const port = /open at http:\/\/\S+?:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`the server ended: ${output}`)));
  return { child, url: await Promise.race([opened, ended]), dataDir, output: () => output };
}

test.each([
  ['an exception', 'SIGUSR2', 'uncaught exception'],
  ['a rejection', 'SIGHUP', 'unhandled rejection'],
] as const)('U104 after %s that nobody caught the server says so, sends everybody away, and ends with 1', async (_, signal, what) => {
  const { child, url, dataDir, output } = await run();
  const { code } = (await post(`${url}/api/tables`, {})).body as TableCreated;
  const ann = await Guest.join(url, code, 'Ann');
  expect((await ann.ask('chat', { text: 'kept' })).ok).toBe(true);
  const exited = once(child, 'exit');
  child.kill(signal);
  await ann.until(() => ann.left !== null);
  expect(ann.left).toBe(CLOSE.stopping);
  expect((await exited)[0]).toBe(1);
  expect(output()).toContain(what);
  expect(output()).toContain('a bug');
  const store = await openStore({ dataDir, databaseUrl: undefined, durability: 'normal' }, () => {});
  expect((await store.load(code))?.talk).toEqual([expect.stringContaining('kept')]);
  await store.close();
});
