import type { CardId, PlayerId } from '../../core/types.js';
import type { PuppetPlace } from '../../domain/tree.js';
import type { Side } from '../../domain/types.js';
import type { Parcel, Placement } from './deals.js';
import type { Alignment, AttackKind } from './words.js';

export type PrivilegePayment = { pay: true } | { card: CardId };

export interface MoneyMove {
  from: CardId;
  to: CardId;
  amount: number;
}

export interface PlaySpecialIntent {
  type: 'playSpecial';
  card: CardId;
  group?: CardId;
  onto?: CardId;
  arrow?: Side;
  player?: PlayerId;
  /** White Collar Crime: `from: "bank"` is the bank's money, at most 5 MB in all. */
  moves?: MoneyMove[];
}

export type Intent =
  | { type: 'chooseIlluminati'; slot: number }
  | { type: 'chooseGoal'; goal: CardId }
  | { type: 'drawCard'; extra?: true }
  | { type: 'keepSpecial'; card: CardId; face: 'up' | 'down' }
  | { type: 'flipSpecial'; card: CardId }
  | { type: 'taxFrom'; card: CardId }
  | {
      type: 'attack';
      kind: AttackKind;
      attacker: CardId;
      target: CardId;
      aids: CardId[];
      spend?: { from: CardId; amount: number }[];
      privilege?: PrivilegePayment;
      whispering?: CardId;
    }
  | { type: 'spend'; amount: number; from: CardId }
  | { type: 'interfere'; side: 'for' | 'against'; amount: number }
  | { type: 'privilege'; pay?: true; card?: CardId }
  | { type: 'breakPrivilege'; cards: CardId[] }
  | { type: 'forceInterference'; card: CardId }
  | { type: 'callOff' }
  /** `back` voids the player's own `done`. */
  | { type: 'done'; firm?: boolean; back?: true; rev?: number }
  | { type: 'roll'; rev?: number }
  | { type: 'place'; group: CardId; onto: CardId; arrow: Side; puppets?: PuppetPlace[]; acceptLoss?: boolean }
  | { type: 'settle'; amount: number }
  | { type: 'transfer'; amount: number; from: CardId; to: CardId; asAction?: boolean }
  | { type: 'moveGroup'; group: CardId; onto: CardId; arrow: Side; puppets?: PuppetPlace[]; acceptLoss?: boolean }
  | { type: 'drop'; group: CardId }
  | {
      type: 'offer';
      /** One player, or several at once: the first to accept gets the deal, or the one that the offerer chooses. */
      to: PlayerId | PlayerId[];
      give?: Parcel;
      ask?: Parcel;
      placements?: Placement[];
      /** Known to the two alone until it is carried out. */
      secret?: boolean;
      /** An offer to several: accepting means willing, and the offerer chooses. */
      choose?: true;
      counters?: string;
      /** An open offer of the sender that this one replaces, with those made together with it. */
      replaces?: string;
    }
  /** The complete list of what the sender is open to offers on; empty: nothing any more. */
  | { type: 'openToOffers'; money?: number; groups?: CardId[]; specials?: CardId[]; faceDown?: number }
  /** To a received offer; or to a willing receiver of an own one, to take or turn them down. */
  | { type: 'answer'; offer?: string; accept: boolean; placements?: Placement[] }
  | { type: 'withdraw'; offer: string }
  | PlaySpecialIntent
  | { type: 'counter'; card: CardId }
  | {
      type: 'usePower';
      card: CardId;
      group?: CardId;
      change?: 'add' | 'remove' | 'reverse';
      alignment?: Alignment;
      moves?: MoneyMove[];
      placements?: PuppetPlace[];
    }
  | { type: 'takeBack' }
  /** Requests the others' consent to an undo of the sender's last act. */
  | { type: 'askBack' }
  /** Refuses it; by the requesting player: withdraws it. */
  | { type: 'denyBack' }
  | { type: 'pass' }
  | { type: 'endTurn' }
  | { type: 'concede' };

export type TakenBack = 'transfer' | 'drop' | 'flipSpecial' | 'keepSpecial' | 'place' | AskedBack;

export type AskedBack = 'transfer' | 'moveGroup' | 'usePower' | 'pass' | 'endTurn';

export type IntentType = Intent['type'];
export type IntentOf<T extends IntentType> = Extract<Intent, { type: T }>;
