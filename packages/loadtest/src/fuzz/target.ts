import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Timeout of an answer to the parent, and of stopping, in ms. */
const PATIENCE = 30_000;

export class Target {
  readonly trouble: string[] = [];
  ended = false;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.once('exit', () => {
      this.ended = true;
    });
  }

  /**
   * @param env overrides of the defaults
   * @param more `probe`: module loaded first, which answers the parent; `profile`: folder for a processor profile
   */
  static async start(env: Record<string, string> = {}, { probe, profile }: { probe?: string; profile?: string } = {}): Promise<Target> {
    const server = fileURLToPath(new URL('../../../server', import.meta.url));
    const { PATH = '', HOME = '' } = process.env;
    // Empty tables sleep soon, so that remaining memory is a leak.
    const data = mkdtempSync(join(tmpdir(), 'fuzz-'));
    // Frequent garbage collection, as on a small machine, so that growth is real.
    const imports = probe === undefined ? [] : ['--import', probe];
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const child = spawn(process.execPath, ['--max-old-space-size=192', ...profiling, ...imports, join(server, 'bundle', 'main.js')], {
      env: {
        PATH,
        HOME,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'info',
        DATA_DIR: data,
        IDLE_MINUTES: '0.2',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(probe === undefined ? [] : ['ipc' as const])],
    });
    let output = '';
    let said = '';
    let target: Target | undefined;
    const note = (line: string) => {
      const level = /"level":(\d+)/.exec(line)?.[1];
      if (line !== '' && !line.startsWith('Illuminice') && (!level || Number(level) >= 50)) target?.trouble.push(line.slice(0, 1000));
    };
    const opened = new Promise<string>((resolve, reject) => {
      const listen = (bytes: Buffer) => {
        output += bytes;
        said = `${said}${bytes}`.slice(-4000);
        const lines = output.split('\n');
        output = lines.pop() ?? '';
        for (const line of lines) {
          const port = /open at http:\/\/\S+:(\d+)/.exec(line)?.[1];
          if (port) resolve(`http://127.0.0.1:${port}`);
          note(line);
        }
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('close', (code) => reject(new Error(`the server ended (${code}) before it was open: ${said}`)));
    });
    target = new Target(child, await opened);
    return target;
  }

  /** Queries the probe. @throws Error for a frozen or ended server */
  async ask<T>(): Promise<T> {
    const patience = AbortSignal.timeout(PATIENCE);
    const answer = once(this.child, 'message', { signal: patience }) as Promise<[T]>;
    if (!this.ended) this.child.send('?');
    return answer.then(
      ([answer]) => answer,
      () => {
        throw new Error(this.ended ? 'the server ended' : `the server stood still for ${PATIENCE / 1000} s`);
      },
    );
  }

  /** Resident memory in MB; null if the system does not report it. */
  get megabytes(): number | null {
    try {
      const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1];
      return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
    } catch {
      return null;
    }
  }

  /** Processor time in seconds; null if the system does not report it. */
  get cpuSeconds(): number | null {
    try {
      const [user, system] = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
      return (Number(user) + Number(system)) / 100;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    if (this.ended) return;
    this.child.kill('SIGTERM');
    const impatience = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE);
    await once(this.child, 'exit');
    clearTimeout(impatience);
  }
}
