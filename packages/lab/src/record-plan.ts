import type { GameTypes } from '@illuminice/rules';
import type { PolicyName, RecordPlan } from './game-lab.js';

/** Makes the plans of one game, each named after what is in it. */
export const planned =
  <T extends GameTypes>() =>
  (players: number, policy: PolicyName, seed: number, options: Partial<T['Options']> = {}, what = '', leaving = 0): RecordPlan<T> => ({
    name: `${players}-${policy}${what ? `-${what}` : ''}-${seed}`,
    players,
    policy,
    seed,
    options,
    leaving,
  });
