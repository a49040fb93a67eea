import type { AnyBoard, AnyEvent, PlayerId } from '@illuminice/rules';
import type { Codec } from './codec.js';
import type { GameBoard } from './game.js';
import { type Packed, TupleReader, Writer } from './packed.js';
import type { Structure } from './structure.js';

export interface BoardMirror<B extends AnyBoard> {
  readonly state: GameBoard;
  /** True if the board has the same players: all refer to seats. */
  fits(value: B): boolean;
  write(value: B): void;
}

/** Wire of one game. Members are methods, for the reason given at `Ruleset`. */
export interface GameWire<B extends AnyBoard = AnyBoard, E extends AnyEvent = AnyEvent> {
  /** The board, as new data, from `room.state.board` of a running game. @throws WireError if it is unreadable */
  readBoard(state: GameBoard): B;
  /** Events of a message. @param state the board after them @throws WireError if one is unreadable */
  readEvents(packed: readonly Packed[], state: GameBoard): E[];
  packEvents(events: readonly E[], board: B): Packed[];
  boardMirror(first: B): BoardMirror<B>;
}

const playersIn = (state: GameBoard): PlayerId[] =>
  [...(state as unknown as { seats: Iterable<{ player: PlayerId }> }).seats].map(({ player }) => player);

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
      const writer = new Writer(players);
      event.write(happened, writer);
      return writer.packed;
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
