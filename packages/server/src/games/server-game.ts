import type { ClockName, Orders, Packed, TableInfo, TableMirror, WireRefusal } from '@illuminice/protocol';
import type { AnyBoard, AnyIntent, GameTypes, PlayerId, Refusal, Ruleset } from '@illuminice/rules';
import type { z } from 'zod';

/** The clock of an open question. A game may keep more with it. */
export interface Timer {
  /** Kind of the decision that is awaited. */
  readonly kind: string;
  readonly frame: number | null;
  readonly rev: number;
  /** Tells one question from the next. */
  readonly key: string;
  /** When the question was put, and when its time is up; epoch ms. */
  readonly since: number;
  readonly at: number;
  /** Players who had more time for it. */
  readonly more: readonly PlayerId[];
  readonly held: boolean;
}

/** How long a game's questions may take (C-1206). Functions of what is public, and of nothing else. */
export interface ClockRules<B extends AnyBoard = AnyBoard, T extends Timer = Timer> {
  /** Shape of a stored timer. */
  readonly timerShape: z.ZodType<T>;
  /**
   * The timer of a board that was just reached.
   *
   * @param before the timer until now; null: none ran
   * @param now epoch ms
   * @returns null if nothing runs out: without a clock, and once the game is over
   */
  nextTimer(before: T | null, board: B, clock: ClockName, now: number): T | null;
  /** The timer with more time for this player, or null if they cannot have it. */
  withMoreTime(timer: T, board: B, clock: ClockName, player: PlayerId): T | null;
  /** The timer with the dice held by this player, or null if they cannot be. */
  withDiceHeld(timer: T, board: B, player: PlayerId): T | null;
}

/** Answers on behalf of players: by their standing orders, or after silence. */
/**
 * How long a question waits for silent people: `none`, nothing that they may do can change what comes; `brief`, a moment, since
 * hardly anybody has to do with it; `whole`, as long as the table says; `dice`, the same once the dice lie on every page.
 */
export type Patience = 'none' | 'brief' | 'whole' | 'dice';

export interface OrderRules<T extends GameTypes = GameTypes> {
  /** Everybody whom such a decision awaits may say `done`, so that orders and auto-pass can answer it. */
  takesDone(kind: string): boolean;
  /** The intent that says `done` at this revision of the open window. */
  done(rev: number): T['Intent'];
  /** The player is awaited and auto-pass may answer. Public facts alone decide (C-422). */
  takesSilence(board: T['Board'], player: PlayerId): boolean;
  /** How long the question that is open waits for people who say nothing. Public facts alone decide (C-422). */
  patience(board: T['Board']): Patience;
  /** Answer of the orders to the open question; null: the player answers it. */
  answer(view: T['View'], orders: Orders): T['Intent'] | null;
  /** Further intents of the orders, each with a key of its own. */
  others(view: T['View'], orders: Orders): { readonly key: string; readonly intent: T['Intent'] }[];
}

/** A promise that a deal would make. */
export interface DealPromise {
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly text: string;
}

/** Trade between players, as far as the table takes part in it. */
export interface TradeRules<T extends GameTypes = GameTypes> {
  /** Ids of the open offers that wait for the viewer's answer. */
  offersTo(view: T['View']): string[];
  /** An open offer is known to all. */
  isPublic(view: T['View'], id: string): boolean;
  /** The view with no other offers to the viewer than these. */
  withOffers(view: T['View'], isShown: (id: string) => boolean): T['View'];
  /** An intent accepts an offer, and its id if it names one; null: it accepts none. */
  accepts(intent: T['Intent']): { readonly offer: string | null } | null;
  /** Open offers that the viewer knows of, each with the promises it would make. */
  deals(view: T['View']): { readonly id: string; readonly promises: readonly DealPromise[] }[];
  /** Ids of the offers that were accepted in these events. */
  concluded(events: readonly T['Event'][]): string[];
}

/** How an intent names a stored deck. */
export interface DeckName {
  readonly deck: string;
  readonly key?: string | undefined;
}

/** Decks that players bring along. */
export interface DeckRules<T extends GameTypes = GameTypes, Deck = unknown> {
  /** Shape of a deck; what it gives is the same for the same cards, in whatever order they came. */
  readonly shape: z.ZodType<Deck>;
  /** Everything that keeps it from being played at a table with these options. */
  faults(deck: Deck, options: T['Options']): readonly Refusal[];
  /** Shape of the intent that chooses a stored deck. */
  readonly named: z.ZodType<AnyIntent & DeckName>;
  /** The intent that chooses these cards. */
  chosen(deck: Deck): T['Intent'];
  /** The ready-made deck of this name, or null. */
  ready(name: string): Deck | null;
}

/** Log of the open windows, so that a stale answer can be told what it missed (C-422). */
export interface WindowLog<T extends GameTypes = GameTypes> {
  /** Notes what a step added. @param board after the step */
  note(board: T['Board'], events: readonly T['Event'][]): void;
  /** Additions after the window, or one below it, was at this revision; oldest first. */
  since(board: T['Board'], rev: number): T['Event'][];
}

/**
 * All that the server does for one game. Members are methods for the reason given at `Ruleset`: who does not know the game gives
 * them nothing but what they returned.
 */
export interface ServerGame<T extends GameTypes = GameTypes> {
  readonly ruleset: Ruleset<T>;
  /** The options that a game was begun with. */
  optionsOf(board: T['Board']): T['Options'];
  /** Options of a game that begins at once, where nothing else is asked for: nobody has a lobby to think them over in. */
  readonly atOnce: Partial<T['Options']>;
  /** Contradiction among the options, in one line; null: none. */
  contradiction(options: T['Options']): string | null;
  /** How much of a player's allowance an intent uses; 0 for what the rules bound. */
  costOf(intent: T['Intent']): number;
  readonly clock: ClockRules<T['Board']>;
  readonly orders: OrderRules<T>;
  readonly trade: TradeRules<T>;
  /** Null: nobody brings cards along. */
  readonly decks: DeckRules<T> | null;
  windowLog(): WindowLog<T>;
  /**
   * A refusal of the rules as it is sent, with its sentence.
   *
   * @param after what was added meanwhile, where that is why (C-422): it is said first
   */
  spell(refusal: Refusal, nameOf: (player: PlayerId) => string, after: readonly T['Event'][]): WireRefusal;
  /** The game and its options, as all see them. */
  rulesInfo(options: T['Options']): TableInfo['rules'];
  /** Brings the board of a room's state into line with the game's. */
  mirrorBoard(board: T['Board'], to: TableMirror): void;
  /** The events as they are sent. */
  packEvents(events: readonly T['Event'][], board: T['Board']): Packed[];
}
