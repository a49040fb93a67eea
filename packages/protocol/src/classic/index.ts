/** What the classic game looks like on the wire. */
import type { PlayerId } from '@illuminice/rules';
import type { Board, GameEvent } from '@illuminice/rules/classic';
import type { GameBoard } from '../wire/game.js';
import { type Packed, TupleReader, Writer } from '../wire/packed.js';
import { board } from './board.js';
import { event } from './events.js';

export { options } from './board.js';

const playersIn = (state: GameBoard): PlayerId[] =>
  [...(state as unknown as { seats: Iterable<{ player: PlayerId }> }).seats].map(({ player }) => player);

/**
 * The board of the rules, from the room's state.
 *
 * @param state `room.state.board` of a game that has begun
 * @returns a new Board, deep-equal to the server's after the last patch
 * @throws WireError if it cannot be read
 */
export const readBoard = (state: GameBoard): Board => board.read(state as never, playersIn(state));

/**
 * What happened, from the packed events of a message (`events`, `past`).
 *
 * @param state the board that they led to
 * @throws WireError if one of them cannot be read
 */
export function readEvents(packed: readonly Packed[], state: GameBoard): GameEvent[] {
  const players = playersIn(state);
  return packed.map((tuple) => {
    const from = new TupleReader(tuple, players);
    const read = event.read(from);
    from.end();
    return read;
  });
}

/** Packs events for a message. */
export function packEvents(events: readonly GameEvent[], { seats }: Board): Packed[] {
  const players = seats.map(({ player }) => player);
  return events.map((happened) => {
    const to = new Writer(players);
    event.write(happened, to);
    return to.packed;
  });
}

/** A room's state that is equal to a board, and stays so by being written to. */
export interface BoardMirror {
  readonly state: GameBoard;
  /** Whether this is a board with the same players: everything names them by their seats. */
  fits(value: Board): boolean;
  write(value: Board): void;
}

export function boardMirror(first: Board): BoardMirror {
  const players = first.seats.map(({ player }) => player);
  const { state, write } = board.mirror();
  write(first, players);
  return {
    state: state as GameBoard,
    fits: ({ seats }) => seats.length === players.length && seats.every(({ player }, place) => player === players[place]),
    write: (value) => write(value, players),
  };
}
