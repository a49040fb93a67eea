import { hashOf } from '@illuminice/rules';
import { cardFacts, createGame, type GameEvent, type TradeOffer } from '@illuminice/rules/classic';
import { CARD_IDS, createGame as createInwo } from '@illuminice/rules/inwo';
import fc from 'fast-check';
import { packEvents, readBoard, readEvents } from '../src/classic/index.js';
import { COMPUTER_LEVELS, COMPUTER_STYLES, type Packed, TableMirror, WIRE_VERSION, WireError } from '../src/index.js';
import { TABLE } from './sample-table.js';

const { state: game } = createGame({ players: ['ann', 'bob', 'cat'], seed: '1' });
const mirrored = new TableMirror();
mirrored.writeTable(TABLE);
mirrored.writeBoard(game.board);
const { board } = mirrored.state;

const offer: TradeOffer = {
  ...{ id: 'offer-3', by: 'ann', to: 'bob', giveHidden: 1, askHidden: 0, secret: true, bundle: 'offer-2', counters: 'offer-1' },
  give: { money: 300, groups: ['cia'], specials: ['bribery'], promise: 'Peace, für immer ☮' },
  ask: {},
  placements: [{ group: 'nowhere', onto: 'cia', arrow: 'top', puppets: [{ group: 'hackers', onto: 'cia', arrow: 'left' }], giveUp: [] }],
  choose: true,
  willing: [],
  version: 2,
  replaces: 'offer-0',
};

/** Each kind of event with all that it can carry; one that is missing here does not compile. */
const SAMPLES: { readonly [T in GameEvent['type']]: Extract<GameEvent, { type: T }> } = {
  illuminatiTaken: { type: 'illuminatiTaken', player: 'cat', slot: 7, card: 'bavarian-illuminati' },
  goalChosen: { type: 'goalChosen', player: 'bob', secret: { to: ['bob'], what: { goal: 'discordian-society' } } },
  uncovered: { type: 'uncovered', card: 'cia', why: 'revived' },
  buried: { type: 'buried', card: 'bribery' },
  startRolled: { type: 'startRolled', player: 'ann', dice: [6, 1], round: 2 },
  turnBegan: { type: 'turnBegan', player: 'ann', number: 1000 },
  phaseBegan: { type: 'phaseBegan', phase: 'powers' },
  money: { type: 'money', from: 'bank', to: 'cia', amount: 20_000, reason: 'trade', player: null },
  specialDrawn: { type: 'specialDrawn', player: 'ann', secret: { to: ['ann'], what: { card: 'bribery' } } },
  specialTurnedUp: { type: 'specialTurnedUp', player: 'ann', card: 'bribery' },
  specialDiscarded: { type: 'specialDiscarded', player: null, card: 'bribery', why: 'left' },
  taxNamed: { type: 'taxNamed', player: 'ann', card: 'cia' },
  attackAnnounced: {
    ...{ type: 'attackAnnounced', attack: 20_000, player: 'ann', kind: 'destroy', attacker: 'cia', target: 'hackers' },
    ...{ aids: ['california', 'fbi'], needs: -17, odds: 36 },
  },
  oddsChanged: { type: 'oddsChanged', attack: 1, needs: 0, odds: 0 },
  spent: { type: 'spent', attack: 1, player: 'cat', from: 'cia', side: 'against', amount: 12, interference: true },
  privilegeDeclared: { type: 'privilegeDeclared', attack: 1, player: 'ann' },
  privilegeBroken: { type: 'privilegeBroken', attack: 1, player: 'bob' },
  letIn: { type: 'letIn', attack: 1, player: 'cat' },
  saidDone: { type: 'saidDone', player: 'cat', frame: 12, firm: true },
  askedAgain: { type: 'askedAgain', players: ['ann', 'cat'], frame: 12 },
  rolled: { type: 'rolled', attack: 1, player: 'ann', dice: [3, 4], needs: 8 },
  rollChanged: { type: 'rollChanged', attack: 1, player: 'bob', card: 'murphys-law', roll: 12 },
  attackEnded: { type: 'attackEnded', attack: 1, result: 'calledOff', roll: null, needs: 8 },
  placed: { type: 'placed', card: 'cia', player: 'ann', onto: 'california', arrow: 'bottom', from: null, why: 'rearranged' },
  freed: { type: 'freed', card: 'cia', from: 'ann', why: 'givenUp' },
  destroyed: { type: 'destroyed', card: 'cia', by: 'ann', from: 'bob' },
  specialPlayed: {
    ...{ type: 'specialPlayed', player: 'ann', card: 'white-collar-crime' },
    what: { type: 'playSpecial', card: 'white-collar-crime', group: 'no such card', moves: [{ from: 'bank', to: 'cia', amount: -0.5 }] },
  },
  specialCancelled: { type: 'specialCancelled', player: 'ann', card: 'bribery', by: 'bob' },
  handSeen: { type: 'handSeen', player: 'ann', of: 'bob', secret: { to: ['ann'], what: { cards: ['bribery', 'slush-fund'] } } },
  alignmentChanged: { type: 'alignmentChanged', player: 'ann', card: 'cia', change: 'reverse', alignment: 'Fanatic' },
  powerUsed: { type: 'powerUsed', player: 'ann', card: 'cia' },
  offered: { type: 'offered', offer, secret: { to: ['ann', 'bob'], what: { give: ['slush-fund'], ask: [] } }, only: ['ann', 'bob'] },
  offerWilling: { type: 'offerWilling', id: 'offer-3', by: 'ann', to: 'bob', only: ['ann', 'bob'] },
  offerClosed: {
    ...{ type: 'offerClosed', id: null, by: 'ann', to: 'bob', why: 'lapsed' },
    ...{ secret: { to: ['ann', 'bob'], what: { id: 'secret-ann-bob-1' } }, only: ['ann', 'bob'] },
  },
  specialMoved: { type: 'specialMoved', from: 'ann', to: 'bob', card: null, secret: { to: ['ann', 'bob'], what: { card: 'bribery' } } },
  passed: { type: 'passed', player: 'ann' },
  openedToOffers: { type: 'openedToOffers', player: 'ann', on: { money: 4, groups: ['cia'], specials: ['bribery'], faceDown: 1 } },
  askedBack: { type: 'askedBack', player: 'ann', what: 'endTurn', card: 'cia' },
  deniedBack: { type: 'deniedBack', player: 'ann', by: 'bob' },
  takenBack: { type: 'takenBack', player: 'ann', what: 'drop', card: 'cia' },
  turnLost: { type: 'turnLost', player: 'ann', by: 'bob' },
  turnEnded: { type: 'turnEnded', player: 'ann', number: 3 },
  toppled: { type: 'toppled', player: 'ann', card: 'bavarian-illuminati' },
  eliminated: { type: 'eliminated', player: 'bob' },
  left: { type: 'left', player: 'bob' },
  gameOver: {
    type: 'gameOver',
    outcome: {
      ...{ winners: ['ann', 'cat'], ended: 'goal', revealed: [{ player: 'bob', goal: 'discordian-society' }] },
      ...{
        goals: [
          { player: 'ann', goal: 'basic' },
          { player: 'cat', goal: 'network' },
        ],
        scores: [{ player: 'bob', score: -3 }],
      },
    },
  },
};
const samples = Object.values(SAMPLES);

