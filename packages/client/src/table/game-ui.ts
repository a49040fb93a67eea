import type { Policy } from '@illuminice/bots';
import type { ComputerLevel, ComputerStyle, GameRecord, GameWire, Orders, RulesInfo } from '@illuminice/protocol';
import type { AnyEvent, AnyState, CardId, FieldError, PlayerId, Refusal, Ruleset } from '@illuminice/rules';
import type { Names, Part } from '@illuminice/themes';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Spectacle } from '../board/animation/spectacle';
import type { Animation, BoardGame, BoardHighlights, BoardWords, SeatLook } from '../board/contract';
import type { GameTypes } from '../net/game-types';
import type { Lobby, TableLink } from '../net/table-link';
import type { KeyAction } from '../prefs/bindings';
import type { SoundName } from '../sound/scores/score';
import type { IconName } from '../ui/icon';
import type { LazyPart } from '../ui/lazy-part';
import type { GameModelParts } from './model-parts';
import type { Recap } from './recap';
import type { Story } from './story';
import type { TableModel } from './table-model';

/*
 * Contract of a game with the page. The shell (screens, hud, net, sound) knows no game and calls the one in play. Members with arguments
 * are methods, so that a `GameUi<Classic>` is a `GameUi`: generic callers only pass back its own views, intents and events. Components take
 * the table from its context.
 */

export interface GameParts {
  readonly wire: LazyPart<{ default: GameWire }>;
  readonly ui: LazyPart<{ default: GameUi }>;
  readonly lobby: LazyPart<{ default: LobbyUi }>;
  readonly end: LazyPart<{ default: EndUi }>;
  readonly lesson: LazyPart<{ default: LessonUi }>;
  readonly ruleset: LazyPart<{ default: Ruleset }>;
  readonly local: LazyPart<{ default: LocalGame }>;
  readonly cards: LazyPart<{ default: ComponentType }>;
  readonly picture: LazyPart<{ Picture: ComponentType }>;
  readonly hindsight: LazyPart<{ default: HindsightUi }>;
  readonly chronicle: LazyPart<{ default: ChronicleUi }>;
  /** Pages of players' decks; null: players make none. */
  readonly decks: LazyPart<{ default: ComponentType<DeckPageProps> }> | null;
}

/** Address of a page of decks; neither: all of them. */
export interface DeckPageProps {
  /** `/decks/ID`: an own deck in the editor. */
  readonly own?: string;
  readonly shared?: string;
}

