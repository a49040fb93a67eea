import { type Chance, chance } from '@illuminice/bots';
import { eventsFor, hashOf } from '@illuminice/rules';
import {
  admits,
  brokenInvariants,
  check,
  createGame,
  decision,
  type GameEvent,
  type Intent,
  intentSchema,
  offers,
  type State,
  step,
  viewFor,
} from '@illuminice/rules/classic';
import fc from 'fast-check';
import { namesIn } from '../src/classic/fuzz/names.js';
import { spoilers } from '../src/classic/fuzz/spoil.js';
import { drawn } from '../src/classic/instances.js';
import { randomIntent } from '../src/classic/random.js';
import { anyIntent, idsOf } from './fuzz.js';

const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];

interface Played {
  state: State;
  journal: { by: string; intent: Intent }[];
  events: GameEvent[];
}

/** A game played at random up to some moment: anything that a table can be in. */
const playedGame = (seed: number, players: number, intents: number): Played => {
  const { state, events } = createGame({ players: NAMES.slice(0, players), seed: `property ${seed}` });
  const dice = chance(seed);
  const played: Played = { state, journal: [], events: [...events] };
  for (let i = 0; i < intents && !state.board.outcome; i++) {
    const by = dice.pick(decision(state.board).who);
    const intent = randomIntent(viewFor(state, by), dice);
    if (!intent) continue;
    const result = step(state, by, intent);
    if (!result.ok) throw new Error(JSON.stringify({ by, intent, refusal: result.refusal }));
    played.journal.push({ by, intent });
    played.events.push(...result.events);
  }
  return played;
};

const moment = fc.record({ seed: fc.nat(1_000_000), players: fc.integer({ min: 2, max: 8 }), intents: fc.integer({ min: 0, max: 400 }) });

/** Dice that the property itself draws, so that a failure shrinks. */
const diceOf = (draw: fc.GeneratorValue): Chance => {
  const below = (limit: number): number => draw(fc.nat, limit - 1);
  return { below, pick: (list) => list[below(list.length)] as (typeof list)[number], percent: (percent) => below(100) < percent };
};

const RUNS = process.env.THOROUGH ? 150 : 40;

/** Types of intents that random play comes to now and then only. */
const SELDOM: readonly Intent['type'][] = ['breakPrivilege', 'counter', 'forceInterference', 'privilege', 'settle', 'usePower', 'attack'];

/** Cards that lie where only some may see them. */
const hiddenCards = ({ secrets }: State) =>
  new Map(Object.entries(secrets.private).flatMap(([player, { hand }]) => hand.map((card) => [card, player] as const)));

