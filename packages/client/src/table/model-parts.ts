import type { CardId, PlayerId, Refusal, Stop } from '@illuminice/rules';
import type { BoardHighlights, BoardPlace } from '../board/contract';
import type { GameTypes } from '../net/game-types';

/** View and offers of a seated player. */
export interface GamePosition<G extends GameTypes = GameTypes> {
  readonly view: G['View'];
  readonly offers: G['Offers'];
  readonly me: PlayerId;
}

/**
 * Result of a tap on a card: the draft continues (`draft`), the card is previewed over it or instead of it (`preview`), or the card has no
 * part in it; then `refused` says why, or `ask` is an intent whose refusal does. Null: nothing happens.
 */
export type Tapped<D, I> =
  | { readonly draft: D }
  | { readonly preview: 'over' | 'instead' }
  | { readonly ask: I }
  | { readonly refused: Refusal }
  | null;

export interface GameRules<G extends GameTypes = GameTypes> {
  offers(view: G['View']): G['Offers'];
  decision(view: G['View']): G['Decision'];
  /** @returns why the intent would be refused; null: it is legal */
  check(view: G['View'], intent: G['Intent']): Refusal | null;
  /** Automatic pass of an awaited viewer without an answer; null: they are asked, or not awaited. */
  idlePass(view: G['View']): G['Intent'] | null;
  /** Automatic pass of an awaited viewer by a stop; null: they are asked, or not awaited. */
  stopPass(view: G['View'], stop: Stop): G['Intent'] | null;
  /**
   * Pass of an awaited viewer whom the open window asks once more what they have passed; null: they are asked.
   *
   * @param passed the view in which they passed last
   * @param always they want to be asked about every change
   */
  repeatPass?(passed: G['View'], view: G['View'], always: boolean): G['Intent'] | null;
  /** Next step of the viewer's turn that leaves no choice; null: none. */
  routine?(view: G['View']): G['Intent'] | null;
}

export interface DraftLife<G extends GameTypes, D> {
  /** Draft that a tap on a card begins while there is none; null: no draft of this kind. */
  begins?(position: GamePosition<G>, card: CardId): D | null;
  tap(position: GamePosition<G>, draft: D, card: CardId): Tapped<D, G['Intent']>;
  /** Handles a tap on an arrow. @returns null: it has no part in the draft */
  place?(position: GamePosition<G>, draft: D, place: BoardPlace): D | null;
  /** Intent of a draft that the pick of an arrow completed: it is sent at once. Null: more is needed. */
  placed?(position: GamePosition<G>, draft: D, before: D): G['Intent'] | null;
  highlights(position: GamePosition<G>, draft: D): BoardHighlights;
  /** The draft after the board changed; the same object if nothing is lost, null if it became impossible. */
  revalidate(position: GamePosition<G>, draft: D): D | null;
  /** The draft that the board demands now, whatever draft is open (`current`); null: none. */
  forced?(position: GamePosition<G>, decision: G['Decision'], current: G['Draft'] | null): D | null;
  /** Reset of a cancelled forced draft. Null, as without this: none. */
  cancelled?(draft: D): D | null;
  /** A tap on the empty table ends it. */
  endsOnBackground?(draft: D): boolean;
}

export type DraftLives<G extends GameTypes = GameTypes> = Readonly<Record<string, DraftLife<G, G['Draft']>>>;

export interface GameModelParts<G extends GameTypes = GameTypes> {
  readonly rules: GameRules<G>;
  readonly drafts: DraftLives<G>;
  /** Scenes before the table shows these events. `before` and `after`: views around the change. */
  scenes(events: readonly G['Event'][], before: G['View'], after: G['View']): readonly G['Scene'][];
}
