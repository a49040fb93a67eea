import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenInvariants, classic, optionsSchema } from '../src/classic/index.js';
import { hashOf, recordedGameShape, replayStart, replayStep } from '../src/index.js';

/*
 * Whole games as they were played once, by greedy and by random players; a folder for each version of the rules that was
 * ever released. `npm run record -- packages/rules/test/fixtures/N` plays those of the newest again from their seeds,
 * where a rule or what a state consists of changes before that version is out.
 */

const folder = join(__dirname, 'fixtures');
const versions = readdirSync(folder).map(Number);
const files = versions.flatMap((version) => readdirSync(join(folder, `${version}`)).map((name) => `${version}/${name}`));
const read = (file: string) => {
  const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { ended: string; winners: string[]; options: object };
  return { ...json, ...recordedGameShape(classic).parse(json), changed: Object.keys(json.options) };
};

describe('recorded games', () => {
  test('are there of every version of the rules up to the one in use', () => {
    const missing = Object.keys(classic.versions).filter((version) => !versions.includes(Number(version)));
    expect(missing.map((version) => `npm run record -- packages/rules/test/fixtures/${version}`)).toEqual([]);
    expect(versions).toHaveLength(classic.version);
  });

  test('are twenty, for every number of players and every option', () => {
    const games = files.filter((file) => file.startsWith(`${classic.version}/`)).map(read);
    expect(games).toHaveLength(20);
    expect(new Set(games.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
    const changed = games.flatMap((game) => game.changed);
    expect(new Set(changed)).toEqual(new Set(Object.keys(optionsSchema.parse({}))));
  });

  test.each(files)('U103, U106: %s, stepped again, comes to the same end and the same hash', (file) => {
    const game = read(file);
    const { state } = replayStart(classic, game);
    for (const at of game.intents.keys()) replayStep(classic, game, state, at);
    expect(state.board.outcome).toMatchObject({ ended: game.ended, winners: game.winners });
    expect(brokenInvariants(state)).toEqual([]);
    expect(hashOf(state)).toBe(game.hash);
  });

  test('U106: a game of rules that this build does not know is refused by name', () => {
    const game = read(files[0] as string);
    const read9 = recordedGameShape(classic).safeParse({ ...game, version: 9 });
    expect(read9.error?.issues[0]).toMatchObject({ path: ['version'], message: expect.stringContaining('knows the versions 1') });
    expect(() => replayStart(classic, { ...game, version: 9 })).toThrow('no rules of version 9');
  });

  test('U106: a record with a refused intent says which and why', () => {
    const game = read(files[0] as string);
    const { state } = replayStart(classic, game);
    const broken = { ...game, intents: [game.intents[1] as (typeof game.intents)[number]] };
    expect(() => replayStep(classic, broken, state, 0)).toThrow(/^intent 0: refused, C-/);
  });
});