export interface GameUi<G extends GameTypes = GameTypes> extends GameModelParts<G> {
  readonly board: {
    readonly game: BoardGame<G['View']>;
    readonly words: BoardWords;
    animate(events: readonly G['Event'][]): Animation;
    /** Great moments among events. @param board the table after them */
    spectacles(events: readonly G['Event'][], board: G['View']['board']): readonly Spectacle[];
    /** Cards from the head of a structure to this one; empty outside of structures. */
    path(view: G['View'], card: CardId): readonly CardId[];
    /** Changes of other cards by a previewed card: words beside each. */
    changed(view: G['View'], card: CardId): BoardHighlights['chances'];
    /** Pile that a tap on a player's plate opens in the drawer. */
    pileOf(player: PlayerId): string;
    /** Face-down cards of the middle that players may take; left out: the game has none. */
    readonly slots?: {
      open(offers: G['Offers']): readonly number[];
      take(slot: number): G['Intent'];
    };
  };
  readonly card: {
    readonly Preview: ComponentType;
    /** Piles of the table, in a drawer at the lower edge, by `ui.drawer`. */
    readonly Drawer: ComponentType;
    readonly TextView: ComponentType;
    /** A card's picture. Its name stands beside it. */
    readonly Picture: ComponentType<{ card: CardId; width: number; height: number }>;
    /** A card in a choice: small picture, name (its children), numbers, and a chance or gain (`tail`). */
    readonly OnChoice: ComponentType<{ card: CardId; tail?: ComponentChildren; children: ComponentChildren }>;
  };
  readonly play: {
    actions(table: TableModel<G>): readonly Action[];
    readonly Panel: ComponentType;
    atRest(table: TableModel<G>): boolean;
    /** Subject of the panel, besides the draft: a change scrolls to the top. */
    subject(view: G['View']): string;
    readonly Hand: ComponentType;
    handSize(view: G['View']): number;
    readonly HeldThen: ComponentType<{ viewer: PlayerId }>;
    /** Open offers: with `waiting` those to the viewer, else all others. */
    readonly Offers: ComponentType<{ waiting: boolean }>;
    offerers(view: G['View']): readonly PlayerId[];
    /** Cards that open over the table by themselves, until closed. */
    readonly Revealed: ComponentType;
    readonly Stage: ComponentType;
    /** Standing orders of this game alone, and its note on awaited players. */
    readonly ownOrders: LazyPart<{ OwnOrders: ComponentType<OwnOrdersProps> }>;
    concede(offers: G['Offers']): { readonly refusal: Refusal | null; readonly intent: G['Intent'] };
    turn(view: G['View']): TurnState;
    /** The first hint that holds now and is not among those `seen`; its text. */
    hint(table: TableModel<G>, seen: ReadonlySet<string>): { readonly id: string; readonly text: string } | null;
    sounds(events: readonly G['Event'][], me: PlayerId | null): readonly SoundName[];
    /** Types of events that are announced to screen readers. */
    readonly spoken: ReadonlySet<string>;
    isSeen(event: G['Event']): boolean;
    preload(): void;
  };
  readonly log: {
    /** @param view the viewer's present view: some games look up names of cards in it */
    line(event: G['Event'], names: Names, view: G['View'] | null): Part[];
    /** One of `kinds`; null: a detail, omitted from the log. */
    kindOf(event: G['Event']): string | null;
    readonly kinds: readonly string[];
    kindName(kind: string): string;
    recap(events: readonly G['Event'][]): Recap<G>;
    /** Place of a move's caption; null: no caption. @param view view of the viewer after the move */
    caption(event: G['Event'], view: G['View']): CaptionPlace | null;
  };
  readonly seats: {
    /** State of a player by the game's facts; null: none. */
    state(view: G['View'], decision: G['Decision'], player: PlayerId): SeatLook['status'];
    goals(view: G['View'], player: PlayerId): SeatLook['goals'];
    counts(view: G['View'], player: PlayerId): SeatLook['counts'];
    held(view: G['View'], player: PlayerId): SeatLook['held'];
  };
}

export interface CaptionPlace {
  readonly by: PlayerId | null;
  /** Possible cards for the caption, best first. */
  readonly near: readonly CardId[];
  /** Needed number of an attack, if its sentence lacks it. */
  readonly needs: number | null;
}

export interface OwnOrdersProps {
  readonly orders: Orders;
  readonly give: (change: Partial<Orders>) => void;
}

export interface Action {
  name: string;
  icon: IconName;
  text: string;
  /** Why it is not possible now; null: it is. */
  reason: ComponentChildren;
  run: () => void;
  pressed?: boolean;
  main?: boolean;
  /** Shown apart at the end, visible even if the others scroll. */
  last?: boolean;
  key?: KeyAction;
  /** Its use, if its text does not say it. */
  hint?: string;
  /** Unused part of the turn that it ends, in words: then it needs a confirmation. */
  leaves?: string | null;
  /** Loss that it causes, as a question: it needs a confirmation. */
  loses?: string | null;
}

export interface TurnState {
  readonly phase: string;
  readonly phaseName: string;
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  /** Remaining actions of the total, and the sign of one; null: none are possible now. */
  readonly actions: { readonly left: number; readonly of: number; readonly text: string; readonly sign: 'diamond' | 'token' } | null;
}

export const leftInTurn = ({ actions }: TurnState): string | null => (actions && actions.left > 0 ? actions.text : null);

export type Configure = (change: { options: Record<string, unknown> }) => void;

export interface LobbyUi {
  title(): string;
  readonly Options: ComponentType<{ lobby: Lobby; editable: boolean; configure: Configure }>;
  readonly Variants: ComponentType<{ lobby: Lobby; editable: boolean; configure: Configure }>;
  readonly Introduction: ComponentType;
  /** Secret choice that may be sealed before the start; null: none. */
  readonly choice: {
    /** True if tables with these options need it. */
    isAsked(lobby: Lobby): boolean;
    readonly Panel: ComponentType<ChoiceProps>;
  } | null;
}

export interface ChoiceProps {
  readonly link: TableLink;
  readonly lobby: Lobby;
  /** Place of its main button, beside the start; null: not rendered yet. */
  readonly foot: HTMLElement | null;
}

