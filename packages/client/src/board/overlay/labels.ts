import type { Look } from '@illuminice/themes';
import { Container, Sprite } from 'pixi.js';
import { alpha, BLACK } from '../../card/paint/shapes';
import { font } from '../../card/paint/text';
import type { Painter } from '../../card/painter';
import type { Textures } from '../cards/textures';

/** Kind of a label: plain on the felt, flag on a card, chance beside it, number at the thread, payer's chip. */
export type LabelStyle =
  | { kind: 'plain' }
  | { kind: 'flag' }
  | { kind: 'lent' }
  | { kind: 'chance'; tone: 'can' | 'cannot' | 'gain'; pointed: boolean }
  | { kind: 'number'; number: string; odds: string }
  | { kind: 'step' }
  | { kind: 'chip'; colour: string };

interface Shown {
  sprite: Sprite;
  key: string;
  w: number;
  h: number;
}

/** Labels over the table with a fixed size on the screen, by name; those not set again are removed. */
export class Labels {
  readonly layer = new Container();
  private readonly shown = new Map<string, Shown>();

  constructor(
    private readonly textures: Textures,
    private readonly scale: () => number,
  ) {}

  set(name: string, text: string, style: LabelStyle): { w: number; h: number } {
    const key = `label:${text}:${JSON.stringify(style)}@${this.scale()}`;
    let label = this.shown.get(name);
    if (label?.key === key) return label;
    const size = sizeOf(this.textures.look, text, style);
    const texture = this.textures.take(key, { w: size.w + 2 * ROOM, h: size.h + 2 * ROOM, scale: this.scale() }, (p) => {
      p.ctx.translate(ROOM, ROOM);
      paint(p, text, style, size);
    });
    if (!label) {
      label = { sprite: new Sprite(), key, ...size };
      label.sprite.anchor.set(0.5);
      this.layer.addChild(label.sprite);
      this.shown.set(name, label);
    } else this.textures.give(label.sprite.texture);
    label.sprite.texture = texture;
    label.sprite.setSize(size.w + 2 * ROOM, size.h + 2 * ROOM);
    Object.assign(label, size, { key });
    return label;
  }

  clear(): void {
    this.keepOnly(new Set());
  }

  /** Places a label's middle, in px of the host, at a scale. */
  stand(name: string, x: number, y: number, grown = 1): void {
    const label = this.shown.get(name);
    if (!label) return;
    label.sprite.position.set(Math.round(x - label.w / 2) + label.w / 2, Math.round(y - label.h / 2) + label.h / 2);
    label.sprite.setSize((label.w + 2 * ROOM) * grown, (label.h + 2 * ROOM) * grown);
  }

  sizeOf(name: string): { w: number; h: number } | null {
    return this.shown.get(name) ?? null;
  }

  keepOnly(names: ReadonlySet<string>): void {
    for (const [name, label] of this.shown) {
      if (names.has(name)) continue;
      this.textures.give(label.sprite.texture);
      label.sprite.destroy();
      this.shown.delete(name);
    }
  }
}

/** Room for a label's light and shadow, px. */
const ROOM = 14;

const measurer = (): CanvasRenderingContext2D => document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
let shared: CanvasRenderingContext2D | null = null;

const widthOf = (text: string, fontText: string): number => {
  shared ??= measurer();
  shared.font = fontText;
  return Math.ceil(shared.measureText(text).width);
};

const NUMBER = 26;

const sizeOf = (look: Look, text: string, style: LabelStyle): { w: number; h: number } => {
  switch (style.kind) {
    case 'plain':
      return { w: widthOf(text, font(look, 'ui', 13.5, 500)), h: 18 };
    case 'flag':
      return { w: widthOf(text, font(look, 'ui', 12, 700)) + 16, h: 19 };
    case 'step':
      return { w: 20, h: 20 };
    case 'lent':
      return { w: widthOf(text, font(look, 'ui', 12, 600)) + 14, h: 19 };
    case 'chance':
      return { w: widthOf(text, font(look, 'ui', 13.5, 700)) + 18, h: 23 };
    case 'chip':
      return { w: widthOf(text, font(look, 'ui', 13.5, 600)) + 20, h: 25 };
    case 'number': {
      const top = widthOf(style.number, font(look, 'figures', NUMBER, 700)) + 6 + widthOf(text, font(look, 'ui', 15, 600));
      return { w: Math.max(top, widthOf(style.odds, font(look, 'ui', 15, 600))) + 46, h: 54 };
    }
  }
};

