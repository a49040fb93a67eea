import fc from 'fast-check';
import { loadScenario } from '../../src/index.js';
import {
  choicesOf,
  completions,
  createGame,
  decision,
  type Intent,
  type IntentOf,
  inwo,
  type Playable,
  type State,
  step,
  type View,
  viewFor,
  withChoice,
} from '../../src/inwo/index.js';
import { Chance, guesses, pick } from './random.js';

/* What is offered beside what is carried out, at moments of games played by chance. */

const NAMES = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'];

const MOST_STEPS = process.env.THOROUGH ? 1200 : 300;

const start = (seed: number, players: number): State =>
  createGame({ players: NAMES.slice(0, players), seed: `offers ${seed}`, options: { groupsToWin: 6 } }).state;

/** Games played by chance; every so many steps the callback sees the table. */
const atMoments = (see: (state: State, by: string, chance: Chance) => void): void =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 6 }), (seed, players) => {
      const chance = new Chance(seed);
      const state = start(seed, players);
      for (let steps = 0; steps < MOST_STEPS && state.board.phase !== 'over'; steps++) {
        const picked = pick(state, chance);
        if (!picked) return;
        if (steps % 8 === 7) for (const by of decision(state.board).who) see(state, by, chance);
        step(state, picked.by, picked.intent);
      }
    }),
    // A game in which a Group that may not join after the dice was offered to pay for it.
    { numRuns: process.env.THOROUGH ? 12 : 4, examples: [[997835, 2]] },
  );

/** Whether the table carries an intent out; one that is refused leaves it as it was. */
const isCarriedOut = (state: State, by: string, intent: Intent): boolean => {
  const tried = structuredClone(state);
  const before = JSON.stringify(state);
  const { ok } = step(tried, by, intent);
  if (!ok) expect(JSON.stringify(tried)).toBe(before);
  return ok;
};

const offered = (state: State, by: string, type: Intent['type']) => inwo.offers(viewFor(state, by)).find((offer) => offer.type === type);

test('U101: an intent is carried out exactly if an offer admits it', () => {
  const counts = { admitted: 0, refused: 0 };
  atMoments((state, by, chance) => {
    for (const intent of [...guesses(viewFor(state, by), chance)].slice(0, 25)) {
      const admitted = offered(state, by, intent.type)?.admits(intent) === true;
      counts[admitted ? 'admitted' : 'refused'] += 1;
      expect({ by, intent, ok: isCarriedOut(state, by, intent) }).toEqual({ by, intent, ok: admitted });
    }
  });
  expect(Math.min(counts.admitted, counts.refused)).toBeGreaterThan(50);
});

const intentOf = (type: 'playPlot' | 'useAbility', { card, ability, fields }: Playable): Intent =>
  ({ type, card, ...(ability !== undefined && { ability }), ...fields }) as Intent;

type PlayOf = IntentOf<'playPlot'> | IntentOf<'useAbility'>;

/** Rules of what is paid: another target may cost what the player has not named, or does not have. */
const PRICES = ['N-401', 'N-404', 'N-1503'];

const isFreeButForPrice = (view: View, play: PlayOf): boolean => {
  const refusal = inwo.check(view, play);
  return refusal === null || PRICES.includes(refusal.code);
};

/** Whether a play is legal, but for its price, once the arguments behind, which may depend on what is named, name something else. */
const leadsOn = (view: View, play: PlayOf, behind: Playable['slots']): boolean => {
  const fields = behind.flatMap((slot) => slot.fields) as readonly string[];
  const rest = Object.fromEntries(Object.entries(play).filter(([field]) => !fields.includes(field))) as unknown as PlayOf;
  if (fields.length === 0) return false;
  const named = choicesOf(view, rest).flatMap((slot) => slot.values.map((value) => withChoice(slot, rest, value)));
  return named.some((choice) => isFreeButForPrice(view, { ...rest, ...choice } as PlayOf)) || !completions(view, rest, 1).next().done;
};

test('U101: every play that an offer lists is carried out, and what it may name instead is refused for its price at most', () => {
  let listed = 0;
  atMoments((state, by) => {
    for (const type of ['playPlot', 'useAbility'] as const)
      for (const play of offered(state, by, type)?.can?.plays ?? []) {
        listed += 1;
        expect({ play, ok: isCarriedOut(state, by, intentOf(type, play)) }).toEqual({ play, ok: true });
        for (const [at, slot] of play.slots.entries())
          for (const set of slot.values) {
            const view = viewFor(state, by);
            const other = { ...intentOf(type, play), ...withChoice(slot, play.fields, { set }) } as PlayOf;
            const isFree = isFreeButForPrice(view, other) || leadsOn(view, other, play.slots.slice(at + 1));
            expect({ other, refusal: isFree ? null : inwo.check(view, other) }).toEqual({ other, refusal: null });
          }
      }
  });
  expect(listed).toBeGreaterThan(5);
});

test('U101, N-902: Backlash is offered against Groups alone that a Plot has changed', () => {
  const loaded = loadScenario(inwo, {
    name: 'one change',
    ruleset: 'inwo',
    players: [
      {
        id: 'ann',
        illuminati: 'ufos',
        structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }],
        plots: ['backlash'],
      },
      {
        id: 'bob',
        illuminati: 'the-network',
        structure: [{ group: 'urban-gangs', onto: 'the-network', arrow: 'top', links: ['mob-influence'] }],
      },
    ],
    turn: { player: 'ann', phase: 'main' },
    steps: [],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const { state } = loaded;
  const changed = Object.values(state.board.cards).find(({ card }) => card === 'urban-gangs')?.id;
  const [play] = offered(state, 'ann', 'playPlot')?.can?.plays ?? [];
  expect(play?.slots.find(({ fields }) => fields.includes('on'))?.values).toEqual([{ on: changed }]);
});

test('offers are plain data of at most 16 kB', () => {
  atMoments((state, by) => {
    const text = JSON.stringify(inwo.offers(viewFor(state, by)));
    expect(text.length).toBeLessThan(16 * 1024);
    expect(text).not.toContain('admits');
  });
});
