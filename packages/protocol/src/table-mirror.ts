import type { AnyBoard, RulesetId } from '@illuminice/rules';
import { GAMES } from './games.js';
import { type TableInfo, TableState, table } from './table.js';
import type { BoardMirror, GameWire } from './wire/game-wire.js';

/** Mirrors a table into a room's state. Writes, and so sends, only changes. */
export class TableMirror {
  readonly state = new TableState();
  readonly #table = table.mirror(this.state);
  #board: BoardMirror<AnyBoard> | null = null;

  writeTable(value: TableInfo): void {
    this.#table.write(value, []);
  }

  /** @param board null: none */
  writeBoard(board: AnyBoard | null): void {
    if (board && this.#board?.fits(board)) {
      this.#board.write(board);
      return;
    }
    if (!board && !this.#board) return;
    this.#board = board && GAMES[board.ruleset as RulesetId].boardMirror(board);
    this.state.board = this.#board?.state as never;
  }
}

/** Wire of a table's game. @throws WireError if it is unknown */
export const gameOf = (state: TableState): GameWire => GAMES[table.readField(state, 'rules', []).ruleset];
