import { type MapSchema, type Schema, type SchemaType, schema } from '@colyseus/schema';

/*
 * The public board as it travels. Words that hold for all classes: '' stands for null in a string, so does the number
 * that a comment names; lists of structures are written in place, so compare values, not instances. Use `readBoard`.
 */

/** A nested structure that may be missing (null on the board). */
const maybe = <S extends new () => Schema>(type: S) => ({ type, default: undefined });

export const LobbySeatState = schema(
  {
    player: 'string',
    /** 0 for the first seat. */
    place: 'uint8',
    name: 'string',
    /** A place in the palette, 0 to 7, no two alike. */
    colour: 'uint8',
    ready: 'boolean',
    /** Whether somebody is there to speak for it: `Presence`. */
    presence: 'string',
    /** When `reconnecting` turns into `away` (in the lobby: when the seat is free again), epoch ms; else 0. */
    awayAt: 'float64',
    /** What the others want to be done while its owner is away: `Remedy`, by player. */
    ballots: { map: 'string' },
    /** A computer player. */
    computer: 'boolean',
    /** How well it plays: `ComputerLevel`. */
    level: 'string',
  },
  'LobbySeatState',
);
export type LobbySeatState = SchemaType<typeof LobbySeatState>;

export const OptionsState = schema(
  {
    /** 0: by the number of players (null on the board). */
    groupsToWin: 'uint8',
    hiddenGoals: 'boolean',
    longGame: 'boolean',
    illuminati: 'string',
    startWindow: 'boolean',
  },
  'OptionsState',
);
export type OptionsState = SchemaType<typeof OptionsState>;

