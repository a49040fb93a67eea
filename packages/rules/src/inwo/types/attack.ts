import type { CardId, PlayerId } from '../../core/types.js';
import type { Filter } from './cards.js';
import type { CopyId } from './copy-id.js';
import type { AttackKind, LedgerPart } from './words.js';

/** An attack from its announcement to its result; the last one stays on the board. */
export interface Attack {
  readonly id: number;
  readonly kind: AttackKind;
  readonly by: PlayerId;
  /** Null for Disasters and Assassinations. */
  readonly leader: CopyId | null;
  readonly target: CopyId;
  readonly targetCard: CardId;
  /** The target's owner; null for one's own Group and a Group of the hand. */
  readonly defender: PlayerId | null;
  readonly fromHand: boolean;
  /** The target lay hidden in the hand before. */
  readonly wasHidden: boolean;
  /** The player who discarded the target after a failed takeover; to their pile it returns if this attack fails. Null: nobody did. */
  slipped: PlayerId | null;
  readonly instant: boolean;
  /** The Plot that makes the attack, its Power, and how much above the dice it must come to destroy. */
  readonly plot: {
    readonly copy: CopyId;
    readonly card: CardId;
    readonly power: number;
    readonly destroysAbove: number | null;
    readonly joiners: 'opposing' | null;
  } | null;
  helper: { card: CopyId; power: number } | null;
  /** Power and position of the target when the card was played (N-713). */
  frozen: { power: number; position: number } | null;
  /** Cards that joined, in order. The target's own tokens are `self`. */
  joins: Join[];
  bonuses: Bonus[];
  /** +10 Plots on leader, aids or helper. */
  plus: Plus[];
  agents: { by: PlayerId; copy: CopyId; card: CardId; side: 'for' | 'against'; hidden?: true } | null;
  /** `ended`: it never comes back in this attack (N-481). */
  privilege: 'none' | 'declared' | 'ended';
  privilegeBy: CopyId | null;
  letIn: PlayerId[];
  barred: PlayerId[];
  committed: boolean;
  stage: 'contest' | 'dice' | 'place' | 'over';
  /** Abilities used that an attack allows once: `copy:number`. */
  used: string[];
  needs: number;
  odds: number;
  ledger: LedgerEntry[];
  dice: [number, number] | null;
  roll: number | null;
  /** Shifts and settings of the dice, in order (N-970). */
  shifts: Shift[];
  failed: boolean;
  /** Nobody may change its strength any more. */
  locked: boolean;
  magic: boolean;
  /** Cards that may join an Instant or a privileged attack, on which sides, and whether with full Power whatever their alignments. */
  open: { readonly filter: Filter; readonly sides: readonly ('for' | 'against')[]; readonly full: boolean } | null;
  /** Cards that are destroyed when it is over, to nobody's credit. */
  doomed: CopyId[];
  result: 'success' | 'failure' | 'calledOff' | 'void' | null;
  margin: number | null;
}

export interface Join {
  readonly by: PlayerId;
  readonly card: CopyId;
  readonly side: 'for' | 'against';
  /** Tokens spent, more than one in self-defence alone. */
  tokens: number;
  /** By an ability or a free defence: no token to give back. */
  readonly free: boolean;
  /** With full Power by its own text. */
  readonly full?: true;
}

export interface Bonus {
  readonly by: PlayerId;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly amount: number;
  /** `plots` for Plots, `ability` for what abilities add. */
  readonly part: 'plots' | 'ability';
  /** Tokens and cards that paid: what comes back when it is called off. */
  readonly paid: readonly CopyId[];
  /** The target never comes back if it is destroyed. */
  readonly seals?: true;
}

export interface Plus {
  readonly by: PlayerId;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly on: CopyId;
  readonly amount: number;
  /** It lay hidden in the hand before. */
  readonly hidden?: true;
}

export type Shift = { readonly set: number } | { readonly by: number };

/** One line of the number needed; the card that makes it, if one does. */
export interface LedgerEntry {
  readonly part: LedgerPart;
  readonly value: number;
  readonly card?: CardId;
}
