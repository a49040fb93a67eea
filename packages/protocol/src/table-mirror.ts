import type { Board } from '@illuminice/rules/classic';
import { GAMES } from './games.js';
import { type TableInfo, TableState, table } from './table.js';

/** The shared state of a room, and what keeps it equal to a table. Only what has changed is touched, and so sent. */
export class TableMirror {
  readonly state = new TableState();
  readonly #table = table.mirror(this.state);
  #board: ReturnType<(typeof GAMES)['classic']['boardMirror']> | null = null;

  writeTable(value: TableInfo): void {
    this.#table.write(value, []);
  }

  /** @param board null: there is none */
  writeBoard(board: Board | null): void {
    if (board && this.#board?.fits(board)) {
      this.#board.write(board);
      return;
    }
    if (!board && !this.#board) return;
    this.#board = board && GAMES[board.ruleset].boardMirror(board);
    this.state.board = this.#board?.state as never;
  }
}

/**
 * What everybody at a table sees besides the board, from the room's state.
 *
 * @returns new plain data, deep-equal to the server's after the last patch
 * @throws WireError if it cannot be read
 */
export const readTable = (state: TableState): TableInfo => table.read(state, []);

/** The codecs of the game that is played at a table. @throws WireError if it cannot be read which one that is */
export const gameOf = (state: TableState): (typeof GAMES)[keyof typeof GAMES] => GAMES[table.readField(state, 'rules', []).ruleset];
