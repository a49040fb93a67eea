import { Decoder, Encoder } from '@colyseus/schema';
import fc from 'fast-check';
import { COMPUTER_LEVELS, COMPUTER_STYLES, readTable, type TableInfo, TableMirror, TableState, WireError } from '../src/index.js';
import { TABLE } from './sample-table.js';

/** What one client holds that hears every patch, and what the patches cost. */
class Wire {
  readonly mirror = new TableMirror();
  readonly #encoder = new Encoder(this.mirror.state);
  readonly #client = new Decoder(new TableState());

  /** @returns bytes of the patch, 0 if nothing changed */
  send(table: TableInfo): number {
    this.mirror.writeTable(table);
    if (!this.#encoder.hasChanges) return 0;
    const bytes = Buffer.from(this.#encoder.encode());
    this.#encoder.discardChanges();
    this.#client.decode(bytes);
    return bytes.length;
  }

  get read(): TableInfo {
    return readTable(this.#client.state);
  }

  /** What somebody reads who comes only now. */
  get late(): TableInfo {
    const late = new Decoder(new TableState());
    late.decode(Buffer.from(this.#encoder.encodeAll()));
    return readTable(late.state);
  }
}

const players = ['p1', 'p2', 'p3', '__proto__', 'Zoë ☮'];
const player = fc.constantFrom(...players);
const time = fc.oneof(fc.constant(0), fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }));
const name = fc.string({ unit: 'grapheme', maxLength: 24 });

const seat = fc.record({
  ...{
    place: fc.nat(7),
    name,
    colour: fc.nat(7),
    ready: fc.boolean(),
    sealed: fc.boolean(),
    awayAt: time,
    voteAt: time,
    computer: fc.boolean(),
  },
  presence: fc.constantFrom(
    'connected' as const,
    'reconnecting' as const,
    'away' as const,
    'substituted' as const,
    'empty' as const,
    'idle' as const,
  ),
  ballots: fc
    .array(fc.tuple(player, fc.constantFrom('wait' as const, 'computer' as const, 'out' as const)), { maxLength: 4 })
    .map((ballots) => Object.fromEntries(ballots)),
  asks: fc.array(fc.record({ id: fc.nat(900), name, yes: fc.subarray(players), no: fc.subarray(players) }), { maxLength: 3 }),
  level: fc.constantFrom(...COMPUTER_LEVELS),
  style: fc.constantFrom(...COMPUTER_STYLES),
});
const timer = fc.record({
  ...{ kind: fc.constantFrom('', 'contest', 'turn'), frame: fc.option(fc.nat(3000)), at: time, held: fc.boolean(), pauseEnds: time },
  ...{ more: fc.subarray(players), pausedFor: fc.subarray(players) },
});
const promise = fc.record({
  ...{ id: fc.nat(60_000), by: player, to: fc.option(player), text: name, markedBy: fc.option(player) },
  state: fc.constantFrom('open' as const, 'kept' as const, 'broken' as const),
});
const kind = fc.constantFrom('clock' as const, 'pause' as const, 'resume' as const, 'kick' as const, 'end' as const, 'again' as const);
const proposal = fc.record({
  ...{ id: fc.nat(900), by: player, kind, of: fc.oneof(player, fc.constantFrom('', 'brisk')) },
  ...{ yes: fc.subarray(players), no: fc.subarray(players), until: time },
});
const decided = fc.record({ id: fc.nat(900), by: player, kind, of: player, name, passed: fc.boolean(), at: time });
const table: fc.Arbitrary<TableInfo> = fc.record({
  ...{ code: fc.constant('BCDFGH'), name, host: fc.oneof(fc.constant(''), player), game: fc.constantFrom('', 'game-1') },
  ...{ public: fc.boolean(), password: fc.boolean(), watchable: fc.boolean() },
  ...{ capacity: fc.integer({ min: 2, max: 8 }), spectators: fc.nat(100), spectatorDelay: fc.nat(600) },
  watchers: fc.array(name, { maxLength: 3 }),
  score: fc.array(fc.record({ name, won: fc.nat(9), games: fc.nat(90) }), { maxLength: 3 }),
  stage: fc.constantFrom('lobby' as const, 'playing' as const, 'over' as const),
  silence: fc.nat(60_000),
  fastComputers: fc.boolean(),
  from: fc.option(fc.record({ game: name, moment: fc.nat(2000) })),
  stepComputers: fc.boolean(),
  clock: fc.constantFrom('off' as const, 'brisk' as const, 'normal' as const, 'relaxed' as const),
  seats: fc
    .tuple(fc.subarray(players), fc.array(seat, { minLength: 5, maxLength: 5 }))
    .map(([taken, seats]) => taken.map((one, i) => ({ player: one, ...(seats[i] as (typeof seats)[number]) }))),
  kicked: fc.array(name, { maxLength: 4 }),
  ...{ heir: fc.oneof(fc.constant(''), player), paused: fc.boolean(), decided: fc.option(decided) },
  proposals: fc.array(proposal, { maxLength: 4 }),
  rules: fc
    .record({
      ...{ groupsToWin: fc.option(fc.nat(20)), hiddenGoals: fc.boolean(), longGame: fc.boolean(), startWindow: fc.boolean() },
      illuminati: fc.constantFrom('pick' as const, 'dealt' as const),
    })
    .map((options) => ({ ruleset: 'classic' as const, options })),
  ...{ timer, promises: fc.array(promise, { maxLength: 5 }) },
});

describe('U101 what all see of a table besides the board', () => {
  test('is read as it was written, through any changes, by those who were there and by those who come late', () => {
    fc.assert(
      fc.property(fc.array(table, { minLength: 1, maxLength: 6 }), (tables) => {
        const wire = new Wire();
        for (const next of tables.map((one) => structuredClone(one))) {
          wire.send(next);
          expect(wire.read).toStrictEqual(next);
          expect(wire.late).toStrictEqual(next);
          expect(wire.send(structuredClone(next))).toBe(0);
        }
      }),
      { numRuns: process.env.THOROUGH ? 150 : 50 },
    );
  });

  test('is read whatever its length, 255 bytes included, which the library cannot write', () => {
    for (let length = 190; length < 250; length += 1) {
      const proposals = [
        { ...{ id: 1, by: 'p1', kind: 'kick' as const, of: 'x'.repeat(length) }, ...{ yes: ['Zoë ☮'], no: [], until: 1_700_000_000_000 } },
      ];
      const wire = new Wire();
      wire.send({ ...TABLE, proposals });
      expect([wire.read.proposals, wire.late.proposals]).toStrictEqual([proposals, proposals]);
    }
  });

  test('a promise is read whatever its length in bytes', () => {
    for (const letter of ['x', 'ö', '☮'])
      for (let length = 80; length <= 256; length += 1) {
        const promises = [{ id: 1, by: 'p1', to: null, text: letter.repeat(length), state: 'open' as const, markedBy: null }];
        const wire = new Wire();
        wire.send({ ...TABLE, promises });
        expect([wire.read.promises, wire.late.promises]).toStrictEqual([promises, promises]);
      }
  });

  test('a change costs a patch of a few bytes, not a table', () => {
    const wire = new Wire();
    expect(wire.send(TABLE)).toBeGreaterThan(500);
    const ready = { ...TABLE, seats: TABLE.seats.map((one, i) => (i === 0 ? { ...one, ready: true } : one)) };
    expect(wire.send(ready)).toBeLessThan(8);
    const kept = {
      ...ready,
      promises: ready.promises.map((one, i) => (i === 7 ? { ...one, state: 'kept' as const, markedBy: 'p2' } : one)),
    };
    expect(wire.send(kept)).toBeLessThan(16);
  });

  test.each<[string, Partial<Record<keyof TableInfo, unknown>>]>([
    ['a stage that there is not', { stage: 9 }],
    ['a game that there is not', { rules: '\u0007' }],
    ['a yes that is neither', { public: 2 }],
    ['fewer than no spectators', { spectators: -1 }],
    ['no list of seats', { seats: undefined }],
    ['no timer', { timer: undefined }],
  ])('%s is a WireError', (_, damage) => {
    const wire = new Wire();
    wire.send(TABLE);
    Object.assign(wire.mirror.state, damage);
    expect(() => readTable(wire.mirror.state)).toThrow(WireError);
  });

  test('of a room that has sent nothing yet is a WireError', () => {
    expect(() => readTable(new TableState())).toThrow(WireError);
  });
});
