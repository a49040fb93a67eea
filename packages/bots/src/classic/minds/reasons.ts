import type { CardId, PlayerId } from '@illuminice/rules';

/** Why a move is advised, as data: themes word them. Cards and players by id, chances in percent, money in MB. */
export type Reason =
  /** The attack's chance as it stands, before anybody else pays. */
  | { readonly kind: 'odds'; readonly target: CardId; readonly percent: number }
  /** It counts for the viewer's goal (`basic`, or the Illuminati whose goal it is), which would stand there. */
  | { readonly kind: 'goal'; readonly goal: CardId; readonly have: number; readonly need: number }
  /** It wins the game. */
  | { readonly kind: 'wins'; readonly goal: CardId }
  /** It takes from a rival what they are near to winning by. */
  | { readonly kind: 'stops'; readonly player: PlayerId; readonly have: number; readonly need: number }
  | { readonly kind: 'income'; readonly card: CardId; readonly mb: number }
  | { readonly kind: 'power'; readonly card: CardId; readonly power: number; readonly transferable: number }
  /** A branch of so many Groups comes along. */
  | { readonly kind: 'branch'; readonly card: CardId; readonly groups: number }
  /** So much stays in the Illuminati treasury for the defence. */
  | { readonly kind: 'reserve'; readonly mb: number }
  /** Others may spend so much against it. */
  | { readonly kind: 'opposed'; readonly mb: number }
  | { readonly kind: 'privilege' }
  /** The place is so many steps from the Illuminati, and leaves room for so many more Groups. */
  | { readonly kind: 'place'; readonly steps: number; readonly room: number }
  /** Nothing better is to be had; so much comes in for passing. */
  | { readonly kind: 'nothingBetter'; readonly mb: number }
  /** A Special serves best now. */
  | { readonly kind: 'special'; readonly card: CardId }
  /** The deal is worth so many points to the viewer, and so many to the other. */
  | { readonly kind: 'deal'; readonly mine: number; readonly theirs: number };
