import type { StageScene } from '../../net/game-types';
import { HIGHEST_WINNING_ROLL } from '../../text';

/** Outcome of an attack's dice: 11 and 12 always fail. */
export type Ending = 'success' | 'failure' | 'always';

export const endingOf = (total: number, succeeds: boolean): Ending =>
  total > HIGHEST_WINNING_ROLL ? 'always' : succeeds ? 'success' : 'failure';

/** Stages of the animation, ms: cards fly up, the dice roll, then settle. */
export const ROLL = { begins: 400, rolls: 900, settles: 200 } as const;

const TOLD: Pick<StageScene, 'stays' | 'follow'> = { stays: 1300, follow: 'told' };

export const THROWN: Pick<StageScene, 'ms' | 'stays' | 'follow'> = {
  ms: { moves: ROLL.begins + ROLL.rolls + ROLL.settles, fades: 360 },
  ...TOLD,
};

export const CHANGED: Pick<StageScene, 'ms' | 'stays' | 'follow'> = { ms: { moves: 300, fades: 120 }, ...TOLD };
