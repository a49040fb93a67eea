import type { Rotation } from '@illuminice/rules';
import type { CameraState, Viewport } from './camera/camera';
import type { BoardHighlights, BoardLook, BoardScene } from './contract';
import type { TableLayout } from './layout/layout';
import type { PlacedCard } from './layout/placed-cards';
import type { NameplateKind } from './overlay/nameplates';

/** State of the board and the camera that everything drawn depends on. */
export interface FrameContext {
  scene: BoardScene;
  look: BoardLook;
  marks: BoardHighlights;
  layout: TableLayout;
  placed: readonly PlacedCard[];
  quarters: Rotation;
  camera: CameraState;
  viewport: Viewport;
  plates: NameplateKind;
  /** A small screen: only one or two structures are seen at a time. */
  narrow: boolean;
  turning: number;
  /** The camera is under way: pictures may wait until it rests. */
  moving: boolean;
  /** Device px a CSS px. */
  scale: number;
}
