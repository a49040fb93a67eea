import type { CardId, PlayerId, Refusal } from '@illuminice/rules';
import type { BoardHighlights, BoardPlace } from '../board/contract';
import type { GameTypes } from '../net/game-types';

/** What a seated player sees and may do. */
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

/** The rules of a game as the page asks them. */
export interface GameRules<G extends GameTypes = GameTypes> {
  /** What the viewer may do; spectators are offered nothing. */
  offers(view: G['View']): G['Offers'];
  decision(view: G['View']): G['Decision'];
  /** @returns why the intent would be refused; null: it is legal */
  check(view: G['View'], intent: G['Intent']): Refusal | null;
  /** What a viewer passes with who is asked, but holds nothing to answer with; null: they may have something to say. */
  idle(position: GamePosition<G>): G['Intent'] | null;
}

/** The life of one kind of draft, without what it looks like. All functions are pure. */
export interface DraftLife<G extends GameTypes, D> {
  /** What a tap on a card begins while nothing is under way; null: no draft of this kind. */
  begins?(position: GamePosition<G>, card: CardId): D | null;
  /** A card was tapped. */
  tap(position: GamePosition<G>, draft: D, card: CardId): Tapped<D, G['Intent']>;
  /** An arrow was tapped. @returns null: it has no part in the draft */
  place?(position: GamePosition<G>, draft: D, place: BoardPlace): D | null;
  /** What the board shows of it. */
  highlights(position: GamePosition<G>, draft: D): BoardHighlights;
  /** The draft after the board changed; the same object if nothing is lost, null if it became impossible. */
  revalidate(position: GamePosition<G>, draft: D): D | null;
  /** The draft that the board demands now, whatever the viewer is at (`current`); null: none. */
  forced?(position: GamePosition<G>, decision: G['Decision'], current: G['Draft'] | null): D | null;
  /** What is left of a forced draft when it is cancelled: its beginning. Null, as without this: nothing. */
  cancelled?(draft: D): D | null;
  /** Whether a tap on the empty table ends it. */
  endsOnBackground?(draft: D): boolean;
}

/** The kinds of drafts of a game, by their name. */
export type DraftLives<G extends GameTypes = GameTypes> = Readonly<Record<string, DraftLife<G, G['Draft']>>>;

/** What the model of a table asks of its game. */
export interface GameModelParts<G extends GameTypes = GameTypes> {
  readonly rules: GameRules<G>;
  readonly drafts: DraftLives<G>;
  /** What is put on the stage before the table tells these events. `before`: the view that they change, `after`: what it becomes. */
  scenes(events: readonly G['Event'][], before: G['View'], after: G['View']): readonly G['Scene'][];
}
