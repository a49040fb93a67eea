import { Decoder, Encoder } from '@colyseus/schema';
import { randomPolicy } from '@illuminice/bots';
import { BoardState, readBoard, TableState } from '@illuminice/protocol';
import { type Board, createGame, decision, step, viewFor } from '@illuminice/rules';
import { mirrorBoard } from '../src/table/mirror.js';

/** The shared state on the server, and a client that heard every patch of it. */
class Wire {
  readonly state = new TableState();
  readonly #encoder = new Encoder(this.state);
  readonly #client = new Decoder(new TableState());

  /** @returns bytes of the patch, 0 if nothing changed */
  send(board: Board): number {
    this.state.board ??= new BoardState();
    mirrorBoard(board, this.state.board);
    if (!this.#encoder.hasChanges) return 0;
    const bytes = Buffer.from(this.#encoder.encode());
    this.#encoder.discardChanges();
    this.#client.decode(bytes);
    return bytes.length;
  }

  get read(): Board {
    return readBoard(this.#client.state.board);
  }

  /** What somebody reads who comes only now, and how many bytes that takes. */
  late(): { board: Board; bytes: number } {
    const bytes = Buffer.from(this.#encoder.encodeAll());
    const late = new Decoder(new TableState());
    late.decode(bytes);
    return { board: readBoard(late.state.board), bytes: bytes.length };
  }
}

describe('U101 the mirror', () => {
  test.each([
    [2, 'one'],
    [3, 'two'],
    [4, 'three'],
    [6, 'four'],
    [8, 'five'],
  ])('reads as the board itself throughout a random game of %i', (count, seed) => {
    const players = Array.from({ length: count }, (_, i) => `p${i + 1}`);
    const { state } = createGame({ players, seed });
    const policies = new Map(players.map((player) => [player, randomPolicy(`${seed} ${player}`)]));
    const wire = new Wire();
    wire.send(state.board);
    let largest = 0;
    let intents = 0;
    while (state.board.phase !== 'over' && intents < 1500) {
      const { who } = decision(state.board);
      for (const player of who.length > 0 ? who : players) {
        const intent = policies.get(player)?.(viewFor(state, player));
        if (!intent) continue;
        const result = step(state, player, intent);
        if (!result.ok) throw new Error(`${intent.type}: ${result.refusal.code} ${result.refusal.why}`);
        intents += 1;
        expect(wire.send(state.board)).toBeGreaterThan(0);
        expect(wire.read).toStrictEqual(state.board);
        expect(wire.send(state.board)).toBe(0);
        break;
      }
      if (intents % 50 === 0) {
        const { board, bytes } = wire.late();
        expect(board).toStrictEqual(state.board);
        largest = Math.max(largest, bytes);
      }
    }
    expect(intents).toBeGreaterThan(100);
    // The room's encoder has 64 kB; it must never have to grow.
    expect(largest).toBeLessThan(32 * 1024);
  });

  test('an intent costs a patch of a few bytes, not a board', () => {
    const { state } = createGame({ players: ['p1', 'p2'], seed: 'bytes' });
    const wire = new Wire();
    const whole = wire.send(state.board);
    const card = Object.values(state.board.cards)[0];
    if (!card) throw new Error('no card lies face up');
    card.money += 1;
    expect(wire.send(state.board)).toBeLessThan(12);
    expect(whole).toBeGreaterThan(200);
  });
});