describe('the rules, whatever is sent', () => {
  /** A sender and an intent: legal, spoiled in a few places, or arbitrary. */
  const attemptAt = (state: State, draw: fc.GeneratorValue): { by: string; intent: Intent } | null => {
    const dice = diceOf(draw);
    const { who } = decision(state.board);
    const by = dice.pick(dice.percent(70) && who.length > 0 ? who : state.board.seats.map(({ player }) => player));
    const view = viewFor(state, by);
    const open = offers(view).filter(({ can, type }) => can !== undefined && type !== 'concede');
    if (open.length === 0 || dice.percent(15)) {
      const ids = idsOf(state);
      return { by, intent: draw(anyIntent, ids.cards, ids.players) };
    }
    const seldom = open.filter(({ type }) => SELDOM.includes(type));
    const { type, can } = dice.pick(seldom.length > 0 && dice.percent(60) ? seldom : open);
    const legal = drawn(type, can as never, view, dice);
    if (!legal) return null;
    const spoiled = structuredClone(legal) as Intent & Record<string, unknown>;
    for (let times = dice.below(3); times > 0; times -= 1) {
      const ways = spoilers(spoiled, namesIn(state, by, dice), dice);
      if (ways.length > 0) dice.pick(ways)();
    }
    const parsed = intentSchema.safeParse(JSON.parse(JSON.stringify(spoiled)));
    return parsed.success ? { by, intent: parsed.data } : null;
  };

  test('U101: offers and execution agree; refused intents change nothing, others keep the invariants', () => {
    const seen = new Map<string, { accepted: number; refused: number }>();
    const property = fc.property(moment, fc.gen(), ({ seed, players, intents }, draw) => {
      const { state } = playedGame(seed, players, intents);
      for (let i = 0; i < 30; i++) {
        const attempt = attemptAt(state, draw);
        if (!attempt) continue;
        const { by, intent } = attempt;
        const view = viewFor(state, by);
        const offer = offers(view).find(({ type }) => type === intent.type);
        const admitted = offer !== undefined && admits(offer, intent);
        const refusal = check(view, intent);
        expect({ by, intent, admitted, refusal }).toMatchObject(admitted ? { refusal: null } : { refusal: { why: expect.any(String) } });
        const before = JSON.stringify(state);
        const result = step(state, by, intent);
        expect(result.ok).toBe(admitted);
        const counts = seen.get(intent.type) ?? { accepted: 0, refused: 0 };
        seen.set(intent.type, counts);
        counts[result.ok ? 'accepted' : 'refused'] += 1;
        if (result.ok) expect(brokenInvariants(state)).toEqual([]);
        else {
          expect(JSON.stringify(state)).toBe(before);
          expect(result.refusal.code).toMatch(/^C-\d+$/);
        }
      }
    });
    // Most types must be both accepted and refused, or the test would show little; chance may need more games for that.
    const both = () => [...seen].filter(([, { accepted, refused }]) => accepted > 0 && refused > 0).length;
    for (let round = 0; round === 0 || (round < 4 && both() <= 20); round++) fc.assert(property, { numRuns: RUNS });
    expect(both()).toBeGreaterThan(20);
  });

  test('U102, C-307: no view and no event tells anybody else a face-down Special, the order of the deck or a secret goal', () => {
    fc.assert(
      fc.property(moment, ({ seed, players, intents }) => {
        const { state } = playedGame(seed, players, intents);
        const hidden = hiddenCards(state);
        for (const viewer of [null, ...NAMES.slice(0, players)]) {
          const view = viewFor(state, viewer);
          const text = JSON.stringify({ ...view, board: { ...view.board, attack: null } });
          for (const [card, holder] of hidden) {
            const told =
              view.mine?.seen.some((known) => known.card === card) ||
              view.mine?.offered.some(({ give, ask }) => [...give, ...ask].includes(card));
            if (holder !== viewer && !told)
              expect({ viewer, card, seen: text.includes(`"${card}"`) }).toEqual({ viewer, card, seen: false });
          }
          expect(Object.keys(view).sort()).toEqual(['board', 'mine', 'player']);
          expect(text).not.toContain(state.secrets.rng.key);
        }
      }),
      { numRuns: process.env.THOROUGH ? 100 : 30 },
    );
  });

  test('U102: secret parts of events reach only those they name', () => {
    const { events } = playedGame(8, 4, 600);
    const secret = events.filter((event) => 'secret' in event && event.secret);
    expect(secret.length).toBeGreaterThan(10);
    for (const viewer of [null, 'ann', 'bob']) {
      const theirs = events.filter((event) => !('only' in event && event.only) || (viewer !== null && event.only.includes(viewer)));
      const seen = eventsFor(events, viewer);
      expect(seen).toHaveLength(theirs.length);
      for (const [i, event] of seen.entries()) {
        const original = theirs[i] as GameEvent;
        if (!('secret' in original) || !original.secret) expect(event).toBe(original);
        else if (viewer !== null && original.secret.to.includes(viewer)) expect(event).toEqual(original);
        else expect(event).not.toHaveProperty('secret');
      }
    }
  });

  test('U103: replaying a journal and reloading a state give the same hash', () => {
    fc.assert(
      fc.property(moment, ({ seed, players, intents }) => {
        const { state, journal } = playedGame(seed, players, intents);
        const again = createGame({ players: NAMES.slice(0, players), seed: `property ${seed}` }).state;
        let saved = again;
        for (const [i, { by, intent }] of journal.entries()) {
          if (i === Math.floor(journal.length / 2)) saved = JSON.parse(JSON.stringify(saved)) as State;
          expect(step(saved, by, intent).ok).toBe(true);
        }
        expect(hashOf(saved)).toBe(hashOf(state));
        expect(hashOf(JSON.parse(JSON.stringify(state)))).toBe(hashOf(state));
      }),
      { numRuns: process.env.THOROUGH ? 60 : 20 },
    );
  });
});

describe('secret offers', () => {
  test('U57, C-803: third players and spectators see nothing of a secret offer, not even that there is one', () => {
    const { state } = playedGame(11, 3, 40);
    const [by, to, third] = state.board.seats.map((seat) => seat.player) as [string, string, string];
    const seen = () => JSON.stringify([viewFor(state, third), viewFor(state, null)]);
    const before = seen();
    const made = step(state, by, { type: 'offer', to, give: { money: 1 }, secret: true });
    const events = made.ok ? made.events : [];
    expect(made.ok).toBe(true);
    expect(seen()).toBe(before);
    expect([eventsFor(events, third), eventsFor(events, null)]).toEqual([[], []]);
    expect(eventsFor(events, to)).toHaveLength(1);
    // There may be others from before.
    const offer = viewFor(state, to).mine?.deals.at(-1)?.id as string;
    expect(step(state, to, { type: 'answer', offer, accept: false })).toMatchObject({ ok: true });
    expect(seen()).toBe(before);
  });
});
