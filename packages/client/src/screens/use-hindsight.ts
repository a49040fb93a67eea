import type { GameRecord } from '@illuminice/protocol';
import { useEffect, useState } from 'preact/hooks';
import { partsOf } from '../games';
import type { BetterMove, HindsightUi } from '../table/game-ui';
import { wordsFor } from '../text';

/** The better moves of a game that is over, and how they are told. */
export interface LookedBack {
  readonly ui: HindsightUi;
  readonly moves: readonly BetterMove[];
}

/** Answer of the expert: `looking` until it is there, `none` where the page is older than the game, `failed` without one. */
type Found = LookedBack | 'looking' | 'failed' | 'none';

/** Lets an expert look a recorded game over; `again`: once more after it failed. */
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
