import type { Rotation } from '@illuminice/rules';
import type { CameraState, Viewport } from './camera/camera';
import type { BoardHighlights, BoardLook, BoardScene } from './contract';
import type { TableLayout } from './layout/layout';
import type { PlacedCard } from './layout/placed-cards';
import type { NameplateKind } from './overlay/nameplates';

/** Board and camera, on which everything drawn depends. */
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
  /** Small screen: one or two structures at a time. */
  narrow: boolean;
  turning: number;
  /** Moving camera: pictures may wait. */
  moving: boolean;
  scale: number;
}
