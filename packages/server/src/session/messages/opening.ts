import type { AnyState } from '@illuminice/rules';
import { ZodError } from 'zod';
import { GAMES } from '../../games/games.js';
import type { StoredTable } from '../../store/store.js';
import { Unplayable } from '../game/resume.js';
import { Table } from '../game/table.js';
import type { Settings } from '../lobby/lobby.js';
import type { Parts } from '../parts.js';
import { Refused } from '../refused.js';

/** Order of `POST /api/tables`. */
export interface TableOrder {
  code: string;
  seats: number;
  settings: Settings;
  /** A game in the middle, from a scenario. */
  state?: AnyState;
  /** Seats that computer players take. */
  computers: number;
  /** The game begins as soon as every seat is taken. */
  start: boolean;
}

/** How a session begins: by a new order, or from what is stored. */
export type Opening = { order: TableOrder } | { stored: StoredTable };

/** Sets a new table up. */
export function setUp({ model, persistence }: Parts, order: TableOrder): void {
  const { seats } = model.lobby;
  model.startWhenFull = order.start;
  if (order.state) {
    const { board } = order.state;
    seats.keepFor(board.seats.map((seat) => seat.player));
    model.table = Table.begin(
      persistence.newGame({ options: GAMES[order.settings.ruleset].optionsOf(board), origin: JSON.stringify(order.state) }),
    );
  }
  for (let i = 0; i < order.computers; i += 1) seats.takeByComputer();
}

/** Restores a table that sleeps in the store. @throws Refused if it cannot be */
export async function bringBack({ persistence, actions, log }: Parts, stored: StoredTable): Promise<void> {
  try {
    await persistence.restore(stored, stored.touched);
  } catch (error) {
    if (!isDamage(error)) {
      actions.report(error as Error, 'store');
      throw new Refused('unsaved');
    }
    // Messages of other errors may quote stored data.
    const problem = error instanceof Unplayable ? error.message : 'what is stored cannot be read';
    log.error({ problem }, 'a table cannot be brought back; it stays in the store as it is');
    throw new Refused('damaged');
  }
}

/** The stored data is wrong; a store that fails to read may succeed next time. */
const isDamage = (error: unknown): boolean =>
  [Unplayable, ZodError, SyntaxError, TypeError, RangeError].some((kind) => error instanceof kind);
