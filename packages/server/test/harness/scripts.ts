import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../../../..');
/** A manifest. */
export const json = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { version: string; scripts: Record<string, string> };
const { scripts } = json('package.json');

/** How a program ended, and what it wrote. */
interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export function run(file: string, args: readonly string[], cwd = ROOT): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(file, args, { cwd, maxBuffer: 1 << 26 }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

/** As `npm run NAME -- ARGS` does it. */
export function npm(name: string, ...args: string[]): Promise<Ended> {
  const [program, ...words] = (scripts[name] as string).split(' ');
  if (program !== 'node') throw new Error(`${name} is no script of node`);
  return run(process.execPath, [...words, ...args]);
}
