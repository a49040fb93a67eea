/**
 * What the interface and the board know of each other. The board draws what a game makes of a `View`; it never decides what is legal,
 * holds no words of its own and never asks the network. All lengths on the screen are CSS px.
 */
import type { AnyView, CardId, PlayerId, Rotation, Side, Spot } from '@illuminice/rules';
import type { Look } from '@illuminice/themes';
import type { CardFace, Detail } from '../card/face';
import type { Painter } from '../card/painter';
import type { ScreenSize } from '../style/breakpoints';
import type { FrameLine, SeatShape } from '../style/seats';
import type { Animation } from './animation/animation';
import type { CameraState } from './camera/camera';
import type { Follow } from './camera/camera-control';
import type { CentreZone, PileTop } from './layout/centre';
import type { LayoutInput, TableLayout } from './layout/layout';
import type { LayoutOptions, Pill, PillPicture, PlacedCard } from './layout/placed-cards';

export type { Animation };

export interface TableBoard {
  /**
   * Draws the board. Call it after every change; it compares with what lies on the table and moves the rest itself.
   * Cheap when little changed.
   */
  show(view: AnyView, look: BoardLook): void;
  /** Animates what happened: coins, cards, burning. Call it before the `show` that carries the result. */
  play(animation: Animation): void;
  /** What is marked. Replaces all earlier marks. */
  highlight(marks: BoardHighlights): void;
  /** Registers handlers; later calls add to and replace earlier ones by name. */
  on(handlers: BoardHandlers): void;
  readonly camera: BoardCamera;
  /** Where a card lies on the page now, or null when it is not on the table. For popovers and coach marks. */
  cardRect(card: CardId): DOMRect | null;
  /** Which side of a card is to be seen now, or null when it is not on the table. */
  side(card: CardId): 'back' | 'face' | null;
  /** Resolves when no motion is under way and every visible card is sharp. For tests and screenshots. */
  settled(): Promise<void>;
  /** Paints everything anew in another look; nothing moves. */
  restyle(look: Look): Promise<void>;
  /** Where the camera stands and what it follows, for a scene that takes the place of this one. */
  keepCamera(): KeptCamera;
  destroy(): void;
}

/** A camera handed from one scene to the next; only a scene reads what is in it. */
export interface KeptCamera {
  readonly look: CameraState;
  readonly follow: Follow | null;
  readonly quarters: Rotation;
  readonly insets: Insets;
  /** The table as it was laid out when the camera stood so. */
  readonly plan: unknown;
}

/** Room taken by the interface at each edge of the host, px. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How a game lies on the board, and what its cards look like: all that the board asks of it. */
export interface BoardGame<V extends AnyView = AnyView, F extends CardFace = CardFace> {
  /** What is to be seen besides cards that lie face up. */
  scene(view: V): BoardScene;
  /** What the layout of the table depends on. */
  layoutInput(view: V, look: BoardLook, opts: LayoutOptions): LayoutInput;
  /** Every face-up card that is to be seen, in drawing order. */
  placeCards(view: V, look: BoardLook, layout: TableLayout, quarters: Rotation): PlacedCard[];
  /** Paints a face from 0, 0, `cell` px a cell. */
  paintFace(p: Painter, face: F, cell: number, detail: Detail): void;
  /** What lies on a card's outer corner, for a cell of so many px; null: nothing, at this detail. */
  pill(pill: Pill, cell: number, detail: Detail): PillPicture | null;
  /** Paints the top of an open pile, upright, from 0, 0. */
  paintTop(p: Painter, top: PileTop, w: number, h: number): void;
}

/** What lies on the table and is no face-up card, by its role. */
export interface BoardScene {
  /** In seat order. */
  readonly seats: readonly PlayerId[];
  /** Whose turn it is; null: none has begun. */
  readonly turn: PlayerId | null;
  /** What lies in the middle, in this order. */
  readonly zones: readonly CentreZone[];
  /** The attack that is fought now. */
  readonly duel: Duel | null;
  /** What the last attack was against, over or not. */
  readonly target: CardId | null;
  /** Words that stand beside a card, as long as nothing is chosen among cards. */
  readonly tags: ReadonlyMap<CardId, string>;
  /** Cards that are ringed for what they are at the moment, in an ink or in their owner's colour; whatever marks them goes first. */
  readonly rings?: ReadonlyMap<CardId, 'ice' | 'brassBright' | 'seat'>;
  /** Threads besides that of the duel, in brass. */
  readonly ties?: readonly { readonly from: CardId; readonly to: CardId }[];
}

