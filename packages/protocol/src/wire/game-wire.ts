import type { AnyBoard, AnyEvent, PlayerId } from '@illuminice/rules';
import type { Codec } from './codec.js';
import type { GameBoard } from './game.js';
import { type Packed, TupleReader, Writer } from './packed.js';
import type { Structure } from './structure.js';

/** A room's state that is equal to a board, and stays so by being written to. */
export interface BoardMirror<B extends AnyBoard> {
  readonly state: GameBoard;
  /** This is a board with the same players: everything names them by their seats. */
  fits(value: B): boolean;
  write(value: B): void;
}

/** How one game travels. Members are methods, for the reason given at `Ruleset`. */
export interface GameWire<B extends AnyBoard = AnyBoard, E extends AnyEvent = AnyEvent> {
  /**
   * The board of the rules, from the room's state.
   *
   * @param state `room.state.board` of a game that has begun
   * @returns a new board, deep-equal to the server's after the last patch
   * @throws WireError if it cannot be read
   */
  readBoard(state: GameBoard): B;
  /**
   * What happened, from the packed events of a message (`events`, `past`).
   *
   * @param state the board that they led to
   * @throws WireError if one of them cannot be read
   */
  readEvents(packed: readonly Packed[], state: GameBoard): E[];
  /** Packs events for a message. */
  packEvents(events: readonly E[], board: B): Packed[];
  boardMirror(first: B): BoardMirror<B>;
}

const playersIn = (state: GameBoard): PlayerId[] =>
  [...(state as unknown as { seats: Iterable<{ player: PlayerId }> }).seats].map(({ player }) => player);

/** All of it from the two declarations of a game. */
export const gameWire = <B extends AnyBoard, E extends AnyEvent>(board: Structure<B>, event: Codec<E>): GameWire<B, E> => ({
  readBoard: (state) => board.read(state as never, playersIn(state)),
  readEvents(packed, state) {
    const players = playersIn(state);
    return packed.map((tuple) => {
      const from = new TupleReader(tuple, players);
      const read = event.read(from);
      from.end();
      return read;
    });
  },
  packEvents(events, { seats }) {
    const players = seats.map(({ player }) => player);
    return events.map((happened) => {
      const to = new Writer(players);
      event.write(happened, to);
      return to.packed;
    });
  },
  boardMirror(first) {
    const players = first.seats.map(({ player }) => player);
    const { state, write } = board.mirror();
    write(first, players);
    return {
      state: state as GameBoard,
      fits: ({ seats }) => seats.length === players.length && seats.every(({ player }, place) => player === players[place]),
      write: (value) => write(value, players),
    };
  },
});
