import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenInvariants, createGame, type Intent, intentSchema, type Options, optionsSchema, stateHash, step } from '../src/index.js';

/*
 * Whole games as they were played once, by greedy and by random players. Where a rule changes, or what a state consists
 * of, `npm run record -- packages/rules/test/fixtures` plays the same games again from their seeds.
 */

interface RecordedGame {
  players: string[];
  seed: string;
  options: Partial<Options>;
  ended: string;
  winners: string[];
  hash: string;
  intents: [number, Intent][];
}

const folder = join(__dirname, 'fixtures');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('recorded games', () => {
  test('are twenty, for every number of players and every option', () => {
    const games = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RecordedGame);
    expect(games).toHaveLength(20);
    expect(new Set(games.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
    const changed = games.flatMap(({ options }) => Object.keys(options));
    expect(new Set(changed)).toEqual(new Set(Object.keys(optionsSchema.parse({}))));
  });

  test.each(files)('U103: %s, stepped again, comes to the same end and the same hash', (file) => {
    const game = JSON.parse(readFileSync(join(folder, file), 'utf8')) as RecordedGame;
    const { players, seed, options, intents } = game;
    const { state } = createGame({ players, seed, options });
    for (const [i, [seat, sent]] of intents.entries()) {
      const result = step(state, players[seat] ?? '', intentSchema.parse(sent));
      expect({ i, sent, refusal: result.ok ? null : result.refusal }).toEqual({ i, sent, refusal: null });
    }
    expect(state.board.outcome).toMatchObject({ ended: game.ended, winners: game.winners });
    expect(brokenInvariants(state)).toEqual([]);
    expect(stateHash(state)).toBe(game.hash);
  });
});
