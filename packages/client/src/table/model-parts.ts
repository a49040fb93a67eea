import type { CardId, PlayerId, Refusal, Stop } from '@illuminice/rules';
import type { BoardHighlights, BoardPlace } from '../board/contract';
import type { GameTypes } from '../net/game-types';

/** Sight and offers of a seated player. */
export interface GamePosition<G extends GameTypes = GameTypes> {
  readonly view: G['View'];
  readonly offers: G['Offers'];
  readonly me: PlayerId;
}

/**
 * Result of a tap on a card: the draft goes on (`draft`), the card is previewed over it or instead of it (`preview`), or the
 * card has no part in it; then `refused` tells why, or `ask` is an intent whose refusal does. Null: nothing happens.
 */
export type Tapped<D, I> =
  | { readonly draft: D }
  | { readonly preview: 'over' | 'instead' }
  | { readonly ask: I }
  | { readonly refused: Refusal }
  | null;

/** A window that the viewer passed. */
export interface PassedWindow {
  readonly kind: string;
  /** Number of its turn. */
  readonly turn: number;
}

export interface GameRules<G extends GameTypes = GameTypes> {
  offers(view: G['View']): G['Offers'];
  decision(view: G['View']): G['Decision'];
  /** @returns why the intent would be refused; null: it is legal */
  check(view: G['View'], intent: G['Intent']): Refusal | null;
  /** The pass of an awaited viewer to whom the question is of no use; null: they are to be asked, or are not awaited. */
  idlePass(view: G['View']): G['Intent'] | null;
  /** The pass of an awaited viewer whom a stop does not ask; null: they are asked, or are not awaited. */
  stopPass(view: G['View'], stop: Stop): G['Intent'] | null;
  /** True if the open window asks once more what the viewer has just passed. */
  repeats?(passed: PassedWindow, view: G['View']): boolean;
  /** The next step of the viewer's turn that leaves them no choice; null: there is none. */
  routine?(view: G['View']): G['Intent'] | null;
}

export interface DraftLife<G extends GameTypes, D> {
  /** Draft that a tap on a card begins while there is none; null: no draft of this kind. */
  begins?(position: GamePosition<G>, card: CardId): D | null;
  tap(position: GamePosition<G>, draft: D, card: CardId): Tapped<D, G['Intent']>;
  /** An arrow was tapped. @returns null: it has no part in the draft */
  place?(position: GamePosition<G>, draft: D, place: BoardPlace): D | null;
  /** Intent of a draft in which an arrow was picked, if nothing is left to choose: it is sent at once. Null: it waits for more. */
  placed?(position: GamePosition<G>, draft: D, before: D): G['Intent'] | null;
  highlights(position: GamePosition<G>, draft: D): BoardHighlights;
  /** The draft after the board changed; the same object if nothing is lost, null if it became impossible. */
  revalidate(position: GamePosition<G>, draft: D): D | null;
  /** The draft that the board demands now, whatever the viewer is at (`current`); null: none. */
  forced?(position: GamePosition<G>, decision: G['Decision'], current: G['Draft'] | null): D | null;
  /** Rest of a forced draft when it is cancelled: its beginning. Null, as without this: none. */
  cancelled?(draft: D): D | null;
  /** A tap on the empty table ends it. */
  endsOnBackground?(draft: D): boolean;
}

export type DraftLives<G extends GameTypes = GameTypes> = Readonly<Record<string, DraftLife<G, G['Draft']>>>;

/** Parts of a game that the model of a table needs. */
export interface GameModelParts<G extends GameTypes = GameTypes> {
  readonly rules: GameRules<G>;
  readonly drafts: DraftLives<G>;
  /** Scenes before the table shows these events. `before`: the view that they change, `after`: the changed one. */
  scenes(events: readonly G['Event'][], before: G['View'], after: G['View']): readonly G['Scene'][];
}