export interface Statistics {
  readonly turns: readonly number[];
  /** Each figure by player at the end of each turn; null: eliminated. */
  readonly figures: Readonly<Record<string, ReadonlyMap<PlayerId, readonly (number | null)[]>>>;
}

export interface TurningPoint {
  readonly turn: number;
  readonly moment: number;
  readonly event: AnyEvent;
  readonly by: PlayerId | null;
}

export interface Course {
  readonly statistics: Statistics;
  readonly turningPoints: readonly TurningPoint[];
  /** Hidden cards of each player at the end, and their initial deck; empty if the game shows neither. */
  readonly laidOpen: readonly LaidOpen[];
}

export interface LaidOpen {
  readonly player: PlayerId;
  readonly held: readonly CardId[];
  /** Null: they brought none. */
  readonly deck: { readonly illuminati: CardId; readonly cards: readonly CardId[] } | null;
}

export interface EndUi<G extends GameTypes = GameTypes> {
  story(view: G['View'], name: (player: PlayerId) => string): readonly string[];
  /** The winner's sign, large; null: the default one. */
  crown(view: G['View'], player: PlayerId, size: number): ComponentChildren;
  readonly Standing: ComponentType;
  readonly FinalTables: ComponentType<{ onFly: (player: PlayerId) => void }>;
  /** Secrets until the end, from the record of the game. */
  readonly LaidOpen: ComponentType<{ course: Course }>;
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

/** A decision of a finished game for which there was a better move. */
export interface BetterMove {
  readonly moment: number;
  readonly turn: number;
  readonly player: PlayerId;
  readonly gain: number;
}

/** An expert's choices in a finished game, from each player's view. */
export interface HindsightUi<M extends BetterMove = BetterMove> {
  /** All such decisions, in chronological order. Takes seconds, in a thread of its own. Rejects a game that this build cannot step. */
  betterMoves(game: GameRecord): Promise<readonly M[]>;
  lessons(moves: readonly M[], player: PlayerId, most: number): readonly M[];
  inWords(
    move: M,
    name: (player: PlayerId) => string,
  ): { readonly made: string; readonly better: string; readonly reasons: readonly string[] };
}

/** A game on this device: rules, computer players, and needs of its table. */
export interface LocalGame<G extends GameTypes = GameTypes> {
  readonly ruleset: Ruleset;
  readonly rules: RulesInfo;
  /** Contradiction among the options, in one line; null: none. */
  contradiction(options: RulesInfo['options']): string | null;
  /** A computer player. Equal seeds and views give equal intents. */
  policy(level: ComputerLevel, style: ComputerStyle, seed: number): Policy;
  /** Public open offers, each with the player who must answer. */
  publicOffers(view: G['View']): readonly { readonly id: string; readonly to: PlayerId }[];
  /** Passing intent of an awaited viewer; null: they have more to decide. Never reveals their hand. */
  pass(view: G['View']): G['Intent'] | null;
}

/** Target of a coach's pointer: an element by its test id, or a card on the table. */
export type Pointed = { testid: string } | { card: CardId } | null;

/** One step of a lesson. It is finished once `done` or `passed` holds; a step without `done` waits for *Next*. */
export interface CoachStep<G extends GameTypes = GameTypes> {
  readonly id: string;
  says(table: TableModel<G>): string;
  at?(table: TableModel<G>): Pointed;
  done?(table: TableModel<G>): boolean;
  passed?(table: TableModel<G>): boolean;
}

export interface LessonUi<G extends GameTypes = GameTypes> {
  readonly ruleset: Ruleset;
  readonly rules: RulesInfo;
  lay(): { readonly state: AnyState; readonly errors: readonly FieldError[] };
  readonly pupil: PlayerId;
  /** Names of the others, as far as they differ from their ids. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** Intent of a rival beyond the least one; null: none. */
  rival(view: G['View']): G['Intent'] | null;
  readonly steps: readonly CoachStep<G>[];
}

export interface ChronicleUi {
  /**
   * Steps a recorded game once. @returns its facts and the state at its end @throws BrokenRecord if an intent does not fit @throws
   * RangeError if this build does not know the version of its rules
   */
  tell(game: GameRecord): { readonly story: Story; readonly state: AnyState };
}
