import type { CameraControl } from '../camera/camera-control.js';
import type { SceneCamera } from './contract.js';
import { ownOf } from './framing.js';
import type { TableLayout } from './layout.js';
import type { Turntable } from './turntable.js';

/** Own cards count as so large before the table is laid out, world units a cell. */
const USUAL_CELL = 28;

/** The camera as the interface knows it. */
export const sceneCamera = (
  control: CameraControl,
  table: Turntable,
  scene: { rotate(quarters: number): void; layout(): TableLayout | null; inset(insets: Parameters<SceneCamera['setInsets']>[0]): void },
): SceneCamera => ({
  zoomBy: (factor, at) => control.zoomBy(factor, at),
  panBy: (dx, dy) => control.panBy(dx, dy),
  rotateBy: scene.rotate,
  focusPlayer: (player) => control.keep({ what: 'player', player }),
  focusCards: (cards) => control.keep({ what: 'cards', cards: [...cards] }),
  fitAll: () => control.keep({ what: 'all' }),
  setInsets: scene.inset,
  get state() {
    const layout = scene.layout();
    const own = layout && ownOf(layout.structures);
    return { ...control.goal, quarters: table.quarters, cell: (own?.cell ?? USUAL_CELL) * control.goal.zoom };
  },
});
