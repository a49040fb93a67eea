import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, run } from '../harness/scripts.js';

jest.setTimeout(240_000);

test('a release has documents whose links lead somewhere, and a checksum that is right', async () => {
  const to = mkdtempSync(join(tmpdir(), 'release-'));
  const pack = join(ROOT, 'scripts/lib/pack.mjs');
  const packed = await run(process.execPath, [
    '-e',
    `import(${JSON.stringify(pack)}).then((it) => it.packRelease('9.9.9', ${JSON.stringify(to)}))`,
  ]);
  expect(packed.stderr).not.toMatch(/rror/);
  const [file = ''] = readdirSync(to).filter((name) => name.endsWith('.tar.gz'));
  expect(file).toBe(`illuminice-9.9.9-${process.platform}-${process.arch}.tar.gz`);
  expect((await run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], to)).stdout).toBe(`${file}: OK\n`);
  await run('tar', ['xzf', file], to);
  const folder = join(to, 'illuminice-9.9.9');
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.includes('node_modules'),
  );
  expect(documents.sort()).toEqual([
    'CHANGELOG.md',
    'README.md',
    'docs/hosting.md',
    'docs/privacy.md',
    'docs/security.md',
    'docs/upgrading.md',
  ]);
  const lost = documents.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target]) => target as string)
      .filter((target) => !/^(https?|mailto):/.test(target) && !existsSync(join(folder, dirname(name), target)))
      .map((target) => `${name}: ${target}`),
  );
  expect(lost).toEqual([]);
});
