import type { CardId, PlayerId } from '../../core/types.js';
import type { Rotation, Side } from '../../domain/types.js';
import type { Attack } from './attack.js';
import type { StatChange, Trait } from './cards.js';
import type { CopyId } from './copy-id.js';
import type { Frame } from './frames.js';
import type { PuppetPlace, Unnamed } from './intents.js';
import type { Options } from './options.js';
import type { Alignment, Phase } from './words.js';

/** Everything that everybody at the table may see (N-1401). */
export interface Board {
  readonly ruleset: 'inwo';
  readonly version: number;
  readonly options: Options;
  /** Number of intents carried out so far that anybody could see. */
  seq: number;
  /** Raised by every change of a card, so that live values are computed once for each state. */
  stamp: number;
  phase: Phase;
  seats: Seat[];
  /** Cards on the table, by copy: in structures and beside them, linked, announced, and New World Orders. */
  cards: Record<CopyId, TableCard>;
  /** New World Orders in the order in which they were played (N-810). */
  nwo: CopyId[];
  /** Changes that no card on the table stands for, and those that end. */
  changes: Change[];
  turn: Turn | null;
  /** Player of the first turn, and how many of its turns have begun (N-1205). */
  first: PlayerId | null;
  round: number;
  /** Top last. Without a frame, the turn's player is to move. */
  frames: Frame[];
  attack: Attack | null;
  /** The last roll that no attack asked for. */
  roll: number | null;
  deals: Deal[];
  /** Claims that stand (N-1207). */
  claims: Claim[];
  outcome: Outcome | null;
  next: { copy: number; frame: number; order: number; attack: number; deal: number };
  /** Full rounds without an attack, takeover or Plot (N-1214), and whether there was one in this round. */
  idle: { rounds: number; moved: boolean };
  /** The newest Plot discarded, until the one who discarded it does something else (N-1006). */
  lastDiscard: { readonly player: PlayerId; readonly id: CopyId; readonly used: boolean } | null;
  /** The turn that another one was put before, with its windows. */
  suspended: { readonly turn: Turn; readonly frames: Frame[] } | null;
  /** The Place that Relief came to last, this turn. */
  relieved: CopyId | null;
  sealed: CardId[];
  /** Uses that a game allows once: `player:card`. */
  spent: string[];
}

export interface Seat {
  readonly player: PlayerId;
  status: 'in' | 'out';
  /** Copy of the starting Illuminati, once it is shown. */
  illuminati: CopyId | null;
  /** Deck or lead is chosen, and sealed. */
  chosen: boolean;
  turns: number;
  /** Numbers of cards that nobody else sees. */
  hiddenPlots: number;
  hiddenGroups: number;
  plotDeck: number;
  groupDeck: number;
  /** Face up in the hand, in order of arrival. */
  plots: Kept[];
  groups: Kept[];
  discards: Kept[];
  destroyed: Fallen[];
  /** Illuminati brought down, and those that it helped to bring down (N-1211). */
  toppled: CardId[];
  helped: CardId[];
  /** Cards set aside while leads are chosen (N-107). */
  aside: CardId[];
  openToOffers?: OpenToOffers;
}

/** A card off the table that lies face up. What it remembers stays with it (N-311). */
export interface Kept {
  readonly id: CopyId;
  readonly card: CardId;
  readonly memory?: Memory;
}

/** State that a Group keeps through hand and discard. */
export interface Memory {
  readonly devastated?: true;
  readonly wasInPlay?: true;
}

export interface Fallen extends Kept {
  killed: boolean;
  /** Words that it answered to, permanent changes counted (N-307, N-497). */
  traits: Trait[];
  /** A copy may come into play as if this one had never been destroyed. */
  revived: boolean;
  uncounted: boolean;
}

/** `target`: a Group of a hand under attack. */
export type Zone = 'structure' | 'resource' | 'linked' | 'spy' | 'nwo' | 'middle' | 'announced' | 'target';

export interface TableCard {
  readonly id: CopyId;
  readonly card: CardId;
  zone: Zone;
  /** Controller; a linked Plot belongs to its Group's player. */
  owner: PlayerId | null;
  /** In a structure: the card it hangs on, and that card's printed arrow. */
  master: CopyId | null;
  arrow: Side | null;
  /** Top left cell, the Illuminati's being 0, 0; x to the right, y down (N-309). */
  x: number;
  y: number;
  rot: Rotation;
  host: CopyId | null;
  tokens: number;
  devastated: boolean;
  /** Taken this turn: no token comes (N-402). */
  captured: boolean;
  /** Rises with every card that comes to the table or is linked: the order played. */
  order: number;
  /** Hidden cards that are kept beneath it, and whether a secret note lies with it. */
  beneath: number;
  noted: boolean;
  arrows: Side[];
}

