import type { CardId, PlayerId, Refusal, RngState, SecretPart } from '../core/types.js';
import type { Alignment, AttackKind, Rotation, Side } from '../domain/types.js';

/** The game as data: JSON and nothing else, so that it can be saved, sent, hashed and re-stepped. */
export interface State {
  board: Board;
  secrets: Secrets;
}

/** Everything that everyone at the table may see. Where a field lives is who may see it. */
export interface Board {
  readonly ruleset: 'classic';
  options: Options;
  /** Number of intents carried out so far that anybody could see. */
  seq: number;
  phase: Phase;
  /** In seat order, the order of play. A player who is out keeps his place here. */
  seats: Seat[];
  /** The eight Illuminati as they lie at the start (C-102): who took the one in this slot, or null while it lies face down. */
  slots: (PlayerId | null)[];
  /** Every Illuminati and Group that is face up somewhere: in play, uncontrolled or dead. By id. */
  cards: Record<CardId, TableCard>;
  /** Uncontrolled Groups, in order of arrival. */
  uncontrolled: CardId[];
  /** The dead pile, oldest first. */
  dead: CardId[];
  /** Discarded Specials, oldest first. */
  discard: CardId[];
  /** Illuminati of players who are out, or that nobody took. */
  out: CardId[];
  deckSize: number;
  /** Null until the first turn begins. */
  turn: Turn | null;
  /** What is under way, the innermost last. Empty while the turn's player is simply to act. */
  frames: Frame[];
  /** The attack under way, or the last one until the next is announced. */
  attack: Attack | null;
  /** Open offers, oldest first; secret ones live in the private parts of the two. */
  offers: TradeOffer[];
  /** Turns taken since the deck ran out, and those of them in a row without an attack, for C-1204 and C-1207; null while it lasts. */
  quiet: { turns: number; withoutAttack: number } | null;
  /** Next free number of a frame, an attack, an offer. */
  next: { frame: number; attack: number; offer: number };
  outcome: Outcome | null;
}

export type Phase = 'chooseIlluminati' | 'chooseGoal' | 'start' | 'actions' | 'powers' | 'over';

export interface Options {
  /** Cards to control for the basic goal, the Illuminati included (C-1201); null: the number of C-1105. */
  groupsToWin: number | null;
  /** Every player names a special goal in secret (C-1202). */
  hiddenGoals: boolean;
  /** No goals, play until the cards run out (C-1204). */
  longGame: boolean;
  /** `pick`: each player takes a face-down slot (C-102); `dealt`: at random. */
  illuminati: 'pick' | 'dealt';
  /** Whether others who hold a Special are asked before the turn's player draws (C-201). */
  startWindow: boolean;
}

export interface Seat {
  player: PlayerId;
  illuminati: CardId | null;
  /** `left` covers conceding (C-1103), `eliminated` C-1101. */
  status: 'in' | 'eliminated' | 'left';
  /** The power structure: the Illuminati first, then the Groups in order of arrival. */
  cards: CardId[];
  /** Specials in hand that lie face up. */
  faceUp: CardId[];
  /** How many Specials lie face down. Which ones is secret. */
  faceDown: number;
  /** Own turns finished. */
  turns: number;
  /** Groups destroyed, with repetitions (C-907). */
  destroyed: CardId[];
  /** Illuminati of players who went out because this one took their last Group (C-1102). */
  toppled: CardId[];
  /** The card that pays the tax first (C-202). */
  taxFrom: CardId | null;
  /** Whether a secret goal has been named (C-103). */
  goalChosen: boolean;
}

export interface TableCard {
  readonly id: CardId;
  zone: 'play' | 'uncontrolled' | 'dead' | 'out';
  owner: PlayerId | null;
  master: CardId | null;
  /** The printed side of the master's arrow that this card hangs on. */
  arrow: Side | null;
  /** The treasury on the card, in MB. */
  money: number;
  /** Top left cell in the structure's grid, the Illuminati's being 0, 0; x to the right, y down (C-304). Meaningful in play only. */
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  rot: Rotation;
}

