import { gameOf, type Packed, readTable, type TableState } from '@illuminice/protocol';
import type { AnyBoard, PlayerId } from '@illuminice/rules';

/** A shared state as JSON: each part is encoded once a patch for all clients, and lazily. */
export class SharedJson {
  #table: string | null = null;
  #board: { readonly value: AnyBoard; readonly text: string } | null = null;
  /** Texts of events by message: several clients get the same. */
  readonly #events = new WeakMap<readonly Packed[], string>();

  constructor(private readonly state: TableState) {}

  /** Drops the texts of the former state. */
  changed(): void {
    this.#table = null;
    this.#board = null;
  }

  get table(): string {
    this.#table ??= JSON.stringify(readTable(this.state));
    return this.#table;
  }

  readonly nameOf = (player: PlayerId): string => readTable(this.state).seats.find((seat) => seat.player === player)?.name ?? player;

  get board(): { readonly value: AnyBoard; readonly text: string } | null {
    if (!this.state.board) return null;
    if (!this.#board) {
      const value = gameOf(this.state).readBoard(this.state.board);
      this.#board = { value, text: JSON.stringify(value) };
    }
    return this.#board;
  }

  events(packed: readonly Packed[]): string {
    const known = this.#events.get(packed);
    if (known !== undefined || !this.state.board) return known ?? '[]';
    const text = JSON.stringify(gameOf(this.state).readEvents(packed, this.state.board));
    this.#events.set(packed, text);
    return text;
  }
}
