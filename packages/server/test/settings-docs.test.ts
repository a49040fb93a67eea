/** What the host is told of the settings, and what reaches the container, against the settings that there are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../src/config.js';
import { readConfig } from '../src/index.js';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const lines = (file: string) => read(file).split('\n');

/** The rows of the tables in docs/hosting.md: names, defaults. */
const documented = lines('docs/hosting.md').flatMap((line) => {
  const [, names, defaults] = /^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]+) \| [^|]+ \|$/.exec(line) ?? [];
  if (!names || !defaults) return [];
  const all = [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name);
  const texts = all.length > 1 ? defaults.split(', ') : [defaults];
  return all.map((name, i) => ({ name, fallback: (texts[i] as string).split(';')[0]?.replaceAll('`', '') as string }));
});

/** What the image sets itself, and no host needs to. */
const OF_IMAGE = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV'];
const sorted = (names: readonly string[]) => [...names].sort();

describe('U104 the settings', () => {
  test('are all in docs/hosting.md, once', () => {
    expect(sorted(documented.map(({ name }) => name))).toEqual(sorted(SETTINGS));
  });

  test('have the defaults that stand there', () => {
    const { given: _, ...defaults } = readConfig({});
    for (const { name, fallback } of documented) {
      if (/^(none|all addresses|what the browser called the server)$/.test(fallback)) continue;
      const { given: __, ...same } = readConfig({ [name]: fallback });
      expect([name, same]).toEqual([name, defaults]);
    }
  });

  test('reach the container', () => {
    const compose = lines('docker-compose.yml');
    const passed = compose
      .slice(compose.indexOf('    environment:'), compose.indexOf('    volumes:'))
      .flatMap((line) => /^ {6}- ([A-Z_]+)$/.exec(line)?.[1] ?? []);
    expect(sorted(passed)).toEqual(sorted(SETTINGS.filter((name) => !OF_IMAGE.includes(name))));
  });

  test('are all in .env.example, with values that are right', () => {
    const example = lines('.env.example').flatMap((line) => {
      const [, name, value] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value] as const];
    });
    expect(sorted(example.map(([name]) => name))).toEqual(sorted(SETTINGS.filter((name) => name === 'PORT' || !OF_IMAGE.includes(name))));
    expect(() => readConfig(Object.fromEntries(example))).not.toThrow();
  });
});