export interface Turn {
  player: PlayerId;
  /** 1 for the first turn of the game. */
  number: number;
  /** Regular actions left, 0 to 2. */
  actionsLeft: number;
  /** Free money transfers left, 0 to 2. */
  freeTransfersLeft: number;
  /** Whether an own intent of phase `actions` was carried out, so that passing is too late (C-208). */
  acted: boolean;
  /** Cards that took part in an attack this turn, once for each time (C-403). */
  attacked: CardId[];
  /** Cards whose once-a-turn power is used up: the Recyclers, the Lasers, the Bavarians' privilege. */
  used: CardId[];
  /** Market Manipulation was played: own incomes count double (C-906). */
  doubled: boolean;
  /** Changes of alignment by the Lasers, until the turn ends (C-413). */
  alterations: Alteration[];
  /** Whose last Group was taken by an attack in this turn, and by whom (C-1102). */
  lastTaken: { by: PlayerId; from: PlayerId }[];
  /** Whether an attack was carried out (called-off ones excepted). */
  anyAttack: boolean;
}

export interface Alteration {
  card: CardId;
  change: 'add' | 'remove' | 'reverse';
  alignment: Alignment;
}

/** What a window asks and who has answered; see C-422, C-423, C-201, C-900. */
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
  /** A Special is being played and may be cancelled (C-900). `cards` are those it is played with. */
  | ({ readonly kind: 'playing'; readonly by: PlayerId; readonly card: CardId; cards: CardId[]; play: Play } & WindowFrame)
  /** One of two Specials that break a privilege was cancelled; its player may replace it (C-909). */
  | { readonly kind: 'replace'; readonly id: number; rev: number; readonly by: PlayerId; readonly card: CardId };

/** What a Special on the stack is played for. */
export type Play =
  | { for: 'effect'; intent: PlaySpecialIntent }
  | { for: 'privilege' }
  /** `replaceable`: one of two, which its player may replace when it is cancelled (C-909). */
  | { for: 'breakPrivilege'; replaceable: boolean }
  | { for: 'forceInterference' }
  | { for: 'whispering'; privilege: PrivilegePayment | null; spend: { from: CardId; amount: number }[] };

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
  part: LedgerPart;
  value: number;
  /** The card the line speaks of: attacker, aid, the card with the ability, the paying treasury, the target. */
  card?: CardId;
  /** Who paid, for money lines. */
  player?: PlayerId;
  /** Attacker's and target's alignment, for alignment lines. */
  alignments?: [Alignment, Alignment];
  /** Distance of the target from its Illuminati, for the position line. */
  distance?: number;
  /** For `defence`: what defends, Power or Resistance. */
  by?: 'power' | 'resistance';
}

/** Money spent on an attack, one entry for each payer, treasury and side. */
export interface Spending {
  player: PlayerId;
  from: CardId;
  side: 'for' | 'against';
  amount: number;
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
  /** The card discarded for privilege was cancelled, so that another may be discarded though the attack is committed (C-900). */
  privilegeCancelled: boolean;
  /** Players let in by an Interference card (C-603). */
  letIn: PlayerId[];
  spendings: Spending[];
  /** The number to roll or less, even if below 2 or above 10. */
  needs: number;
  /** Of 36 rolls, how many win. */
  odds: number;
  ledger: LedgerRow[];
  /** The dice as they fell. */
  dice: [number, number] | null;
  /** What they count as now. */
  roll: number | null;
  result: 'success' | 'failure' | 'calledOff' | null;
}

export interface Parcel {
  money?: number;
  groups?: CardId[];
  specials?: CardId[];
}

/** A Group's new place (C-502, C-802). */
export interface Placement {
  group: CardId;
  onto: CardId;
  arrow: Side;
  puppets?: PuppetPlace[];
  giveUp?: CardId[];
}

