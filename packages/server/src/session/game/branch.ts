import type { Moment } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { pagesOf } from '../../store/pages.js';
import { castSchema } from '../../store/record.js';
import type { Entry, GameOfTable, Snapshot, Store } from '../../store/store.js';
import type { Yielding } from '../../yielding.js';
import { begin, step } from './resume.js';

/** A finished game with a seed: one that can be played back. */
export type FinishedGame = GameOfTable & { readonly ending: NonNullable<GameOfTable['ending']>; readonly seed: string };

export const isFinished = (game: GameOfTable): game is FinishedGame => game.ending !== null && game.seed !== null;

/** A finished game up to one of its moments, to be played on from there. */
export interface Branch {
  readonly moment: Moment;
  readonly game: FinishedGame;
  readonly names: readonly string[];
  /** Seat of the player who opens the table. */
  readonly as: PlayerId;
  readonly entries: readonly Entry[];
  /** A state at most `REMEMBERED` intents before the moment. */
  readonly snapshot: Snapshot;
}

/** Intents before the moment that are stepped once more at the new table, for its log. */
const REMEMBERED = 100;

/**
 * Steps a finished game to a moment, in slices. @param as player of the opener's seat; left out: the player of that turn @returns the
 * branch; or a refusal: the game was over by then, or that player was not in it @throws Unplayable if its journal cannot be stepped
 */
export async function branchAt(
  { store, yielding }: { store: Store; yielding: Yielding },
  game: FinishedGame,
  moment: number,
  as: PlayerId | undefined,
): Promise<Branch | 'over' | 'notPlaying'> {
  const table = begin(game);
  const entries: Entry[] = [];
  let snapshot = table.snapshot();
  for await (const page of pagesOf(store, yielding, game.id, 0)) {
    let isOver = () => true;
    for (const entry of page) {
      if (entries.length === moment) break;
      if (isOver()) isOver = await yielding.next();
      step(table, entry);
      // Message numbers begin anew at the new table.
      entries.push({ ...entry, n: null });
      if (table.played === moment - REMEMBERED) snapshot = table.snapshot();
    }
    if (entries.length === moment) break;
  }
  if (entries.length < moment || table.over) return 'over';
  const player = as ?? table.board.turn?.player ?? game.players.find((one) => table.isIn(one));
  if (player === undefined || !table.isIn(player)) return 'notPlaying';
  const cast = castSchema.parse(JSON.parse(game.ending.cast));
  const names = game.players.map((one) => cast.find((seat) => seat.player === one)?.name ?? one);
  return { moment: { game: game.id, moment }, game, names, as: player, entries, snapshot };
}
