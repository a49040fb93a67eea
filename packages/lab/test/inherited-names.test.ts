import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, chance } from '@illuminice/bots';
import { loadScenario, recordedGameShape, replayStart, runScenario } from '@illuminice/rules';
import {
  brokenInvariants,
  check,
  classic,
  createGame,
  decision,
  type Intent,
  type IntentType,
  intentSchema,
  offers,
  optionsSchema,
  type State,
  step,
  viewFor,
} from '@illuminice/rules/classic';
import fc from 'fast-check';
import { draftOf } from '../src/classic/fuzz/drafts.js';
import { namesIn } from '../src/classic/fuzz/names.js';
import { drawn } from '../src/classic/instances.js';
import { randomIntent } from '../src/classic/random.js';

/** What every object in JavaScript has, and a table that looks a name up in one would take for a card, a player or an offer. */
const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'isPrototypeOf'];

const folder = join(__dirname, '../../../scenarios');
interface File {
  readonly steps?: readonly { readonly by: string; readonly do?: Intent; readonly refused?: unknown }[];
}
const scenarios = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => [JSON.parse(readFileSync(join(folder, name), 'utf8')) as File | File[]].flat());

/** A table in the middle of a scenario: every window and every rare moment is among them. */
const inScenario = (scenario: File, steps: number): State => {
  const loaded = loadScenario(classic, scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  for (const { by, do: intent } of (scenario.steps ?? []).slice(0, steps)) if (intent) step(loaded.state, by, intent);
  return loaded.state;
};

/** A game of players with any names, played at random for a while. */
const played = (players: readonly string[], seed: number, intents: number): State => {
  const { state } = createGame({ players, seed: `names ${seed}` });
  const dice = chance(seed);
  for (let i = 0; i < intents && !state.board.outcome; i++) {
    const by = dice.pick(decision(state.board).who);
    const intent = randomIntent(viewFor(state, by), dice);
    const result = intent && step(state, by, intent);
    if (result && !result.ok) throw new Error(JSON.stringify({ by, intent, refusal: result.refusal }));
  }
  return state;
};

const moment: fc.Arbitrary<State> = fc.oneof(
  fc.record({ at: fc.nat(scenarios.length - 1), steps: fc.nat(12) }).map(({ at, steps }) => inScenario(scenarios[at] as File, steps)),
  fc
    .record({ seed: fc.nat(1_000_000), players: fc.integer({ min: 2, max: 8 }), intents: fc.integer({ min: 0, max: 300 }) })
    .map(({ seed, players, intents }) => played(['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'].slice(0, players), seed, intents)),
);

/** The intent with a name in the place of each string, in each list, and as a key of each record: one at a time. */
function* spoiled(value: unknown, name: string): Generator<unknown> {
  if (typeof value === 'string') yield name;
  if (Array.isArray(value)) {
    yield [...value, name];
    yield [...value, { group: name, onto: name, arrow: 'top' }];
    yield [...value, { from: name, to: name, amount: 1 }];
    for (const [i, item] of value.entries()) for (const other of spoiled(item, name)) yield value.with(i, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, [name]: name };
    for (const [key, item] of Object.entries(value)) for (const other of spoiled(item, name)) yield { ...value, [key]: other };
  }
}

const TYPES = Object.keys(offersOfAnyone()) as IntentType[];

function offersOfAnyone(): Record<string, true> {
  const { state } = createGame({ players: ['ann', 'bob'], seed: '1' });
  return Object.fromEntries(offers(viewFor(state, 'ann')).map(({ type }) => [type, true]));
}

/** A legal intent of the type, if the moment has one, and one of any form. */
const drafts = (state: State, by: string, type: IntentType, dice: Chance): unknown[] => {
  const view = viewFor(state, by);
  const can = offers(view).find((offer) => offer.type === type)?.can;
  const legal = can && drawn(type, can as never, view, dice);
  return [...(legal ? [legal] : []), { type, ...draftOf(type, namesIn(state, by, dice), dice) }];
};

describe('U101: names that every object inherits', () => {
  test('C-307: in any place of any intent they are refused like any other name, and nothing changes', () => {
    fc.assert(
      fc.property(moment, fc.nat(), (state, seed) => {
        const dice = chance(seed);
        const by = dice.pick(dice.percent(70) ? decision(state.board).who : state.board.seats.map(({ player }) => player));
        if (by === undefined) return;
        const before = JSON.stringify(state);
        for (const type of TYPES) {
          for (const draft of drafts(state, by, type, dice)) {
            for (const other of spoiled(draft, dice.pick(INHERITED))) {
              const parsed = intentSchema.safeParse(JSON.parse(JSON.stringify(other)));
              if (!parsed.success) continue;
              const refusal = check(viewFor(state, by), parsed.data);
              const table = refusal ? state : structuredClone(state);
              const result = step(table, by, parsed.data);
              expect(result.ok).toBe(refusal === null);
              if (!result.ok) expect(result.refusal).toEqual(refusal);
              else expect(brokenInvariants(table)).toEqual([]);
            }
          }
        }
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: process.env.THOROUGH ? 150 : 40 },
    );
  });

  test('senders and viewers with such names are strangers', () => {
    const state = played(['ann', 'bob'], 1, 40);
    for (const name of INHERITED) {
      expect(step(state, name, { type: 'concede' })).toMatchObject({ ok: false, refusal: { code: 'C-307' } });
      expect(viewFor(state, name)).toEqual(viewFor(state, null));
    }
  });

  test('players with such names play normally', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const state = played(['constructor', '__proto__', 'toString', 'hasOwnProperty'], seed, 250);
      expect(brokenInvariants(state)).toEqual([]);
      const [by = '', to = ''] = state.board.seats.filter(({ status }) => status === 'in').map(({ player }) => player);
      if (state.board.outcome || !state.board.turn) continue;
      const secret: Intent = { type: 'offer', to, give: {}, ask: { money: 1 }, secret: true };
      const made = step(state, by, secret);
      if (made.ok)
        expect(viewFor(state, to).mine?.deals.map(({ id }) => id)).toContainEqual(expect.stringMatching(`^secret-${by}-${to}-[0-9]+$`));
      else expect(made.refusal.code).toMatch(/^C-(704|900|502|909)$/);
    }
  });

  test('a scenario names the field that holds one, or goes on', () => {
    const table = {
      name: 'inherited names',
      ruleset: 'classic',
      players: [
        { id: 'ann', illuminati: 'network', specials: ['slush-fund'], structure: [{ group: 'yuppies', onto: 'network', arrow: 'top' }] },
        { id: 'bob', illuminati: 'ufos', goal: 'network', destroyed: ['hackers'] },
      ],
      uncontrolled: ['moonies'],
      deck: ['trekkies'],
      dead: ['cia'],
      discard: ['bribery'],
      turn: { player: 'ann', phase: 'actions', attacked: ['yuppies'] },
      options: {},
      steps: [{ by: 'ann', do: { type: 'transfer', from: 'network', to: 'yuppies', amount: 1 }, refused: 'C-704' }],
      expect: { 'owner yuppies': 'ann', 'sees bob slush-fund': false, 'legal ann attack': true, 'groups ann': 1 },
    };
    expect(runScenario(classic, table)).toMatchObject({ ok: true, results: [{ ok: true }] });
    for (const name of INHERITED) {
      for (const other of spoiled(table, name)) expect(() => runScenario(classic, JSON.parse(JSON.stringify(other)))).not.toThrow();
      for (const question of [
        name,
        `owner ${name}`,
        `${name} yuppies`,
        `groups ${name}`,
        `sees ${name} yuppies`,
        `sees ann ${name}`,
        `legal ann ${name}`,
      ]) {
        const ran = runScenario(classic, { ...table, expect: { [question]: 1 } });
        // JSON cannot name the prototype of a record as a question: it is dropped where the file is read.
        if (question !== '__proto__') expect(ran).toMatchObject({ ok: false, errors: [{ path: `expect.${question}` }] });
      }
    }
  });

  test('no card that lies nowhere, and no Special, makes a question throw', () => {
    const table = {
      name: 'q',
      ruleset: 'classic',
      players: [
        { id: 'ann', illuminati: 'network' },
        { id: 'bob', illuminati: 'ufos' },
      ],
    };
    const words = 'treasury power transferable resistance income distance alignments owner master arrow puppets cells orientation'.split(
      ' ',
    );
    for (const word of words)
      for (const card of ['hackers', 'slush-fund', 'gnomes-of-zurich', 'network'])
        expect(() => runScenario(classic, { ...table, expect: { [`${word} ${card}`]: null } })).not.toThrow();
  });

  test('as options, and in a recorded game, they are refused by name', () => {
    const game = { ruleset: 'classic', version: 1, players: ['ann', 'bob'], seed: '1', options: {}, intents: [] };
    expect(recordedGameShape(classic).safeParse(game).success).toBe(true);
    for (const name of INHERITED) {
      expect(optionsSchema.safeParse({ [name]: true }).success).toBe(false);
      expect(recordedGameShape(classic).safeParse({ ...game, version: name }).success).toBe(false);
      expect(() => replayStart(classic, { ...game, ruleset: 'classic', version: name as never, hash: null, intents: [] })).toThrow(
        RangeError,
      );
    }
    expect(recordedGameShape(classic).safeParse({ ...game, players: ['ann', 'ann'] }).error?.issues[0]).toMatchObject({
      path: ['players'],
    });
  });
});
