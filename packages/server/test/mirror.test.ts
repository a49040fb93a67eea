import { pack, unpack } from '@colyseus/msgpackr';
import { Decoder, Encoder } from '@colyseus/schema';
import { chance } from '@illuminice/bots';
import { labOf } from '@illuminice/lab';
import { type Packed, TableMirror, TableState } from '@illuminice/protocol';
import { wire as classicWire } from '@illuminice/protocol/classic';
import { wire as inwoWire } from '@illuminice/protocol/inwo';
import { type AnyBoard, type AnyEvent, type AnyIntent, eventsFor, loadScenario, type RulesetId } from '@illuminice/rules';
import { classic } from '@illuminice/rules/classic';
import { MID_GAME } from './harness/scenario.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

/** Board and events are JSON and nothing else. */
const asData = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const WIRES = { classic: classicWire, inwo: inwoWire };

/** The shared state on the server, and a client that heard every patch of it. */
class Wire {
  readonly #mirror = new TableMirror();
  readonly #encoder = new Encoder(this.#mirror.state);
  readonly #client = new Decoder(new TableState());

  constructor(private readonly game: RulesetId) {}

  /** @returns bytes of the patch, 0 if nothing changed */
  send(board: AnyBoard): number {
    this.#mirror.writeBoard(board);
    if (!this.#encoder.hasChanges) return 0;
    const bytes = Buffer.from(this.#encoder.encode());
    this.#encoder.discardChanges();
    this.#client.decode(bytes);
    return bytes.length;
  }

  get read(): AnyBoard {
    return WIRES[this.game].readBoard(this.#client.state.board);
  }

  /** What a client reads of these events. */
  told(events: readonly AnyEvent[], board: AnyBoard): readonly AnyEvent[] {
    const packed: Packed[] = WIRES[this.game].packEvents(events as never, board as never);
    return WIRES[this.game].readEvents(unpack(pack(packed)), this.#client.state.board);
  }

  /** What somebody reads who comes only now, and how many bytes that takes. */
  late(): { board: AnyBoard; bytes: number } {
    const bytes = Buffer.from(this.#encoder.encodeAll());
    const late = new Decoder(new TableState());
    late.decode(bytes);
    return { board: WIRES[this.game].readBoard(late.state.board), bytes: bytes.length };
  }
}

/**
 * Plays a random game, with hostile intents in between, and reads the mirror after every intent.
 *
 * @param late most bytes that the whole state may take
 * @returns the number of intents
 */
function playMirrored(game: RulesetId, count: number, seed: number, most: number, late: number): number {
  const { ruleset, policies, illegalIntent, tableAlone } = labOf(game);
  const players = Array.from({ length: count }, (_, i) => `p${i + 1}`);
  const { state } = ruleset.createGame({ players, seed: String(seed) });
  const random = new Map(players.map((player, i) => [player, policies.random(100 * seed + i)]));
  const dice = chance(seed);
  const wire = new Wire(game);
  wire.send(state.board);
  let intents = 0;
  while (state.board.outcome === null && intents < most) {
    const { who } = ruleset.decision(state.board);
    let intent: AnyIntent | null = null;
    const player = who.find((one) => {
      intent = random.get(one)?.(ruleset.viewFor(state, one)) ?? null;
      return intent !== null;
    });
    if (!player || !intent) throw new Error('nobody has anything to say');
    const hostile = dice.percent(20) ? illegalIntent(state, dice) : null;
    if (hostile) ruleset.step(state, hostile.by, hostile.intent);
    const result = ruleset.step(state, player, intent);
    if (!result.ok && tableAlone.has(result.refusal.code)) continue;
    if (!result.ok) throw new Error(`${JSON.stringify(intent)}: ${result.refusal.code} ${result.refusal.why}`);
    intents += 1;
    // What only some may know of leaves no trace on the board, and so costs the others no byte.
    const unseen = result.events.length > 0 && eventsFor(result.events, null).length === 0;
    expect(wire.send(state.board) > 0).toBe(!unseen);
    expect(wire.read).toStrictEqual(asData(state.board));
    expect(wire.send(state.board)).toBe(0);
    for (const viewer of [null, ...players]) {
      const known = eventsFor(result.events, viewer);
      expect(wire.told(known, state.board)).toStrictEqual(asData(known));
    }
  }
  const { board, bytes } = wire.late();
  expect(board).toStrictEqual(asData(state.board));
  expect(bytes).toBeLessThan(late);
  return intents;
}

/** Looked at after each of them. */
const INTENTS = process.env.THOROUGH ? 250 : 100;

describe('U101 the mirror', () => {
  test.each([2, 3, 4, 6, 8])('reads as the board itself throughout random games of %i', (count) => {
    let intents = 0;
    // The room's encoder has 64 kB; it must never have to grow.
    for (let seed = 1; intents < INTENTS; seed += 1) intents += playMirrored('classic', count, seed, INTENTS - intents, 32 * 1024);
  });

  test.each([2, 4, 6])('U200 reads as the board itself throughout random games of INWO of %i', (count) => {
    let intents = 0;
    for (let seed = 1; intents < INTENTS; seed += 1) intents += playMirrored('inwo', count, seed, INTENTS - intents, 40_000);
  });

  test('an intent costs a patch of a few bytes, not a board', () => {
    const loaded = loadScenario(classic, MID_GAME);
    if (!loaded.ok) throw new Error('the scenario is wrong');
    const { state } = loaded;
    const wire = new Wire('classic');
    const whole = wire.send(state.board);
    const card = Object.values(state.board.cards)[0];
    if (!card) throw new Error('no card lies face up');
    state.board.cards[card.id] = { ...card, money: card.money + 1 };
    expect(wire.send(state.board)).toBeLessThan(12);
    expect(whole).toBeGreaterThan(200);
  });
});
