import { readConfig } from '../src/index.js';
import { ALL_SETTINGS } from '../src/settings/settings.js';
import { startProcess } from './harness/process.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

const NUMBERS = ALL_SETTINGS.filter(({ takes }) => /^[\d.]+ to \d+(; |$)/.test(takes)).map(({ name }) => name);

describe('U104 the configuration', () => {
  test('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 2567, allowScenarios: false, mode: 'development' });
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

  test.each(NUMBERS)('%s takes digits, and neither blanks nor other spellings of numbers', (name) => {
    for (const value of [' ', '\t', '0x10', '1e3', '-1', '+5', '5 ', '1,000', 'Infinity', 'NaN', '٣', '9'.repeat(30)]) {
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^${name}: ".*" is not a (whole )?number from [\\d.]+ to \\d+, like \\d+$`),
      );
    }
    expect(() => readConfig({ [name]: '5' })).not.toThrow();
  });

  test.each([
    ['PUBLIC_URL', 'https://a.b/path/'],
    ['PUBLIC_URL', 'https://a.b?x=1'],
    ['PUBLIC_URL', 'https://a.b#y'],
    ['PUBLIC_URL', 'https://*.b'],
    ['PUBLIC_URL', 'a.b'],
    ['PUBLIC_URL', 'https://'],
    ['BASE_PATH', 'games'],
    ['BASE_PATH', 'https://a.b/games'],
    ['BASE_PATH', '/games/../x'],
    ['BASE_PATH', '//games'],
    ['BASE_PATH', '/games?x'],
    ['BASE_PATH', '/ga mes'],
    ['BASE_PATH', '/"><script>'],
    ['BASE_PATH', '/api'],
    ['BASE_PATH', '/t/games'],
    ['ALLOWED_ORIGINS', 'https://*.example.org'],
    ['ALLOWED_ORIGINS', 'https://a.b/path'],
    ['FRAME_ANCESTORS', 'https://a.*.b'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'INFO'],
    ['DURABILITY', 'yes'],
    ['REQUIRE_ORIGIN', 'true'],
    ['HOST', ' '],
    ['HOST', 'http://x'],
    ['DATA_DIR', ' '],
    ['TRUST_PROXY', ' '],
    ['TRUST_PROXY', '0x1'],
    ['UNLIMITED_ADDRESSES', ' '],
    ['UNLIMITED_ADDRESSES', 'somewhere'],
  ])('%s=%s is refused by name and value, with what it should be', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${JSON.stringify(value)} is not `);
  });

  test.each([
    ['ADMIN_PASSWORD', ' '.repeat(12)],
    ['ADMIN_PASSWORD', 'swordfish'],
    ['METRICS_TOKEN', `swordfish${' '.repeat(12)}`],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres:///name'],
    ['DATABASE_URL', 'postgres://me:sword#fish@host/name'],
    ['DATABASE_URL', 'mysql://me:swordfish@host/name'],
    ['PUBLIC_URL', 'https://me:swordfish@a.b'],
  ])('%s=%s is refused, and its value told to nobody', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: what is given \\(not shown\\) is not (?!.*sword#?fish)`));
  });

  test('what is right is taken in any spelling that means the same', () => {
    expect(readConfig({ PUBLIC_URL: 'HTTPS://Games.Example.org:443/' }).publicUrl).toBe('https://games.example.org');
    expect(readConfig({ DATABASE_URL: 'postgresql:///name?host=/run/postgresql' }).databaseUrl).toContain('/run/postgresql');
    expect(readConfig({ FRAME_ANCESTORS: 'https://*.example.org, https://a.b' }).frameAncestors).toHaveLength(2);
    expect(readConfig({ PING_SECONDS: '0.5' }).limits.pingSeconds).toBe(0.5);
    expect(readConfig({ MAX_CONNECTIONS: '0' }).limits.connections).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['ADMIN_PASSWRD', 'ADMIN_PASSWORD'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['Data_Dir', 'DATA_DIR'],
    ['port', 'PORT'],
    ['PROT', 'PORT'],
    ['MAX_TABELS', 'MAX_TABLES'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['MAXTABLE', 'MAX_TABLES'],
  ])('%s, which is nearly %s, is refused with the right name, and without its value', (wrong, right) => {
    expect(() => readConfig({ [wrong]: 'swordfish' })).toThrow(`${wrong}: there is no such setting; is ${right} meant?`);
    expect(() => readConfig({ [wrong]: 'swordfish' })).not.toThrow(/swordfish/);
    expect(() => readConfig({ [wrong]: '' })).not.toThrow();
  });

  test('names of other programs are left alone', () => {
    const others = [
      'HOME',
      'PATH',
      'PGPORT',
      'PGHOST',
      'HOSTNAME',
      'TEST',
      'ROOT',
      'PERL',
      'TERM',
      'NODE_OPTIONS',
      'HTTP_PROXY',
      'LOGNAME',
      'TZ',
    ];
    expect(() => readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
  });

  test('what was given can be logged, but for what may be a password', () => {
    const given = { MAX_TABLES: '5', ADMIN_PASSWORD: 'correct horse battery', DATABASE_URL: 'postgres://me:swordfish@host/name' };
    expect(readConfig({ ...given, HOME: '/root', LOG_LEVEL: '' }).given).toEqual({
      MAX_TABLES: '5',
      ADMIN_PASSWORD: '(not shown)',
      DATABASE_URL: '(not shown)',
    });
  });

  test('what is wrong ends the process before it listens', async () => {
    const { code, stderr } = await startProcess({ PORT: '70000' }).ended;
    expect([code, stderr]).toEqual([1, 'Illuminice cannot start:\nPORT: "70000" is not a whole number from 0 to 65535, like 2567\n']);
  });
});
