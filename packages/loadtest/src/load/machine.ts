import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import type { Health } from '@illuminice/protocol';

/** Where a test ran, and what it was run against: without them its figures can be compared with nothing. */
export interface Machine {
  /** The processor's name, how many cores we have of it, memory, operating system. */
  machine: string;
  node: string;
  /** The commit of this program, with a `+` if files differ from it; null: it does not lie in a repository. */
  commit: string | null;
  /** What the server calls itself. */
  server: string;
}

/** @param url of the server */
export async function machineOf(url: string): Promise<Machine> {
  const health = (await (await fetch(`${url}/healthz`)).json()) as Health;
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    machine: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GB, ${type()} ${release()}`,
    node: process.versions.node,
    commit: commit(),
    server: `release ${health.release}, wire version ${health.version}`,
  };
}

function commit(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+'}`;
  } catch {
    return null;
  }
}
