import type { Board, Rotation } from '@illuminice/rules';
import type { CameraState, Viewport } from '../camera/camera.js';
import type { SceneLook, SceneMarks } from './contract.js';
import type { TableLayout } from './layout.js';
import type { PlateKind } from './plates.js';
import type { PlacedCard } from './table-model.js';

/** What the scene shows at this moment, and from where: all that its parts need to know to stand right. */
export interface Sight {
  board: Board;
  look: SceneLook;
  marks: SceneMarks;
  layout: TableLayout;
  placed: readonly PlacedCard[];
  quarters: Rotation;
  camera: CameraState;
  viewport: Viewport;
  plates: PlateKind;
  /** A small screen: only one or two structures are seen at a time. */
  narrow: boolean;
  /** Radians that the picture still has to turn. */
  turning: number;
  /** The camera is under way: pictures may wait until it rests. */
  moving: boolean;
  /** Device px a CSS px. */
  scale: number;
}
