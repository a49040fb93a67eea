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

/**
 * Lets an expert look a recorded game over, where its game has one.
 *
 * @param game null: it is on its way
 * @returns `none` where there is no such expert; `failed` where the game cannot be looked over
 */
export function useHindsight(game: GameRecord | null): LookedBack | 'looking' | 'failed' | 'none' {
  const [found, setFound] = useState<LookedBack | 'looking' | 'failed' | 'none'>('looking');
  useEffect(() => {
    if (!game) return;
    const part = partsOf(game.ruleset)?.hindsight;
    if (!part) return setFound('none');
    let here = true;
    setFound('looking');
    Promise.all([part.load(), wordsFor('all', game.ruleset)])
      .then(async ([{ default: ui }]) => ({ ui, moves: await ui.betterMoves(game) }))
      .then(
        (lookedBack) => here && setFound(lookedBack),
        () => here && setFound('failed'),
      );
    return () => {
      here = false;
    };
  }, [game]);
  return found;
}
