import { pack, unpack } from '@colyseus/msgpackr';
import { Decoder, Encoder } from '@colyseus/schema';
import { randomPolicy } from '@illuminice/bots';
import { type Packed, TableMirror, TableState } from '@illuminice/protocol';
import { packEvents, readBoard, readEvents } from '@illuminice/protocol/classic';
import { eventsFor, loadScenario } from '@illuminice/rules';
import { type Board, classic, createGame, decision, type GameEvent, type Intent, step, viewFor } from '@illuminice/rules/classic';
import { MID_GAME } from './harness/scenario.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

/** Board and events are JSON and nothing else. */
const asData = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The shared state on the server, and a client that heard every patch of it. */
class Wire {
  readonly #mirror = new TableMirror();
  readonly #encoder = new Encoder(this.#mirror.state);
  readonly #client = new Decoder(new TableState());

  /** @returns bytes of the patch, 0 if nothing changed */
  send(board: Board): number {
    this.#mirror.writeBoard(board);
    if (!this.#encoder.hasChanges) return 0;
    const bytes = Buffer.from(this.#encoder.encode());
    this.#encoder.discardChanges();
    this.#client.decode(bytes);
    return bytes.length;
  }

  get read(): Board {
    return readBoard(this.#client.state.board);
  }

  told(packed: Packed[]): GameEvent[] {
    return readEvents(unpack(pack(packed)), this.#client.state.board);
  }

  /** What somebody reads who comes only now, and how many bytes that takes. */
  late(): { board: Board; bytes: number } {
    const bytes = Buffer.from(this.#encoder.encodeAll());
    const late = new Decoder(new TableState());
    late.decode(bytes);
    return { board: readBoard(late.state.board), bytes: bytes.length };
  }
}

/** Plays a random game and reads the mirror after every intent. @returns the number of intents */
function playMirrored(players: string[], seed: number, most: number): number {
  const { state } = createGame({ players, seed: String(seed) });
  const policies = new Map(players.map((player, i) => [player, randomPolicy(100 * seed + i)]));
  const wire = new Wire();
  wire.send(state.board);
  let intents = 0;
  while (state.board.phase !== 'over' && intents < most) {
    const { who } = decision(state.board);
    let intent: Intent | null = null;
    const player = who.find((one) => {
      intent = policies.get(one)?.(viewFor(state, one)) ?? null;
      return intent !== null;
    });
    if (!player || !intent) throw new Error('nobody has anything to say');
    const result = step(state, player, intent);
    if (!result.ok) throw new Error(`${JSON.stringify(intent)}: ${result.refusal.code} ${result.refusal.why}`);
    intents += 1;
    // What only some may know of leaves no trace on the board, and so costs the others no byte.
    const unseen = result.events.length > 0 && eventsFor(result.events, null).length === 0;
    expect(wire.send(state.board) > 0).toBe(!unseen);
    expect(wire.read).toStrictEqual(asData(state.board));
    expect(wire.send(state.board)).toBe(0);
    for (const viewer of [null, ...players]) {
      const known = eventsFor(result.events, viewer);
      expect(wire.told(packEvents(known, state.board))).toStrictEqual(asData(known));
    }
  }
  const { board, bytes } = wire.late();
  expect(board).toStrictEqual(asData(state.board));
  // The room's encoder has 64 kB; it must never have to grow.
  expect(bytes).toBeLessThan(32 * 1024);
  return intents;
}

describe('U101 the mirror', () => {
  test.each([2, 3, 4, 6, 8])('reads as the board itself throughout random games of %i', (count) => {
    const players = Array.from({ length: count }, (_, i) => `p${i + 1}`);
    let intents = 0;
    for (let seed = 1; intents < 250; seed += 1) intents += playMirrored(players, seed, 250 - intents);
  });

  test('an intent costs a patch of a few bytes, not a board', () => {
    const loaded = loadScenario(classic, MID_GAME);
    if (!loaded.ok) throw new Error('the scenario is wrong');
    const { state } = loaded;
    const wire = new Wire();
    const whole = wire.send(state.board);
    const card = Object.values(state.board.cards)[0];
    if (!card) throw new Error('no card lies face up');
    state.board.cards[card.id] = { ...card, money: card.money + 1 };
    expect(wire.send(state.board)).toBeLessThan(12);
    expect(whole).toBeGreaterThan(200);
  });
});