/** An attack as the board draws it: a thread between two cards, what it needs, and who had a share in that. */
export interface Duel {
  /** Tells one attack from the next. */
  readonly id: number;
  readonly attacker: CardId;
  readonly target: CardId;
  readonly aids: readonly CardId[];
  readonly needs: number;
  /** How many of the 36 rolls of two dice succeed. */
  readonly odds: number;
  /** What a card lends: a badge on it. */
  readonly lent: ReadonlyMap<CardId, number>;
  readonly paid: readonly { readonly player: PlayerId; readonly amount: number }[];
}

export interface BoardServices {
  game: BoardGame;
  words: BoardWords;
  /** Colours, type and ornament of everything that is painted. */
  look: Look;
  /** Asked whenever the table is laid out: a phone shows one or two structures at a time, smaller screens than a desktop the words of cards at smaller sizes. */
  screen(): ScreenSize;
  /** Asked at the start of every motion. */
  reducedMotion(): boolean;
  /** Factor on the length of every motion, 1 by default; 0 shows results at once. */
  motionSpeed?(): number;
  /** Listens to the keys that move the camera, on the whole page. @returns stops listening */
  keys?(on: CameraKeys): () => void;
  /** Called when a motion that deserves a sound begins. */
  sound?(cue: BoardCue): void;
  /** The camera of the board whose place this one takes; without it the table is seen as at the beginning. */
  camera?: KeptCamera | null;
}

/** What a pressed key does to the camera. */
export type CameraAction = 'rotateLeft' | 'rotateRight' | 'zoomIn' | 'zoomOut' | 'focusTurn' | 'fitAll';

export interface CameraKeys {
  press(action: CameraAction): void;
  /** The direction that is held now, each part -1, 0 or 1. */
  hold(direction: { x: number; y: number }): void;
}

export type BoardCue = 'draw' | 'place' | 'coin' | 'announce' | 'commit' | 'burn';

/** Words that the board draws by itself; others come with cards, zones and seats. */
export interface BoardWords {
  label(label: BoardLabel): string;
  /** "7 or less"; the board sets the number large, so it comes apart. */
  orLess(needs: number): { number: string; words: string };
  /** A chance before it is taken, "58 %"; without one what is missing for it, "+1 MB". */
  chance(of: { needs: number; odds: number }): string;
  /** A chance of 36, "58 %". */
  odds(odds: number): string;
  /** "+4 lent" on a card that lends power. */
  lent(power: number): string;
}

export type BoardLabel = 'target';

/** How the seats look; the rest of the picture comes from the `View`. */
export interface BoardLook {
  /** The player whose seat is drawn at the bottom; null, for a spectator: the first seat. */
  perspective: PlayerId | null;
  /** Whether play goes round the table as the clock does; else against it. */
  clockwise: boolean;
  seats: Record<PlayerId, SeatLook>;
}

export interface SeatLook {
  name: string;
  colour: string;
  shape: SeatShape;
  /** How the frames of the seat's cards are drawn; null: solid and fine. */
  line: FrameLine | null;
  isMe: boolean;
  /** The state in a word ("thinking", "done", "attacking"), with the mark that goes before it. */
  status: { mark: 'thinking' | 'done' | 'turn' | 'away' | 'out' | 'computer'; text: string } | null;
  /** What stands in figures on the plate. */
  counts: readonly PlateCount[];
  /** The cards in hand. */
  held: HeldCards;
  /** Whether the table waits for this player: the plate glows. */
  waitedFor: boolean;
  /** Progress rows, the basic goal first. `close`: one step from winning. */
  goals: { label: string; have: number; need: number; close: boolean }[];
}

