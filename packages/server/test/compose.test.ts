/** The files of docker compose, read as compose reads them: what their containers may do, and which settings reach the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../src/index.js';
import { ALL_SETTINGS } from '../src/settings/settings.js';

interface Service {
  environment?: string[] | Record<string, string>;
  env_file?: unknown;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  logging?: { options?: Record<string, string> };
  user?: string;
}

const textOf = (file: string): string => readFileSync(join(__dirname, '../../..', file), 'utf8');
// Compose has a tag of its own, `!reset`.
const servicesOf = (file: string): Record<string, Service> =>
  (parse(textOf(file), { merge: true, logLevel: 'error' }) as { services: Record<string, Service> }).services;

const plain = servicesOf('docker-compose.yml');
const tls = servicesOf('docker-compose.tls.yml');
const image = servicesOf('docker-compose.image.yml');
const cluster = servicesOf('docker-compose.cluster.yml');

describe('U104 what a container may do', () => {
  test.each(Object.entries({ ...plain, 'by image': image.illuminice as Service, 'tls door': tls.door as Service, ...cluster }))(
    '%s: as little as can be',
    (_name, service) => {
      expect(service.read_only).toBe(true);
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.cap_add ?? ['NET_BIND_SERVICE']).toEqual(['NET_BIND_SERVICE']);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
    },
  );

  test('the database is never root', () => expect(cluster.database?.user).toBe('postgres'));

  test('with TLS, nobody reaches the server past the door', () => {
    expect(tls.illuminice?.environment).toContain('TRUST_PROXY=1');
    expect(textOf('docker-compose.tls.yml')).toMatch(/^ {4}ports: !reset \[\]$/m);
  });
});

/** What the server's container gets, with this file .env. */
function environmentOf({ environment, env_file }: Service, env: Record<string, string>): Record<string, string> {
  expect(env_file).toEqual([{ path: '.env', required: false }]);
  const listed = (environment as string[]).flatMap((line) => {
    const [name = '', value] = line.split(/=(.*)/s);
    const given = value?.replace(/\$\{\w+:-(\w*)\}/g, '$1') ?? env[name];
    return given === undefined ? [] : [[name, given] as const];
  });
  return { ...env, ...Object.fromEntries(listed) };
}

test('U104 the file for the published image differs from the one that builds in nothing but that', () => {
  const { build: _, image: __, environment, ...built } = plain.illuminice as Service & { build: string; image: string };
  const { image: taken, environment: set, ...published } = image.illuminice as Service & { image: string };
  expect(published).toEqual(built);
  expect((environment as string[]).filter((line) => line.includes('='))).toEqual(set);
  expect(taken).toMatch(/^\$\{ILLUMINICE_IMAGE:-ghcr\.io\/illuminice\/illuminice:\d+\.\d+\}$/);
});

describe.each([
  ['docker-compose.yml', plain.illuminice as Service],
  ['docker-compose.cluster.yml', cluster.server as Service],
])('U104 what .env says, in %s', (_file, service) => {
  test('a misspelt name is refused', () => {
    expect(() => readConfig(environmentOf(service, { MAX_TABELS: '3' }))).toThrow(
      'MAX_TABELS: there is no such setting; is MAX_TABLES meant?',
    );
  });

  test('a right one is taken, and what is compose’s own does no harm', () => {
    const env = { MAX_TABLES: '3', DOMAIN: 'your.name', COMPOSE_FILE: 'a:b', POSTGRES_PASSWORD: 'secret' };
    expect(readConfig(environmentOf(service, env)).maxTables).toBe(3);
  });

  test('what the image sets stays as it is', () => {
    const own = ALL_SETTINGS.filter(({ image }) => image !== undefined);
    expect(own.map(({ name }) => name).sort()).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT']);
    const env = Object.fromEntries(own.map(({ name }) => [name, 'something else']));
    expect(environmentOf(service, env)).toMatchObject(Object.fromEntries(own.map(({ name, image }) => [name, image ?? ''])));
  });
});
