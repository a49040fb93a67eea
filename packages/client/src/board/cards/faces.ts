import { type Detail, faceKey, faceSize } from '../../card/face';
import { picturesEdition } from '../../card/pictures';
import type { Motion } from '../animation/motion';
import type { BoardGame } from '../contract';
import { same } from '../same';
import type { CardView } from './card-view';
import type { Textures } from './textures';

/** Below this size of a cell on the screen (CSS px) no words of a card could be read. */
const FAR = 14;
const HYSTERESIS = 2;
const FADE_MS = 120;
/** Pictures that have come fade in over the seals that stood for them, ms. */
const PICTURE_FADE_MS = 180;

/** How much to show at this size, holding on to what is shown near the edges. */
export const detailFor = (cell: number, now: Detail | null): Detail => (cell < (now === 'far' ? FAR + HYSTERESIS : FAR) ? 'far' : 'table');

/** Cards at least this part of the size of larger ones show as much as those: nobody sees that they are smaller. */
const ALIKE = 0.9;

/** For each size of a cell on the table the one by which it is decided how much cards of that size show. */
export const detailSizes = (cells: Iterable<number>): ReadonlyMap<number, number> => {
  const sizes = new Map<number, number>();
  let head = Number.POSITIVE_INFINITY;
  for (const cell of [...new Set(cells)].sort((a, b) => b - a)) {
    if (cell < head * ALIKE || head === Number.POSITIVE_INFINITY) head = cell;
    sizes.set(cell, head);
  }
  return sizes;
};

/** The size a face is painted for: whole steps while small, coarser ones when large. */
const paintedCell = (cell: number): number => {
  if (cell <= 48) return Math.max(4, Math.round(cell * 2) / 2);
  return Math.round(48 * 1.08 ** Math.round(Math.log(cell / 48) / Math.log(1.08)) * 2) / 2;
};

/** Gives cards the pictures of their faces and money in the size they have on the screen. */
export class Faces {
  constructor(
    private readonly textures: Textures,
    private readonly motion: Motion,
    private readonly game: Pick<BoardGame, 'paintFace' | 'pill'>,
    /** Device px a CSS px. */
    private readonly scale: () => number,
  ) {}

  /** Cards that are about equally large show equally much, whenever they came: the detail last chosen for their size of a cell. */
  private readonly details = new Map<number, Detail>();
  private sizes: ReadonlyMap<number, number> = new Map();

  /** The table was laid out anew, with cells of these sizes. */
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

  /** Whether the card is about to show more or less than it does: then all do at once. */
  changesDetail(view: CardView, cell: number): boolean {
    return view.shown !== null && view.shown.detail !== this.detail(view, cell);
  }

  /** Whether the card shows what it should at this size of a cell. */
  isRight(view: CardView, cell: number): boolean {
    const { shown, placed } = view;
    if (!shown) return false;
    const detail = this.detail(view, cell);
    const painted = paintedCell(cell);
    if (detail !== shown.detail || painted !== shown.cell || this.scale() !== shown.scale) return false;
    if (shown.edition !== picturesEdition.peek()) return false;
    if (placed.spec === shown.spec) return true;
    // The table was laid out anew, which makes a new spec; mostly it says the same.
    if (!same(placed.spec, shown.spec)) return false;
    shown.spec = placed.spec;
    return true;
  }

  private keyOf(view: CardView, cell: number, detail: Detail): string {
    return `${detail}@${cell}x${this.scale()}#${picturesEdition.peek()}:${faceKey(view.placed.spec)}`;
  }

  /** Paints the card's face anew for this size. */
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

  /** Paints what lies on the card's corner. */
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

  /** Fades the new face in over the one before. */
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

  /** Lets the face before go. */
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
