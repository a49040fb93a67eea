import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A private PostgreSQL on a free port, which can be stopped and restarted. */
export class OwnPostgres {
  private constructor(
    private readonly program: ChildProcess,
    private readonly lines: Interface,
    readonly url: string,
  ) {}

  /** @throws Error if none is installed */
  static async start(): Promise<OwnPostgres> {
    const script = fileURLToPath(new URL('../../../scripts/postgres.mjs', import.meta.url));
    const program = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: program.stdout });
    const none = once(program, 'exit').then(() => Promise.reject(new Error('there is no PostgreSQL')));
    const [url] = (await Promise.race([once(lines, 'line'), none])) as [string];
    none.catch(() => {});
    return new OwnPostgres(program, lines, url);
  }

  stop(): Promise<void> {
    return this.#say('stop');
  }

  start(): Promise<void> {
    return this.#say('start');
  }

  async end(): Promise<void> {
    const ended = once(this.program, 'exit');
    this.program.stdin?.end();
    await ended;
  }

  async #say(what: string): Promise<void> {
    this.program.stdin?.write(`${what}\n`);
    await once(this.lines, 'line');
  }
}
