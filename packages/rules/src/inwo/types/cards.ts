import type { CardId } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { Filter } from './abilities.js';
import type { Ability } from './uses.js';
import type { Alignment, Attribute, Colour, GroupKind, Tag } from './words.js';

export type * from './abilities.js';
export type * from './uses.js';

/** Pool of a card (N-1303): all, or `sure` as well. */
type Pool = 'sure' | 'all' | 'none';

interface Facts {
  readonly id: CardId;
  readonly name: string;
  readonly pool: Pool;
  /** Version of the rules that added the card; left out: the first. */
  readonly since?: number;
  readonly abilities: readonly Ability[];
}

export interface GroupFacts extends Facts {
  readonly kind: GroupKind;
  /** Printed; null for an asterisk. */
  readonly power: number | null;
  readonly global: number;
  readonly resistance: number;
  readonly alignments: readonly Alignment[];
  readonly attributes: readonly Attribute[];
  readonly tags: readonly Tag[];
  readonly inward: Side;
  readonly outward: readonly Side[];
}

export type SpecialGoal =
  /** Cards that match the filter count double, three at most (N-965). */
  | { readonly kind: 'double'; readonly filter: Filter; readonly minPower?: number }
  | { readonly kind: 'magicResources' }
  | { readonly kind: 'totalPower'; readonly power: number; readonly everyAlignment?: true }
  /** Each destroyed Group lowers the Basic Goal by one; so many win at once. */
  | { readonly kind: 'destroyed'; readonly wins: number }
  | { readonly kind: 'powerInPlay'; readonly filter: Filter; readonly power: number }
  | { readonly kind: 'pairs'; readonly destroyed: Alignment; readonly controlled: Alignment }
  | { readonly kind: 'illuminati'; readonly count: number }
  | { readonly kind: 'none' };

export interface IlluminatiFacts extends Facts {
  readonly kind: 'illuminati';
  readonly power: number;
  readonly goal: SpecialGoal;
}

export interface ResourceFacts extends Facts {
  readonly kind: 'resource';
  readonly unique: boolean;
  readonly attributes: readonly Attribute[];
  readonly tags: readonly Tag[];
  readonly hasTokens: boolean;
  readonly link: Filter | null;
  readonly limit?: 'player' | 'group';
}

export const PLOT_KINDS = ['plot', 'goal', 'nwo', 'disaster', 'assassination'] as const;

export interface PlotFacts extends Facts {
  readonly kind: (typeof PLOT_KINDS)[number];
  readonly colour?: Colour;
  readonly goal?: SpecialGoal;
  /** A Goal card that changes the count of other goals (N-1204). */
  readonly combinable?: boolean;
  readonly limit?: 'player' | 'game' | 'turn' | 'inPlay' | 'victim';
  readonly goalsHeld?: number;
  /** Traits named by its text, beside those of its record. */
  readonly concerns?: readonly Attribute[];
  /** Power of the action that it replaces in the payment of another Plot. */
  readonly standsFor?: number;
}

export type CardFacts = GroupFacts | IlluminatiFacts | ResourceFacts | PlotFacts;
