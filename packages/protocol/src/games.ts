import type { RulesetId } from '@illuminice/rules';
import type { Board, Options } from '@illuminice/rules/classic';
import * as classic from './classic/index.js';

import type { TableState } from './schema.js';
import type { GameBoard, GameOptions } from './wire/game.js';

/** What each game looks like on the wire, by the id of its ruleset. */
export const GAMES = { classic } satisfies Record<RulesetId, object>;

const boards = new WeakMap<GameBoard, ReturnType<typeof classic.boardMirror>>();
const options = new WeakMap<GameOptions, ReturnType<typeof classic.optionsMirror>>();

/** Brings the board of a room's state into line with a game's; null: there is none. Only what differs is touched. */
export function mirrorBoard(board: Board | null, state: TableState): void {
  if (!board) {
    if (state.board) state.board = undefined as never;
    return;
  }
  const known = state.board && boards.get(state.board);
  if (known?.fits(board)) {
    known.write(board);
    return;
  }
  const made = GAMES[board.ruleset].boardMirror(board);
  boards.set(made.state, made);
  state.board = made.state;
}

/** The same of the options that a game will have, or has. */
export function mirrorOptions(ruleset: RulesetId, value: Options, state: TableState): void {
  state.ruleset = ruleset;
  const known = (state.options && options.get(state.options)) ?? GAMES[ruleset].optionsMirror();
  known.write(value, []);
  options.set(known.state, known);
  if (state.options !== known.state) state.options = known.state;
}