/** As a player reads it whom no secret concerns. */
function withoutSecrets(event: GameEvent): GameEvent {
  const { secret: _, only: __, ...seen } = event as GameEvent & { secret?: unknown; only?: unknown };
  return seen as GameEvent;
}

describe('U101 events on the wire', () => {
  test.each(samples.map((event) => [event.type, event] as const))(
    '%s is read as it was packed, with its secret and without',
    (_, event) => {
      for (const known of [event, withoutSecrets(event)]) expect(readEvents(packEvents([known], game.board), board)).toStrictEqual([known]);
    },
  );

  test('take a byte or two for each value, and no names', () => {
    const { money, saidDone } = SAMPLES;
    expect(packEvents([saidDone, { ...money, amount: 3 }], game.board)).toEqual([
      // The example of docs/protocol.md.
      [18, 2, 12, 1],
      [expect.any(Number), 0, expect.any(Number), 3, expect.any(Number), 0],
    ]);
    for (const value of packEvents(samples, game.board).flat()) if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0);
  });

  const whole = packEvents([SAMPLES.attackAnnounced], game.board)[0] as Packed;
  test.each([
    ['an unknown type', [[250, 1, 2]]],
    ['a tuple that is too short', [whole.slice(0, -1)]],
    ['a tuple that is too long', [[...whole, 0]]],
    ['no tuple', ['attackAnnounced']],
    ['nothing', [[]]],
    ['a text for a number', [['7', ...whole.slice(1)]]],
    ['a card that there is not', [[2, 255, 0]]],
    ['a player who is not at the table', [[5, 3, 1]]],
    ['a fraction', [[5, 0.5, 1]]],
    ['a list without end', [[...whole.slice(0, 6), 2 ** 40, 1]]],
  ])('%s cannot be read, and says so', (_, packed) => {
    expect(() => readEvents(packed as Packed[], board)).toThrow(WireError);
  });

  test('whatever comes is read or is a WireError', () => {
    const anything = fc.array(fc.oneof(fc.nat(130), fc.nat(), fc.string(), fc.constant(null), fc.double()));
    fc.assert(
      fc.property(anything, (tuple) => {
        try {
          readEvents([tuple as Packed], board);
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('U101 a board on the wire', () => {
  test('that somebody else wrote is a WireError', () => {
    const mirror = new TableMirror();
    mirror.writeBoard(game.board);
    const damaged = mirror.state;
    for (const [field, value] of Object.entries({ phase: 200, slots: '\u0009', frames: '\u0001', next: '', seq: -1 })) {
      const state = damaged.board as unknown as Record<string, unknown>;
      const before = state[field];
      state[field] = value;
      expect(() => readBoard(damaged.board)).toThrow(WireError);
      state[field] = before;
    }
    expect(readBoard(damaged.board)).toStrictEqual(JSON.parse(JSON.stringify(game.board)));
  });
});

test('a change of what is packed, or of a list whose places travel, raises WIRE_VERSION in packages/protocol/src/version.ts', () => {
  const inwo = new TableMirror();
  inwo.writeBoard(createInwo({ players: ['ann', 'bob', 'cat'], seed: '1', options: { oneSet: true } }, 2).state.board);
  const packed = [
    ...[Object.keys(cardFacts), packEvents(samples, game.board), mirrored.state.toJSON()],
    ...[CARD_IDS, inwo.state.toJSON(), COMPUTER_LEVELS, COMPUTER_STYLES],
  ];
  expect([WIRE_VERSION, hashOf(packed)]).toMatchInlineSnapshot(`
[
  23,
  "68180f3c99b3fc200dacb9d3d9ca83e91e3c8a6df261f90a34e08945e2d976ac",
]
`);
});
