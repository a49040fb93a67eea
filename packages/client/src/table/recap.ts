import type { PlayerId } from '@illuminice/rules';
import type { GameTypes } from '../net/game-types';

export interface RecapTurn<G extends GameTypes = GameTypes> {
  /** Null: before the first known turn. */
  readonly turn: { readonly player: PlayerId; readonly number: number } | null;
  /** `said`: sentence in place of the log's, without what earlier lines said. */
  readonly lines: readonly { readonly event: G['Event']; readonly said: string | null }[];
}

/** Events of some steps, turn by turn, for a viewer who missed them. */
export interface Recap<G extends GameTypes = GameTypes> {
  readonly turns: readonly RecapTurn<G>[];
  readonly passes: readonly PlayerId[];
}

/** The last turns with at most so many lines in all. @returns them, and the number of omitted lines */
export function lastLines(turns: readonly RecapTurn[], most: number): { turns: readonly RecapTurn[]; more: number } {
  let left = most;
  let more = 0;
  const turnsShown: RecapTurn[] = [];
  for (const { turn, lines } of turns.toReversed()) {
    const shown = left > 0 ? lines.slice(-left) : [];
    // A turn takes a line itself, so that empty turns are bounded, too.
    if (left > 0) turnsShown.unshift({ turn, lines: shown });
    left -= shown.length + 1;
    more += lines.length - shown.length;
  }
  return { turns: turnsShown, more };
}