export const SeatState = schema(
  {
    player: 'string',
    illuminati: 'string',
    status: 'string',
    cards: ['string'],
    faceUp: ['string'],
    faceDown: 'uint8',
    turns: 'uint16',
    destroyed: ['string'],
    toppled: ['string'],
    taxFrom: 'string',
    goalChosen: 'boolean',
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

export const CardState = schema(
  {
    zone: 'string',
    owner: 'string',
    master: 'string',
    arrow: 'string',
    money: 'uint16',
    x: 'int16',
    y: 'int16',
    rot: 'uint8',
  },
  'CardState',
);
export type CardState = SchemaType<typeof CardState>;

export const AlterationState = schema({ card: 'string', change: 'string', alignment: 'string' }, 'AlterationState');
export type AlterationState = SchemaType<typeof AlterationState>;

export const LastTakenState = schema({ by: 'string', from: 'string' }, 'LastTakenState');
export type LastTakenState = SchemaType<typeof LastTakenState>;

export const TurnState = schema(
  {
    player: 'string',
    number: 'uint16',
    actionsLeft: 'uint8',
    freeTransfersLeft: 'uint8',
    acted: 'boolean',
    attacked: ['string'],
    used: ['string'],
    doubled: 'boolean',
    alterations: [AlterationState],
    lastTaken: [LastTakenState],
    anyAttack: 'boolean',
  },
  'TurnState',
);
export type TurnState = SchemaType<typeof TurnState>;

export const FrameState = schema(
  {
    id: 'uint32',
    kind: 'string',
    rev: 'uint16',
    done: ['string'],
    firm: ['string'],
    by: 'string',
    card: 'string',
    cards: ['string'],
    /** JSON of `play`: its shapes are too many to be worth a class each. */
    play: 'string',
  },
  'FrameState',
);
export type FrameState = SchemaType<typeof FrameState>;

export const LedgerRowState = schema(
  {
    part: 'string',
    value: 'int16',
    card: 'string',
    player: 'string',
    /** Attacker's and target's alignment. */
    own: 'string',
    theirs: 'string',
    /** -1: none. */
    distance: 'int8',
    by: 'string',
  },
  'LedgerRowState',
);
export type LedgerRowState = SchemaType<typeof LedgerRowState>;

export const SpendingState = schema({ player: 'string', from: 'string', side: 'string', amount: 'uint16' }, 'SpendingState');
export type SpendingState = SchemaType<typeof SpendingState>;

export const AttackState = schema(
  {
    id: 'uint32',
    by: 'string',
    kind: 'string',
    attacker: 'string',
    target: 'string',
    aids: ['string'],
    defender: 'string',
    whispering: 'string',
    stage: 'string',
    committed: 'boolean',
    privilege: 'string',
    privilegeCancelled: 'boolean',
    letIn: ['string'],
    spendings: [SpendingState],
    needs: 'int16',
    odds: 'uint8',
    ledger: [LedgerRowState],
    /** The dice, 0: not rolled. */
    die1: 'uint8',
    die2: 'uint8',
    /** What they count as, 0: not rolled. */
    roll: 'uint8',
    result: 'string',
  },
  'AttackState',
);
export type AttackState = SchemaType<typeof AttackState>;

export const OfferState = schema(
  {
    id: 'string',
    by: 'string',
    to: 'string',
    /** JSON of the parcels and placements. */
    give: 'string',
    ask: 'string',
    placements: 'string',
    giveHidden: 'uint8',
    askHidden: 'uint8',
    /** Empty: none. */
    bundle: 'string',
    counters: 'string',
    /** The offerer chooses among those who are willing. */
    choose: 'boolean',
    /** JSON of the placements of a receiver who is willing; empty: he is not. */
    willing: 'string',
  },
  'OfferState',
);
export type OfferState = SchemaType<typeof OfferState>;

export const BoardState = schema(
  {
    seq: 'uint32',
    phase: 'string',
    seats: [SeatState],
    slots: ['string'],
    cards: { map: CardState },
    uncontrolled: ['string'],
    dead: ['string'],
    discard: ['string'],
    out: ['string'],
    deckSize: 'uint8',
    turn: maybe(TurnState),
    frames: [FrameState],
    attack: maybe(AttackState),
    offers: [OfferState],
    /** -1: `quiet` is null. */
    quietTurns: 'int16',
    quietWithoutAttack: 'int16',
    nextFrame: 'uint32',
    nextAttack: 'uint32',
    nextOffer: 'uint32',
    /** JSON of the outcome, '' while the game goes on. */
    outcome: 'string',
    options: OptionsState,
  },
  'BoardState',
);
export type BoardState = SchemaType<typeof BoardState>;

/** What runs out when, where there is a clock; see `welcome.now`. */
export const TimerState = schema(
  {
    /** What it is for: `kind` of the rules' `decision`; '' while nothing runs. */
    kind: 'string',
    /** The window it is for, -1: none. */
    frame: 'int32',
    /** When it falls, epoch ms; 0: never. Then whoever is waited for does what commits him least. */
    at: 'float64',
    /** Players who had more time in this contest. */
    more: ['string'],
    /** The dice are held. */
    held: 'boolean',
    /** Whom the clock stands still for, because the connection was lost with a window open; `at` is 0 then. */
    pausedFor: ['string'],
    /** When it goes on at the latest, epoch ms; 0: it does not stand still. */
    pauseEnds: 'float64',
  },
  'TimerState',
);
export type TimerState = SchemaType<typeof TimerState>;

export const PromiseState = schema(
  {
    id: 'uint16',
    by: 'string',
    /** '': to all. */
    to: 'string',
    text: 'string',
    /** `open`, `kept` or `broken`, and who says so ('' while open). */
    state: 'string',
    markedBy: 'string',
  },
  'PromiseState',
);
export type PromiseState = SchemaType<typeof PromiseState>;

/** What everyone in the room sees: the lobby, and the board once the game has begun. */
export const TableState = schema(
  {
    code: 'string',
    name: 'string',
    /** `lobby`, `playing` or `over`. */
    stage: 'string',
    /** The seat that may configure, kick and start. */
    host: 'string',
    public: 'boolean',
    password: 'boolean',
    /** How many may sit, 2 to 8. */
    capacity: 'uint8',
    /** Taken seats, by player. Seat order is `place`. */
    seats: { map: LobbySeatState },
    /** Names of people who were kicked and get no seat until the host readmits them, the first to be kicked first. */
    kicked: ['string'],
    spectators: 'uint16',
    /** Whether people may look on who have no seat. */
    watchable: 'boolean',
    /** How much later than the players these see the game, in seconds. */
    spectatorDelay: 'uint16',
    /** Once the game is over: under which id it can be watched again. '': not over, or begun from a scenario. */
    game: 'string',
    /** The options the game will have, or has. */
    options: OptionsState,
    /** `off`, `brisk`, `normal` or `relaxed`. */
    clock: 'string',
    timer: TimerState,
    /** Oldest first. */
    promises: [PromiseState],
    /** Undefined in the lobby. */
    board: maybe(BoardState),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;

/** The lobby's seats in seat order. */
export const seatsInOrder = (state: TableState): LobbySeatState[] =>
  [...(state.seats as MapSchema<LobbySeatState>).values()].sort((a, b) => a.place - b.place);
