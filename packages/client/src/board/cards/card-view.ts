import { SIDES, type Side } from '@illuminice/rules';
import { Container, Sprite, type Texture } from 'pixi.js';
import { type CardFace, type Detail, SHAPES } from '../../card/face';
import { HALO } from '../../card/paint/marks';
import { mix, WHITE } from '../../card/paint/shapes';
import { outward, type Point } from '../geometry';
import type { PlacedCard } from '../layout/placed-cards';
import { same } from '../same';
import type { SharedPictures } from './shared-pictures';

/** Present position of a card: its middle, in world units. */
export interface Pose {
  x: number;
  y: number;
  cell: number;
  angle: number;
  alpha: number;
  lift: number;
  /** 0 the back, 1 the face; turning over in between. */
  flip: number;
}

/** Highlights of a card; colours as #RRGGBB, null: none. */
export interface CardMarks {
  ring: string | null;
  glow: string | null;
  glowing: number;
  /** Dimming, 0 to 1. */
  dim: number;
  hover: boolean;
}

const PLAIN: CardMarks = { ring: null, glow: null, glowing: 0, dim: 0, hover: false };

/** Rounds a picture of w × h px about a world point to device px; returns middle and size in world units. */
export type PixelSnap = (x: number, y: number, w: number, h: number) => { x: number; y: number; w: number; h: number };

const ARROW = { table: 0.56, far: 0.5 } as const;

/** One card: shadow and light below, face with ring, arrows and money above its neighbours. Poses and highlights come from outside. */
/** An arrow of a card: `out` cells outside its edge, `size` in parts of the usual one. */
interface ArrowLook {
  readonly out: number;
  readonly tint: string;
  readonly size?: number;
  readonly flip?: boolean;
}

export class CardView {
  readonly under = new Container();
  readonly body = new Container();
  readonly top = new Container();
  pose: Pose;
  placed: PlacedCard;
  marks: CardMarks = PLAIN;
  shown: { key: string; detail: Detail; cell: number; scale: number; spec: CardFace; edition: number } | null = null;
  /** Money shown while it rolls to the true amount. */
  shownMoney: number;
  readonly shownLift = {};
  /** Key of the money run. */
  readonly money = {};
  private readonly shadow: Sprite;
  private readonly glow: Sprite;
  private readonly ring: Sprite;
  readonly face: Sprite;
  /** Former face, while the new one fades in. */
  readonly oldFace: Sprite;
  readonly pill: Sprite;
  private back: Sprite | null = null;
  private readonly arrows: Sprite[] = [];
  private arrowKey: unknown[] = [];

  constructor(
    placed: PlacedCard,
    private readonly pictures: SharedPictures,
  ) {
    this.placed = placed;
    this.shownMoney = placed.pill?.amount ?? 0;
    this.pose = { ...poseOf(placed), alpha: 1, lift: 0, flip: 1 };
    this.shadow = sprite();
    this.glow = sprite();
    this.ring = sprite();
    this.face = sprite();
    this.oldFace = sprite();
    this.oldFace.visible = false;
    this.pill = sprite();
    this.pill.visible = false;
    this.under.addChild(this.shadow, this.glow);
    this.body.addChild(this.oldFace, this.face, this.ring);
    this.top.addChild(this.pill);
    this.fitPictures();
  }

  /** Takes the card's new state; its place is set by others. */
  become(placed: PlacedCard): void {
    const turned = placed.spec.shape !== this.placed.spec.shape;
    this.placed = placed;
    if (turned) this.fitPictures();
    this.layArrows();
  }

  refine(): void {
    this.layArrows();
  }

  restyle(): void {
    this.arrowKey = [];
    this.layArrows();
  }

  private fitPictures(): void {
    const { shape } = this.placed.spec;
    this.shadow.texture = this.pictures.shadow(shape);
    this.glow.texture = this.pictures.glow(shape);
    this.ring.texture = this.pictures.ring(shape);
    for (const s of [this.shadow, this.glow, this.ring]) s.setSize(this.cells.w + 2 * HALO, this.cells.h + 2 * HALO);
    this.layArrows();
  }

