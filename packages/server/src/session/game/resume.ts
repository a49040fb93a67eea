import { pagesOf } from '../../store/pages.js';
import { storedIntent } from '../../store/record.js';
import type { Entry, Snapshot, Store, StoredGame } from '../../store/store.js';
import type { Yielding } from '../../yielding.js';
import { Table } from './table.js';

/** The journal cannot be stepped any more; the message names no card. */
export class Unplayable extends Error {}

/** Steps the rest of a game's journal, in slices. @throws Unplayable at the first refused or unreadable entry */
export async function replay(store: Store, yielding: Yielding, table: Table): Promise<Table> {
  for await (const page of pagesOf(store, yielding, table.id, table.played)) {
    let isOver = () => true;
    for (const entry of page) {
      if (isOver()) isOver = await yielding.next();
      step(table, entry);
    }
  }
  return table;
}

/** Steps one entry. @throws Unplayable if it is refused or unreadable */
export function step(table: Table, { player, intent }: Entry): void {
  const seq = table.played + 1;
  let why = 'cannot be read';
  try {
    const result = table.play(player, storedIntent(table.game.ruleset, intent));
    if (result.ok) return;
    why = `is refused (${result.refusal.code})`;
  } catch {
    // The message may name hidden cards.
  }
  throw new Unplayable(`intent ${seq} of the journal ${why}`);
}

/**
 * Restores a game from its snapshot and later entries; if that fails, from the whole journal, which is authoritative.
 * @param report gets the snapshot's error @throws Unplayable if the journal itself cannot be stepped
 */
export async function resume(store: Store, yielding: Yielding, game: StoredGame, report: (problem: string) => void): Promise<Table> {
  // A finished game is restored whole, and its end is known.
  const table = game.snapshot && !game.ending ? at(game, game.snapshot, report) : null;
  try {
    if (table) return await replay(store, yielding, table);
  } catch (error) {
    // A store error says nothing about the snapshot.
    if (!(error instanceof Unplayable)) throw error;
    report(error.message);
  }
  return replay(store, yielding, begin(game));
}

function at(game: StoredGame, snapshot: Snapshot, report: (problem: string) => void): Table | null {
  try {
    return Table.at(game, snapshot);
  } catch {
    report('the snapshot is not what it was');
    return null;
  }
}

/** The game at its beginning. @throws Unplayable if this build does not know its version of the rules */
export function begin(game: StoredGame): Table {
  try {
    return Table.begin(game);
  } catch {
    throw new Unplayable(`the game cannot begin by rules of version ${game.version}`);
  }
}
