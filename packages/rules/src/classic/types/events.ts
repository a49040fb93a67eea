import type { CardId, PlayerId, SecretPart } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { Outcome } from './board.js';
import type { OpenToOffers, TradeOffer } from './deals.js';
import type { PlaySpecialIntent, TakenBack } from './intents.js';
import type { Alignment, AttackKind, Phase } from './words.js';

/** Reason of a payment; `from` and `to` of a `money` event are card ids or `bank`. */
export type MoneyReason =
  | 'setup'
  | 'income'
  | 'upkeep'
  | 'tax'
  | 'attack'
  | 'defence'
  | 'interference'
  | 'privilege'
  | 'transfer'
  | 'settle'
  | 'capture'
  | 'lost'
  | 'pass'
  | 'power'
  | 'special'
  | 'trade'
  | 'left'
  | 'takenBack';

/** Everything that happens, as in the log. Secret parts reach only the players they name; with `only`, the event itself does. */
export type GameEvent =
  | { type: 'illuminatiTaken'; player: PlayerId; slot: number; card: CardId }
  | { type: 'goalChosen'; player: PlayerId; secret?: SecretPart<{ goal: CardId }> }
  | { type: 'uncovered'; card: CardId; why: 'setup' | 'draw' | 'refill' | 'revived' }
  | { type: 'buried'; card: CardId }
  | { type: 'startRolled'; player: PlayerId; dice: [number, number]; round: number }
  | { type: 'turnBegan'; player: PlayerId; number: number }
  | { type: 'phaseBegan'; phase: Phase }
  | { type: 'money'; from: CardId | 'bank'; to: CardId | 'bank'; amount: number; reason: MoneyReason; player: PlayerId | null }
  /** A Special was drawn; only the drawer knows which. */
  | { type: 'specialDrawn'; player: PlayerId; secret?: SecretPart<{ card: CardId }> }
  | { type: 'specialTurnedUp'; player: PlayerId; card: CardId }
  /** `why`: played for its effect, spent on privilege or on breaking one, cancelled, drawn at the end of a turn, left behind. */
  | {
      type: 'specialDiscarded';
      player: PlayerId | null;
      card: CardId;
      why: 'played' | 'privilege' | 'breakPrivilege' | 'interference' | 'cancelled' | 'counter' | 'refill' | 'left';
    }
  | { type: 'taxNamed'; player: PlayerId; card: CardId }
  | {
      type: 'attackAnnounced';
      attack: number;
      player: PlayerId;
      kind: AttackKind;
      attacker: CardId;
      target: CardId;
      aids: CardId[];
      needs: number;
      odds: number;
    }
  | { type: 'oddsChanged'; attack: number; needs: number; odds: number }
  | { type: 'spent'; attack: number; player: PlayerId; from: CardId; side: 'for' | 'against'; amount: number; interference: boolean }
  | { type: 'privilegeDeclared'; attack: number; player: PlayerId }
  | { type: 'privilegeBroken'; attack: number; player: PlayerId }
  | { type: 'letIn'; attack: number; player: PlayerId }
  | { type: 'saidDone'; player: PlayerId; frame: number; firm: boolean }
  /** The `done` of these players was voided by a commitment. */
  | { type: 'askedAgain'; players: PlayerId[]; frame: number }
  | { type: 'rolled'; attack: number; player: PlayerId; dice: [number, number]; needs: number }
  | { type: 'rollChanged'; attack: number; player: PlayerId; card: CardId; roll: number }
  | { type: 'attackEnded'; attack: number; result: 'success' | 'failure' | 'calledOff'; roll: number | null; needs: number }
  /** A card was attached: taken, moved, traded, bribed. `from` is its former owner. */
  | {
      type: 'placed';
      card: CardId;
      player: PlayerId;
      onto: CardId;
      arrow: Side;
      from: PlayerId | null;
      why: 'captured' | 'moved' | 'traded' | 'bribed' | 'rearranged';
    }
  | { type: 'freed'; card: CardId; from: PlayerId; why: 'neutralized' | 'destroyed' | 'noRoom' | 'dropped' | 'left' | 'givenUp' }
  | { type: 'destroyed'; card: CardId; by: PlayerId; from: PlayerId | null }
  | { type: 'specialPlayed'; player: PlayerId; card: CardId; what: PlaySpecialIntent }
  | { type: 'specialCancelled'; player: PlayerId; card: CardId; by: PlayerId }
  | { type: 'handSeen'; player: PlayerId; of: PlayerId; secret?: SecretPart<{ cards: CardId[] }> }
  | { type: 'alignmentChanged'; player: PlayerId; card: CardId; change: 'add' | 'remove' | 'reverse'; alignment: Alignment }
  | { type: 'powerUsed'; player: PlayerId; card: CardId }
  | { type: 'offered'; offer: TradeOffer; secret?: SecretPart<{ give: CardId[]; ask: CardId[] }>; only?: readonly PlayerId[] }
  | { type: 'offerWilling'; id: string; by: PlayerId; to: PlayerId; only?: readonly PlayerId[] }
  /** `id` is null where it would reveal the number of earlier secret offers; the two have it in `secret` (C-803). */
  | {
      type: 'offerClosed';
      id: string | null;
      secret?: SecretPart<{ id: string }>;
      by: PlayerId;
      to: PlayerId;
      why: 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'replaced';
      only?: readonly PlayerId[];
    }
  /** `on` is the complete new list. */
  | { type: 'openedToOffers'; player: PlayerId; on: OpenToOffers }
  | { type: 'specialMoved'; from: PlayerId; to: PlayerId; card: CardId | null; secret?: SecretPart<{ card: CardId }> }
  | { type: 'askedBack'; player: PlayerId; what: TakenBack; card: CardId }
  /** No undo; `by` is the requesting player if they withdrew the request. */
  | { type: 'deniedBack'; player: PlayerId; by: PlayerId }
  | { type: 'takenBack'; player: PlayerId; what: TakenBack; card: CardId }
  | { type: 'passed'; player: PlayerId }
  | { type: 'turnLost'; player: PlayerId; by: PlayerId }
  | { type: 'turnEnded'; player: PlayerId; number: number }
  | { type: 'toppled'; player: PlayerId; card: CardId }
  | { type: 'eliminated'; player: PlayerId }
  | { type: 'left'; player: PlayerId }
  | { type: 'gameOver'; outcome: Outcome };
