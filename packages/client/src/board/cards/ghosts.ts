import type { Rect } from '@illuminice/rules';
import { Container, Sprite } from 'pixi.js';
import { type CardFace, faceKey, faceSize, shapeOf } from '../../card/face';
import { picturesEdition } from '../../card/pictures';
import type { BoardGame, MarkedPlace } from '../contract';
import { centreOf, contains, type Point, type ScreenSize } from '../geometry';
import { same } from '../same';
import type { SharedPictures } from './shared-pictures';
import { TextureLease, type Textures } from './textures';

/** A place on the table: arrow, in world units, and the card's outline. */
export interface GhostPlace {
  place: MarkedPlace;
  arrow: Point;
  /** Direction of the arrow, radians. */
  angle: number;
  rect: Rect;
  cell: number;
}

export interface GhostCard {
  spec: CardFace;
  rect: Rect;
}

/** Legal arrows with rings and places, and preview cards. */
export class Ghosts {
  readonly layer = new Container();
  private places: readonly GhostPlace[] = [];
  private cards: readonly GhostCard[] = [];
  private readonly lease: TextureLease;
  private key: unknown[] = [];

  constructor(
    textures: Textures,
    private readonly pictures: SharedPictures,
    private readonly game: Pick<BoardGame, 'paintFace'>,
  ) {
    this.lease = new TextureLease(textures);
  }

  show(places: readonly GhostPlace[], cards: readonly GhostCard[], pointed: MarkedPlace | null, { cell, scale }: ScreenSize): void {
    this.places = places;
    this.cards = cards;
    const px = Math.max(20, Math.round(cell));
    const edition = picturesEdition.peek();
    const key = [places, cards, pointed, px, scale, edition];
    if (same(key, this.key)) return;
    this.key = key;
    for (const child of this.layer.removeChildren()) child.destroy();
    this.lease.giveAll();
    const { ink } = this.pictures;
    for (const { place, rect } of places) {
      const isLit = place.picked || (pointed?.onto === place.onto && pointed.arrow === place.arrow);
      const ghost = this.add(this.pictures.ghost(shapeOf(rect)), centreOf(rect), rect);
      ghost.tint = ink.ice;
      ghost.alpha = isLit ? 1 : 0.62;
    }
    for (const { spec, rect } of cards) {
      const { w, h } = faceSize(spec.shape, px);
      const texture = this.lease.take(`ghost-card:${faceKey(spec)}@${px}x${scale}#${edition}`, { w, h, scale }, (p) =>
        this.game.paintFace(p, spec, px, 'table'),
      );
      this.add(texture, centreOf(rect), rect).alpha = 0.72;
    }
    for (const { arrow, angle, cell: unit, place } of places) {
      const isLit = place.picked || (pointed?.onto === place.onto && pointed.arrow === place.arrow);
      const ring = this.add(this.pictures.dashedRing, arrow, { w: unit * 1.1, h: unit * 1.1 });
      ring.tint = ink.ice;
      const sign = this.add(this.pictures.arrow, arrow, { w: unit * (isLit ? 0.95 : 0.78), h: unit * (isLit ? 0.95 : 0.78) });
      sign.tint = ink.ice;
      sign.rotation = angle;
    }
  }

  get rects(): readonly Rect[] {
    return [...this.places, ...this.cards].map(({ rect }) => rect);
  }

  restyle(): void {
    this.key = [];
  }

  /** Place under a world point: its arrow (within `reach` world units) or outline. */
  hit(p: Point, reach: number): MarkedPlace | null {
    let best: { place: MarkedPlace; d: number } | null = null;
    for (const { place, arrow, rect, cell } of this.places) {
      const d = Math.hypot(p.x - arrow.x, p.y - arrow.y);
      const middle = centreOf(rect);
      const score = d < Math.max(reach, cell * 0.7) ? d : contains(rect, p) ? cell * 2 + Math.hypot(p.x - middle.x, p.y - middle.y) : null;
      if (score !== null && (!best || score < best.d)) best = { place, d: score };
    }
    return best?.place ?? null;
  }

  private add(texture: Sprite['texture'], point: Point, size: { w: number; h: number }): Sprite {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.position.set(point.x, point.y);
    sprite.setSize(size.w, size.h);
    this.layer.addChild(sprite);
    return sprite;
  }
}
