import { type Schema, type SchemaType, schema } from '@colyseus/schema';
import type { PlayerId, RulesetId } from '@illuminice/rules';
import { PRESENCES, REMEDIES, type Remedy } from './absence.js';
import { COMPUTER_LEVELS, COMPUTER_STYLES } from './computers.js';
import { type Moment, STAGES } from './http.js';
import { OPTIONS } from './options.js';
import { type DecidedInfo, PROPOSALS, type ProposalInfo } from './proposals.js';
import { settingCodecs } from './table-settings.js';
import { type CodecValue, count, flag, list, moment, nullable, packedAs, record, text, union, word } from './wire/codec.js';
import { GameBoard } from './wire/game.js';
import { child, children, growing, replaced, type StructureValue, structure } from './wire/structure.js';

/**
 * Public state of a table besides the board, declared once: schema, mirror and reader derive from it. Epoch ms by the server, see
 * `welcome.now`.
 */

export type RulesInfo = {
  [Id in RulesetId]: { ruleset: Id; options: CodecValue<(typeof OPTIONS)[Id]> };
}[RulesetId];

const seat = structure('SeatState', {
  player: text,
  /** 0 for the first seat. */
  place: count,
  name: text,
  /** Place in the palette, 0 to 7, unique. */
  colour: count,
  ready: flag,
  /** An intent is sealed for the start: its owner alone knows which. */
  sealed: flag,
  presence: word(PRESENCES),
  /** When `reconnecting` becomes `away` (in the lobby: when the seat is freed); 0: never. */
  awayAt: moment,
  /** When others may vote on an idle owner; 0: not nudged. */
  voteAt: moment,
  /** Votes on its absent or idle owner, by player. */
  ballots: packedAs(
    list(record<{ player: PlayerId; remedy: Remedy }>({ player: text, remedy: word(REMEDIES) })),
    (ballots: Readonly<Record<PlayerId, Remedy>>) => Object.entries(ballots).map(([player, remedy]) => ({ player, remedy })),
    (packed) => Object.fromEntries(packed.map(({ player, remedy }) => [player, remedy])),
  ),
  asks: list(
    record<{ id: number; name: string; yes: PlayerId[]; no: PlayerId[] }>({ id: count, name: text, yes: list(text), no: list(text) }),
  ),
  computer: flag,
  level: word(COMPUTER_LEVELS),
  style: word(COMPUTER_STYLES),
});
export type SeatInfo = StructureValue<typeof seat>;

const timer = structure('TimerState', {
  /** Kind of the rules' `decision`; '' in no game. */
  kind: text,
  /** The window it is for; null: none. */
  frame: nullable(count),
  /** Time-out; 0: never. Then awaited players get their least intent. */
  at: moment,
  /** Players with extra time in this contest. */
  more: list(text),
  held: flag,
  /** Players with a lost connection for whom the clock stands still; `at` is 0 then. */
  pausedFor: list(text),
  /** Latest end of the standstill; 0: none. */
  pauseEnds: moment,
});
export type TimerInfo = StructureValue<typeof timer>;

const promise = structure('PromiseState', {
  id: count,
  by: text,
  /** Null: to all. */
  to: nullable(text),
  text,
  state: word(['open', 'kept', 'broken']),
  /** Player who marked it; null: open. */
  markedBy: nullable(text),
});
/** A promise; never enforced (C-804). */
export type PromiseInfo = StructureValue<typeof promise>;

const { spectators, ...shownSettings } = settingCodecs;

/** Schema, mirror and reader; `TableState` adds the board. */
export const table = structure('PublicState', {
  code: text,
  name: text,
  stage: word(STAGES),
  /** May configure, kick and start; '': nobody. */
  host: text,
  /** Next host, on acceptance or when the host leaves; '': nobody. */
  heir: text,
  /** True if joining needs one. */
  password: flag,
  capacity: count,
  seats: children(seat),
  /** Kicked names, in order; banned until readmitted. */
  kicked: growing(text),
  spectators: count,
  /** First 30 names. */
  watchers: list(text),
  score: list(record<{ name: string; won: number; games: number }>({ name: text, won: count, games: count })),
  watchable: spectators,
  /** Id of the finished game, for replays; '': none, or begun from a scenario. */
  game: text,
  /** Moment of a finished game from which the present one goes on; null: it began anew. */
  from: nullable(record<Moment>({ game: text, moment: count })),
  rules: union<RulesInfo, 'ruleset'>('ruleset', {
    classic: { options: OPTIONS.classic },
    inwo: { options: OPTIONS.inwo },
  }),
  ...shownSettings,
  timer: child(timer),
  /** Agreed pause: no clock runs, nobody plays. */
  paused: flag,
  proposals: list(
    record<ProposalInfo>({
      ...{ id: count, by: text, kind: word(PROPOSALS), of: text },
      ...{ yes: list(text), no: list(text), until: moment },
    }),
  ),
  /** Last vote; null: none. */
  decided: nullable(record<DecidedInfo>({ id: count, by: text, kind: word(PROPOSALS), of: text, name: text, passed: flag, at: moment })),
  promises: replaced(children(promise)),
});
export type TableInfo = StructureValue<typeof table>;

export const TableState = schema(
  {
    /** Board of the ruleset's class; undefined in the lobby. */
    board: { type: GameBoard, default: undefined },
  },
  'TableState',
  table.State as typeof Schema,
);
export type TableState = SchemaType<typeof TableState>;

export const NO_TIMER: TimerInfo = { kind: '', frame: null, at: 0, more: [], held: false, pausedFor: [], pauseEnds: 0 };

export const PRESENT: Pick<SeatInfo, 'presence' | 'awayAt' | 'voteAt' | 'ballots' | 'asks'> = {
  presence: 'connected',
  awayAt: 0,
  voteAt: 0,
  ballots: {},
  asks: [],
};

/** Public state besides the board, as new plain data. @throws WireError if it is unreadable */
export const readTable = (state: TableState): TableInfo => table.read(state, []);