  private layArrows(): void {
    const { placed } = this;
    const detail = this.shown?.detail ?? 'table';
    const key = [placed.arrows, placed.inward, placed.spec.shape, placed.spec.colour, placed.zone, detail];
    if (same(key, this.arrowKey)) return;
    this.arrowKey = key;
    for (const s of this.arrows.splice(0)) s.destroy();
    const unit = ARROW[detail];
    const add = (texture: Texture, side: Side, { out, tint, size = 1, flip = false }: ArrowLook): void => {
      const s = sprite();
      s.texture = texture;
      s.setSize(size * unit);
      const anchor = this.edge(side, out * unit);
      s.position.set(anchor.x, anchor.y);
      s.rotation = ((SIDES.indexOf(side) - 1) * Math.PI) / 2 + (flip ? Math.PI : 0);
      s.tint = tint;
      this.arrows.push(s);
      this.top.addChildAt(s, 0);
    };
    const { ink } = this.pictures;
    const seat = placed.spec.colour ?? ink.brass;
    for (const arrow of placed.arrows) {
      // From afar only what holds a structure together is visible.
      if (arrow.legal || (detail === 'far' && arrow.state !== 'taken')) continue;
      if (arrow.state === 'taken') {
        add(this.pictures.arrow, arrow.side, { out: -0.21, tint: mix(seat, WHITE, 0.55) });
        add(this.pictures.arrow, arrow.side, { out: 0.27, tint: seat });
      } else if (arrow.state === 'blocked') add(this.pictures.blocked, arrow.side, { out: 0.08, tint: ink.arrowBlocked, size: 0.86 });
      else add(this.pictures.arrow, arrow.side, { out: 0.08, tint: ink.brass, size: placed.zone === 'play' ? 1 : 0.8 });
    }
    if (placed.inward && placed.zone === 'uncontrolled' && detail !== 'far')
      add(this.pictures.arrow, placed.inward, { out: -0.26, tint: ink.arrowInward, size: 0.78, flip: true });
  }

  private get cells(): { readonly w: number; readonly h: number } {
    return SHAPES[this.placed.spec.shape];
  }

  /** A point outside a side's middle by so many cells, from the card's middle. */
  private edge(side: Side, out: number): Point {
    const { w, h } = this.cells;
    const o = outward(side);
    return { x: o.x * (w / 2 + out), y: o.y * (h / 2 + out) };
  }

  /** Corner of money and tokens: an outer one of the picture, free of words and numbers. */
  pillAt(): Point {
    const { shape } = this.placed.spec;
    const y = 0.14 - this.cells.h / 2;
    return { x: shape === 'lying' ? 0.55 - this.cells.w / 2 : this.cells.w / 2 - 0.3, y };
  }

  mark(marks: CardMarks): void {
    this.marks = marks;
    this.ring.visible = marks.ring !== null;
    if (marks.ring) this.ring.tint = marks.ring;
    this.glow.visible = marks.glow !== null;
    if (marks.glow) this.glow.tint = marks.glow;
    this.glow.alpha = marks.glowing;
    const grey = Math.round(255 * (1 - 0.58 * marks.dim));
    const tint = (grey << 16) | (grey << 8) | grey;
    this.face.tint = tint;
    this.oldFace.tint = tint;
    this.pill.tint = tint;
  }

  raise(height: number): void {
    for (const part of [this.under, this.body, this.top]) part.zIndex = height;
  }

  /** Places all parts by the pose. `snap` rounds a standing picture to device px. */
  stand(snap: PixelSnap | null): void {
    const { x, y, cell, angle, alpha, lift, flip } = this.pose;
    const exact =
      snap && angle === 0 && lift === 0 && this.shown ? snap(x, y, this.cells.w * this.shown.cell, this.cells.h * this.shown.cell) : null;
    const size = cell * (1 + lift * 0.06);
    const up = lift * cell * 0.22;
    for (const part of [this.body, this.top]) {
      part.position.set(x, y - up);
      part.rotation = angle;
      part.scale.set(size);
      part.alpha = alpha;
    }
    this.under.position.set(x, y + up * 0.9);
    this.under.rotation = angle;
    this.under.scale.set(size);
    this.under.alpha = alpha;
    const { w, h } = this.cells;
    if (exact && Math.abs(exact.w / (w * cell) - 1) < 0.03) {
      this.body.position.set(exact.x, exact.y);
      this.face.setSize(exact.w / size, exact.h / size);
    } else this.face.setSize(w, h);
    this.oldFace.setSize(w, h);
    this.turnOver(flip, w, h);
  }

  get side(): 'back' | 'face' {
    return this.pose.flip < 0.5 ? 'back' : 'face';
  }

  private turnOver(flip: number, w: number, h: number): void {
    const back = this.side === 'back';
    if (back && !this.back) {
      this.back = sprite();
      this.back.texture = this.pictures.back;
      this.back.setSize(w, h);
      this.body.addChild(this.back);
    } else if (!back && this.back) {
      this.back.destroy();
      this.back = null;
    }
    this.face.visible = !back;
    this.top.visible = flip >= 1;
    if (flip < 1) this.body.scale.x *= Math.max(0.02, Math.abs(Math.cos(Math.PI * flip)));
  }

  destroy(): void {
    this.under.destroy({ children: true });
    this.body.destroy({ children: true });
    this.top.destroy({ children: true });
  }
}

const sprite = (): Sprite => {
  const s = new Sprite();
  s.anchor.set(0.5);
  return s;
};

export const poseOf = (p: PlacedCard): { x: number; y: number; cell: number; angle: number } => ({
  x: p.rect.x + p.rect.w / 2,
  y: p.rect.y + p.rect.h / 2,
  cell: p.cell,
  angle: p.angle,
});