export interface PuppetPlace {
  group: CardId;
  onto: CardId;
  arrow: Side;
}

/** An offer as everyone sees it: of face-down Specials only the number (C-803). */
export interface TradeOffer {
  readonly id: string;
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly give: Parcel;
  readonly ask: Parcel;
  /** Face-down Specials in `give` and in `ask`, which are named only in the private part of the two. */
  readonly giveHidden: number;
  readonly askHidden: number;
  readonly placements: Placement[];
  /** Seen by the two alone until it is carried out (C-803); never on the board. */
  readonly secret: boolean;
  /** The offers made to several players at once: when one is accepted the others lapse. The first one's id. */
  readonly bundle: string | null;
  /** The offer that this one answers; it stays open meanwhile. */
  readonly counters: string | null;
}

export interface Outcome {
  winners: PlayerId[];
  /** `goal` C-1104, `last` C-1107, `draw` C-1107 and C-1207, `score` C-1204. */
  ended: 'goal' | 'last' | 'draw' | 'score';
  /** Which goals each winner met. */
  goals: { player: PlayerId; goal: 'basic' | CardId }[];
  /** Secret goals, revealed at the end (U82). */
  revealed: { player: PlayerId; goal: CardId }[];
  /** Points, in a long game (C-1204). */
  scores: { player: PlayerId; score: number }[];
}

/** What not everyone may see. */
export interface Secrets {
  rng: RngState;
  /** Dice that tests and scenarios queue; a server never does. */
  dice: [number, number][];
  /** Top card first. */
  deck: CardId[];
  /** The Illuminati under the eight slots. */
  slots: CardId[];
  private: Record<PlayerId, Private>;
}

/** What one player alone may see. */
export interface Private {
  /** Specials that lie face down in the hand, in order of arrival. */
  hand: CardId[];
  /** Drawn and not yet decided on (C-203). */
  drawn: CardId[];
  /** The secret goal (C-103). */
  goal: CardId | null;
  /** Others' face-down Specials this player has seen and which have not moved since (C-903). */
  seen: { card: CardId; player: PlayerId }[];
  /** Face-down Specials that open offers from or to this player name. */
  offered: { offer: string; give: CardId[]; ask: CardId[] }[];
  /** Secret offers from or to this player, oldest first; each lies in both of the two's secrets. */
  deals: TradeOffer[];
  /** How many secret offers this player has made to whom, for their names. */
  dealt: Record<PlayerId, number>;
}

/** What one viewer may see: the board, and his own secrets (null for spectators). */
export interface View {
  readonly board: Board;
  readonly player: PlayerId | null;
  readonly mine: Private | null;
}

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

/** What a player asks for. It never says who sends it. */
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
  | { type: 'done'; firm?: boolean; rev?: number }
  | { type: 'roll'; rev?: number }
  | { type: 'place'; group: CardId; onto: CardId; arrow: Side; puppets?: PuppetPlace[]; acceptLoss?: boolean }
  | { type: 'settle'; amount: number }
  | { type: 'transfer'; amount: number; from: CardId; to: CardId; asAction?: boolean }
  | { type: 'moveGroup'; group: CardId; onto: CardId; arrow: Side; puppets?: PuppetPlace[]; acceptLoss?: boolean }
  | { type: 'drop'; group: CardId }
  | {
      type: 'offer';
      /** One player, or several at once: the first to accept has it. */
      to: PlayerId | PlayerId[];
      give?: Parcel;
      ask?: Parcel;
      placements?: Placement[];
      /** Seen by the two alone until it is carried out. */
      secret?: boolean;
      /** An open offer to the sender that this one answers. */
      counters?: string;
    }
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
  | { type: 'pass' }
  | { type: 'endTurn' }
  | { type: 'concede' };

