import { type Detail, faceKey, faceSize } from '../../card/face';
import { picturesEdition } from '../../card/pictures';
import type { Motion } from '../animation/motion';
import type { BoardGame } from '../contract';
import { same } from '../same';
import type { CardView } from './card-view';
import type { Textures } from './textures';

/** Cell size on the screen (CSS px) below which words are illegible. */
const FAR = 14;
const HYSTERESIS = 2;
const FADE_MS = 120;
/** Fade of pictures over their seals, ms. */
const PICTURE_FADE_MS = 180;

export const detailFor = (cell: number, now: Detail | null): Detail => (cell < (now === 'far' ? FAR + HYSTERESIS : FAR) ? 'far' : 'table');

/** Cards within this ratio of larger ones show the same detail. */
const ALIKE = 0.9;

/** Size that decides the detail of each cell size. */
export const detailSizes = (cells: Iterable<number>): ReadonlyMap<number, number> => {
  const sizes = new Map<number, number>();
  let head = Number.POSITIVE_INFINITY;
  for (const cell of [...new Set(cells)].sort((a, b) => b - a)) {
    if (cell < head * ALIKE || head === Number.POSITIVE_INFINITY) head = cell;
    sizes.set(cell, head);
  }
  return sizes;
};

/** Painted size of a face: fine steps while small, coarse ones when large. */
const paintedCell = (cell: number): number => {
  if (cell <= 48) return Math.max(4, Math.round(cell * 2) / 2);
  return Math.round(48 * 1.08 ** Math.round(Math.log(cell / 48) / Math.log(1.08)) * 2) / 2;
};

export class Faces {
  constructor(
    private readonly textures: Textures,
    private readonly motion: Motion,
    private readonly game: Pick<BoardGame, 'paintFace' | 'pill'>,
    /** Device px a CSS px. */
    private readonly scale: () => number,
  ) {}

  /** Last chosen detail by cell size: equally large cards show the same, whenever they came. */
  private readonly details = new Map<number, Detail>();
  private sizes: ReadonlyMap<number, number> = new Map();

  lay(cells: Iterable<number>): void {
    this.sizes = detailSizes(cells);
    for (const size of this.details.keys()) if (!this.sizes.has(size)) this.details.delete(size);
  }

  private detail(view: CardView, cell: number): Detail {
    const own = view.placed.cell;
    const size = this.sizes.get(own) ?? own;
    const detail = detailFor((cell * size) / own, this.details.get(size) ?? view.shown?.detail ?? null);
    this.details.set(size, detail);
    return detail;
  }

  /** True if the card's detail is about to change: then all change at once. */
  changesDetail(view: CardView, cell: number): boolean {
    return view.shown !== null && view.shown.detail !== this.detail(view, cell);
  }

  isRight(view: CardView, cell: number): boolean {
    const { shown, placed } = view;
    if (!shown) return false;
    const detail = this.detail(view, cell);
    const painted = paintedCell(cell);
    if (detail !== shown.detail || painted !== shown.cell || this.scale() !== shown.scale) return false;
    if (shown.edition !== picturesEdition.peek()) return false;
    if (placed.spec === shown.spec) return true;
    // Every layout creates new spec objects; mostly they are equal.
    if (!same(placed.spec, shown.spec)) return false;
    shown.spec = placed.spec;
    return true;
  }

  private keyOf(view: CardView, cell: number, detail: Detail): string {
    return `${detail}@${cell}x${this.scale()}#${picturesEdition.peek()}:${faceKey(view.placed.spec)}`;
  }

  paint(view: CardView, size: number): void {
    const cell = paintedCell(size);
    const { spec } = view.placed;
    const detail = this.detail(view, size);
    const key = this.keyOf(view, cell, detail);
    const { w, h } = faceSize(spec.shape, cell);
    const texture = this.textures.take(key, { w, h, scale: this.scale() }, (p) => this.game.paintFace(p, spec, cell, detail));
    const edition = picturesEdition.peek();
    const pictured = view.shown !== null && view.shown.edition !== edition && !this.motion.still;
    const changed = view.shown !== null && view.shown.spec.shape === spec.shape && (pictured || view.shown.detail !== detail);
    if (changed) {
      if (view.oldFace.visible) this.textures.give(view.oldFace.texture);
      view.oldFace.texture = view.face.texture;
      view.oldFace.visible = true;
    } else if (view.shown) this.textures.give(view.face.texture);
    view.face.texture = texture;
    view.shown = { key, detail, cell, spec, scale: this.scale(), edition };
    view.refine();
    this.pill(view);
    if (changed) this.fadeIn(view, pictured ? PICTURE_FADE_MS : FADE_MS);
  }

  pill(view: CardView): void {
    const { shown, placed } = view;
    if (view.pill.visible) this.textures.give(view.pill.texture);
    view.pill.visible = false;
    if (!shown || !placed.pill) return;
    const pill = { ...placed.pill, amount: view.shownMoney };
    const { cell } = shown;
    const picture = this.game.pill(pill, cell, shown.detail);
    if (!picture) return;
    const { w, h, rise, paint } = picture;
    view.pill.visible = true;
    const size = { w: w + 4, h: h + 5 + rise };
    const key = `pill:${pill.amount}${pill.state}${shown.detail}@${cell}x${this.scale()}`;
    view.pill.texture = this.textures.take(key, { ...size, scale: this.scale() }, paint);
    view.pill.anchor.set(0.5, (rise + 2 + h / 2) / size.h);
    view.pill.setSize(size.w / shown.cell, size.h / shown.cell);
    const anchor = view.pillAt();
    view.pill.position.set(anchor.x, anchor.y);
  }

  private fadeIn(view: CardView, ms: number): void {
    this.motion.run(view.oldFace, {
      ms,
      fade: true,
      step: (t) => {
        view.face.alpha = t;
      },
      done: () => this.faded(view),
    });
  }

  private faded(view: CardView): void {
    if (!view.oldFace.visible) return;
    view.oldFace.visible = false;
    this.textures.give(view.oldFace.texture);
  }

  release(view: CardView): void {
    this.faded(view);
    if (view.shown) this.textures.give(view.face.texture);
    if (view.pill.visible) this.textures.give(view.pill.texture);
    view.shown = null;
  }
}
