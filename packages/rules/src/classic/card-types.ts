import type { CardId } from '../core/types.js';
import type { Alignment, Side } from '../domain/types.js';

/** The facts printed on an Illuminati card. Names and texts live in themes. */
export interface IlluminatiFacts {
  readonly id: CardId;
  readonly kind: 'illuminati';
  readonly power: number;
  readonly transferable: number;
  readonly income: number;
  readonly outward: readonly Side[];
}

/** The facts printed on a Group card. */
export interface GroupFacts {
  readonly id: CardId;
  readonly kind: 'group';
  readonly power: number;
  readonly transferable: number;
  readonly resistance: number;
  readonly income: number;
  readonly alignments: readonly Alignment[];
  readonly inward: Side;
  readonly outward: readonly Side[];
}

export interface SpecialFacts {
  readonly id: CardId;
  readonly kind: 'special';
}

export type CardFacts = IlluminatiFacts | GroupFacts | SpecialFacts;
