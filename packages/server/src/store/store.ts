import type { Stage } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/*
 * What a store of tables is asked for. What is in a record, a pulse, a line of talk or an intent is JSON that the store
 * hands back as it got it; `record.ts` knows the shapes.
 */

/** Done at once, or later. */
export type Maybe<T> = T | Promise<T>;

/** An intent that was carried out; its place in the journal is its number in the game, from 1. */
export interface Entry {
  readonly player: PlayerId;
  /** Number of the message it came in; null: a computer player, a standing order or a clock sent it. */
  readonly n: number | null;
  /** Epoch ms. */
  readonly at: number;
  readonly intent: string;
}

/** Setup of a game. */
export interface NewGame {
  /** Nobody can guess it. */
  readonly id: string;
  readonly ruleset: string;
  /** Version of the rules it began with. */
  readonly version: number;
  /** In seat order. */
  readonly players: readonly PlayerId[];
  /** JSON of the rules' options. */
  readonly options: string;
  /** Null for a game that began in the middle, from a scenario. */
  readonly seed: string | null;
  /** The state it began with, as JSON, if not a seed's. */
  readonly origin: string | null;
  /** Seats, JSON of `castSchema`. */
  readonly cast: string;
  /** Epoch ms. */
  readonly begun: number;
}

/** The state after so many entries, with its hash. */
export interface Snapshot {
  readonly seq: number;
  readonly state: string;
  readonly hash: string;
}

/** How a game ended; `hash` is the final state's. */
export interface Ending {
  readonly hash: string;
  /** JSON of the rules' outcome. */
  readonly outcome: string;
  readonly cast: string;
  readonly public: boolean;
  /** Epoch ms. */
  readonly at: number;
}

/** Row of a sleeping table for the list of tables. */
export interface Shelf {
  readonly stage: Stage;
  readonly public: boolean;
}

export interface NewTable extends Shelf {
  readonly code: string;
  readonly record: string;
  readonly pulse: string;
  readonly begin: NewGame | null;
  /** Epoch ms. */
  readonly at: number;
}

/** One atomic change of a table. */
export interface Change {
  readonly code: string;
  /** The revision it builds on. */
  readonly rev: number;
  /** Epoch ms. */
  readonly at: number;
  /** Left out: as it was. */
  readonly record?: string | undefined;
  readonly shelf?: Shelf | undefined;
  readonly pulse: string;
  /** A game that began. */
  readonly begin?: NewGame | undefined;
  /** Entries of the journal; `first` is the number of the first. */
  readonly played?:
    | {
        readonly game: string;
        readonly first: number;
        readonly entries: readonly Entry[];
        /** Ids of stored decks that were chosen in it. */
        readonly decks?: readonly string[];
      }
    | undefined;
  readonly snapshot?: Snapshot | undefined;
  readonly ending?: Ending | undefined;
  /** Entries of talk, and the number of the first; `instead` of all that are stored, which go. */
  readonly talk?: { readonly first: number; readonly lines: readonly string[]; readonly instead: boolean } | undefined;
}

export interface StoredGame extends NewGame {
  readonly ending: Ending | null;
  readonly snapshot: Snapshot | null;
}

/** A game, with the code of its table. */
export interface GameOfTable extends StoredGame {
  readonly code: string;
}

export interface StoredTable extends Shelf {
  readonly code: string;
  readonly rev: number;
  /** Epoch ms. */
  readonly created: number;
  readonly touched: number;
  readonly record: string;
  readonly pulse: string;
  /** The game that is on, or was last. */
  readonly game: StoredGame | null;
  readonly talk: readonly string[];
  /** The number that the next entry of talk gets. */
  readonly said: number;
}

/** A deck of cards, as it is kept for who made it. Its id is a hash of the rest (`decks.ts`). */
export interface KeptDeck {
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  /** JSON in the game's own form. */
  readonly cards: string;
}

/** When stored tables go; epoch ms. */
export interface Limits {
  /** Lobbies that were last touched before. */
  readonly lobbies: number;
  /** Games that did not end, last touched before. */
  readonly abandoned: number;
  /** Games that ended before, and decks that were last stored before and played in no game that is kept. */
  readonly finished: number;
}

