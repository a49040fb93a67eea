import type { CardId, Rect } from '@illuminice/rules';
import type { CardView } from './card-view';
import type { Faces } from './faces';

/** Painting time of a frame, ms, once the table is complete. */
const PAINT_MS = 2.5;

/** Schedules the painting of faces: visible ones first, a few each frame. */
export class Painting {
  /** True once the table was complete. */
  private whole = false;

  constructor(
    private readonly views: ReadonlyMap<CardId, CardView>,
    private readonly faces: Faces,
  ) {}

  /**
   * Paints faces for their size until the time is over; true if visible ones are left.
   * @param zoom px a world unit @param seen visible part of the world; faces beyond it stay @param moving faces wait until the camera rests
   */
  go(zoom: number, seen: Rect, moving: boolean): boolean {
    const began = performance.now();
    let left = false;
    for (const view of this.views.values()) {
      const { placed, pose } = view;
      const reach = 2.5 * pose.cell;
      if (pose.x + reach < seen.x || pose.x - reach > seen.x + seen.w || pose.y + reach < seen.y || pose.y - reach > seen.y + seen.h)
        continue;
      // A card that changed its shape cannot wait: its old face would be squeezed.
      const fits = view.shown?.spec.shape === placed.spec.shape;
      const cell = placed.cell * zoom;
      if (fits && (moving || this.faces.isRight(view, cell))) continue;
      // Mixed levels of detail are illegible: that change is not spread over frames.
      const late = performance.now() - began > PAINT_MS && !this.faces.changesDetail(view, cell);
      if (fits && this.whole && late) left = true;
      else this.faces.paint(view, cell);
    }
    if (!left && !this.whole && this.views.size > 0) {
      this.whole = true;
      // For the benchmark.
      performance.mark('table-drawn');
    }
    return left;
  }
}
