import type { PlayerId, Refusal } from '../../core/types.js';
import type { CopyId } from './copy-id.js';
import type { Intent, IntentType, PlayFields } from './intents.js';
import type { DecisionKind } from './words.js';

/** Legal values of one argument of a play; later arguments may have to change with it. */
export interface Slot {
  /** The fields that name it together, mostly one. */
  readonly fields: readonly (keyof PlayFields)[];
  readonly optional?: true;
  /** Most entries of a list; left out: it is one thing. */
  readonly most?: number;
  /** Each as the fields that name it; of a list, one entry. */
  readonly values: readonly PlayFields[];
}

export interface Playable {
  readonly card: CopyId;
  /** Which of the card's uses; left out: the first, of a Plot the one whose moment is there. */
  readonly ability?: number;
  readonly fields: PlayFields;
  readonly slots: readonly Slot[];
}

export interface Can {
  readonly cards: readonly CopyId[];
  /** For Plots and abilities: what can be made of them, each with all that its arguments can name. */
  readonly plays?: readonly Playable[] | undefined;
}

/** For one type of intent of a view: why nothing can be made of it, else the cards that it may name first. As JSON plain data. */
export interface Offer {
  readonly type: IntentType;
  readonly refusal?: Refusal | undefined;
  readonly can?: Can | undefined;
  /** True if a whole intent is one of those that it stands for. */
  admits(intent: Intent): boolean;
}

/** The open decision and its players. Computed, never stored. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly frame: number | null;
  readonly rev: number;
  readonly who: readonly PlayerId[];
}
