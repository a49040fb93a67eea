import type { GameTypes } from '@illuminice/rules';
import type { PolicyName, RecordPlan } from './game-lab.js';

interface Particulars<T extends GameTypes> {
  readonly options?: Partial<T['Options']>;
  readonly title?: string;
  readonly leaving?: number;
}

export const planned =
  <T extends GameTypes>() =>
  (players: number, policy: PolicyName, seed: number, { options = {}, title = '', leaving = 0 }: Particulars<T> = {}): RecordPlan<T> => ({
    name: `${players}-${policy}${title ? `-${title}` : ''}-${seed}`,
    players,
    policy,
    seed,
    options,
    leaving,
  });
