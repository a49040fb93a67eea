import type { PlayerId } from '../core/types.js';
import { privateIn } from './game.js';
import type { State, View } from './types/index.js';

/** What a player may see: the board, and their own secrets; null: a spectator, who sees the board alone (C-307). */
export const viewFor = (state: State, viewer: PlayerId | null): View => {
  const mine = viewer === null ? undefined : privateIn(state, viewer);
  return { board: state.board, player: mine ? viewer : null, mine: mine ?? null };
};
