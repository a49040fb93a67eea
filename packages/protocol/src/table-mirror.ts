import type { AnyBoard, RulesetId } from '@illuminice/rules';
import { GAMES } from './games.js';
import { type TableInfo, TableState, table } from './table.js';
import type { BoardMirror, GameWire } from './wire/game-wire.js';

/** The shared state of a room, and what keeps it equal to a table. Only what has changed is touched, and so sent. */
export class TableMirror {
  readonly state = new TableState();
  readonly #table = table.mirror(this.state);
  #board: BoardMirror<AnyBoard> | null = null;

  writeTable(value: TableInfo): void {
    this.#table.write(value, []);
  }

  /** @param board null: there is none */
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

/** How the game that is played at a table travels. @throws WireError if it cannot be read which one that is */
export const gameOf = (state: TableState): GameWire => GAMES[table.readField(state, 'rules', []).ruleset];
