import type { Policy } from '@illuminice/bots';
import type { ComputerLevel, ComputerStyle, GameRecord, GameWire, Orders, RulesInfo } from '@illuminice/protocol';
import type { AnyEvent, AnyState, CardId, FieldError, PlayerId, Refusal, Ruleset } from '@illuminice/rules';
import type { Names, Part } from '@illuminice/themes';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Animation, BoardGame, BoardHighlights, BoardWords, SeatLook } from '../board/contract';
import type { GameTypes } from '../net/game-types';
import type { Lobby } from '../net/table-link';
import type { KeyAction } from '../prefs/bindings';
import type { SoundName } from '../sound/scores/score';
import type { IconName } from '../ui/icon';
import type { LazyPart } from '../ui/lazy-part';
import type { GameModelParts } from './model-parts';
import type { Recap } from './recap';
import type { TableModel } from './table-model';

/*
 * What a game brings to the page. The shell (screens, hud, net, sound) knows no game: it asks the one that is played. Members
 * with arguments are methods, so that a `GameUi<Classic>` is a `GameUi`: who does not know the game gives it nothing but its
 * own views, intents and events. Components take the table from its context.
 */

/** The parts of a game, each loaded when it is needed. */
export interface GameParts {
  /** How it travels: needed before a table of it is joined. */
  readonly wire: LazyPart<{ default: GameWire }>;
  /** All that a table in play needs. */
  readonly ui: LazyPart<{ default: GameUi }>;
  readonly lobby: LazyPart<{ default: LobbyUi }>;
  readonly end: LazyPart<{ default: EndUi }>;
  /** The first lesson. */
  readonly lesson: LazyPart<{ default: LessonUi }>;
  /** The rules whole, to step recorded games by. */
  readonly ruleset: LazyPart<{ default: Ruleset }>;
  /** What a table without a server is played with. */
  readonly local: LazyPart<{ default: LocalGame }>;
  /** Every card, to look through. */
  readonly cards: LazyPart<{ default: ComponentType }>;
  /** The picture of the first page. */
  readonly picture: LazyPart<{ default: ComponentType }>;
  /** Better moves than those of a game that is over. */
  readonly hindsight: LazyPart<{ default: HindsightUi }>;
  /** Pages of decks that players make; null: nobody makes any. */
  readonly decks: LazyPart<{ default: ComponentType<DeckPageProps> }> | null;
}

/** What the address asks of the pages of decks; neither: all of them. */
export interface DeckPageProps {
  /** `/decks/ID`: a deck of one's own, to work on. */
  readonly own?: string;
  /** `/d/ID`: a deck that was shared. */
  readonly shared?: string;
}

