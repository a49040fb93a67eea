import { Table } from '../table/table.js';
import { storedIntent } from './record.js';
import type { Entry, Store, StoredGame } from './store.js';

/** A game whose journal cannot be stepped any more; the message names no card. */
export class Unplayable extends Error {}

/** Steps a game on by entries of its journal. @throws Unplayable at the first that is refused or cannot be read */
export function replay(table: Table, entries: readonly Entry[]): Table {
  for (const { player, intent } of entries) {
    const seq = table.played + 1;
    let why = 'cannot be read';
    try {
      const result = table.play(player, storedIntent(intent));
      if (result.ok) continue;
      why = `is refused (${result.refusal.code})`;
    } catch {
      // What it says may name hidden cards.
    }
    throw new Unplayable(`intent ${seq} of the journal ${why}`);
  }
  return table;
}

/**
 * Brings a game back: the stored snapshot and what was played since, which is enough to tell what happened lately. If that
 * does not add up, the whole journal is stepped from the beginning, which is what counts.
 *
 * @param report is told what was wrong with the snapshot
 * @throws Unplayable if the journal itself cannot be stepped
 */
export async function resume(store: Store, game: StoredGame, report: (problem: string) => void): Promise<Table> {
  // How a game went that is over is told whole, and its end is known.
  if (game.snapshot && !game.ending) {
    const since = await store.entries(game.id, game.snapshot.seq);
    try {
      return replay(Table.at(game, game.snapshot), since);
    } catch (error) {
      report(error instanceof Unplayable ? error.message : 'the snapshot is not what it was');
    }
  }
  return replay(begin(game), await store.entries(game.id, 0));
}

function begin(game: StoredGame): Table {
  try {
    return Table.begin(game);
  } catch {
    throw new Unplayable(`the game cannot begin by rules of version ${game.version}`);
  }
}
