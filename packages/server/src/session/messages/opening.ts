import type { AnyState } from '@illuminice/rules';
import { ZodError } from 'zod';
import { GAMES } from '../../games/games.js';
import type { StoredTable } from '../../store/store.js';
import type { Branch } from '../game/branch.js';
import { step, Unplayable } from '../game/resume.js';
import { Table } from '../game/table.js';
import type { Settings } from '../lobby/lobby.js';
import type { Parts } from '../parts.js';
import { Refused } from '../refused.js';

export interface TableOrder {
  code: string;
  seats: number;
  settings: Settings;
  state?: AnyState;
  branch?: Branch;
  computers: number;
  start: boolean;
}

export type Opening = { order: TableOrder } | { stored: StoredTable };

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
  if (order.branch) goOn({ model, persistence }, order.branch);
  for (let i = 0; i < order.computers; i += 1) seats.takeByComputer();
}

/** Begins with the journal of the other game up to that moment, so that the table can be stored, verified and replayed like any. */
function goOn({ model, persistence }: Pick<Parts, 'model' | 'persistence'>, { game, names, as, entries, snapshot, moment }: Branch): void {
  const { seats } = model.lobby;
  seats.keepFor(game.players, names, as);
  const { seed, version, options } = game;
  model.table = Table.at(persistence.newGame({ seed, version, options: JSON.parse(options) as object }), snapshot);
  for (const entry of entries.slice(snapshot.seq)) step(model.table, entry);
  persistence.wentOn(entries);
  for (const { player, status } of model.table.board.seats) if (status !== 'in') seats.takeByComputer(player);
  model.from = moment;
}

/** Restores a stored table. @throws Refused if it cannot be */
export async function bringBack({ persistence, actions, log }: Parts, stored: StoredTable): Promise<void> {
  try {
    await persistence.restore(stored, stored.touched);
  } catch (error) {
    if (!isDamage(error)) {
      actions.report(error as Error, 'store');
      throw new Refused('unsaved');
    }
    // Other messages may quote stored data.
    const problem = error instanceof Unplayable ? error.message : 'what is stored cannot be read';
    log.error({ problem }, 'a table cannot be brought back; it stays in the store as it is');
    throw new Refused('damaged');
  }
}

/** True if the stored data is wrong; a failing store may work next time. */
const isDamage = (error: unknown): boolean =>
  [Unplayable, ZodError, SyntaxError, TypeError, RangeError].some((kind) => error instanceof kind);
