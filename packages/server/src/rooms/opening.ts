import type { State } from '@illuminice/rules';
import { ZodError } from 'zod';
import { Unplayable } from '../store/resume.js';
import type { Store, StoredTable } from '../store/store.js';
import { unusedComputerName } from '../table/computers.js';
import { Lobby, type Settings } from '../table/lobby.js';
import { Seats } from '../table/seats.js';
import { Table } from '../table/table.js';
import type { Time } from '../table/time.js';
import { Audience } from './audience.js';
import { refusedJoin } from './join.js';
import type { TableRoom } from './table-room.js';

/** What `POST /api/tables` hands over. */
export interface TableOrder {
  code: string;
  seats: number;
  settings: Settings;
  /** A game in the middle, from a scenario. */
  state?: State;
  /** Seats that computer players take. */
  computers: number;
  /** Whether the game begins as soon as every seat is taken. */
  start: boolean;
  /** Instead of the real one. */
  time?: Time;
}

/** How a room comes to be: by a new order, or from what is stored. `closed` is to be called once it is gone. */
export type Opening = ({ order: TableOrder } | { stored: StoredTable }) & { closed?: () => void };

/** Sets a new table up. */
export function setUp(room: TableRoom, order: TableOrder): void {
  const seats = new Seats(order.seats);
  room.startWhenFull = order.start;
  room.lobby = new Lobby(seats, order.settings);
  room.audience = new Audience(order.code, seats, room.reportTelling);
  if (order.state) {
    const { board } = order.state;
    seats.keepFor(board.seats.map((seat) => seat.player));
    room.table = Table.begin(room.durable.newGame({ options: board.options, origin: JSON.stringify(order.state) }));
  }
  for (let i = 0; i < order.computers; i += 1) seats.takeByComputer(unusedComputerName(seats.all));
}

/** Makes a table again what is stored of it. @throws ServerError, for whoever wants to join, if it cannot be */
export async function bringBack(room: TableRoom, stored: StoredTable, store: Store): Promise<void> {
  const seats = new Seats(0);
  room.lobby = new Lobby(seats, {} as Settings);
  room.audience = new Audience(stored.code, seats, room.reportTelling);
  try {
    await room.durable.restore(stored, store, stored.touched, room.reportDamage);
  } catch (error) {
    if (!isDamage(error)) {
      room.onUncaughtException(error as Error, 'store');
      throw refusedJoin('unsaved');
    }
    // Of what else can be wrong the message may quote what is stored.
    const problem = error instanceof Unplayable ? error.message : 'what is stored cannot be read';
    room.log.error({ problem }, 'a table cannot be brought back; it stays in the store as it is');
    throw refusedJoin('damaged');
  }
}

/** Whether what is stored is not what it should be; otherwise it could not be read, and may be next time. */
const isDamage = (error: unknown): boolean =>
  [Unplayable, ZodError, SyntaxError, TypeError, RangeError].some((kind) => error instanceof kind);
