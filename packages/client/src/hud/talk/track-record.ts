import type { PromiseInfo } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/** How often a player kept his word and broke it, as those say who got it (C-804). */
export interface TrackRecord {
  kept: number;
  broken: number;
}

export const trackRecord = (promises: readonly Pick<PromiseInfo, 'by' | 'state'>[], player: PlayerId): TrackRecord => {
  const count = (state: PromiseInfo['state']) => promises.filter((promise) => promise.by === player && promise.state === state).length;
  return { kept: count('kept'), broken: count('broken') };
};
