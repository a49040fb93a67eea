import { type Schema, type SchemaType, schema } from '@colyseus/schema';
import type { PlayerId, RulesetId } from '@illuminice/rules';
import { PRESENCES, REMEDIES, type Remedy } from './absence.js';
import { COMPUTER_LEVELS, COMPUTER_STYLES } from './computers.js';
import { STAGES } from './http.js';
import { OPTIONS } from './options.js';
import { type DecidedInfo, PROPOSALS, type ProposalInfo } from './proposals.js';
import { settingCodecs } from './table-settings.js';
import { type CodecValue, count, flag, list, moment, nullable, packedAs, record, text, union, word } from './wire/codec.js';
import { GameBoard } from './wire/game.js';
import { child, children, growing, replaced, type StructureValue, structure } from './wire/structure.js';

/*
 * What everybody at a table sees besides the board, whichever game is played. Each field is declared here once: schema, mirror
 * and reader are made of it. Times are epoch ms by the server's clock, see `welcome.now`.
 */

/** Which game is played, and the options that it will have, or has. */
export type RulesInfo = {
  [Id in RulesetId]: { ruleset: Id; options: CodecValue<(typeof OPTIONS)[Id]> };
}[RulesetId];

const seat = structure('SeatState', {
  player: text,
  /** 0 for the first seat. */
  place: count,
  name: text,
  /** A place in the palette, 0 to 7, no two alike. */
  colour: count,
  ready: flag,
  /** Somebody is there to speak for it. */
  presence: word(PRESENCES),
  /** When `reconnecting` turns into `away` (in the lobby: when the seat is free again); 0: it does not. */
  awayAt: moment,
  /** When the others may vote on an idle owner, who was nudged; 0: not before somebody nudges them. */
  voteAt: moment,
  /** Votes of the others while its owner is away or idle, by player. */
  ballots: packedAs(
    list(record<{ player: PlayerId; remedy: Remedy }>({ player: text, remedy: word(REMEDIES) })),
    (ballots: Readonly<Record<PlayerId, Remedy>>) => Object.entries(ballots).map(([player, remedy]) => ({ player, remedy })),
    (packed) => Object.fromEntries(packed.map(({ player, remedy }) => [player, remedy])),
  ),
  /** Spectators who ask for the seat while its owner is away, and the players who said yes or no. */
  asks: list(
    record<{ id: number; name: string; yes: PlayerId[]; no: PlayerId[] }>({ id: count, name: text, yes: list(text), no: list(text) }),
  ),
  /** A computer player. */
  computer: flag,
  /** How well the computer plays, here or in its owner's stead. */
  level: word(COMPUTER_LEVELS),
  style: word(COMPUTER_STYLES),
});
/** A taken seat. */
export type SeatInfo = StructureValue<typeof seat>;

const timer = structure('TimerState', {
  /** `kind` of the rules' `decision`; '' while nothing runs. */
  kind: text,
  /** The window it is for; null: none. */
  frame: nullable(count),
  /** When it falls; 0: never. Then the server says for whoever is awaited what commits them least. */
  at: moment,
  /** Players who had more time in this contest. */
  more: list(text),
  /** The dice are held. */
  held: flag,
  /** Players the clock stands still for, because the connection was lost with a window open; `at` is 0 then. */
  pausedFor: list(text),
  /** When it goes on at the latest; 0: it does not stand still. */
  pauseEnds: moment,
});
/** Timer of the table's clock. */
export type TimerInfo = StructureValue<typeof timer>;

const promise = structure('PromiseState', {
  id: count,
  by: text,
  /** Null: to all. */
  to: nullable(text),
  text,
  state: word(['open', 'kept', 'broken']),
  /** Player who marked it; null while it is open. */
  markedBy: nullable(text),
});
/** A promise: nothing but its maker's good name enforces it (C-804). */
export type PromiseInfo = StructureValue<typeof promise>;

const { spectators, ...shownSettings } = settingCodecs;

/** Its schema, mirror and reader; `TableState` is that schema and the board. */
export const table = structure('PublicState', {
  code: text,
  name: text,
  stage: word(STAGES),
  /** The player who may configure, kick and start; '': nobody. */
  host: text,
  /** Next host, once they accept or the host leaves; '': nobody. */
  heir: text,
  /** Joining takes a password. */
  password: flag,
  /** How many may sit, 2 to 8. */
  capacity: count,
  /** Taken seats, in seat order. */
  seats: children(seat),
  /** Names of people who were kicked and get no seat until the host readmits them, the first to be kicked first. */
  kicked: growing(text),
  /** How many look on. */
  spectators: count,
  /** Names of the first 30. */
  watchers: list(text),
  /** Games won and played at this table, by name. */
  score: list(record<{ name: string; won: number; games: number }>({ name: text, won: count, games: count })),
  /** People may look on who have no seat. */
  watchable: spectators,
  /** Once the game is over: under which id it can be watched again. '': not over, or begun from a scenario. */
  game: text,
  /** Which game is played, and its options. */
  rules: union<RulesInfo, 'ruleset'>('ruleset', {
    classic: { options: OPTIONS.classic },
    inwo: { options: OPTIONS.inwo },
  }),
  ...shownSettings,
  timer: child(timer),
  /** The game rests because the players agreed on it: no clock runs, and nobody plays. */
  paused: flag,
  /** Open proposals, oldest first. */
  proposals: list(
    record<ProposalInfo>({
      ...{ id: count, by: text, kind: word(PROPOSALS), of: text },
      ...{ yes: list(text), no: list(text), until: moment },
    }),
  ),
  /** How the last vote went; null: there was none. */
  decided: nullable(record<DecidedInfo>({ id: count, by: text, kind: word(PROPOSALS), of: text, name: text, passed: flag, at: moment })),
  /** Oldest first. */
  promises: replaced(children(promise)),
});
/** Public state of a table besides the board. */
export type TableInfo = StructureValue<typeof table>;

/** The shared state of a room. */
export const TableState = schema(
  {
    /** The game's own board; its class is the ruleset's. Undefined in the lobby. */
    board: { type: GameBoard, default: undefined },
  },
  'TableState',
  table.State as typeof Schema,
);
export type TableState = SchemaType<typeof TableState>;

/** The timer while nothing runs. */
export const NO_TIMER: TimerInfo = { kind: '', frame: null, at: 0, more: [], held: false, pausedFor: [], pauseEnds: 0 };

/** Fields of a seat whose owner is present. */
export const PRESENT: Pick<SeatInfo, 'presence' | 'awayAt' | 'voteAt' | 'ballots' | 'asks'> = {
  presence: 'connected',
  awayAt: 0,
  voteAt: 0,
  ballots: {},
  asks: [],
};

/**
 * What everybody at a table sees besides the board, from the room's state.
 *
 * @returns new plain data, deep-equal to the server's after the last patch
 * @throws WireError if it cannot be read
 */
export const readTable = (state: TableState): TableInfo => table.read(state, []);
