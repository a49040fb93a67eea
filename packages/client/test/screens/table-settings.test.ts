import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPUTER_SWITCHES, INITIAL_SETTINGS } from '@illuminice/protocol';

const LOBBY = join(__dirname, '../../src/screens/lobby');

test('U01: every setting of a table can be chosen in the lobby', () => {
  const sources = readdirSync(LOBBY).flatMap((file) => (file.endsWith('.tsx') ? [readFileSync(join(LOBBY, file), 'utf8')] : []));
  const isNamed = (name: string) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect(isNamed('COMPUTER_SWITCHES')).toBe(true);
  const switched: readonly string[] = COMPUTER_SWITCHES;
  const absent = Object.keys(INITIAL_SETTINGS).filter((name) => !switched.includes(name) && !isNamed(name));
  expect(absent.map((name) => `${name} has no place in packages/client/src/screens/lobby/game-options.tsx`)).toEqual([]);
});
