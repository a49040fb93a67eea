import type { CardId, PlayerId } from '@illuminice/rules';
import type { Alignment, AttackKind, Parcel, Place, PrivilegePayment, PuppetPlace } from '@illuminice/rules/classic';

/* What each kind of draft consists of: plain data. How it lives and what it looks like stands in the kind's own file. */

/** The Lasers change an alignment (C-413). */
export interface AlterDraft {
  kind: 'alter';
  card: CardId;
  group: CardId | null;
  change: 'add' | 'remove' | 'reverse';
  alignment: Alignment | null;
}

/** Specials given up, whatever their text says. */
export interface DiscardDraft {
  kind: 'discard';
  /** For a privilege, against one, or in place of one of two that was cancelled (C-602, C-603, C-909). */
  why: 'privilege' | 'break' | 'replace';
  cards: CardId[];
  /** Paid with money instead. */
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
  /** The Special it is done with. */
  card: CardId | null;
  group: CardId | null;
  place: Place | null;
  puppets: PuppetPlace[];
  /** Whether it is sent by itself in a moment: the arrow was clicked. */
  sends: boolean;
}

/** The Bermuda Triangle hangs its structure anew (C-1001). */
export interface RearrangeDraft {
  kind: 'rearrange';
  card: CardId;
  /** Groups that hang, in the order in which they were hung. */
  hung: PuppetPlace[];
  /** Lifted Groups, the one in hand first. */
  lifted: CardId[];
}

/** One's own Special, played for what its text says: what it is aimed at, before it is locked in. */
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

/** Money from one card to its master or puppet (C-701). */
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
  /** What shall lie on each card. */
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
  /** Only what a Whispering Campaign opens: the attack began with that card. */
  whispering: boolean;
  /** What a chip that has the pointer or the focus stands for: the attack is looked at as if it were picked. */
  aimed: CardId | null;
  /** Whether it began with a tap on the attacker: another one looks at that card instead. */
  tapped: boolean;
}

export interface TradeDraft {
  kind: 'trade';
  /** One partner, or several at once: the first to accept has it, or whom the offerer chooses. */
  to: PlayerId[];
  /** Whether it may go to more than one: picking another partner adds them instead of taking the place of the first. */
  several: boolean;
  /** Of several: the offerer chooses among those who are willing. */
  choose: boolean;
  give: Required<Parcel>;
  ask: Required<Parcel>;
  /** How the Groups asked for shall hang. */
  arriving: Arriving;
  secret: boolean;
  /** The offer that this one answers. */
  counters: string | null;
  /** The own offer that this one takes the place of. */
  replaces: string | null;
}

/** How Groups that come by an exchange are hung (C-802). */
export interface Arriving {
  /** The Groups that have an arrow, in the order in which they were hung. */
  hung: (Place & { group: CardId })[];
  /** Own cards that are given up for them. */
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

/** The viewer's unfinished action. */
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