/** A table in play. */
export interface GameUi<G extends GameTypes = GameTypes> extends GameModelParts<G> {
  readonly board: {
    readonly game: BoardGame<G['View']>;
    readonly words: BoardWords;
    animate(events: readonly G['Event'][]): Animation;
    /** The cards from the head of a structure to this one; none: it lies in no structure. */
    path(view: G['View'], card: CardId): readonly CardId[];
    /** What a card that is looked at changes of others on the table: words beside each. */
    changed(view: G['View'], card: CardId): BoardHighlights['chances'];
    /** Which pile opens in the drawer when a player's plate is tapped. */
    pileOf(player: PlayerId): string;
    /** Face-down cards of the middle that may be taken now. */
    slots(offers: G['Offers']): readonly number[];
    /** One of them was tapped. */
    takeSlot(slot: number): G['Intent'];
  };
  readonly card: {
    /** The card that is looked at, large. */
    readonly Preview: ComponentType;
    /** What lies in the piles of the table, in a drawer at the lower edge: `ui.drawer` says which. */
    readonly Drawer: ComponentType;
    /** The table in words. */
    readonly TextView: ComponentType;
  };
  readonly play: {
    actions(table: TableModel<G>): readonly Action[];
    /** The panel of the moment. */
    readonly Panel: ComponentType;
    /** Whether there is nothing to put together and nothing to answer. */
    atRest(table: TableModel<G>): boolean;
    /** What the panel is about, besides the draft: it is read from the top when that changes. */
    subject(view: G['View']): string;
    readonly Hand: ComponentType;
    /** How many cards the viewer holds. */
    handSize(view: G['View']): number;
    /** What `viewer` holds at a moment of a replay. */
    readonly HeldThen: ComponentType<{ viewer: PlayerId }>;
    /** Offers that wait for an answer. */
    readonly Offers: ComponentType;
    /** What comes over the table by itself, to be looked at and put away. */
    readonly Revealed: ComponentType;
    /** The scene in front of the table, if one is shown. */
    readonly Stage: ComponentType;
    /** Standing orders that this game alone has, and what it says of whom a window asks. */
    readonly ownOrders: LazyPart<{ OwnOrders: ComponentType<OwnOrdersProps> }>;
    /** How a player leaves the game for good. */
    concede(offers: G['Offers']): { readonly refusal: Refusal | null; readonly intent: G['Intent'] };
    turn(view: G['View']): TurnState;
    /** What is new to the viewer now, unless it is among those `seen`; its text. */
    hint(table: TableModel<G>, seen: ReadonlySet<string>): { readonly id: string; readonly text: string } | null;
    /** What a viewer hears of one step, each sound once. */
    sounds(events: readonly G['Event'][], me: PlayerId | null): readonly SoundName[];
    /** Types of events that are said to those who do not see them. */
    readonly spoken: ReadonlySet<string>;
    /** Whether anything is to be seen of an event: a replay hurries past those of which nothing is. */
    isSeen(event: G['Event']): boolean;
    /** Loads ahead what a running game needs sooner or later. */
    preload(): void;
  };
  readonly log: {
    /** @param view what the viewer sees now: a game may have to look names of cards up there */
    line(event: G['Event'], names: Names, view: G['View'] | null): Part[];
    /** One of `kinds`; null: a detail, which the log leaves out. */
    kindOf(event: G['Event']): string | null;
    /** What can be asked for alone. */
    readonly kinds: readonly string[];
    kindName(kind: string): string;
    /** The short of it, for those who did not see it happen. */
    recap(events: readonly G['Event'][]): Recap<G>;
  };
  readonly seats: {
    /** What a player does as far as the game knows; null: nothing. */
    state(view: G['View'], decision: G['Decision'], player: PlayerId): SeatLook['status'];
    goals(view: G['View'], player: PlayerId): SeatLook['goals'];
    counts(view: G['View'], player: PlayerId): SeatLook['counts'];
    held(view: G['View'], player: PlayerId): SeatLook['held'];
  };
}

/** The viewer's standing orders, and what changes some of them. */
export interface OwnOrdersProps {
  readonly orders: Orders;
  readonly give: (change: Partial<Orders>) => void;
}

/** A button of the action bar. */
export interface Action {
  name: string;
  icon: IconName;
  text: string;
  /** Why it can't be taken now; null: it can. */
  reason: ComponentChildren;
  run: () => void;
  pressed?: boolean;
  main?: boolean;
  /** Stands apart at the end, in sight wherever the others have to be scrolled. */
  last?: boolean;
  /** The key that does the same. */
  key?: KeyAction;
  /** What is left of the turn that it ends, in words: then one press of a key is not enough. */
  leaves?: string | null;
}

/** How far a turn has come. */
export interface TurnState {
  readonly phase: string;
  readonly phaseName: string;
  /** The phases that this turn has. */
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  /** How many actions are left, of how many; null: none can be taken now. */
  readonly actions: { readonly left: number; readonly of: number; readonly text: string } | null;
}

/** What is left of a turn, in words; null: nothing. */
export const leftInTurn = ({ actions }: TurnState): string | null => (actions && actions.left > 0 ? actions.text : null);

/** A change of the table's settings: fields of the message `configure`. */
export type Configure = (change: { options: Record<string, unknown> }) => void;

/** A table before the game. */
export interface LobbyUi {
  /** Options of the game: those it is begun with, and variants of its rules. */
  readonly Options: ComponentType<{ lobby: Lobby; editable: boolean; configure: Configure }>;
  readonly Variants: ComponentType<{ lobby: Lobby; editable: boolean; configure: Configure }>;
  /** What new players may want to know before they begin. */
  readonly Introduction: ComponentType;
}

/** Figures of each player, turn by turn. */
export interface Statistics {
  /** Numbers of the turns; 0 stands for how the first one began. */
  readonly turns: readonly number[];
  /** For each figure and player the value at the end of each turn; null: out of the game. */
  readonly figures: Readonly<Record<string, ReadonlyMap<PlayerId, readonly (number | null)[]>>>;
}

/** An event that decided the game. */
export interface TurningPoint {
  readonly turn: number;
  /** The moment of a replay that shows it. */
  readonly moment: number;
  readonly event: AnyEvent;
  /** Whose deed it was. */
  readonly by: PlayerId | null;
}

/** How a game went. */
export interface Course {
  readonly statistics: Statistics;
  readonly turningPoints: readonly TurningPoint[];
  /** What each player held hidden at the end, and the deck they began with; empty where a game shows neither. */
  readonly laidOpen: readonly LaidOpen[];
}

