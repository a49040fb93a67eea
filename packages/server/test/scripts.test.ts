/** The commands of package.json, asked in the ways in which people mistype them. */
import { join } from 'node:path';
import { json, npm, ROOT, run } from './harness/scripts.js';

jest.setTimeout(240_000);

const { scripts } = json('package.json');

test.each(Object.keys(scripts))('npm run %s -- --help says how it is used, and does nothing', async (name) => {
  const { code, stdout } = await npm(name, '--help');
  expect(stdout).toMatch(/^(Usage: |npm (run|start|test))/);
  expect(code).toBe(0);
});

test.each(['test', 'build', 'start', 'dev', 'graph', 'licences', 'release'])(
  'npm run %s refuses what it does not know in a sentence',
  async (name) => {
    const { code, stderr } = await npm(name, '--quik');
    expect(stderr).toMatch(/^Unknown option '--quik'\.\n\nnpm /);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
  },
);

describe('npm test with the name of a file', () => {
  test('that there is none of is red', async () => {
    const { code, stderr } = await npm('test', 'nosuchfile');
    expect(stderr).toBe('There is no test in a file whose path matches nosuchfile.\n');
    expect(code).toBe(1);
  });

  test('runs that file, and neither types nor lint', async () => {
    const { code, stdout, stderr } = await npm('test', '--only', 'protocol,types,lint', 'protocol/test/table');
    expect(stderr).toMatch(/PASS protocol packages\/protocol\/test\/table\.test\.ts/);
    expect(stderr).not.toMatch(/── (types|lint)/);
    expect(stdout).toMatch(/^\d+ passed, 0 failed/);
    expect(code).toBe(0);
  });
});

test('a release is not made of a version that is under way, nor without what a host has to know of it', async () => {
  const problem = async (version: string, changelog: string): Promise<unknown> => {
    const asked = JSON.stringify([version, changelog, { wire: 18, schema: 7 }]);
    const program = `import(${JSON.stringify(join(ROOT, 'scripts/lib/pack.mjs'))}).then((it) => console.log(JSON.stringify(it.problemOf(...${asked}))))`;
    return JSON.parse((await run(process.execPath, ['-e', program])).stdout);
  };
  const before = '## 0.3.0\n\nSchema 6, wire 15.\n';
  expect(await problem('0.4.0-dev', `## 0.4.0-dev\n\nSchema 7, wire 18.\n${before}`)).toMatch(/^0\.4\.0-dev is no version of a release/);
  expect(await problem('0.4.0', `## Unreleased\n\nSchema 7, wire 18.\n${before}`)).toBe('CHANGELOG.md has no section 0.4.0.');
  expect(await problem('0.4.0', `## 0.4.0\n\nSchema 7, wire 17.\n${before}`)).toBe('CHANGELOG.md has to say of 0.4.0: Schema 7, wire 18.');
  expect(await problem('0.4.0', `## 0.4.0\n\nSchema 7, wire 18: pages load anew.\n${before}`)).toBeNull();
});

test('packages are released under the version of the wire', async () => {
  const problem = async (versions: Record<string, string>): Promise<unknown> => {
    const program = `import(${JSON.stringify(join(ROOT, 'scripts/lib/pack.mjs'))}).then((it) => console.log(JSON.stringify(it.packagesProblemOf(${JSON.stringify(versions)}, 18))))`;
    return JSON.parse((await run(process.execPath, ['-e', program])).stdout);
  };
  expect(await problem({ rules: '18.0.0', protocol: '18.2.1' })).toBeNull();
  expect(await problem({ rules: '18.0.0', protocol: '17.0.0' })).toBe(
    'packages/protocol has the version 17.0.0; with wire 18 it has to be 18.x.y.',
  );
  expect(await problem({ rules: '18.0.0-dev' })).toMatch(/^packages\/rules has the version 18\.0\.0-dev/);
});
