import type { PlayerId } from '@illuminice/rules';
import type { StageScene } from '../../net/game-types';
import { THROWN } from './roll-scene';

export interface StartThrow {
  readonly player: PlayerId;
  readonly dice: readonly [number, number];
  readonly round: number;
}

/** Throw for the first turn (C-106, N-109): everybody's dice, round by round. */
export interface StartScene extends StageScene {
  readonly kind: 'start';
  readonly rolls: readonly StartThrow[];
  readonly first: PlayerId;
}

const START_STAYS = 2200;

export const startScenes = (rolls: readonly StartThrow[], first: PlayerId | undefined): StartScene[] =>
  rolls.length > 0 && first !== undefined ? [{ kind: 'start', ms: THROWN.ms, stays: START_STAYS, follow: 'gone', rolls, first }] : [];