/** Tables past their time, and games whose table is gone or plays another. */
export interface Overdue {
  readonly tables: readonly { readonly code: string; readonly stage: Stage }[];
  readonly games: readonly string[];
  readonly decks: readonly string[];
}

/** An act of the host on the admin's page. */
export interface AdminAct {
  /** Epoch ms. */
  readonly at: number;
  readonly act: string;
  /** The code of a table, or the address of a process; empty: all. */
  readonly subject: string;
  /** Announced text; empty: none. */
  readonly said: string;
  /** The name that was given with the password, which anybody may choose. */
  readonly who: string;
  readonly address: string;
  /** Id of the request. */
  readonly request: string;
}

/** Somebody else wrote to this table since, or it is gone: what we hold in memory is not what is stored. */
export class Conflict extends Error {
  constructor(code: string) {
    super(`table ${code} was changed by somebody else`);
  }
}

/** The store did not answer: it is not known whether a change is stored, nor whether it will be yet. */
export class Uncertain extends Error {}

/** This code was given to another table, now or earlier. */
export class CodeTaken extends Error {}

/**
 * Keeps tables. All methods fail with whatever the database says; `create` with `CodeTaken`, `write` with `Conflict` or `Uncertain`.
 * Epoch ms throughout.
 */
export interface Store {
  create(table: NewTable): Promise<void>;
  /** Once it returns (or its promise resolves), the change outlives the process. */
  write(change: Change): Maybe<void>;
  load(code: string): Promise<StoredTable | null>;
  /** The entries of a game after the first so many, in order; at most so many of them. */
  entries(game: string, after: number, most?: number): Promise<Entry[]>;
  /** A table has, or had, this code. */
  isUsed(code: string): Promise<boolean>;
  /** The record of a table; undefined: there is no such table. */
  record(code: string): Promise<string | undefined>;
  /** Public tables that are not over and were touched since then, newest first. */
  listed(since: number, limit: number): Promise<{ code: string; record: string }[]>;
  /** Codes of all tables, in their order, so many after this one. */
  codes(after: string, limit: number): Promise<string[]>;
  /** Ids of all games, in their order, so many after this one. */
  gameIds(after: string, limit: number): Promise<string[]>;
  /** A game, running or finished, without its entries. */
  game(id: string): Promise<GameOfTable | null>;
  /** Finished games of public tables that were played from their beginning, the last that ended first. */
  games(page: { limit: number; before?: number }): Promise<(GameOfTable & { intents: number })[]>;
  /**
   * Keeps a deck; of one that is there already no more than that it is shared, and when it was stored last. Where there is no room,
   * those go that were stored longest ago and played in no game that is kept.
   *
   * @param at epoch ms
   * @param most decks that there may be
   * @returns whether there is room for it
   */
  keepDeck(deck: KeptDeck, shared: boolean, at: number, most: number): Promise<boolean>;
  /** A deck; `isOpen`: it is shared, or a game in which it was played is over. */
  deck(id: string): Promise<(KeptDeck & { readonly isOpen: boolean }) | null>;
  removeDeck(id: string): Promise<void>;
  /** Notes that a server runs on this day. @param day days since the epoch */
  noteDay(day: number): Promise<void>;
  /** The last but so many of the days before this one on which a server ran, from 1; null: there were not that many. */
  earlierDay(day: number, count: number): Promise<number | null>;
  /** Rows past their time. */
  overdue(limits: Limits): Promise<Overdue>;
  /** Removes a table with the games that did not end there; those that did have their own time. */
  remove(code: string): Promise<void>;
  removeGame(id: string): Promise<void>;
  /** Keeps a value under a name, unless there is one. @returns the one that is kept */
  keep(name: string, value: string): Promise<string>;
  /** Notes what the host did; acts before this time go. */
  noteAct(act: AdminAct, before: number): Promise<void>;
  /** The last that the host did, newest first. */
  acts(most: number): Promise<AdminAct[]>;
  /** How many tables there are. */
  count(): Promise<number>;
  /** Fails if the store can be neither read nor written as it should be. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
