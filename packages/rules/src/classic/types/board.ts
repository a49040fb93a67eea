import type { CardId, PlayerId } from '../../core/types.js';
import type { Rotation, Side } from '../../domain/types.js';
import type { Attack } from './attack.js';
import type { OpenToOffers, TradeOffer } from './deals.js';
import type { PlaySpecialIntent, PrivilegePayment, TakenBack } from './intents.js';
import type { Alignment, Phase } from './words.js';

/** Public facts of the table. Secrets live elsewhere. */
export interface Board {
  readonly ruleset: 'classic';
  options: Options;
  /** Number of public intents carried out so far. */
  seq: number;
  phase: Phase;
  /** In order of play. An eliminated player keeps the seat. */
  seats: Seat[];
  /** The eight Illuminati at the start (C-102): player who took the one in this slot, or null while it is face down. */
  slots: (PlayerId | null)[];
  /** Every Illuminati and Group that is face up somewhere: in play, uncontrolled or dead. By id. */
  cards: Record<CardId, TableCard>;
  uncontrolled: CardId[];
  dead: CardId[];
  discard: CardId[];
  out: CardId[];
  deckSize: number;
  turn: Turn | null;
  /** Open windows, the innermost last. Empty while the turn's player acts. */
  frames: Frame[];
  attack: Attack | null;
  offers: TradeOffer[];
  /** Turns taken since the deck ran out, and those of them in a row without an attack, for C-1204 and C-1207; null while it lasts. */
  quiet: { turns: number; withoutAttack: number } | null;
  next: { frame: number; attack: number; offer: number };
  outcome: Outcome | null;
  /** Freely undoable act, with its player (C-210). */
  takeBack?: TakeBack;
  /** Act that can be undone if all others agree (C-210). */
  askBack?: TakeBack;
}

export interface TakeBack {
  player: PlayerId;
  what: TakenBack;
  /** The Group, the Special, the card that paid or has the power; for a turn's end the player's Illuminati. */
  card: CardId;
}

export interface Options {
  /** Cards to control for the basic goal, the Illuminati included (C-1201); null: the number of C-1105. */
  groupsToWin: number | null;
  /** Every player names a special goal in secret (C-1202). */
  hiddenGoals: boolean;
  /** No goals, play until the cards run out (C-1204). */
  longGame: boolean;
  /** `pick`: each player takes a face-down slot (C-102); `dealt`: at random. */
  illuminati: 'pick' | 'dealt';
  /** True if others who hold a Special are asked before the turn's player draws (C-201). */
  startWindow: boolean;
}

export interface Seat {
  player: PlayerId;
  illuminati: CardId | null;
  /** `left` covers conceding (C-1103), `eliminated` C-1101. */
  status: 'in' | 'eliminated' | 'left';
  /** The power structure: the Illuminati first, then the Groups in order of arrival. */
  cards: CardId[];
  faceUp: CardId[];
  /** Number of face-down Specials; which ones is secret. */
  faceDown: number;
  turns: number;
  /** Groups destroyed, with repetitions (C-907). */
  destroyed: CardId[];
  /** Illuminati eliminated because this player took their last Group (C-1102). */
  toppled: CardId[];
  /** The card that pays the tax first (C-202). */
  taxFrom: CardId | null;
  /** True if a secret goal has been named (C-103). */
  goalChosen: boolean;
  openToOffers?: OpenToOffers;
  /** Players who turned up Specials of `faceUp` (C-203); missing: face up from the start. */
  turnedUp?: TurnedUp[];
}

/** Player and turn that turned a Special up; kept when the Special changes hands. */
export interface TurnedUp {
  readonly card: CardId;
  readonly by: PlayerId;
  readonly turn: number;
}

export interface TableCard {
  readonly id: CardId;
  readonly zone: 'play' | 'uncontrolled' | 'dead' | 'out';
  readonly owner: PlayerId | null;
  readonly master: CardId | null;
  /** The printed side of the master's arrow to which this card is attached. */
  readonly arrow: Side | null;
  readonly money: number;
  /** Top left cell in the structure's grid, the Illuminati's being 0, 0; x to the right, y down (C-304). Meaningful in play only. */
  readonly x: number;
  readonly y: number;
  readonly rot: Rotation;
}

export interface Turn {
  player: PlayerId;
  /** 1 for the first turn of the game. */
  number: number;
  actionsLeft: number;
  freeTransfersLeft: number;
  /** True once an own intent of phase `actions` was carried out: passing is too late then (C-208). */
  acted: boolean;
  /** Cards that took part in an attack this turn, once for each time (C-403). */
  attacked: CardId[];
  /** Cards whose once-a-turn power is used up: the Recyclers, the Lasers, the Bavarians' privilege. */
  used: CardId[];
  /** Market Manipulation was played: own incomes count double (C-906). */
  doubled: boolean;
  /** Changes of alignment by the Lasers, until the turn ends (C-413). */
  alterations: Alteration[];
  /** Players whose last Group an attack took in this turn, and the attackers (C-1102). */
  lastTaken: { by: PlayerId; from: PlayerId }[];
  /** True if an attack was carried out (called-off ones excepted). */
  anyAttack: boolean;
  /** Players who used or requested an undo in this turn, an entry each time (C-210). */
  takenBack?: PlayerId[];
}

export interface Alteration {
  card: CardId;
  change: 'add' | 'remove' | 'reverse';
  alignment: Alignment;
}

/** An open window and the players who have answered (C-422, C-423, C-201, C-900). */
interface WindowFrame {
  readonly id: number;
  /** Raised by every commitment; `done` and `roll` name the revision they saw. */
  rev: number;
  done: PlayerId[];
}

export type Frame =
  /** The short window before `drawCard` (C-201). */
  | ({ readonly kind: 'start' } & WindowFrame)
  /** The contest of `board.attack` (C-420), then its dice window (C-423), then placing and settling. */
  | ({ readonly kind: 'attack'; firm: PlayerId[] } & WindowFrame)
  /** A Special that can be cancelled (C-900). `cards`: those it is played with. */
  | ({ readonly kind: 'playing'; readonly by: PlayerId; readonly card: CardId; cards: CardId[]; play: Play } & WindowFrame)
  /** A cancelled one of two Specials that break a privilege; its player may replace it (C-909). */
  | { readonly kind: 'replace'; readonly id: number; rev: number; readonly by: PlayerId; readonly card: CardId }
  /** The other players' decision on undoing `board.askBack` (C-210). */
  | ({ readonly kind: 'askBack'; readonly by: PlayerId } & WindowFrame);

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

export type Play =
  | { for: 'effect'; intent: PlaySpecialIntent }
  | { for: 'privilege' }
  /** `replaceable`: one of two, replaceable when cancelled (C-909). */
  | { for: 'breakPrivilege'; replaceable: boolean }
  | { for: 'forceInterference' }
  | { for: 'whispering'; privilege: PrivilegePayment | null; spend: { from: CardId; amount: number }[] };

export interface Outcome {
  winners: PlayerId[];
  /** `goal` C-1104, `last` C-1107, `draw` C-1107 and C-1207, `score` C-1204; `agreed`: the players ended it, without a winner. */
  ended: 'goal' | 'last' | 'draw' | 'score' | 'agreed';
  goals: { player: PlayerId; goal: 'basic' | CardId }[];
  /** Secret goals, revealed at the end (U82). */
  revealed: { player: PlayerId; goal: CardId }[];
  /** Points, in a long game (C-1204). */
  scores: { player: PlayerId; score: number }[];
}
