/**
 * The contract of interface and board. The board draws what a game makes of a `View`; it never decides what is legal,
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
  play(animation: Animation): void;
  highlight(marks: BoardHighlights): void;
  /** Registers handlers; later calls add to and replace earlier ones by name. */
  on(handlers: BoardHandlers): void;
  readonly camera: BoardCamera;
  cardRect(card: CardId): DOMRect | null;
  /** Visible side of a card; null when it is not on the table. */
  side(card: CardId): 'back' | 'face' | null;
  /** Resolves when no motion is under way and every visible card is sharp. For tests and screenshots. */
  settled(): Promise<void>;
  restyle(look: Look): Promise<void>;
  /** Position and target of the camera, for a scene that takes the place of this one. */
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

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How a game lies on the board, and what its cards look like: all that the board asks of it. */
export interface BoardGame<V extends AnyView = AnyView, F extends CardFace = CardFace> {
  scene(view: V): BoardScene;
  layoutInput(view: V, look: BoardLook, opts: LayoutOptions): LayoutInput;
  placeCards(view: V, look: BoardLook, layout: TableLayout, quarters: Rotation): PlacedCard[];
  paintFace(p: Painter, face: F, cell: number, detail: Detail): void;
  /** What lies on a card's outer corner, for a cell of so many px; null: nothing, at this detail. */
  pill(pill: Pill, cell: number, detail: Detail): PillPicture | null;
  paintTop(p: Painter, top: PileTop, w: number, h: number): void;
}

/** Contents of the table besides face-up cards, by role. */
export interface BoardScene {
  readonly seats: readonly PlayerId[];
  /** Player whose turn it is; null: none has begun. */
  readonly turn: PlayerId | null;
  readonly zones: readonly CentreZone[];
  readonly duel: Duel | null;
  readonly target: CardId | null;
  readonly tags: ReadonlyMap<CardId, string>;
  /** Cards that are ringed for what they are at the moment, in an ink or in their owner's colour; whatever marks them goes first. */
  readonly rings?: ReadonlyMap<CardId, 'ice' | 'brassBright' | 'seat'>;
  readonly ties?: readonly { readonly from: CardId; readonly to: CardId }[];
}

/** An attack as the board draws it: a thread between two cards, what it needs, and who had a share in that. */
export interface Duel {
  readonly id: number;
  readonly attacker: CardId;
  readonly target: CardId;
  readonly aids: readonly CardId[];
  readonly needs: number;
  /** How many of the 36 rolls of two dice succeed. */
  readonly odds: number;
  /** Power lent by a card: a badge on it. */
  readonly lent: ReadonlyMap<CardId, number>;
  readonly paid: readonly { readonly player: PlayerId; readonly amount: number }[];
}

export interface BoardServices {
  game: BoardGame;
  words: BoardWords;
  /** Colours, type and ornament of everything that is painted. */
  look: Look;
  /**
   * Asked whenever the table is laid out: a phone shows one or two structures at a time, smaller screens than a desktop the
   * words of cards at smaller sizes.
   */
  screen(): ScreenSize;
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
  odds(odds: number): string;
  lent(power: number): string;
}

export type BoardLabel = 'target';

/** How the seats look; the rest of the picture comes from the `View`. */
export interface BoardLook {
  /** The player whose seat is drawn at the bottom; null, for a spectator: the first seat. */
  perspective: PlayerId | null;
  /** Play goes round the table clockwise; else against the clock. */
  clockwise: boolean;
  seats: Record<PlayerId, SeatLook>;
}

export interface SeatLook {
  name: string;
  colour: string;
  shape: SeatShape;
  line: FrameLine | null;
  isMe: boolean;
  /** The state in a word ("thinking", "done", "attacking"), with the mark that goes before it. */
  status: { mark: 'thinking' | 'done' | 'turn' | 'away' | 'out' | 'computer'; text: string } | null;
  counts: readonly PlateCount[];
  held: HeldCards;
  waitedFor: boolean;
  /** Progress rows, the basic goal first. `close`: one step from winning. */
  goals: { label: string; have: number; need: number; close: boolean }[];
}

export interface PlateCount {
  /** The drawing before it, 1.5 px strokes on a 16 grid. */
  readonly sign: string;
  readonly n: string;
}

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
  attacker: CardId | null;
  target: CardId | null;
  aids: readonly CardId[];
  preview: { needs: number; odds: number } | null;
  /** What stands beside cards as long as they are to be chosen among: a chance, what is missing for one, what help brings. */
  chances: readonly (
    | { card: CardId; needs: number; odds: number }
    | { card: CardId; gain: number }
    | { card: CardId; text: string; better: boolean }
  )[];
  /** Cards that are neither legal nor picked step back. */
  dim: boolean;
  /** Legal arrows, each with the place the card would take. */
  places: readonly MarkedPlace[];
  /** Cards as they would come to lie (`previewPlacement`), in the structure of `owner`. */
  ghosts: readonly { card: CardId; spot: Spot; owner: PlayerId }[];
  lost: readonly CardId[];
  slots: readonly number[];
  pointed: CardId | null;
  /** The cards from the head of a structure to one that is looked at, lit and numbered from 0. */
  path: readonly CardId[];
}

export interface BoardPlace {
  readonly onto: CardId;
  readonly arrow: Side;
}

export interface MarkedPlace extends BoardPlace {
  spot: Spot;
  picked?: boolean;
}

export const NO_HIGHLIGHTS: BoardHighlights = {
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
  /** A finger or pen. */
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
  plateCard?(card: CardId, rect: DOMRect): void;
}

export interface BoardCamera {
  /** Above 1 comes nearer; about a point of the host, its centre by default. */
  zoomBy(factor: number, at?: { x: number; y: number }): void;
  panBy(dx: number, dy: number): void;
  rotateBy(quarters: number): void;
  focusPlayer(player: PlayerId): void;
  focusCards(cards: readonly CardId[]): void;
  fitAll(): void;
  /** Room taken by the interface at each edge of the host; fits stay clear of it. */
  setInsets(insets: Insets): void;
  /** Goal of the camera. `cell`: px of a cell of the viewer's own structure on the screen. */
  readonly state: { x: number; y: number; zoom: number; quarters: Rotation; cell: number };
}
