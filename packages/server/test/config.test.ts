import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/index.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

/** The server as its host runs it: a process of its own. */
function run(env: Record<string, string>): ChildProcess {
  const main = join(__dirname, '..', 'src', 'main.ts');
  return spawn(process.execPath, ['--conditions=source', '--import', 'tsx', main], {
    env: { PATH: process.env.PATH, DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')), ...env },
  });
}

async function text(stream: NodeJS.ReadableStream | null): Promise<string> {
  let all = '';
  for await (const chunk of stream ?? []) all += String(chunk);
  return all;
}

describe('U104 the configuration', () => {
  test('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 2567, allowScenarios: false, production: false });
  });

  test('an empty variable counts as none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 2567, publicUrl: undefined });
  });

  test('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud', MAX_TABLES: '0', PUBLIC_URL: 'ftp://x' })).toThrow(
      /^PORT: .+\nPUBLIC_URL: .+\nLOG_LEVEL: .+\nMAX_TABLES: .+$/,
    );
  });

  test('scenarios are refused in production, for they name hidden cards', () => {
    expect(() => readConfig({ NODE_ENV: 'production', ALLOW_SCENARIOS: '1' })).toThrow(/^ALLOW_SCENARIOS: /);
    expect(readConfig({ NODE_ENV: 'production' }).allowScenarios).toBe(false);
  });

  test('what is wrong ends the process before it listens', async () => {
    const server = run({ PORT: '70000' });
    const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect(code).toBe(1);
    expect(errors).toContain('PORT');
  });

  test('what is right prints one line with the link, and a SIGTERM ends it in good order', async () => {
    const server = run({ PORT: '0', HOST: '127.0.0.1' });
    const [first] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    const link = /^Illuminice is open at (http:\/\/localhost:\d+)\n$/.exec(String(first))?.[1];
    expect(link).toBeDefined();
    expect((await fetch(`${link}/healthz`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});