/** The hidden cards of a player, once the game is over. */
export interface LaidOpen {
  readonly player: PlayerId;
  readonly held: readonly CardId[];
  /** Null: they brought none. */
  readonly deck: { readonly illuminati: CardId; readonly cards: readonly CardId[] } | null;
}

/** A game that is over. */
export interface EndUi<G extends GameTypes = GameTypes> {
  /** How it was won, a sentence each. */
  story(view: G['View'], name: (player: PlayerId) => string): readonly string[];
  /** The winner's sign, large; null: the house's own. */
  crown(view: G['View'], player: PlayerId, size: number): ComponentChildren;
  readonly Standing: ComponentType;
  /** How everything lay; `onFly`: whoever is chosen there is to be shown on the table. */
  readonly FinalTables: ComponentType<{ onFly: (player: PlayerId) => void }>;
  /** What was hidden until the end, as the record of the game tells it. */
  readonly LaidOpen: ComponentType<{ course: Course }>;
  /** What the charts show, in order: figures of `Statistics`. */
  readonly figures: readonly string[];
  figureName(figure: string): string;
  figureUnit(figure: string): string;
  /**
   * Steps a recorded game once and collects how it went.
   *
   * @param most turning points at most
   * @throws BrokenRecord where an intent does not fit
   * @throws RangeError if this build does not know the version of its rules
   */
  courseOf(game: GameRecord, most: number): Course;
}

/** A decision of a game that is over, for which there was a better move. */
export interface BetterMove {
  /** The moment of a replay at which it was made. */
  readonly moment: number;
  readonly turn: number;
  readonly player: PlayerId;
  /** By how much the other move was better, in points. */
  readonly gain: number;
}

/** What an expert would have done in a game that is over, seeing what each player saw. */
export interface HindsightUi<M extends BetterMove = BetterMove> {
  /** All such decisions, in the order in which they were made. Takes seconds, in a thread of its own. Rejects a game that this build cannot step. */
  betterMoves(game: GameRecord): Promise<readonly M[]>;
  /** What a player may learn from it, the weightiest first. */
  lessons(moves: readonly M[], player: PlayerId, most: number): readonly M[];
  /** What was done, what would have been better, and why, in words. */
  inWords(
    move: M,
    name: (player: PlayerId) => string,
  ): { readonly made: string; readonly better: string; readonly reasons: readonly string[] };
}

/** A game on this device alone: its rules, its computer players, and what a table asks of it besides. */
export interface LocalGame<G extends GameTypes = GameTypes> {
  readonly ruleset: Ruleset;
  /** The game with the options that nobody has changed. */
  readonly rules: RulesInfo;
  /** What in the options contradicts the rest, in one line; null: nothing. */
  contradiction(options: RulesInfo['options']): string | null;
  /** A computer player. The same seed and the same views give the same intents. */
  policy(level: ComputerLevel, style: ComputerStyle, seed: number): Policy;
  /** Open offers that everybody knows of, each with the player whose answer it waits for. */
  publicOffers(view: G['View']): readonly { readonly id: string; readonly to: PlayerId }[];
  /** What the viewer passes with whom a window asks; null: they have more to decide than that. Never tells what they hold. */
  pass(view: G['View']): G['Intent'] | null;
}

/** What a coach points at: an element by its test id, or a card on the table. */
export type Pointed = { testid: string } | { card: CardId } | null;

/** One thing to learn. It is behind us once `done` or `passed` holds; a step without `done` waits for *Next*. */
export interface CoachStep<G extends GameTypes = GameTypes> {
  readonly id: string;
  says(table: TableModel<G>): string;
  at?(table: TableModel<G>): Pointed;
  done?(table: TableModel<G>): boolean;
  /** Whether the pupil has gone on without waiting for the coach. */
  passed?(table: TableModel<G>): boolean;
}

/** The first lesson: a table where all but the pupil are played by the page. */
export interface LessonUi<G extends GameTypes = GameTypes> {
  readonly ruleset: Ruleset;
  /** What the lobby of such a table would say of its game. */
  readonly rules: RulesInfo;
  /** The table as the lesson begins. */
  lay(): { readonly state: AnyState; readonly errors: readonly FieldError[] };
  readonly pupil: PlayerId;
  /** What the others are called, as far as it differs from their ids. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** What somebody but the pupil does now besides the least that is asked of them; null: nothing. */
  rival(view: G['View']): G['Intent'] | null;
  readonly steps: readonly CoachStep<G>[];
}
