import type { CardId, PlayerId } from '../../core/types.js';
import type { Alignment, AttackKind } from './words.js';

export type LedgerPart =
  | 'power'
  | 'aid'
  | 'alignment'
  | 'neutralize'
  | 'ability'
  | 'money'
  | 'interference'
  | 'defence'
  | 'position'
  | 'defenceMoney';

/** One line of the ledger (C-409); all values add up to the number needed. */
export interface LedgerRow {
  readonly part: LedgerPart;
  readonly value: number;
  /** Subject of the line: attacker, aid, the card with the ability, the paying treasury, the target. */
  readonly card?: CardId;
  readonly player?: PlayerId;
  readonly alignments?: [Alignment, Alignment];
  readonly distance?: number;
  /** For `defence`: what defends, Power or Resistance. */
  readonly by?: 'power' | 'resistance';
}

export interface Spending {
  readonly player: PlayerId;
  readonly from: CardId;
  readonly side: 'for' | 'against';
  readonly amount: number;
}

export interface Attack {
  readonly id: number;
  readonly by: PlayerId;
  readonly kind: AttackKind;
  readonly attacker: CardId;
  readonly target: CardId;
  readonly aids: CardId[];
  /** The owner of the target; null for an uncontrolled one, and for one's own (C-408). */
  readonly defender: PlayerId | null;
  /** The Whispering Campaign that made it possible (C-914). */
  readonly whispering: CardId | null;
  stage: 'contest' | 'dice' | 'place' | 'settle' | 'over';
  committed: boolean;
  privilege: 'none' | 'declared' | 'broken';
  /** The card discarded for privilege was cancelled, so another may be discarded although the attack is committed (C-900). */
  privilegeCancelled: boolean;
  /** Players let in by an Interference card (C-603). */
  letIn: PlayerId[];
  spendings: Spending[];
  /** Number to roll at most, even if below 2 or above 10. */
  needs: number;
  odds: number;
  ledger: LedgerRow[];
  dice: [number, number] | null;
  roll: number | null;
  result: 'success' | 'failure' | 'calledOff' | null;
}
