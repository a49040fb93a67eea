import { whyBarred } from '@illuminice/rules/inwo';
import type { GameLab } from '../src/game-lab.js';
import { labOf } from '../src/games.js';
import { NAMES, simulateGame } from '../src/simulate.js';

const GAMES = process.env.THOROUGH ? 12 : 1;
/** Characters that offers have at most, as a bot asks for them. */
const MOST = 16 * 1024;
/** Every so many intents all players are asked. */
const EVERY = process.env.THOROUGH ? 7 : 41;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the JSON of an offer is to be: why not, or what can be named. */
const meant = (ruleset: string, view: never, { type, refusal, can }: { type: string; refusal?: object; can?: unknown }) => {
  const barred = ruleset === 'inwo' ? whyBarred(view, type as never) : refusal;
  return plain(barred ? { type, refusal: barred } : { type, can });
};

describe('U109 U115 offers as JSON', () => {
  test.each([
    ['classic', 8],
    ['inwo', 6],
  ] as const)('of %s are why not or what, for every player, and short in the longest games', (id, players) => {
    const lab: GameLab = labOf(id);
    const { ruleset } = lab;
    let longest = 0;
    let looked = 0;
    let able = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      let steps = 0;
      simulateGame(lab, seed, players, {
        kinds: NAMES.slice(0, players).map(() => 'random'),
        checked: false,
        onStep(state) {
          steps += 1;
          if (steps % EVERY > 0) return;
          for (const player of NAMES.slice(0, players)) {
            const view = ruleset.viewFor(state, player);
            const offers = ruleset.offers(view);
            const text = JSON.stringify(offers);
            const read = JSON.parse(text) as { type: string; can?: unknown; refusal?: unknown }[];
            expect(read).toEqual(offers.map((offer) => meant(id, view as never, offer)));
            expect(read.map(({ type }) => type)).toEqual(ruleset.intentTypes);
            for (const offer of read) expect(Object.keys(offer).sort().join()).toMatch(/^(can|refusal),type$/);
            looked += 1;
            able += read.filter(({ can }) => can !== undefined).length;
            longest = Math.max(longest, text.length);
          }
        },
      });
    }
    expect(longest).toBeLessThanOrEqual(MOST);
    expect(looked).toBeGreaterThan(50);
    expect(able).toBeGreaterThan(looked);
  });
});
