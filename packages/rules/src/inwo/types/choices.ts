import type { Refusal } from '../../core/types.js';
import type { PlayFields } from './intents.js';

export interface Choice {
  /** The fields that name it; of a list, the one entry. */
  readonly set: PlayFields;
  /** Why it does not fit beside what is named so far; null: it does. Worked out at the first look, before the next step. */
  readonly why: Refusal | null;
}

export interface Choices {
  readonly fields: readonly (keyof PlayFields)[];
  readonly optional: boolean;
  /** Most entries of a list; left out: it is one thing. */
  readonly most?: number;
  readonly values: readonly Choice[];
}
