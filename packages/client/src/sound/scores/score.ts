import type { SoundName } from '../../games/classic/sounds';
import type { Stage } from '../voices';

/** What a theme sounds like. */
export interface Score {
  /** None is longer than 0.7 s. */
  readonly sounds: Readonly<Record<SoundName, (stage: Stage) => void>>;
  /** What is heard all the time. */
  readonly ambience: {
    /** Above which frequency the air is silent, Hz. */
    readonly air: number;
    /** Seconds until the next stroke. */
    next(): number;
    stroke(stage: Stage): void;
  };
}
