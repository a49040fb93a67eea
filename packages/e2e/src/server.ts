import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A scenario as posted, unchecked. */
export type Scenario = Record<string, unknown>;

/** The built server as a host runs it, on a free port. */
export class Server {
  private constructor(
    private readonly child: ChildProcess,
    /** Without a final slash. */
    readonly url: string,
    readonly output: () => string,
  ) {}

  /**
   * Starts the server and waits until it is open. @param env over the defaults: scenarios allowed, warnings logged, no auto-pass
   * @throws Error with its output if it ends instead
   */
  static start(env: Record<string, string> = {}): Promise<Server> {
    return Server.run([join(ROOT, 'packages/server/bundle/main.js')], { ALLOW_SCENARIOS: '1', LOG_LEVEL: 'warn', SILENCE_MS: '0', ...env });
  }

  /** Starts any Node program that prints the game's address. */
  static run(args: string[], env: Record<string, string>, options: { cwd?: string; uid?: number; gid?: number } = {}): Promise<Server> {
    const { PATH = '', HOME = '' } = process.env;
    const data = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'illuminice-data-'));
    // The program's user must be able to write there.
    if (!env.DATA_DIR) chmodSync(data, 0o777);
    const child = spawn(process.execPath, args, {
      ...options,
      env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (!env.DATA_DIR) child.once('exit', () => rmSync(data, { recursive: true, force: true }));
    let output = '';
    return new Promise((opened, failed) => {
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        const link = /open at (http:\/\/[^\s"]+)/.exec(output)?.[1];
        if (link) opened(new Server(child, link.replace('localhost', '127.0.0.1'), () => output));
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('error', failed);
      child.once('exit', (code, signal) => failed(new Error(`the server ended (${code ?? signal}):\n${output}`)));
    });
  }

  /** Opens a table in mid-game. @returns its code */
  async openTable(
    scenario: Scenario,
    order: { clock?: string; name?: string; public?: boolean; computers?: number } = {},
  ): Promise<string> {
    return (await this.post({ ruleset: scenario.ruleset ?? 'classic', scenario, ...order })).code;
  }

  /** Opens a lobby, or a table that begins once full. @returns its code */
  async openLobby(
    order: {
      ruleset?: string;
      seats?: number;
      computers?: number;
      start?: boolean;
      name?: string;
      public?: boolean;
      options?: Record<string, unknown>;
    } = {},
  ): Promise<string> {
    return (await this.post(order)).code;
  }

  private async post(order: unknown): Promise<{ code: string }> {
    const response = await fetch(`${this.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (response.status !== 201) throw new Error(`no table: ${response.status} ${await response.text()}`);
    return (await response.json()) as { code: string };
  }

  /** End and output of the program; empty while it runs. */
  get obituary(): string {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null ? '' : `\nThe server had ended (${exitCode ?? signalCode}):\n${this.output()}`;
  }

  /** Stops it. @returns exit code or signal */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return Promise.resolve(exitCode ?? (signalCode as NodeJS.Signals));
    return new Promise((ended) => {
      this.child.once('exit', (code, by) => ended(code ?? (by as NodeJS.Signals)));
      this.child.kill(signal);
    });
  }
}
