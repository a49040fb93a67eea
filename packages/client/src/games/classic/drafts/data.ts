import type { CardId, PlayerId } from '@illuminice/rules';
import type { Alignment, AttackKind, Parcel, Place, PrivilegePayment, PuppetPlace } from '@illuminice/rules/classic';

/* Data of each kind of draft, plain. Behaviour and looks stand in the kind's own file. */

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

/** Ending a turn that puts oneself out of the game (C-1101): it is asked for once more. */
export interface EndDraft {
  kind: 'end';
  how: 'endTurn' | 'pass';
}

/** A Group looks for an arrow: after a capture, in a move, or bought with Bribery. */
export interface PlaceDraft {
  kind: 'place';
  why: 'captured' | 'move' | 'bribery';
  card: CardId | null;
  group: CardId | null;
  place: Place | null;
  puppets: PuppetPlace[];
  /** Sent by itself in a moment: the arrow was clicked. */
  sends: boolean;
}

export interface RearrangeDraft {
  kind: 'rearrange';
  card: CardId;
  /** Groups that hang, in the order in which they were hung. */
  hung: PuppetPlace[];
  lifted: CardId[];
}

/** One's own Special, played for its text: aimed at something before it is locked in. */
export interface PickDraft {
  kind: 'pick';
  card: CardId;
  /** Played for its effect, to cancel another, to break a privilege alone, to be let in; or only turned up. */
  as: 'effect' | 'counter' | 'break' | 'letIn' | 'flip';
  what: 'nothing' | 'deadGroup' | 'player';
  group: CardId | null;
  player: PlayerId | null;
}

/** Naming the card that pays the tax first; it is sent as soon as it is picked. */
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

/** Money moves freely among one's own treasuries: the Gnomes, White Collar Crime. */
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
  /** Only targets that a Whispering Campaign opens: the attack began with that card. */
  whispering: boolean;
  /** Card of the chip that has the pointer or the focus: the attack is shown as if it were picked. */
  aimed: CardId | null;
  /** Begun with a tap on the attacker: another one looks at that card instead. */
  tapped: boolean;
}

export interface TradeDraft {
  kind: 'trade';
  /** One partner, or several at once: the first to accept has it, or whom the offerer chooses. */
  to: PlayerId[];
  /** May go to more than one: picking another partner adds them instead of taking the place of the first. */
  several: boolean;
  /** Of several: the offerer chooses among those who are willing. */
  choose: boolean;
  give: Required<Parcel>;
  ask: Required<Parcel>;
  arriving: Arriving;
  secret: boolean;
  counters: string | null;
  /** The own offer that this one takes the place of. */
  replaces: string | null;
}

/** How Groups that come by an exchange are hung (C-802). */
export interface Arriving {
  /** The Groups that have an arrow, in the order in which they were hung. */
  hung: (Place & { group: CardId })[];
  gone: CardId[];
  /** The one that an arrow on the table is for; null: the first. */
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
