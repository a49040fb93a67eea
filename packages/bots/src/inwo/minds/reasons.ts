import type { CardId, PlayerId } from '@illuminice/rules';

/** Reasons for a move, worded by themes. Cards by type, players by id, chances in percent. */
export type Reason =
  /** The chance of an attack or strike before answers. */
  | { readonly kind: 'odds'; readonly target: CardId; readonly percent: number }
  /** Chance of an open attack with this answer. */
  | { readonly kind: 'shift'; readonly target: CardId; readonly from: number; readonly to: number }
  | { readonly kind: 'wins'; readonly goal: CardId }
  /** Success meets the Basic Goal (N-1201). */
  | { readonly kind: 'reaches'; readonly have: number; readonly need: number }
  | { readonly kind: 'goal'; readonly have: number; readonly need: number }
  | { readonly kind: 'counted'; readonly goal: CardId }
  /** It holds back a rival near the goal. */
  | { readonly kind: 'stops'; readonly player: PlayerId; readonly have: number; readonly need: number }
  | { readonly kind: 'takes'; readonly player: PlayerId; readonly groups: number }
  /** Puppets that come along, or would be lost. */
  | { readonly kind: 'branch'; readonly card: CardId; readonly groups: number }
  | { readonly kind: 'power'; readonly card: CardId; readonly power: number }
  | { readonly kind: 'arrows'; readonly card: CardId; readonly arrows: number }
  | { readonly kind: 'stake'; readonly card: CardId }
  /** Amount that unspent tokens may add against it. */
  | { readonly kind: 'opposed'; readonly player: PlayerId; readonly power: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'helps' }
  | { readonly kind: 'spare' }
  | { readonly kind: 'aimed' }
  | { readonly kind: 'dice'; readonly roll: number; readonly needs: number }
  | { readonly kind: 'leastUse'; readonly card: CardId }
  | { readonly kind: 'place'; readonly steps: number }
  | { readonly kind: 'reload'; readonly cards: number }
  | { readonly kind: 'reserve'; readonly tokens: number }
  | { readonly kind: 'nothingBetter' };
