/** What hosts read of the settings, and what reaches the container, against the settings that there are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../src/index.js';
import { ALL_SETTINGS } from '../src/settings/settings.js';
import { PARTS, tableOf, withPart } from '../tools/settings-docs.js';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');

describe('U104 the settings', () => {
  test.each([...new Set(PARTS.map(({ file }) => file))])(
    'stand in %s as packages/server/src/settings/settings.ts declares them (`npm run settings` writes them)',
    (file) => {
      const text = read(file);
      expect(text).toBe(PARTS.filter((part) => part.file === file).reduce(withPart, text));
    },
  );

  test('are told with name, bounds, default and meaning', () => {
    expect(tableOf('limits')).toContain('| `MAX_SPECTATORS` | 1 to 1000000000 | 100 | spectators at one table |');
    expect(tableOf('general').find((row) => row.includes('DATA_DIR'))).toMatch(/\| a folder \| `\.\/data`; `\/data` in the image \|/);
  });

  test('have defaults that they take themselves', () => {
    const { given: _, ...defaults } = readConfig({});
    for (const { name, fallback } of ALL_SETTINGS) {
      const { given: __, ...same } = readConfig({ [name]: fallback });
      expect([name, same]).toEqual([name, defaults]);
    }
  });

  test('have examples that are right', () => {
    const example = read('.env.example')
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value] as const];
      });
    expect(() => readConfig(Object.fromEntries(example))).not.toThrow();
  });

  test('that the image sets are set in the Dockerfile', () => {
    const set = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1]?.split(' ').sort();
    expect(set).toEqual(ALL_SETTINGS.flatMap(({ name, image }) => (image == null ? [] : [`${name}=${image}`])).sort());
  });
});
