/**
 * What the interface and the scene know of each other. The scene draws a `View`; it never decides what is legal,
 * holds no words of its own and never asks the network. All lengths on the screen are CSS px.
 */
import type { Alignment, AttackKind, CardId, GameEvent, Place, PlayerId, Rotation, View } from '@illuminice/rules';
import type { CameraState } from '../camera/camera.js';
import type { Follow } from '../camera/camera-control.js';
import type { TablePlan } from './plan-table.js';

export interface TableScene {
  /**
   * Draws the board. Call it after every change; it compares with what lies on the table and moves the rest itself.
   * Cheap when little changed.
   */
  show(view: View, look: SceneLook): void;
  /** Theatre for what happened (coins, dice, burning). Call it before the `show` that carries the result. */
  play(events: readonly GameEvent[]): void;
  /** What is marked. Replaces all earlier marks. */
  highlight(marks: SceneMarks): void;
  /** Registers handlers; later calls add to and replace earlier ones by name. */
  on(handlers: SceneHandlers): void;
  readonly camera: SceneCamera;
  /** Where a card lies on the page now, or null when it is not on the table. For popovers and coach marks. */
  cardRect(card: CardId): DOMRect | null;
  /** Which side of a card is to be seen now, or null when it is not on the table. */
  side(card: CardId): 'back' | 'face' | null;
  /** Resolves when no motion is under way and every visible card is sharp. For tests and screenshots. */
  settled(): Promise<void>;
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
  readonly plan: TablePlan | null;
}

/** Room taken by the interface at each edge of the host, px. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface SceneServices {
  words: SceneWords;
  /** Asked at the start of every motion. */
  reducedMotion(): boolean;
  /** Factor on the length of every motion, 1 by default; 0 shows results at once. */
  motionSpeed?(): number;
  /** Called when a motion that deserves a sound begins. */
  sound?(cue: SceneCue): void;
  /** The camera of the scene whose place this one takes; without it the table is seen as at the beginning. */
  camera?: KeptCamera | null;
}

export type SceneCue = 'draw' | 'place' | 'coin' | 'announce' | 'commit' | 'dice' | 'success' | 'failure' | 'burn';

/** Every word that the scene draws. Implemented from the theme, in the viewer's language. */
export interface SceneWords {
  cardName(id: CardId): string;
  /** A shorter name for cards seen from afar. */
  shortName?(id: CardId): string;
  /** The rules text of a card, or an empty string. */
  cardText(id: CardId): string;
  alignment(alignment: Alignment): string;
  label(label: SceneLabel): string;
  /** "7 or less"; the scene sets the number large, so it comes apart. */
  orLess(needs: number): { number: string; words: string };
  /** A chance of 36, "58 %". */
  odds(odds: number): string;
  /** "+4 lent" on a card that lends power. */
  lent(power: number): string;
  /** "Uncontrolled · 4". */
  count(label: SceneLabel, n: number): string;
}

export type SceneLabel =
  | 'power'
  | 'resistance'
  | 'income'
  | 'uncontrolled'
  | 'deck'
  | 'deadPile'
  | 'discard'
  | 'target'
  | 'you'
  | 'specials'
  | 'money';

/** How the seats look; the rest of the picture comes from the `View`. */
export interface SceneLook {
  /** Who sits at the bottom; null (a spectator): the first seat. */
  perspective: PlayerId | null;
  seats: Record<PlayerId, SeatLook>;
  palette?: PaletteName;
}

export type PaletteName = 'dark' | 'colourBlind' | 'daylight';

export interface SeatLook {
  name: string;
  /** 0 to 7: colour and shape of the seat (`SEATS` in palette.ts), the same on every screen. */
  seat: number;
  isMe: boolean;
  /** The state in a word ("thinking", "done", "attacking"), with the mark that goes before it. */
  status: { mark: 'thinking' | 'done' | 'turn' | 'away' | 'out' | 'computer'; text: string } | null;
  /** Whether the table waits for this player: the plate glows. */
  waitedFor: boolean;
  /** Progress rows, the basic goal first. `close`: one step from winning. */
  goals: { label: string; have: number; need: number; close: boolean }[];
}

/** A card's place in a structure's grid: top left cell, size in cells, quarter turns. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  rot: Rotation;
}

export interface SceneMarks {
  /** May be clicked now: glow ice. */
  legal: readonly CardId[];
  /** Picked: an ice ring. */
  selected: readonly CardId[];
  /** The attack being composed; that of the board is drawn by itself. */
  attacker: CardId | null;
  target: CardId | null;
  aids: readonly CardId[];
  /** What the attack being composed would need. */
  preview: { needs: number; odds: number; kind: AttackKind } | null;
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
}

export interface MarkedPlace extends Place {
  spot: Spot;
  picked?: boolean;
}

export const NO_MARKS: SceneMarks = {
  legal: [],
  selected: [],
  attacker: null,
  target: null,
  aids: [],
  preview: null,
  dim: false,
  places: [],
  ghosts: [],
  lost: [],
  slots: [],
  pointed: null,
};

export interface ClickModifiers {
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
  /** Whether it was a finger or pen. */
  touch: boolean;
}

export interface SceneHandlers {
  card?(card: CardId, modifiers: ClickModifiers): void;
  place?(place: Place): void;
  slot?(slot: number): void;
  pile?(pile: 'deck' | 'dead' | 'discard'): void;
  /** The card under the pointer and where it is on the page; null when it is left. Not sent by touch. */
  hover?(card: CardId | null, rect: DOMRect | null): void;
  longPress?(card: CardId, rect: DOMRect): void;
  background?(): void;
  plate?(player: PlayerId): void;
}

export interface SceneCamera {
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
