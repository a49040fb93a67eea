/** Contract of interface and board. The board draws a `View`; it knows no rules, words or network. Lengths on the screen are CSS px. */
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
  /** Draws the board. Call it after every change: it animates the difference, and is cheap if little changed. */
  show(view: AnyView, look: BoardLook): void;
  play(animation: Animation): void;
  highlight(marks: BoardHighlights): void;
  /** Registers handlers by name; later ones replace earlier ones. */
  on(handlers: BoardHandlers): void;
  readonly camera: BoardCamera;
  cardRect(card: CardId): DOMRect | null;
  cardRects(): readonly DOMRect[];
  /** Visible side of a card; null when it is not on the table. */
  side(card: CardId): 'back' | 'face' | null;
  /** Painted face of a card; null when it is not on the table. For tests. */
  face(card: CardId): HTMLCanvasElement | null;
  /** Resolves when no motion is under way and every visible card is sharp. For tests and screenshots. */
  settled(): Promise<void>;
  restyle(look: Look): Promise<void>;
  /** Camera position and target, for a scene that replaces this one. */
  keepCamera(): KeptCamera;
  destroy(): void;
}

/** A camera passed between scenes; opaque to others. */
export interface KeptCamera {
  readonly look: CameraState;
  readonly follow: Follow | null;
  readonly quarters: Rotation;
  readonly insets: Insets;
  readonly plan: unknown;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface BoardGame<V extends AnyView = AnyView, F extends CardFace = CardFace> {
  scene(view: V): BoardScene;
  layoutInput(view: V, look: BoardLook, opts: LayoutOptions): LayoutInput;
  placeCards(view: V, look: BoardLook, layout: TableLayout, quarters: Rotation): PlacedCard[];
  paintFace(p: Painter, face: F, cell: number, detail: Detail): void;
  /** Picture for a card's outer corner, for a cell of so many px; null: nothing at this detail. */
  pill(pill: Pill, cell: number, detail: Detail): PillPicture | null;
  paintPicture(p: Painter, card: CardId, w: number, h: number): void;
  paintTop(p: Painter, top: PileTop, w: number, h: number): void;
}

/** Contents of the table besides face-up cards, by role. */
export interface BoardScene {
  readonly seats: readonly PlayerId[];
  /** Player whose turn it is; null: none yet. */
  readonly turn: PlayerId | null;
  readonly zones: readonly CentreZone[];
  readonly duel: Duel | null;
  readonly target: CardId | null;
  readonly tags: ReadonlyMap<CardId, string>;
  /** Rings for a card's present state, in an ink or its owner's colour; highlights take precedence. */
  readonly rings?: ReadonlyMap<CardId, 'ice' | 'brassBright' | 'seat'>;
  readonly ties?: readonly { readonly from: CardId; readonly to: CardId }[];
}

/** An attack on the board: thread, needed roll, and contributors. */
export interface Duel {
  readonly id: number;
  readonly attacker: CardId;
  readonly target: CardId;
  readonly aids: readonly CardId[];
  readonly needs: number;
  /** How many of the 36 rolls of two dice succeed. */
  readonly odds: number;
  readonly lent: ReadonlyMap<CardId, number>;
  readonly paid: readonly { readonly player: PlayerId; readonly amount: number }[];
}

export interface BoardServices {
  game: BoardGame;
  words: BoardWords;
  look: Look;
  /** Asked for each layout: a phone shows one or two structures at a time, smaller screens smaller words. */
  screen(): ScreenSize;
  reducedMotion(): boolean;
  /** Factor on the length of every motion, 1 by default; 0 shows results at once. */
  motionSpeed?(): number;
  /** Registers camera keys on the whole page. @returns stops listening */
  keys?(on: CameraKeys): () => void;
  sound?(cue: BoardCue): void;
  /** Camera of the replaced board; left out: initial view. */
  camera?: KeptCamera | null;
}

export type CameraAction = 'rotateLeft' | 'rotateRight' | 'zoomIn' | 'zoomOut' | 'focusTurn' | 'fitAll';

export interface CameraKeys {
  press(action: CameraAction): void;
  hold(direction: { x: number; y: number }): void;
}

export type BoardCue = 'draw' | 'place' | 'coin' | 'announce' | 'commit' | 'burn';

/** Words of the board's own; others come with cards, zones and seats. */
export interface BoardWords {
  label(label: BoardLabel): string;
  /** "7 or less", in parts: the number is set large. */
  orLess(needs: number): { number: string; words: string };
  /** A chance before an attack, "58 %"; or what it lacks, "+1 MB". */
  chance(of: { needs: number; odds: number }): string;
  odds(odds: number): string;
  lent(power: number): string;
}

export type BoardLabel = 'target';

/** Look of the seats; the rest comes from the `View`. */
export interface BoardLook {
  /** Player at the bottom; null (a spectator): the first seat. */
  perspective: PlayerId | null;
  clockwise: boolean;
  seats: Record<PlayerId, SeatLook>;
}

export interface SeatLook {
  name: string;
  colour: string;
  shape: SeatShape;
  line: FrameLine | null;
  isMe: boolean;
  /** State in a word ("thinking", "done", "attacking"), with its mark. */
  status: { mark: 'thinking' | 'done' | 'turn' | 'away' | 'out' | 'computer'; text: string } | null;
  counts: readonly PlateCount[];
  held: HeldCards;
  waitedFor: boolean;
  /** Progress rows, the basic goal first. `close`: one step from winning. */
  goals: { label: string; have: number; need: number; close: boolean }[];
}

export interface PlateCount {
  /** Its icon, 1.5 px strokes on a 16 grid. */
  readonly sign: string;
  readonly n: string;
}

export interface HeldCards {
  /** Number of face-down cards, seen ones included. */
  readonly backs: number;
  readonly faces: readonly HeldFace[];
}

export interface HeldFace {
  readonly card: CardId;
  readonly name: string;
  /** True: face up for all; false: face down, but seen by the viewer. */
  readonly isUp: boolean;
}

export interface BoardHighlights {
  legal: readonly CardId[];
  selected: readonly CardId[];
  attacker: CardId | null;
  target: CardId | null;
  aids: readonly CardId[];
  preview: { needs: number; odds: number } | null;
  /** Labels beside legal cards: a chance, what it lacks, what help brings. */
  chances: readonly (
    | { card: CardId; needs: number; odds: number }
    | { card: CardId; gain: number }
    | { card: CardId; text: string; better: boolean }
  )[];
  dim: boolean;
  places: readonly MarkedPlace[];
  /** Previews of placed cards (`previewPlacement`), in the structure of `owner`. */
  ghosts: readonly { card: CardId; spot: Spot; owner: PlayerId }[];
  lost: readonly CardId[];
  slots: readonly number[];
  pointed: CardId | null;
  /** Cards from a structure's head to the inspected one, lit and numbered from 0. */
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
  /** True for a finger or a pen. */
  touch: boolean;
}

export interface BoardHandlers {
  card?(card: CardId, modifiers: ClickModifiers): void;
  place?(place: BoardPlace): void;
  slot?(slot: number): void;
  /** @param zone id of a zone of the middle */
  pile?(zone: string): void;
  /** Hovered card and its place on the page; null: none. Not sent by touch. */
  hover?(card: CardId | null, rect: DOMRect | null): void;
  longPress?(card: CardId, rect: DOMRect): void;
  background?(): void;
  plate?(player: PlayerId): void;
  plateCard?(card: CardId, rect: DOMRect): void;
}

export interface BoardCamera {
  zoomBy(factor: number, at?: { x: number; y: number }): void;
  panBy(dx: number, dy: number): void;
  rotateBy(quarters: number): void;
  focusPlayer(player: PlayerId): void;
  focusCards(cards: readonly CardId[]): void;
  fitAll(): void;
  /** Insets of the interface at each edge of the host; fits avoid them. */
  setInsets(insets: Insets): void;
  /** Goal of the camera. `cell`: px of an own cell on the screen. */
  readonly state: { x: number; y: number; zoom: number; quarters: Rotation; cell: number };
}