/** A figure on a plate. */
export interface PlateCount {
  /** The drawing before it, 1.5 px strokes on a 16 grid. */
  readonly sign: string;
  readonly n: string;
}

/** The cards that a player holds, as far as the viewer may know them. */
export interface HeldCards {
  /** How many lie face down; those that the viewer has seen count, too. */
  readonly backs: number;
  readonly faces: readonly HeldFace[];
}

export interface HeldFace {
  readonly card: CardId;
  readonly name: string;
  /** Face up for all; else it lies face down, and the viewer has seen it. */
  readonly isUp: boolean;
}

export interface BoardHighlights {
  /** May be clicked now: glow ice. */
  legal: readonly CardId[];
  /** Picked: an ice ring. */
  selected: readonly CardId[];
  /** The attack being composed; that of the board is drawn by itself. */
  attacker: CardId | null;
  target: CardId | null;
  aids: readonly CardId[];
  /** What the attack being composed would need. */
  preview: { needs: number; odds: number } | null;
  /** What stands beside cards as long as they are to be chosen among: a chance, what is missing for one, what help brings. */
  chances: readonly (
    | { card: CardId; needs: number; odds: number }
    | { card: CardId; gain: number }
    | { card: CardId; text: string; better: boolean }
  )[];
  /** Whether cards that are neither legal nor picked step back. */
  dim: boolean;
  /** Legal arrows, each with the place the card would take. */
  places: readonly MarkedPlace[];
  /** Cards as they would come to lie (`previewPlacement`), in the structure of `owner`. */
  ghosts: readonly { card: CardId; spot: Spot; owner: PlayerId }[];
  /** Cards that would be lost by it. */
  lost: readonly CardId[];
  /** Face-down Illuminati that may be taken now. */
  slots: readonly number[];
  /** Pointed at from the log or the panel: a white ring. */
  pointed: CardId | null;
  /** The cards from the head of a structure to one that is looked at, lit and numbered from 0. */
  path: readonly CardId[];
}

/** A printed arrow of a card on the table. */
export interface BoardPlace {
  readonly onto: CardId;
  readonly arrow: Side;
}

export interface MarkedPlace extends BoardPlace {
  spot: Spot;
  picked?: boolean;
}

export const NO_MARKS: BoardHighlights = {
  legal: [],
  selected: [],
  attacker: null,
  target: null,
  aids: [],
  preview: null,
  chances: [],
  dim: false,
  places: [],
  ghosts: [],
  lost: [],
  slots: [],
  pointed: null,
  path: [],
};

export interface ClickModifiers {
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
  /** Whether it was a finger or pen. */
  touch: boolean;
}

export interface BoardHandlers {
  card?(card: CardId, modifiers: ClickModifiers): void;
  place?(place: BoardPlace): void;
  slot?(slot: number): void;
  /** @param zone id of a zone of the middle */
  pile?(zone: string): void;
  /** The card under the pointer and where it is on the page; null when it is left. Not sent by touch. */
  hover?(card: CardId | null, rect: DOMRect | null): void;
  longPress?(card: CardId, rect: DOMRect): void;
  background?(): void;
  plate?(player: PlayerId): void;
  /** A card on a plate was clicked. */
  plateCard?(card: CardId, rect: DOMRect): void;
}

export interface BoardCamera {
  /** Above 1 comes nearer; about a point of the host, its centre by default. */
  zoomBy(factor: number, at?: { x: number; y: number }): void;
  /** Moves the table by so many px. */
  panBy(dx: number, dy: number): void;
  /** Quarter turns clockwise. */
  rotateBy(quarters: number): void;
  focusPlayer(player: PlayerId): void;
  focusCards(cards: readonly CardId[]): void;
  fitAll(): void;
  /** Room taken by the interface at each edge of the host; fits stay clear of it. */
  setInsets(insets: Insets): void;
  /** Where the camera is going. `cell`: px of a cell of the viewer's own structure on the screen. */
  readonly state: { x: number; y: number; zoom: number; quarters: Rotation; cell: number };
}
