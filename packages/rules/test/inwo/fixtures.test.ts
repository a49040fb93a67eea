import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, recordedGameShape, replayStart, replayStep } from '../../src/index.js';
import { brokenInvariants, inwo, optionsSchema } from '../../src/inwo/index.js';

/*
 * Whole games as they were played once, in a folder for each version of the rules; each is stepped by its own. After a new version
 * `npm run record -- packages/rules/test/inwo/fixtures/VERSION --ruleset inwo` plays the games of the newest.
 */

const folder = join(__dirname, 'fixtures');
const files = readdirSync(folder).flatMap((version) => readdirSync(join(folder, version)).map((file) => join(version, file)));
const read = (file: string) => {
  const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { ended: string; winners: string[]; options: object };
  return { ...json, ...recordedGameShape(inwo).parse(json), changed: Object.keys(json.options) };
};

test('recorded games are there for every version of the rules', () => {
  const recorded = new Set(files.map((file) => `${read(file).version}`));
  const missing = Object.keys(inwo.versions).filter((version) => !recorded.has(version));
  expect(missing.map((version) => `npm run record -- packages/rules/test/inwo/fixtures/${version} --ruleset inwo`)).toEqual([]);
  expect([...recorded].filter((version) => !inwo.versions[Number(version)])).toEqual([]);
});

test('recorded games of the newest version are there for every number of players and every option', () => {
  const games = files.map(read).filter(({ version }) => version === inwo.version);
  expect(new Set(games.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(games.flatMap(({ changed }) => changed))).toEqual(new Set(Object.keys(optionsSchema.parse({}))));
});

test.each(files)('%s, stepped again, comes to the same end and the same hash', (file) => {
  const game = read(file);
  const { state } = replayStart(inwo, game);
  for (const at of game.intents.keys()) replayStep(inwo, game, state, at);
  expect(state.board.outcome).toMatchObject({ ended: game.ended, winners: game.winners });
  expect(brokenInvariants(state)).toEqual([]);
  expect(hashOf(state)).toBe(game.hash);
});