export type IntentType = Intent['type'];
export type IntentOf<T extends IntentType> = Extract<Intent, { type: T }>;

/** Why money moved; `from` and `to` of a `money` event are card ids or `bank`. */
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
  | 'left';

/** Everything that happens, in the words of the log. Secret parts reach only those they name; with `only`, the event itself does. */
export type GameEvent =
  | { type: 'illuminatiTaken'; player: PlayerId; slot: number; card: CardId }
  | { type: 'goalChosen'; player: PlayerId; secret?: SecretPart<{ goal: CardId }> }
  | { type: 'uncovered'; card: CardId; why: 'setup' | 'draw' | 'refill' | 'revived' }
  | { type: 'buried'; card: CardId }
  | { type: 'startRolled'; player: PlayerId; dice: [number, number]; round: number }
  | { type: 'turnBegan'; player: PlayerId; number: number }
  | { type: 'phaseBegan'; phase: Phase }
  | { type: 'money'; from: CardId | 'bank'; to: CardId | 'bank'; amount: number; reason: MoneyReason; player: PlayerId | null }
  /** A Special was drawn; which one, only the drawer knows. */
  | { type: 'specialDrawn'; player: PlayerId; secret?: SecretPart<{ card: CardId }> }
  | { type: 'specialTurnedUp'; player: PlayerId; card: CardId }
  /** `why`: played for its effect, spent on privilege or its breaking, cancelled, drawn at the end of a turn, left behind. */
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
  /** The number needed changed while the contest was open. */
  | { type: 'oddsChanged'; attack: number; needs: number; odds: number }
  | { type: 'spent'; attack: number; player: PlayerId; from: CardId; side: 'for' | 'against'; amount: number; interference: boolean }
  | { type: 'privilegeDeclared'; attack: number; player: PlayerId }
  | { type: 'privilegeBroken'; attack: number; player: PlayerId }
  | { type: 'letIn'; attack: number; player: PlayerId }
  | { type: 'saidDone'; player: PlayerId; frame: number; firm: boolean }
  /** The `done` of these players was taken back, something was committed. */
  | { type: 'askedAgain'; players: PlayerId[]; frame: number }
  | { type: 'rolled'; attack: number; player: PlayerId; dice: [number, number]; needs: number }
  | { type: 'rollChanged'; attack: number; player: PlayerId; card: CardId; roll: number }
  | { type: 'attackEnded'; attack: number; result: 'success' | 'failure' | 'calledOff'; roll: number | null; needs: number }
  /** A card came to hang somewhere: taken, moved, traded, bribed. `from` is its former owner. */
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
  | {
      type: 'offerClosed';
      id: string;
      by: PlayerId;
      to: PlayerId;
      why: 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
      only?: readonly PlayerId[];
    }
  | { type: 'specialMoved'; from: PlayerId; to: PlayerId; card: CardId | null; secret?: SecretPart<{ card: CardId }> }
  | { type: 'passed'; player: PlayerId }
  | { type: 'turnLost'; player: PlayerId; by: PlayerId }
  | { type: 'turnEnded'; player: PlayerId; number: number }
  | { type: 'toppled'; player: PlayerId; card: CardId }
  | { type: 'eliminated'; player: PlayerId }
  | { type: 'left'; player: PlayerId }
  | { type: 'gameOver'; outcome: Outcome };

/**
 * What a player can do now, one entry for each type of intent. Either `refusal` says why not,
 * or `can` lists the candidates. An intent built from the candidates is legal.
 */
export type Offer = { [T in IntentType]: OfferOf<T> }[IntentType];

export type OfferOf<T extends IntentType> =
  | { readonly type: T; readonly refusal: Refusal; readonly can?: undefined }
  | { readonly type: T; readonly refusal?: undefined; readonly can: Candidates[T] };

/** A free place: this printed arrow of this card. */
export interface Place {
  onto: CardId;
  arrow: Side;
}

