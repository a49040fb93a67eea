import type { BoardCamera } from '../contract';
import type { TableLayout } from '../layout/layout';
import type { CameraControl } from './camera-control';
import { ownOf } from './framing';
import type { TableRotation } from './rotation';

const USUAL_CELL = 28;

export const boardCamera = (
  control: CameraControl,
  table: TableRotation,
  scene: { rotate(quarters: number): void; layout(): TableLayout | null; inset(insets: Parameters<BoardCamera['setInsets']>[0]): void },
): BoardCamera => ({
  zoomBy: (factor, point) => control.zoomBy(factor, point),
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
