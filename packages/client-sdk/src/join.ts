import { randomBytes } from 'node:crypto';
import type { JoinOptions } from '@illuminice/protocol';
import type { GameTypes, RulesetId } from '@illuminice/rules';
import type { ClassicTypes } from '@illuminice/rules/classic';
import type { InwoTypes } from '@illuminice/rules/inwo';
import { type Whereabouts, whereIs } from './address.js';
import { Table } from './table.js';

/** The types of each game. */
interface Games {
  classic: ClassicTypes;
  inwo: InwoTypes;
}

/** How one joins: a name, and what else the protocol lets one say. `token`: of a seat that one had before. */
export interface Joining<R extends RulesetId = RulesetId> extends Omit<JoinOptions, 'version' | 'secret'> {
  /** The only game that this bot can play: types are that game's then, and another one is refused. */
  readonly ruleset?: R;
}

/**
 * Takes a seat, or a place among the spectators, and keeps it: a lost connection is taken up again by itself.
 *
 * @param where a table's link, or its server and code
 * @throws RefusedError if the server will not have us, TypeError for what is no link, or if another game is played there
 */
export function join<R extends RulesetId>(
  where: string | Whereabouts,
  options: Joining<R> & { readonly ruleset: R },
): Promise<Table<Games[R]>>;
export function join(where: string | Whereabouts, options: Joining): Promise<Table>;
export async function join(where: string | Whereabouts, { ruleset, ...options }: Joining): Promise<Table<GameTypes>> {
  // A token of our own making: should the first welcome be lost with its connection, the seat is not.
  const secret = randomBytes(32).toString('base64url');
  const table = new Table(typeof where === 'string' ? whereIs(where) : where, { ...options, secret });
  await table.open();
  if (ruleset === undefined || table.ruleset === ruleset) return table;
  await table.leave();
  throw new TypeError(`the table ${table.code} plays ${table.ruleset}, not ${ruleset}`);
}
