import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as its host runs it: a process of its own, on a free port. @param settings environment variables on top */
export async function serve(settings: Record<string, string> = {}): Promise<{ server: ChildProcess; url: string }> {
  const main = join(__dirname, '..', '..', 'server', 'bundle', 'main.js');
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'data-'));
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    MAX_MESSAGES_PER_SECOND: '1000',
    DATA_DIR,
    ...settings,
  };
  const server = spawn(process.execPath, [main], { env });
  let output = '';
  let port: string | undefined;
  while (!port) {
    output += String((await once(server.stdout as NodeJS.ReadableStream, 'data'))[0]);
    port = /open at http:\/\/[^\s"]+?:(\d+)"/.exec(output)?.[1];
  }
  return { server, url: `http://127.0.0.1:${port}` };
}

/** A command as one types it. */
export async function command(name: 'loadtest' | 'smoke', args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(__dirname, '..', 'dist', 'cli', `${name}.js`), ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    errors += bytes;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, errors };
}
