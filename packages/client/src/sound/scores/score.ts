import type { BoardCue } from '../../board/contract';
import type { Stage } from '../voices';

/** The table's own sounds come with `BoardCue`; the others call the player. */
export type SoundName =
  | BoardCue
  | 'dice'
  | 'success'
  | 'failure'
  | 'always'
  | 'turn'
  | 'asked'
  | 'special'
  | 'cancelled'
  | 'offer'
  | 'deal'
  | 'chat'
  | 'whisper'
  | 'promise'
  | 'close'
  | 'out'
  | 'capture'
  | 'control'
  | 'disaster'
  | 'order'
  | 'knock'
  | 'laugh'
  | 'win'
  | 'over'
  | 'clock'
  | 'tick'
  | 'refused';

/** Seconds of each 'ha' of a laugh. */
export const LAUGH_AT = [0, 0.13, 0.25, 0.37, 0.5];

export interface Score {
  /** At most 0.7 s each. */
  readonly sounds: Readonly<Record<SoundName, (stage: Stage) => void>>;
  readonly ambience: {
    readonly air: number;
    next(): number;
    stroke(stage: Stage): void;
  };
}
