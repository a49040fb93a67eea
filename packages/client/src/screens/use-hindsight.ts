import type { GameRecord } from '@illuminice/protocol';
import { useEffect, useState } from 'preact/hooks';
import { partsOf } from '../games';
import type { BetterMove, HindsightUi } from '../table/game-ui';
import { wordsFor } from '../text';

/** Better moves of a finished game, with their texts. */
export interface LookedBack {
  readonly ui: HindsightUi;
  readonly moves: readonly BetterMove[];
}

/** Expert's result: `looking` until it is there, `none` if the page is older than the game, `failed` without one. */
type Found = LookedBack | 'looking' | 'failed' | 'none';

/** Runs an expert over a recorded game; `again`: retries after a failure. */
export function useHindsight(game: GameRecord): { readonly found: Found; readonly again: () => void } {
  const [found, setFound] = useState<Found>('looking');
  const isLooking = found === 'looking';
  useEffect(() => {
    if (!isLooking) return;
    const part = partsOf(game.ruleset)?.hindsight;
    if (!part) return setFound('none');
    let here = true;
    const tell = (now: Found) => here && setFound(now);
    Promise.all([part.load(), wordsFor('all', game.ruleset)])
      .then(async ([{ default: ui }]) => ({ ui, moves: await ui.betterMoves(game) }))
      .then(tell, () => tell('failed'));
    return () => {
      here = false;
    };
  }, [game, isLooking]);
  return { found, again: () => setFound('looking') };
}
