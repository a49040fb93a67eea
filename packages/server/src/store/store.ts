import type { Stage } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/* Store of tables. Records, pulses, talk and intents are JSON, returned as given; `record.ts` has their shapes. Times are epoch ms. */

export type Maybe<T> = T | Promise<T>;

/** A played intent; its place is its number in the game, from 1. */
export interface Entry {
  readonly player: PlayerId;
  /** Message number; null: sent by a computer, an order or a clock. */
  readonly n: number | null;
  readonly at: number;
  readonly intent: string;
}

export interface NewGame {
  /** Unguessable. */
  readonly id: string;
  readonly ruleset: string;
  readonly version: number;
  readonly players: readonly PlayerId[];
  readonly options: string;
  /** Null: begun from a scenario. */
  readonly seed: string | null;
  /** First state as JSON, without a seed. */
  readonly origin: string | null;
  /** Seats, JSON of `castSchema`. */
  readonly cast: string;
  readonly begun: number;
}

/** State after so many entries, with its hash. */
export interface Snapshot {
  readonly seq: number;
  readonly state: string;
  readonly hash: string;
}

/** End of a game; `hash` is the final state's. */
export interface Ending {
  readonly hash: string;
  readonly outcome: string;
  readonly cast: string;
  readonly public: boolean;
  readonly at: number;
}

/** Row of a sleeping table in the list. */
export interface Shelf {
  readonly stage: Stage;
  readonly public: boolean;
}

export interface NewTable extends Shelf {
  readonly code: string;
  readonly record: string;
  readonly pulse: string;
  readonly begin: NewGame | null;
  /** Journal of the game so far, from its first intent. */
  readonly entries?: readonly Entry[];
  readonly at: number;
}

export interface Change {
  readonly code: string;
  readonly rev: number;
  readonly at: number;
  /** Left out: unchanged. */
  readonly record?: string | undefined;
  readonly shelf?: Shelf | undefined;
  readonly pulse: string;
  readonly begin?: NewGame | undefined;
  /** Entries of the journal; `first` is the first's number. */
  readonly played?:
    | {
        readonly game: string;
        readonly first: number;
        readonly entries: readonly Entry[];
        readonly decks?: readonly string[];
      }
    | undefined;
  readonly snapshot?: Snapshot | undefined;
  readonly ending?: Ending | undefined;
  /** Entries of talk, and the first's number; `instead` of all stored ones. */
  readonly talk?: { readonly first: number; readonly lines: readonly string[]; readonly instead: boolean } | undefined;
}

export interface StoredGame extends NewGame {
  readonly ending: Ending | null;
  readonly snapshot: Snapshot | null;
}

export interface GameOfTable extends StoredGame {
  readonly code: string;
}

export interface StoredTable extends Shelf {
  readonly code: string;
  readonly rev: number;
  readonly created: number;
  readonly touched: number;
  readonly record: string;
  readonly pulse: string;
  readonly game: StoredGame | null;
  readonly talk: readonly string[];
  /** Number of the next entry of talk. */
  readonly said: number;
}

/** A stored deck; its id is a hash of the rest (`decks.ts`). */
export interface KeptDeck {
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  readonly cards: string;
}

/** Age limits of stored data, by last use or end; epoch ms. */
export interface Limits {
  readonly lobbies: number;
  readonly abandoned: number;
  /** Finished games, and unused decks. */
  readonly finished: number;
}

/** Expired tables, and games without their table. */
export interface Overdue {
  readonly tables: readonly { readonly code: string; readonly stage: Stage }[];
  readonly games: readonly string[];
  readonly decks: readonly string[];
}

export interface AdminAct {
  readonly at: number;
  readonly act: string;
  /** A table's code or a process's address; empty: all. */
  readonly subject: string;
  /** Announced text; empty: none. */
  readonly said: string;
  /** Name given with the password; unverified. */
  readonly who: string;
  readonly address: string;
  readonly request: string;
}

export interface Block {
  /** Keyed hash of its address. */
  readonly id: string;
  /** Epoch ms; `until` null: for good. */
  readonly since: number;
  readonly until: number | null;
  /** Reason, which the blocked are told; empty: none. */
  readonly why: string;
  /** Name given with the password; unverified. */
  readonly who: string;
}

/** Another writer changed or removed this table: memory is stale. */
export class Conflict extends Error {
  constructor(code: string) {
    super(`table ${code} was changed by somebody else`);
  }
}

/** No answer: it is unknown whether a change is or will be stored. */
export class Uncertain extends Error {}

/** The code was or is another table's. */
export class CodeTaken extends Error {}

/** Store of tables. Methods fail with the database's errors; `create` with `CodeTaken`, `write` with `Conflict` or `Uncertain`. */
export interface Store {
  create(table: NewTable): Promise<void>;
  /** The change is durable once this returns or resolves. */
  write(change: Change): Maybe<void>;
  load(code: string): Promise<StoredTable | null>;
  entries(game: string, after: number, most?: number): Promise<Entry[]>;
  isUsed(code: string): Promise<boolean>;
  record(code: string): Promise<string | undefined>;
  /** Pulse of a table; undefined: none. */
  pulse(code: string): Promise<string | undefined>;
  /** Public, unfinished tables touched since, newest first. */
  listed(since: number, limit: number): Promise<{ code: string; record: string }[]>;
  codes(after: string, limit: number): Promise<string[]>;
  gameIds(after: string, limit: number): Promise<string[]>;
  game(id: string): Promise<GameOfTable | null>;
  /** Games of a table, also of one that is gone, without snapshots and entries. */
  gamesOf(code: string): Promise<GameOfTable[]>;
  /** Replaces the seats of a game, JSON of `castSchema`. */
  recast(id: string, cast: string): Promise<void>;
  /** Finished games of public tables with a seed, the latest end first. */
  games(page: { limit: number; before?: number }): Promise<(GameOfTable & { intents: number })[]>;
  /**
   * Stores a deck, or its sharing and time if it exists; a full store forgets the oldest unused ones.
   * @param at epoch ms @param most decks @returns true if there is room
   */
  keepDeck(deck: KeptDeck, shared: boolean, at: number, most: number): Promise<boolean>;
  /** A deck; `isOpen`: shared, or used in a finished game. */
  deck(id: string): Promise<(KeptDeck & { readonly isOpen: boolean }) | null>;
  removeDeck(id: string): Promise<void>;
  /** Notes a day with a running server. @param day days since the epoch */
  noteDay(day: number): Promise<void>;
  /** The `count`th day before this one with a running server, from 1; null: too few. */
  earlierDay(day: number, count: number): Promise<number | null>;
  overdue(limits: Limits): Promise<Overdue>;
  /** Removes a table with its unfinished games; finished ones have their own time. */
  remove(code: string): Promise<void>;
  removeGame(id: string): Promise<void>;
  /** Stores a value under a name, unless there is one. @returns the stored one */
  keep(name: string, value: string): Promise<string>;
  /** Notes an act of the host; older ones than `before` go. */
  noteAct(act: AdminAct, before: number): Promise<void>;
  acts(most: number): Promise<AdminAct[]>;
  /** Blocks that hold, the last first; those that ended before `now` (epoch ms) go. */
  blocks(now: number): Promise<Block[]>;
  /** Blocks a line, or blocks it anew. */
  block(block: Block): Promise<void>;
  /** @returns true if there was such a block */
  unblock(id: string): Promise<boolean>;
  count(): Promise<number>;
  /** Fails if the store cannot be read or written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
