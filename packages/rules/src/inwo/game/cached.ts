import type { Board } from '../types/index.js';

interface Found<T> {
  readonly key: unknown;
  readonly value: T;
}

/** Value of a board, cached until its key changes. The last board is found without the map: a step asks for it hundreds of times. */
export class Cached<T> {
  readonly #found = new WeakMap<Board, Found<T>>();
  #board: Board | null = null;
  #last: Found<T> | null = null;

  /** `look` gets the former value; `keyOf`: validity of the value, by default the board's stamp. */
  constructor(
    private readonly look: (board: Board, before?: T) => T,
    private readonly keyOf: (board: Board) => unknown = stampOf,
  ) {}

  of(board: Board): T {
    const key = this.keyOf(board);
    const found = this.#find(board);
    return found && found.key === key ? found.value : this.set(board, this.look(board, found?.value), key);
  }

  find(board: Board): T | undefined {
    const found = this.#find(board);
    return found && found.key === this.keyOf(board) ? found.value : undefined;
  }

  #find(board: Board): Found<T> | null {
    if (this.#board !== board) {
      this.#board = board;
      this.#last = this.#found.get(board) ?? null;
    }
    return this.#last;
  }

  set(board: Board, value: T, key = this.keyOf(board)): T {
    this.#board = board;
    this.#last = { key, value };
    this.#found.set(board, this.#last);
    return value;
  }

  forget(board: Board): void {
    this.#found.delete(board);
    if (this.#board === board) this.#last = null;
  }
}

const stampOf = ({ stamp }: Board): number => stamp;
