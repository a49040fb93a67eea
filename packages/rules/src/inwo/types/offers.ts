import type { PlayerId, Refusal } from '../../core/types.js';
import type { CopyId } from './copy-id.js';
import type { Intent, IntentType, PlayFields } from './intents.js';
import type { DecisionKind } from './words.js';

/** Legal values of one argument of a play; later arguments may have to change with it. */
export interface Slot {
  readonly fields: readonly (keyof PlayFields)[];
  readonly optional?: true;
  /** Most entries of a list; left out: a single thing. */
  readonly most?: number;
  /** Each as its fields; for a list, one entry. */
  readonly values: readonly PlayFields[];
}

export interface Playable {
  readonly card: CopyId;
  /** Index of the card's use; left out: the first, or the Plot's use for this moment. */
  readonly ability?: number;
  readonly fields: PlayFields;
  readonly slots: readonly Slot[];
}

export interface Can {
  readonly cards: readonly CopyId[];
  /** For Plots and abilities: the possible plays, each with the values of its arguments. */
  readonly plays?: readonly Playable[] | undefined;
}

/** For one type of intent of a view: why none is possible, else its possible first cards. Its JSON is plain data. */
export interface Offer {
  readonly type: IntentType;
  readonly refusal?: Refusal | undefined;
  readonly can?: Can | undefined;
  /** True if the offer includes the whole intent. */
  admits(intent: Intent): boolean;
}

/** The open decision and its players. Computed, never stored. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly frame: number | null;
  readonly rev: number;
  readonly who: readonly PlayerId[];
}
