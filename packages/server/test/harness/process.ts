import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BUILT = join(__dirname, '..', '..', 'bundle');

const started: ServerProcess[] = [];
// A test that fails leaves none behind.
afterAll(() => Promise.all(started.map((server) => server.stop('SIGKILL'))));

/** How a program ended, and all that it wrote. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** The server as its host runs it: a process of its own, as it was built. */
export class ServerProcess {
  readonly ended: Promise<Ended>;
  stdout = '';
  stderr = '';

  constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (bytes) => {
      this.stdout += String(bytes);
    });
    child.stderr?.on('data', (bytes) => {
      this.stderr += String(bytes);
    });
    this.ended = once(child, 'close').then(([code, signal]) => ({ code, signal, stdout: this.stdout, stderr: this.stderr }));
  }

  /** Waits until something that it wrote looks like this. @throws Error with its output, if it ends before */
  async wrote(pattern: RegExp): Promise<RegExpExecArray> {
    let over = false;
    const end = this.ended.then(() => {
      over = true;
    });
    for (;;) {
      const found = pattern.exec(this.stdout + this.stderr);
      if (found) return found;
      if (over) throw new Error(`the server ended before it wrote ${pattern}:\n${this.stdout}${this.stderr}`);
      await Promise.race([
        once(this.child.stdout as NodeJS.ReadableStream, 'data'),
        once(this.child.stderr as NodeJS.ReadableStream, 'data'),
        end,
      ]);
    }
  }

  /** Where it listens, once it does. */
  async url(): Promise<string> {
    return `http://127.0.0.1:${(await this.wrote(/open at http:\/\/[^\s"]+?:(\d+)/))[1]}`;
  }

  /** The lines of its log. */
  get log(): Record<string, unknown>[] {
    return this.stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** @param env all that it gets, besides a free port on the loopback address and a folder of its own */
export function startProcess(env: Record<string, string>, options: { uid?: number; gid?: number } = {}): ServerProcess {
  const places = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0' };
  const data = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'data-'));
  const server = new ServerProcess(
    spawn(process.execPath, [join(BUILT, 'main.js')], { ...options, env: { ...places, DATA_DIR: data, ...env } }),
  );
  started.push(server);
  return server;
}

/** A command as one types it. @throws Error with `code`, `stdout` and `stderr` if it fails */
export const command = (name: string, args: readonly string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(BUILT, 'cli', `${name}.js`), ...args], { env: { PATH: process.env.PATH, ...env } });
