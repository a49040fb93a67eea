import type { PlayerId, Refusal } from '../../core/types.js';
import type { CopyId } from './board.js';
import type { IntentType } from './intents.js';
import type { View } from './state.js';
import type { DecisionKind } from './words.js';

/** For one type of intent: the cards that it may name first, and why nothing can be made of it. */
export interface Offer {
  readonly type: IntentType;
  readonly refusal?: Refusal | undefined;
  readonly can?: { readonly cards: readonly CopyId[] };
  /** The view that the offer was made of: whole intents are asked of it. It holds until anything changes. */
  readonly of: View;
}

/** Who must decide before the game goes on, and what about. Computed, never stored. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly frame: number | null;
  readonly rev: number;
  readonly who: readonly PlayerId[];
}
