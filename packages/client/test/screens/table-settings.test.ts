import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INITIAL_SETTINGS } from '@illuminice/protocol';

const LOBBY = join(__dirname, '../../src/screens/lobby');

test('U01: every setting of a table can be chosen in the lobby', () => {
  const sources = readdirSync(LOBBY).flatMap((file) => (file.endsWith('.tsx') ? [readFileSync(join(LOBBY, file), 'utf8')] : []));
  const absent = Object.keys(INITIAL_SETTINGS).filter((name) => !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(absent.map((name) => `${name} has no place in packages/client/src/screens/lobby/game-options.tsx`)).toEqual([]);
});
