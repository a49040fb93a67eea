import { type Decision, decision } from '@illuminice/rules/classic';
import { Guest } from './guest.js';
import { type HeldTable, heldTable } from './room.js';
import { MID_GAME } from './scenario.js';

/** Three at a table without a clock, and Eve, who looks on. */
export interface Friends extends HeldTable {
  ann: Guest;
  bob: Guest;
  cat: Guest;
  eve: Guest;
}

/** @param url of the server that the table is on */
export async function friends(url: string, scenario: unknown = MID_GAME): Promise<Friends> {
  const table = await heldTable(scenario, 'off');
  const come = (name: string) => Guest.join(url, table.code, name);
  return { ...table, ann: await come('ann'), bob: await come('bob'), cat: await come('cat'), eve: await come('Eve') };
}

export async function leave({ ann, bob, cat, eve }: Friends): Promise<void> {
  for (const guest of [ann, bob, cat, eve]) if (guest.left === null) await guest.leave();
}

/** What the table waits for, and for whom. */
export const asked = ({ room }: HeldTable): Decision => decision(room.session.table?.board as never);