/** For each type of intent, the candidates that make it legal. */
export interface Candidates {
  chooseIlluminati: { slots: number[] };
  chooseGoal: { goals: CardId[] };
  /** `draw` in phase `start`; `extra` the Recyclers' paid draw (C-1002). */
  drawCard: { draw: boolean; extra: boolean };
  keepSpecial: { cards: CardId[] };
  flipSpecial: { cards: CardId[] };
  taxFrom: { cards: CardId[] };
  attack: {
    attackers: {
      card: CardId;
      control: readonly CardId[];
      neutralize: readonly CardId[];
      destroy: readonly CardId[];
      /** Power 0 targets that a Whispering Campaign in hand opens (C-914). */
      whispering: readonly CardId[];
    }[];
    /** Cards that may lend power, each with the targets it may not help against (the attacker itself and the target are out anyway). */
    aids: { card: CardId; never: readonly CardId[] }[];
    /** Specials that may be discarded for privilege, and whether the Bavarians may pay. */
    privilege: { cards: CardId[]; pay: boolean };
    whispering: CardId | null;
  };
  spend: { from: { card: CardId; max: number }[] };
  interfere: { sides: ('for' | 'against')[]; max: number };
  privilege: { cards: CardId[]; pay: boolean };
  /** `pairs`: any two of these; `agent`: the Deep Agent; `single`: any one of these (replacing a cancelled one, C-909). */
  breakPrivilege: { pairs: CardId[]; agent: CardId | null; single: CardId[] };
  forceInterference: { cards: CardId[] };
  callOff: Record<string, never>;
  /** `plain`: not said yet; `firm`: may be said, or made, firm (C-422). */
  done: { rev: number; plain: boolean; firm: boolean };
  roll: { rev: number };
  /** `puppets` is how the branch fits best on that place, `lost` what does not (then `acceptLoss` is needed). */
  place: { group: CardId; places: (Place & { puppets: PuppetPlace[]; lost: CardId[] })[] };
  settle: { max: number };
  transfer: { from: { card: CardId; to: CardId[]; max: number }[]; asAction: boolean };
  /** Places where the Group itself fits; `suggestPlacement` tells how its branch would. */
  moveGroup: { groups: { group: CardId; places: Place[] }[] };
  drop: { groups: CardId[] };
  /** What may be named; whether Groups may. Details are checked by `check`. */
  offer: { to: PlayerId[]; money: number; specials: CardId[]; groups: boolean };
  answer: { offers: string[]; acceptable: string[] };
  withdraw: { offers: string[] };
  playSpecial: { cards: PlayableSpecial[] };
  counter: { cards: CardId[] };
  usePower: { cards: UsablePower[] };
  pass: Record<string, never>;
  /** `phase`: `powers` opens that phase, `end` ends the turn. */
  endTurn: { next: 'powers' | 'end' };
  concede: Record<string, never>;
}

export interface PlayableSpecial {
  card: CardId;
  /** What it asks for. */
  needs: 'nothing' | 'groupAndPlace' | 'deadGroup' | 'player' | 'moves';
  groups?: readonly CardId[];
  places?: readonly Place[];
  players?: readonly PlayerId[];
}

export interface UsablePower {
  card: CardId;
  needs: 'alteration' | 'moves' | 'placements';
  groups?: readonly CardId[];
}

/** Who must decide before the game goes on, and what about. Computed from the top frame, never stored. */
export interface Decision {
  /** The frame that asks, or null: the set-up or the turn's own player. */
  frame: number | null;
  rev: number;
  kind:
    | 'chooseIlluminati'
    | 'chooseGoal'
    | 'turn'
    | 'start'
    | 'contest'
    | 'roll'
    | 'dice'
    | 'place'
    | 'settle'
    | 'playing'
    | 'replace'
    | 'over';
  /** Players the table waits for, in seat order. */
  who: PlayerId[];
}
