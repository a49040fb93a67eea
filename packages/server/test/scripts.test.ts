/** The commands of package.json, asked in the ways in which people mistype them. */
import { json, npm } from './harness/scripts.js';

jest.setTimeout(240_000);

const { scripts, version } = json('package.json');

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

test('a release is not made of a version that is under way', async () => {
  if (/^\d+\.\d+\.\d+$/.test(version)) return;
  expect(version).toMatch(/^\d+\.\d+\.\d+-dev$/);
  const { code, stderr } = await npm('release');
  expect(stderr).toContain(`${version} is no version of a release`);
  expect(code).toBe(1);
});
