import type { PlayerId, Refusal } from '../../core/types.js';
import type { CopyId } from './board.js';
import type { Intent, IntentType } from './intents.js';
import type { DecisionKind } from './words.js';

/**
 * For one type of intent: why nothing can be made of it, else the cards that it may name first. It answers for the view that it was made
 * of; as JSON it is plain data, `can` or `refusal`.
 */
export interface Offer {
  readonly type: IntentType;
  readonly refusal?: Refusal | undefined;
  readonly can?: { readonly cards: readonly CopyId[] } | undefined;
  /** Whether a whole intent is one of those that it stands for. */
  admits(intent: Intent): boolean;
}

/** Who must decide before the game goes on, and what about. Computed, never stored. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly frame: number | null;
  readonly rev: number;
  readonly who: readonly PlayerId[];
}
