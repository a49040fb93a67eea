import type { ClockName, Orders, Packed, TableInfo, TableMirror, WireRefusal } from '@illuminice/protocol';
import type { AnyBoard, AnyIntent, GameTypes, PlayerId, Refusal, Ruleset } from '@illuminice/rules';
import type { z } from 'zod';

/** Clock of an open question; a game may keep more with it. */
export interface Timer {
  readonly kind: string;
  readonly frame: number | null;
  readonly rev: number;
  readonly key: string;
  /** Epoch ms. */
  readonly since: number;
  readonly at: number;
  readonly more: readonly PlayerId[];
  readonly held: boolean;
}

/** Clock of a game's questions (C-1206); depends only on public facts. */
export interface ClockRules<B extends AnyBoard = AnyBoard, T extends Timer = Timer> {
  readonly timerShape: z.ZodType<T>;
  /** Timer of a board that was just reached, now in epoch ms. @param before null: none ran @returns null if nothing times out */
  nextTimer(before: T | null, board: B, clock: ClockName, now: number): T | null;
  withMoreTime(timer: T, board: B, clock: ClockName, player: PlayerId): T | null;
  withDiceHeld(timer: T, board: B, player: PlayerId): T | null;
}

/** Answers on behalf of players: by their standing orders, or after silence. */
/**
 * Wait for silent players: `none`: nothing to do; `brief`: few are concerned; `whole`: the table's patience; `dice`: that after the dice.
 */
export type Patience = 'none' | 'brief' | 'whole' | 'dice';

export interface OrderRules<T extends GameTypes = GameTypes> {
  /** True if everybody who is awaited may say `done`, so that orders and auto-pass can answer. */
  takesDone(kind: string): boolean;
  done(rev: number): T['Intent'];
  /** True if the player is awaited and auto-pass may answer; public facts only (C-422). */
  takesSilence(board: T['Board'], player: PlayerId): boolean;
  /** Wait of the open question for silent players; public facts only (C-422). */
  patience(board: T['Board']): Patience;
  /** Answer of the orders to the open question; null: the player answers. */
  answer(view: T['View'], orders: Orders): T['Intent'] | null;
  others(view: T['View'], orders: Orders): { readonly key: string; readonly intent: T['Intent'] }[];
}

export interface DealPromise {
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly text: string;
}

/** Trade between players, as far as the server takes part. */
export interface TradeRules<T extends GameTypes = GameTypes> {
  offersTo(view: T['View']): string[];
  /** True if an open offer is known to all. */
  isPublic(view: T['View'], id: string): boolean;
  withOffers(view: T['View'], isShown: (id: string) => boolean): T['View'];
  /** The offer that an intent accepts, with its id if named; null: it accepts none. */
  accepts(intent: T['Intent']): { readonly offer: string | null } | null;
  /** Open offers that the viewer knows of, each with the promises it would make. */
  deals(view: T['View']): { readonly id: string; readonly promises: readonly DealPromise[] }[];
  /** Ids of the offers that were accepted in these events. */
  concluded(events: readonly T['Event'][]): string[];
}

export interface DeckName {
  readonly deck: string;
  readonly key?: string | undefined;
}

export interface DeckRules<T extends GameTypes = GameTypes, Deck = unknown> {
  /** Shape of a deck, in a normal form: the same cards give the same deck in any order. */
  readonly shape: z.ZodType<Deck>;
  /** Reasons why it cannot be played at a table with these options. */
  faults(deck: Deck, options: T['Options']): readonly Refusal[];
  readonly named: z.ZodType<AnyIntent & DeckName>;
  chosen(deck: Deck): T['Intent'];
  ready(name: string): Deck | null;
  /** Type of the intent that chooses a deck: the one that may be sealed in the lobby. */
  readonly choice: T['Intent']['type'];
  /** Options that decide which choices are legal. Their change voids all seals: voiding only some would reveal decks. */
  bounds(options: T['Options']): unknown;
}

/** Log of the open windows: what a stale answer missed (C-422). */
export interface WindowLog<T extends GameTypes = GameTypes> {
  /** @param board after the step */
  note(board: T['Board'], events: readonly T['Event'][]): void;
  /** Additions since the window, or one below it, had this revision; oldest first. */
  since(board: T['Board'], rev: number): T['Event'][];
}

/** Server side of one game. Members are methods for the reason given at `Ruleset`: generic callers only pass back what they got. */
export interface ServerGame<T extends GameTypes = GameTypes> {
  readonly ruleset: Ruleset<T>;
  optionsOf(board: T['Board']): T['Options'];
  /** Options of a game that begins at once, without a lobby. */
  readonly atOnce: Partial<T['Options']>;
  /** Contradiction among the options, in one line; null: none. */
  contradiction(options: T['Options']): string | null;
  /** Share of a player's allowance that an intent uses; 0 if the rules limit it. */
  costOf(intent: T['Intent']): number;
  readonly clock: ClockRules<T['Board']>;
  readonly orders: OrderRules<T>;
  readonly trade: TradeRules<T>;
  /** Null: players bring no decks. */
  readonly decks: DeckRules<T> | null;
  windowLog(): WindowLog<T>;
  /** A refusal with its sentence. @param after additions that the refused answer missed (C-422): named first */
  spell(refusal: Refusal, nameOf: (player: PlayerId) => string, after: readonly T['Event'][]): WireRefusal;
  rulesInfo(options: T['Options']): TableInfo['rules'];
  /** True if the open decision is a step of routine that nobody needs time to read, so that computers hurry; by public facts alone. */
  isRoutine(board: T['Board']): boolean;
  mirrorBoard(board: T['Board'], to: TableMirror): void;
  packEvents(events: readonly T['Event'][], board: T['Board']): Packed[];
}
