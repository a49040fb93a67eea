import type { Board } from '../types/index.js';

/** A cached value with its key. */
interface Found<T> {
  readonly key: unknown;
  readonly value: T;
}

/**
 * Something that is looked up of a board and kept until the board's key is another one. The board that was asked for last is found
 * without a look into the map: a step asks for the same one hundreds of times.
 */
export class Cached<T> {
  readonly #found = new WeakMap<Board, Found<T>>();
  #board: Board | null = null;
  #last: Found<T> | null = null;

  /**
   * @param look looks it up, with what was kept before
   * @param keyOf what the value holds for; the board's stamp, where nothing else is said
   */
  constructor(
    private readonly look: (board: Board, before?: T) => T,
    private readonly keyOf: (board: Board) => unknown = stampOf,
  ) {}

  of(board: Board): T {
    const key = this.keyOf(board);
    const found = this.#find(board);
    return found && found.key === key ? found.value : this.set(board, this.look(board, found?.value), key);
  }

  /** The cached value; undefined on a miss. */
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

  /** Takes a value that is known from elsewhere. */
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
