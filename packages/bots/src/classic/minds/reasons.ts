import type { CardId, PlayerId } from '@illuminice/rules';

/** Reasons for a move, worded by themes. Cards and players by id, chances in percent, money in MB. */
export type Reason =
  /** The attack's chance before anybody else pays. */
  | { readonly kind: 'odds'; readonly target: CardId; readonly percent: number }
  /** Progress of the viewer's goal after it (`basic`, or the Illuminati with the goal). */
  | { readonly kind: 'goal'; readonly goal: CardId; readonly have: number; readonly need: number }
  | { readonly kind: 'wins'; readonly goal: CardId }
  /** It takes from a rival a Group needed to win. */
  | { readonly kind: 'stops'; readonly player: PlayerId; readonly have: number; readonly need: number }
  | { readonly kind: 'income'; readonly card: CardId; readonly mb: number }
  | { readonly kind: 'power'; readonly card: CardId; readonly power: number; readonly transferable: number }
  | { readonly kind: 'branch'; readonly card: CardId; readonly groups: number }
  /** Money left in the Illuminati treasury for defence. */
  | { readonly kind: 'reserve'; readonly mb: number }
  /** MB that others may spend against it. */
  | { readonly kind: 'opposed'; readonly mb: number }
  | { readonly kind: 'privilege' }
  /** Distance from the Illuminati, and room left for more Groups. */
  | { readonly kind: 'place'; readonly steps: number; readonly room: number }
  /** Nothing better is possible; passing brings this much. */
  | { readonly kind: 'nothingBetter'; readonly mb: number }
  | { readonly kind: 'special'; readonly card: CardId }
  /** Points of the deal for the viewer and for the other. */
  | { readonly kind: 'deal'; readonly mine: number; readonly theirs: number };
