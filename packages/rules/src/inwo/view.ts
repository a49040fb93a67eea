import type { PlayerId } from '../core/types.js';
import type { State, View } from './types/index.js';

/** What a player may see: the board, and their own secrets; null: a spectator, who sees the board alone (N-1401, N-1402). */
export const viewFor = (state: State, viewer: PlayerId | null): View => {
  const { private: secrets } = state.secrets;
  const mine = viewer !== null && Object.hasOwn(secrets, viewer) ? secrets[viewer] : undefined;
  return { board: state.board, player: mine ? viewer : null, mine: mine ?? null };
};
