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
  /** The target's owner; null for an own Group or a Group of the hand. */
  readonly defender: PlayerId | null;
  readonly fromHand: boolean;
  /** The target was hidden in the hand before. */
  readonly wasHidden: boolean;
  /** The player who discarded the target after a failed takeover; it returns to their pile if this attack fails. Null: nobody. */
  slipped: PlayerId | null;
  readonly instant: boolean;
  /** The attacking Plot, its Power, and the margin above which it destroys. */
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
  /** `ended`: it cannot return in this attack (N-481). */
  privilege: 'none' | 'declared' | 'ended';
  privilegeBy: CopyId | null;
  letIn: PlayerId[];
  barred: PlayerId[];
  committed: boolean;
  stage: 'contest' | 'dice' | 'place' | 'over';
  /** Used abilities that are limited to once an attack: `copy:number`. */
  used: string[];
  needs: number;
  odds: number;
  ledger: LedgerEntry[];
  dice: [number, number] | null;
  roll: number | null;
  /** Shifts and settings of the dice, in order (N-970). */
  shifts: Shift[];
  failed: boolean;
  /** Set once nobody may change the attack's strength. */
  locked: boolean;
  magic: boolean;
  /** Cards that may join an Instant or a privileged attack, their sides, and whether with full Power regardless of alignment. */
  open: { readonly filter: Filter; readonly sides: readonly ('for' | 'against')[]; readonly full: boolean } | null;
  /** Cards destroyed after the attack, to nobody's credit. */
  doomed: CopyId[];
  result: 'success' | 'failure' | 'calledOff' | 'void' | null;
  margin: number | null;
}

export interface Join {
  readonly by: PlayerId;
  readonly card: CopyId;
  readonly side: 'for' | 'against';
  /** Spent tokens, several only in self-defence. */
  tokens: number;
  /** By an ability or a free defence: no token to refund. */
  readonly free: boolean;
  /** With full Power by its own text. */
  readonly full?: true;
}

export interface Bonus {
  readonly by: PlayerId;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly amount: number;
  readonly part: 'plots' | 'ability';
  /** Tokens and cards of the payment, refunded when it is called off. */
  readonly paid: readonly CopyId[];
  /** A destroyed target can never return. */
  readonly seals?: true;
}

export interface Plus {
  readonly by: PlayerId;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly on: CopyId;
  readonly amount: number;
  /** It was hidden in the hand before. */
  readonly hidden?: true;
}

export type Shift = { readonly set: number } | { readonly by: number };

/** One line of the number needed, with its card, if any. */
export interface LedgerEntry {
  readonly part: LedgerPart;
  readonly value: number;
  readonly card?: CardId;
}
