import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Usage } from './probe.js';

const PROBE = new URL('./probe.js', import.meta.url).href;

/** What our server is told, so that no limit per address and no clock of its own has a part in what is measured. */
const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  UNLIMITED_ADDRESSES: 'loopback',
  MAX_MESSAGES_PER_SECOND: '1000000',
  MAX_CONNECTIONS: '20000',
  MAX_TABLES: '5000',
  MAX_SPECTATORS: '1000',
  SILENCE_MS: '0',
  PATIENCE_SECONDS: '3600',
  CHAT_LINES: '1000',
  // Tables that nobody is at sleep soon, so that those of a warm-up cost nothing.
  IDLE_MINUTES: '0.05',
};

/** A server that is measured, in a process of its own. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    /** Where it keeps its data. */
    readonly folder: string,
    /** From the start of the process until it listens: ms by the clock, and of processor time. */
    readonly started: { readonly ms: number; readonly cpuMs: number },
  ) {}

  /**
   * @param file its program, which says `open at http://…:PORT` once it listens
   * @param env beside what all are told
   */
  static async start(file: string, env: Record<string, string> = {}): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const { PATH = '', HOME = '' } = process.env;
    const began = performance.now();
    const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, file], {
      env: { PATH, HOME, ...SETTINGS, DATA_DIR: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    const port = await new Promise<number>((resolve, reject) => {
      const listen = (bytes: Buffer) => {
        said = `${said}${bytes}`.slice(-4000);
        const open = /open at http:\/\/\S+?:(\d+)/.exec(said)?.[1];
        if (open) resolve(Number(open));
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('close', (code) => reject(new Error(`${file} ended (${code}): ${said}`)));
    });
    const ms = performance.now() - began;
    return new ServerProcess(child, port, folder, { ms, cpuMs: cpuOf(child.pid as number) });
  }

  /** @param collect whether garbage is collected first, and the heap told */
  async usage(collect = false): Promise<{ cpu: number; heap: number }> {
    const answer = once(this.child, 'message');
    this.child.send(collect ? 'heap' : 'cpu');
    const [{ cpu, heap }] = (await answer) as [Usage];
    return { cpu, heap: heap ?? 0 };
  }

  /** Watches from now on where the processor's time goes (null), or writes what was seen to a file that Chromium's tools read. */
  async profile(file: string | null): Promise<void> {
    const answer = once(this.child, 'message');
    this.child.send({ profile: file });
    await answer;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Processor time of a process so far, in ms, to 10 ms. */
function cpuOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return 10 * (Number(user) + Number(system));
}

/** Our server as a host runs it. */
export const OURS = fileURLToPath(new URL('../../../../server/bundle/main.js', import.meta.url));
/** A peer's program in this folder. */
export const programOf = (name: string): string => fileURLToPath(new URL(`./serve-${name}.js`, import.meta.url));
