import { randomBytes } from 'node:crypto';
import type { JoinOptions } from '@illuminice/protocol';
import type { GameTypes, RulesetId } from '@illuminice/rules';
import type { ClassicTypes } from '@illuminice/rules/classic';
import type { InwoTypes } from '@illuminice/rules/inwo';
import { type Whereabouts, whereIs } from './address.js';
import { Table } from './table.js';

interface Games {
  classic: ClassicTypes;
  inwo: InwoTypes;
}

/** Options of a join; `token` opens a former seat. */
export interface Joining<R extends RulesetId = RulesetId> extends Omit<JoinOptions, 'version' | 'secret'> {
  /** The only game that this bot plays: narrows the types, and refuses others. */
  readonly ruleset?: R;
}

/**
 * Takes a seat or watches, and reconnects automatically.
 *
 * @param where a table's link, or its server and code
 * @throws RefusedError from the server, TypeError for a bad link or another game
 */
export function join<R extends RulesetId>(
  where: string | Whereabouts,
  options: Joining<R> & { readonly ruleset: R },
): Promise<Table<Games[R]>>;
export function join(where: string | Whereabouts, options: Joining): Promise<Table>;
export async function join(where: string | Whereabouts, { ruleset, ...options }: Joining): Promise<Table<GameTypes>> {
  // The client creates the token, so that losing the first welcome does not lose the seat.
  const secret = randomBytes(32).toString('base64url');
  const table = new Table(typeof where === 'string' ? whereIs(where) : where, { ...options, secret });
  await table.open();
  if (ruleset === undefined || table.ruleset === ruleset) return table;
  await table.leave();
  throw new TypeError(`the table ${table.code} plays ${table.ruleset}, not ${ruleset}`);
}
