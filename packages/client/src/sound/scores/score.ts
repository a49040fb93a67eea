import type { BoardCue } from '../../board/contract';
import type { Stage } from '../voices';

/** Sounds of the table itself come with what is seen there (`BoardCue`); the others call whoever is at it. */
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
  | 'knock'
  | 'laugh'
  | 'win'
  | 'over'
  | 'clock'
  | 'tick'
  | 'refused';

/** Seconds at which a laugh has its 'ha'. */
export const LAUGH_AT = [0, 0.13, 0.25, 0.37, 0.5];

export interface Score {
  /** None is longer than 0.7 s. */
  readonly sounds: Readonly<Record<SoundName, (stage: Stage) => void>>;
  readonly ambience: {
    readonly air: number;
    /** Seconds until the next stroke. */
    next(): number;
    stroke(stage: Stage): void;
  };
}
