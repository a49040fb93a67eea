import type { CardId, PlayerId } from '@illuminice/rules';
import type { Alignment, AttackKind, Parcel, Place, PrivilegePayment, PuppetPlace } from '@illuminice/rules/classic';

/* Plain data of each kind of draft. Behaviour and components are in the kind's own file. */

export interface AlterDraft {
  kind: 'alter';
  card: CardId;
  group: CardId | null;
  change: 'add' | 'remove' | 'reverse';
  alignment: Alignment | null;
}

export interface DiscardDraft {
  kind: 'discard';
  /** For a privilege, against one, or in place of one of two that was cancelled (C-602, C-603, C-909). */
  why: 'privilege' | 'break' | 'replace';
  cards: CardId[];
  pay: boolean;
}

export interface DropDraft {
  kind: 'drop';
  group: CardId | null;
}

/** Ending a turn that eliminates the player (C-1101) needs a confirmation. */
export interface EndDraft {
  kind: 'end';
  how: 'endTurn' | 'pass';
}

/** A Group that needs an arrow: after a capture, in a move, or bought with Bribery. */
export interface PlaceDraft {
  kind: 'place';
  why: 'captured' | 'move' | 'bribery';
  card: CardId | null;
  group: CardId | null;
  place: Place | null;
  puppets: PuppetPlace[];
  /** The arrow was clicked: the draft is sent after a delay. */
  sends: boolean;
}

export interface RearrangeDraft {
  kind: 'rearrange';
  card: CardId;
  hung: PuppetPlace[];
  lifted: CardId[];
}

/** A Special played for its text: it gets a target before it is locked in. */
export interface PickDraft {
  kind: 'pick';
  card: CardId;
  /** Played for its effect, to cancel another, to break a privilege alone, to be let in; or only turned up. */
  as: 'effect' | 'counter' | 'break' | 'letIn' | 'flip';
  what: 'nothing' | 'deadGroup' | 'player';
  group: CardId | null;
  player: PlayerId | null;
}

/** Order of the card that pays the tax first; sent as soon as it is picked. */
export interface TaxDraft {
  kind: 'tax';
  card: CardId | null;
}

export interface TransferDraft {
  kind: 'transfer';
  from: CardId | null;
  to: CardId | null;
  amount: number;
}

/** Free movement of money among the player's treasuries: the Gnomes, White Collar Crime. */
export interface TreasuriesDraft {
  kind: 'treasuries';
  card: CardId;
  by: 'usePower' | 'playSpecial';
  /** MB that the bank adds. */
  bonus: number;
  wanted: Record<CardId, number>;
}

export interface AttackDraft {
  kind: 'attack';
  attackKind: AttackKind | null;
  attacker: CardId | null;
  target: CardId | null;
  aids: CardId[];
  /** MB named with the announcement, by treasury. */
  spend: Record<CardId, number>;
  privilege: PrivilegePayment | null;
  /** Only targets that a Whispering Campaign allows: the attack began with that card. */
  whispering: boolean;
  /** Card of the hovered or focused chip: the preview treats it as picked. */
  aimed: CardId | null;
  /** Begun with a tap on the attacker; another tap on it opens its preview instead. */
  tapped: boolean;
}

export interface TradeDraft {
  kind: 'trade';
  /** One partner, or several at once: the first to accept gets the deal, or the one that the offerer chooses. */
  to: PlayerId[];
  /** The offer may have several partners: a further pick is added instead of replacing the first. */
  several: boolean;
  /** For several partners: the offerer chooses among the willing ones. */
  choose: boolean;
  give: Required<Parcel>;
  ask: Required<Parcel>;
  arriving: Arriving;
  secret: boolean;
  counters: string | null;
  /** The player's own offer that this one replaces. */
  replaces: string | null;
}

/** Placement of Groups gained by an exchange (C-802). */
export interface Arriving {
  hung: (Place & { group: CardId })[];
  gone: CardId[];
  /** Group that the next tapped arrow is for; null: the first. */
  inHand: CardId | null;
}

/** Accepting an offer that brings Groups: each needs an arrow. */
export interface AcceptDraft {
  kind: 'accept';
  offer: string;
  arriving: Arriving;
}

export type Draft =
  | AcceptDraft
  | AlterDraft
  | AttackDraft
  | DiscardDraft
  | DropDraft
  | EndDraft
  | PickDraft
  | PlaceDraft
  | RearrangeDraft
  | TaxDraft
  | TradeDraft
  | TransferDraft
  | TreasuriesDraft;