const paint = (p: Painter, text: string, style: LabelStyle, { w, h }: { w: number; h: number }): void => {
  const { ctx, ink, look } = p;
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  const pill = (fill: string, stroke: string, light: string, radius = h / 2): void => {
    ctx.save();
    ctx.shadowColor = light;
    ctx.shadowBlur = 12;
    ctx.beginPath();
    ctx.roundRect(0, 0, w, h, radius);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.restore();
    ctx.beginPath();
    ctx.roundRect(0.75, 0.75, w - 1.5, h - 1.5, radius);
    ctx.strokeStyle = stroke;
    ctx.lineWidth = 1.5;
    ctx.stroke();
  };
  const centred = (face: string, fill: string, y: number): void => {
    ctx.font = face;
    ctx.fillStyle = fill;
    ctx.textAlign = 'center';
    ctx.fillText(text, w / 2, y);
  };
  switch (style.kind) {
    case 'plain':
      ctx.font = font(look, 'ui', 13.5, 500);
      ctx.fillStyle = ink.muted;
      ctx.shadowColor = ink.night;
      ctx.shadowBlur = 4;
      // Neighbours must not cover a letter.
      ctx.strokeStyle = ink.night;
      ctx.lineWidth = 2.5;
      ctx.lineJoin = 'round';
      ctx.strokeText(text, 0, 13.5);
      ctx.fillText(text, 0, 13.5);
      return;
    case 'flag':
      pill(ink.flag, ink.target, alpha(ink.targetLight, 0.6));
      centred(font(look, 'ui', 12, 700), ink.ink, 13.6);
      return;
    case 'lent':
      pill(ink.lent, ink.gilt, alpha(BLACK, 2 / 3));
      centred(font(look, 'ui', 12, 600), ink.brassBright, 13.6);
      return;
    case 'chance': {
      const rim = style.tone === 'can' ? ink.ice : style.tone === 'gain' ? ink.plus : ink.muted;
      pill(style.pointed ? rim : ink.label, rim, alpha(style.tone === 'cannot' ? BLACK : rim, 0.35));
      centred(font(look, 'ui', 13.5, 700), style.pointed ? ink.label : style.tone === 'can' ? ink.onLabel : rim, 16.2);
      return;
    }
    case 'chip':
      pill(ink.label, style.colour, alpha(style.colour, 0.4));
      centred(font(look, 'ui', 13.5, 600), ink.onLabel, 17.2);
      return;
    case 'step':
      pill(ink.ice, ink.label, alpha(ink.ice, 0.6));
      ctx.textAlign = 'center';
      ctx.font = font(look, 'ui', 13.5, 700);
      ctx.fillStyle = ink.label;
      ctx.fillText(text, w / 2, 14.8);
      return;
    case 'number': {
      pill(ink.label, ink.labelRim, alpha(ink.labelRim, 0.35));
      const first = widthOf(style.number, font(look, 'figures', NUMBER, 700));
      const total = first + 6 + widthOf(text, font(look, 'ui', 15, 600));
      const x = (w - total) / 2;
      ctx.font = font(look, 'figures', NUMBER, 700);
      ctx.fillStyle = ink.onLabel;
      ctx.fillText(style.number, x, 28);
      ctx.font = font(look, 'ui', 15, 600);
      ctx.fillStyle = ink.onLabelLow;
      ctx.fillText(text, x + first + 6, 27);
      ctx.textAlign = 'center';
      ctx.fillStyle = ink.onLabel;
      ctx.fillText(style.odds, w / 2, 45);
    }
  }
};