export interface Change {
  readonly id: number;
  readonly on: CopyId;
  /** The card that makes it, for ledgers; its copy stays on the table until the change ends. */
  readonly card: CardId;
  readonly by: PlayerId;
  readonly copy: CopyId | null;
  readonly order: number;
  /** `next`: the card's next action or defence, or the turn's end; `ownTurn`: the next turn of who made it begins; `ownEnd`: it ends. */
  /** It ends when this card, or its own, is captured or destroyed. */
  readonly with?: CopyId;
  /** The Resource or Group whose ability makes it: a temporary change ends when that is destroyed (N-307). */
  readonly from?: CopyId;
  /** Owner of the other card as it began. */
  readonly withOf?: PlayerId;
  readonly relief?: true;
  /** Number of the turn that it was made in. */
  readonly turn?: number;
  /** It holds for all Groups of its maker's structure that have this alignment, not for the card that it is noted on. */
  readonly each?: Alignment;
  readonly until: 'attack' | 'next' | 'turn' | 'ownTurn' | 'ownEnd' | 'good';
  readonly stats?: readonly StatChange[];
  readonly add?: readonly Trait[];
  readonly remove?: readonly Trait[];
  /** For defence only, and for no goal (N-1502). */
  readonly defence?: true;
}

export interface Turn {
  player: PlayerId;
  number: number;
  /** Draws of phase `start` still due. */
  plotDraws: number;
  groupDraws: number;
  /** Decks that the turn's own draws were made from. */
  drew: ('plot' | 'group')[];
  /** Players whose first Plot of the turn is drawn. */
  shown: PlayerId[];
  /** True if the automatic takeover may still be made. */
  takeover: boolean;
  /** 0 nothing yet, 1 Plots, 2 Group, 3 takeover: each step ends the ones before it (N-201). */
  step: 0 | 1 | 2 | 3;
  /** Players whom the turn's player has attacked (N-113). */
  attacked: PlayerId[];
  /** Uses of N-205. */
  paid: ('resource' | 'draw')[];
  /** Abilities used that a turn allows once: `copy:number`; and what cards have laid down for the turn. */
  used: string[];
  /** Player whose latest act was drawing a Plot (N-1006); its id is in their private state. */
  justDrew: PlayerId | null;
  /** Nothing was done since tokens were placed (N-204). */
  fresh: boolean;
  /** N-209: after placing tokens, only `knock` and free moves are left. */
  restricted: boolean;
  /** N-207: only `knock` and free moves are left. */
  closed: boolean;
  /** It ends as soon as its second takeover is over, tokens placed. */
  grab: boolean;
  /** It was put before another player's turn: no draws, no Illuminati token, no Plots. */
  seized: boolean;
  /** Groups of the hand that were attacked in vain (N-495). */
  tried: CopyId[];
  /** Cards linked or moved, and cards whose link gave its bonus this turn (N-805). */
  linked: CopyId[];
  /** Players whose last Group was taken or destroyed, and by whom (N-1211). */
  lastTaken: { by: PlayerId; from: PlayerId; helpers: PlayerId[] }[];
  /** Stage of the turn's end (N-208). */
  ending: null | 'losses' | 'window' | 'claims' | 'victory' | 'lapse' | 'limit';
}

export interface Deal {
  readonly id: number;
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly give: DealPart;
  readonly ask: DealPart;
  readonly pay: CopyId[];
  /** Placements of the offerer's Groups (N-1102). */
  readonly placements: readonly PuppetPlace[];
  /** Known to the two alone until it is carried out; never on the board. */
  readonly secret?: true;
  /** The first of those that were offered to several players at once: when one is accepted the others lapse. */
  readonly bundle?: number;
  /** The offer that this one answers; it stays open meanwhile. */
  readonly counters?: number;
  /** From 2: it took the place of another one to the same player. */
  readonly version?: number;
}

/** Open cards by copy, and how many hidden ones. */
export interface DealPart extends Unnamed {
  readonly plots: CopyId[];
  readonly cards: CopyId[];
  readonly resources: CopyId[];
  readonly groups: CopyId[];
  readonly hidden: number;
}

/** Cards of a hand on which a player is open to offers: open ones by copy, of hidden ones only the number. */
export interface OpenToOffers {
  readonly plots: CopyId[];
  readonly cards: CopyId[];
  readonly resources: CopyId[];
  readonly groups: CopyId[];
  readonly hiddenPlots: number;
  readonly hiddenGroups: number;
}

export interface Claim {
  readonly player: PlayerId;
  readonly cards: CopyId[];
}

export interface Outcome {
  winners: PlayerId[];
  /** `agreed`: the players ended it, without a winner. */
  ended: 'goal' | 'last' | 'draw' | 'agreed';
}
