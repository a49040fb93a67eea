import {
  brokenInvariants,
  createGame,
  decision,
  eventsFor,
  type GameEvent,
  hashOf,
  type Intent,
  intentSchema,
  offers,
  type State,
  stateHash,
  step,
  viewFor,
} from '@illuminice/rules';
import fc from 'fast-check';
import { chance } from '../src/chance.js';
import { randomIntent } from '../src/random.js';
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

/** Cards that lie where only some may see them. */
const hiddenCards = ({ secrets }: State) =>
  new Map(Object.entries(secrets.private).flatMap(([player, { hand }]) => hand.map((card) => [card, player] as const)));

describe('the rules, whatever is sent', () => {
  test('U101: a refused intent leaves the state as it was, an accepted one leaves it whole, and every accepted type was offered', () => {
    fc.assert(
      fc.property(moment, fc.infiniteStream(fc.nat()), ({ seed, players, intents }, stream) => {
        const { state } = playedGame(seed, players, intents);
        const ids = idsOf(state);
        const [draw = 0] = [...stream.take(1)];
        const hostile = fc.sample(fc.tuple(fc.constantFrom(...ids.players), anyIntent(ids.cards, ids.players)), {
          seed: draw,
          numRuns: 60,
        });
        for (const [by, intent] of hostile) {
          expect(intentSchema.safeParse(JSON.parse(JSON.stringify(intent))).success).toBe(true);
          const before = JSON.stringify(state);
          const offered = state.board.seats.some((seat) => seat.player === by)
            ? offers(viewFor(state, by)).find((offer) => offer.type === intent.type)
            : undefined;
          const result = step(state, by, intent);
          if (!result.ok) {
            expect(JSON.stringify(state)).toBe(before);
            expect(result.refusal.code).toMatch(/^C-\d+$/);
          } else {
            expect({ intent, offered: offered?.can !== undefined }).toEqual({ intent, offered: true });
            expect(brokenInvariants(state)).toEqual([]);
          }
        }
      }),
      { numRuns: 120 },
    );
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
      { numRuns: 100 },
    );
  });

  test('U102: secret parts of events reach only those they name', () => {
    const { events } = playedGame(7, 4, 600);
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

  test('U103: a journal re-stepped, and a state saved and loaded in the middle of anything, come to the same hash', () => {
    fc.assert(
      fc.property(moment, ({ seed, players, intents }) => {
        const { state, journal } = playedGame(seed, players, intents);
        const again = createGame({ players: NAMES.slice(0, players), seed: `property ${seed}` }).state;
        let saved = again;
        for (const [i, { by, intent }] of journal.entries()) {
          if (i === Math.floor(journal.length / 2)) saved = JSON.parse(JSON.stringify(saved)) as State;
          expect(step(saved, by, intent).ok).toBe(true);
        }
        expect(stateHash(saved)).toBe(stateHash(state));
        expect(hashOf(JSON.parse(JSON.stringify(state)))).toBe(stateHash(state));
      }),
      { numRuns: 60 },
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
    expect(step(state, to, { type: 'answer', accept: false }).ok).toBe(true);
    expect(seen()).toBe(before);
  });
});
