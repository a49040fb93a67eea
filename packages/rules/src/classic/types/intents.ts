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
  /** `back` takes one's `done` back. */
  | { type: 'done'; firm?: boolean; back?: true; rev?: number }
  | { type: 'roll'; rev?: number }
  | { type: 'place'; group: CardId; onto: CardId; arrow: Side; puppets?: PuppetPlace[]; acceptLoss?: boolean }
  | { type: 'settle'; amount: number }
  | { type: 'transfer'; amount: number; from: CardId; to: CardId; asAction?: boolean }
  | { type: 'moveGroup'; group: CardId; onto: CardId; arrow: Side; puppets?: PuppetPlace[]; acceptLoss?: boolean }
  | { type: 'drop'; group: CardId }
  | {
      type: 'offer';
      /** One player, or several at once: the first to accept has it, or whom the offerer chooses. */
      to: PlayerId | PlayerId[];
      give?: Parcel;
      ask?: Parcel;
      placements?: Placement[];
      /** Seen by the two alone until it is carried out. */
      secret?: boolean;
      /** An offer to several: who accepts is willing, and the offerer chooses among them. */
      choose?: true;
      counters?: string;
      /** An open offer of the sender's own that this one takes the place of, with those made at once with it. */
      replaces?: string;
    }
  /** All that the sender is open to offers on; nothing: no longer on anything. */
  | { type: 'openToOffers'; money?: number; groups?: CardId[]; specials?: CardId[]; faceDown?: number }
  /** To an offer one got; or to a willing receiver of one's own, whom one takes or turns down. */
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
  /** Asks the others to let the sender take back what they did last. */
  | { type: 'askBack' }
  /** Answers that with no; of the one who asked: asks no more. */
  | { type: 'denyBack' }
  | { type: 'pass' }
  | { type: 'endTurn' }
  | { type: 'concede' };

/** Intents that can be taken back (C-210). */
export type TakenBack = 'transfer' | 'drop' | 'flipSpecial' | 'keepSpecial' | 'place' | AskedBack;

export type AskedBack = 'transfer' | 'moveGroup' | 'usePower' | 'pass' | 'endTurn';

export type IntentType = Intent['type'];
export type IntentOf<T extends IntentType> = Extract<Intent, { type: T }>;
