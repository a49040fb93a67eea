import type { CardId, PlayerId } from '@illuminice/rules';

/** Why a move is advised, as data: themes word them. Cards by what they are, not by copy, players by id, chances in percent. */
export type Reason =
  /** The chance of an attack as it stands, or of a strike, before anybody answers. */
  | { readonly kind: 'odds'; readonly target: CardId; readonly percent: number }
  /** What an answer makes of the chance of an open attack. */
  | { readonly kind: 'shift'; readonly target: CardId; readonly from: number; readonly to: number }
  /** The Goal card wins, unless somebody breaks the claim (N-1207). */
  | { readonly kind: 'wins'; readonly goal: CardId }
  /** Success meets the goal on the Basic count (N-1201). */
  | { readonly kind: 'reaches'; readonly have: number; readonly need: number }
  /** It counts on the Basic count, which would stand there. */
  | { readonly kind: 'goal'; readonly have: number; readonly need: number }
  /** A Goal card of the own hand counts it. */
  | { readonly kind: 'counted'; readonly goal: CardId }
  /** It holds a rival back who is near the goal. */
  | { readonly kind: 'stops'; readonly player: PlayerId; readonly have: number; readonly need: number }
  /** A rival loses so many Groups. */
  | { readonly kind: 'takes'; readonly player: PlayerId; readonly groups: number }
  /** So many Groups below the card come along, or would be lost with it. */
  | { readonly kind: 'branch'; readonly card: CardId; readonly groups: number }
  | { readonly kind: 'power'; readonly card: CardId; readonly power: number }
  | { readonly kind: 'arrows'; readonly card: CardId; readonly arrows: number }
  /** The card of the hand is lost if the attack fails (N-495). */
  | { readonly kind: 'stake'; readonly card: CardId }
  /** Tokens that lie there may add about so much against it. */
  | { readonly kind: 'opposed'; readonly player: PlayerId; readonly power: number }
  /** It costs nothing. */
  | { readonly kind: 'free' }
  /** It costs little and always helps. */
  | { readonly kind: 'helps' }
  /** No attack is worth the token any more. */
  | { readonly kind: 'spare' }
  /** What it cancels is aimed at the viewer. */
  | { readonly kind: 'aimed' }
  /** The dice lie so, and so much is needed. */
  | { readonly kind: 'dice'; readonly roll: number; readonly needs: number }
  /** The Plot is the least likely to be needed. */
  | { readonly kind: 'leastUse'; readonly card: CardId }
  /** The place is so many steps from the Illuminati. */
  | { readonly kind: 'place'; readonly steps: number }
  /** So many cards can act again. */
  | { readonly kind: 'reload'; readonly cards: number }
  /** So many tokens stay for the defence. */
  | { readonly kind: 'reserve'; readonly tokens: number }
  /** Nothing better is to be had. */
  | { readonly kind: 'nothingBetter' };
