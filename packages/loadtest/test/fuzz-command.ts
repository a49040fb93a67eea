import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** `fuzz`, as one types it: the report is its last line. */
export async function fuzz<T>(...args: string[]): Promise<{ code: number; report: T & { problems: string[] }; lines: unknown[] }> {
  const child = spawn(process.execPath, [join(__dirname, '..', 'dist', 'cli', 'fuzz.js'), ...args]);
  let out = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  const [code] = (await once(child, 'close')) as [number];
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { code, report: lines.at(-1), lines };
}
