import type { Rotation } from '@illuminice/rules';
import type { CameraState, Viewport } from './camera/camera';
import type { BoardHighlights, BoardLook, BoardScene } from './contract';
import type { TableLayout } from './layout/layout';
import type { PlacedCard } from './layout/placed-cards';
import type { NameplateKind } from './overlay/nameplates';

/** What the board shows at this moment, and from where: all that its parts need to know to stand right. */
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
  /** Radians that the picture still has to turn. */
  turning: number;
  /** The camera is under way: pictures may wait until it rests. */
  moving: boolean;
  /** Device px a CSS px. */
  scale: number;
}
