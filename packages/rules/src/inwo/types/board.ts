import type { CardId, PlayerId } from '../../core/types.js';
import type { Rotation, Side } from '../../domain/types.js';
import type { Attack } from './attack.js';
import type { StatChange, Trait } from './cards.js';
import type { CopyId } from './copy-id.js';
import type { Frame } from './frames.js';
import type { PuppetPlace, Unnamed } from './intents.js';
import type { Options } from './options.js';
import type { Alignment, Phase } from './words.js';

/** Public facts of the table (N-1401). */
export interface Board {
  readonly ruleset: 'inwo';
  readonly version: number;
  readonly options: Options;
  /** Number of public intents carried out so far. */
  seq: number;
  /** Raised by every change of a card, so that live values are computed once a state. */
  stamp: number;
  phase: Phase;
  seats: Seat[];
  /** Cards on the table, by copy: in structures and beside them, linked, announced, and New World Orders. */
  cards: Record<CopyId, TableCard>;
  /** New World Orders in the order in which they were played (N-810). */
  nwo: CopyId[];
  /** Changes without a card on the table, and temporary ones. */
  changes: Change[];
  turn: Turn | null;
  /** Player of the first turn, and the number of their turns begun (N-1205). */
  first: PlayerId | null;
  round: number;
  /** Top last. Without a frame, the turn's player acts. */
  frames: Frame[];
  attack: Attack | null;
  roll: number | null;
  deals: Deal[];
  claims: Claim[];
  outcome: Outcome | null;
  next: { copy: number; frame: number; order: number; attack: number; deal: number };
  /** Full rounds without an attack, takeover or Plot (N-1214), and whether this round had one. */
  idle: { rounds: number; moved: boolean };
  /** The newest discarded Plot, until its player does something else (N-1006). */
  lastDiscard: { readonly player: PlayerId; readonly id: CopyId; readonly used: boolean } | null;
  /** The turn interrupted by another one, with its windows. */
  suspended: { readonly turn: Turn; readonly frames: Frame[] } | null;
  /** Place of the last Relief this turn. */
  relieved: CopyId | null;
  sealed: CardId[];
  /** Used abilities that are limited to once a game: `player:card`. */
  spent: string[];
}

export interface Seat {
  readonly player: PlayerId;
  status: 'in' | 'out';
  /** Copy of the starting Illuminati, once revealed. */
  illuminati: CopyId | null;
  chosen: boolean;
  turns: number;
  hiddenPlots: number;
  hiddenGroups: number;
  plotDeck: number;
  groupDeck: number;
  /** Face up in the hand, in order of arrival. */
  plots: Kept[];
  groups: Kept[];
  discards: Kept[];
  destroyed: Fallen[];
  /** Illuminati of players whom this one helped to eliminate (N-1211). */
  toppled: CardId[];
  helped: CardId[];
  /** Cards set aside while leads are chosen (N-107). */
  aside: CardId[];
  openToOffers?: OpenToOffers;
}

/** A face-up card off the table, with its memory (N-311). */
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
  /** Its traits, permanent changes included (N-307, N-497). */
  traits: Trait[];
  /** A copy may come into play despite the destruction. */
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
  /** In a structure: its master, and that card's printed arrow. */
  master: CopyId | null;
  arrow: Side | null;
  /** Top left cell, the Illuminati's being 0, 0; x to the right, y down (N-309). */
  x: number;
  y: number;
  rot: Rotation;
  host: CopyId | null;
  tokens: number;
  devastated: boolean;
  /** Captured this turn: no token comes (N-402). */
  captured: boolean;
  /** Rises with every card laid on the table or linked: playing order. */
  order: number;
  /** Number of hidden cards beneath it, and whether a secret note lies with it. */
  beneath: number;
  noted: boolean;
  arrows: Side[];
}

export interface Change {
  readonly id: number;
  readonly on: CopyId;
  /** The card that causes it, for ledgers; its copy stays on the table until the change ends. */
  readonly card: CardId;
  readonly by: PlayerId;
  readonly copy: CopyId | null;
  readonly order: number;
  /** `next`: the card's next action or defence, or the turn's end; `ownTurn`: its maker's next turn begins; `ownEnd`: it ends. */
  /** The change ends when this card, or its own, is captured or destroyed. */
  readonly with?: CopyId;
  /** The Resource or Group whose ability causes it: a temporary change ends when that is destroyed (N-307). */
  readonly from?: CopyId;
  /** Owner of the other card at the beginning. */
  readonly withOf?: PlayerId;
  readonly relief?: true;
  readonly turn?: number;
  /** The change holds for all Groups of its maker's structure with this alignment, instead of the card of its entry. */
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
  /** Decks of the draws made this turn. */
  drew: ('plot' | 'group')[];
  /** Players whose first Plot of the turn is drawn. */
  shown: PlayerId[];
  /** True while the automatic takeover is available. */
  takeover: boolean;
  /** 0 nothing yet, 1 Plots, 2 Group, 3 takeover: each step ends the earlier ones (N-201). */
  step: 0 | 1 | 2 | 3;
  /** Players whom the turn's player has attacked (N-113). */
  attacked: PlayerId[];
  /** Uses of N-205. */
  paid: ('resource' | 'draw')[];
  /** Used abilities that are limited to once a turn: `copy:number`; and marks of cards for the turn. */
  used: string[];
  /** Player whose latest act was drawing a Plot (N-1006); its id is in their private state. */
  justDrew: PlayerId | null;
  /** Nothing has happened since tokens were placed (N-204). */
  fresh: boolean;
  /** After placing tokens, only `knock` and free moves are left (N-209). */
  restricted: boolean;
  /** Only `knock` and free moves are left (N-207). */
  closed: boolean;
  /** The turn ends after its second takeover, with tokens placed. */
  grab: boolean;
  /** A turn before another player's: no draws, no Illuminati token, no Plots. */
  seized: boolean;
  /** Groups of the hand attacked in vain (N-495). */
  tried: CopyId[];
  /** Cards linked or moved, and cards whose link gave its bonus this turn (N-805). */
  linked: CopyId[];
  /** Players whose last Group was taken or destroyed, and the captors (N-1211). */
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
  /** Id of the first of several offers made together: when one is accepted the others lapse. */
  readonly bundle?: number;
  /** The countered offer, which stays open meanwhile. */
  readonly counters?: number;
  /** From 2: it replaced another one to the same player. */
  readonly version?: number;
}

/** Face-up cards by copy, and the number of hidden ones. */
export interface DealPart extends Unnamed {
  readonly plots: CopyId[];
  readonly cards: CopyId[];
  readonly resources: CopyId[];
  readonly groups: CopyId[];
  readonly hidden: number;
}

/** Hand cards on which a player is open to offers: face-up ones by copy, hidden ones as a number. */
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
