import type { Alignment, GroupKind } from '@illuminice/rules/inwo';
import type { CardFace } from '../../../../card/face';
import type { FramedFace } from '../../../../card/paint/frame';

export type Material =
  | 'group'
  | 'illuminati'
  | 'resource'
  | 'plot'
  | 'disaster'
  | 'assassination'
  | 'goal'
  | 'red'
  | 'blue'
  | 'yellow'
  | 'spare';

/** A current number, and whether it is above or below print. */
export interface LiveNumber {
  readonly value: number;
  readonly differs: -1 | 0 | 1;
}

/** Everything a card's face depends on; equal specs give equal pictures. */
export interface FaceSpec extends CardFace, FramedFace {
  readonly material: Material;
  /** Null for cards that are not Groups. */
  readonly kind: GroupKind | null;
  readonly name: string;
  /** For faces on which the name would break a word. */
  readonly short: string;
  /** Null on cards without numbers. */
  readonly power: LiveNumber | null;
  readonly global: number;
  readonly resistance: LiveNumber | null;
  readonly alignments: readonly Alignment[];
  readonly attributes: readonly string[];
  readonly devastated: boolean;
  /** Number of linked Plots, and whether all of them are without effect now. */
  readonly linked: number;
  readonly asleep: boolean;
  readonly tied: boolean;
  readonly order: number | null;
  readonly empty: boolean;
  readonly struck: boolean;
}
