import type { CardId, Rect } from '@illuminice/rules';
import type { CardView } from './card-view';
import type { Faces } from './faces';

/** ms a frame may spend on painting faces, once the table stands. */
const PAINT_MS = 2.5;

/** Which faces are painted when: those in sight, a few each frame, so that no frame waits for them. */
export class Painting {
  /** Whether the table was ever seen whole. */
  private whole = false;

  constructor(
    private readonly views: ReadonlyMap<CardId, CardView>,
    private readonly faces: Faces,
  ) {}

  /**
   * Paints faces that are not right for their size, until the time is over.
   *
   * @param zoom px a world unit
   * @param seen the part of the world on the screen; what lies beyond keeps the face it has
   * @param moving the camera is under way: faces wait until it rests
   * @returns whether some in sight are left
   */
  go(zoom: number, seen: Rect, moving: boolean): boolean {
    const began = performance.now();
    let left = false;
    for (const view of this.views.values()) {
      const { placed, pose } = view;
      const reach = 2.5 * pose.cell;
      if (pose.x + reach < seen.x || pose.x - reach > seen.x + seen.w || pose.y + reach < seen.y || pose.y - reach > seen.y + seen.h)
        continue;
      // A card that turned over to lie the other way cannot wait: its old face would be squeezed.
      const fits = view.shown?.spec.shape === placed.spec.shape;
      const cell = placed.cell * zoom;
      if (fits && (moving || this.faces.isRight(view, cell))) continue;
      // A table in two levels of detail cannot be read: that change is not spread over frames.
      const late = performance.now() - began > PAINT_MS && !this.faces.changesDetail(view, cell);
      if (fits && this.whole && late) left = true;
      else this.faces.paint(view, cell);
    }
    if (!left && !this.whole && this.views.size > 0) {
      this.whole = true;
      // The benchmark reads it.
      performance.mark('table-drawn');
    }
    return left;
  }
}
