import type { Rect } from '@illuminice/rules';
import type { Look } from '@illuminice/themes';
import { Container, Mesh, Sprite, type Texture } from 'pixi.js';
import { seeded } from '../../card/paint/seal-plan';
import { alpha, BLACK, mix, WHITE } from '../../card/paint/shapes';
import { type Painter, painterOf } from '../../card/painter';
import type { Textures } from '../cards/textures';
import { same } from '../same';
import { freeMesh, paintStrengths, Ribbon, STRENGTHS } from './ribbon';

/** The felt under a lamp, in the page behind the canvas (free to redraw), and on the table a guilloche with light in players' colours. */
export class Ground {
  readonly table = new Container();
  private lines: Mesh | null = null;
  private readonly lights = new Container();
  private readonly seatLight: Texture;
  private readonly strengths: Texture;
  private drawnFor: object | null = null;

  constructor(
    private readonly textures: Textures,
    private readonly backdrop: HTMLElement,
  ) {
    this.seatLight = textures.take('seat-light', { w: 128, h: 128, scale: 1 }, paintLight);
    this.strengths = textures.take('inlay', { w: STRENGTHS, h: 16, scale: 1, mipmaps: true }, paintStrengths);
    this.table.addChild(this.lights);
    this.restyle();
  }

  restyle(): void {
    const { look } = this.textures;
    this.drawnFor = null;
    this.backdrop.style.background = `${picture(128, 128, look, paintWeave)}, ${lamp(look)} 0 0 / 100% 100% no-repeat ${look.ink.night}`;
  }

  light(free: Rect, screen: { w: number; h: number }): void {
    const dx = Math.round(free.x + free.w / 2 - screen.w / 2);
    const dy = Math.round(free.y + free.h / 2 - screen.h / 2);
    this.backdrop.style.backgroundPosition = `0 0, ${dx}px ${dy}px`;
  }

  /** Draws the rosettes for this extent, and light in each player's colour. */
  lay(box: Rect, seats: readonly { box: Rect; colour: string }[]): void {
    const extent = { box, seats };
    if (same(extent, this.drawnFor)) return;
    this.drawnFor = extent;
    this.inlay(box);
    for (const light of this.lights.removeChildren()) light.destroy();
    for (const seat of seats) {
      const light = new Sprite(this.seatLight);
      light.anchor.set(0.5);
      light.tint = seat.colour;
      light.alpha = 0.13;
      light.position.set(seat.box.x + seat.box.w / 2, seat.box.y + seat.box.h / 2);
      light.setSize(seat.box.w * 1.7, seat.box.h * 1.9);
      this.lights.addChild(light);
    }
  }

  private inlay(box: Rect): void {
    const cx = box.x + box.w / 2;
    const cy = box.y + box.h / 2;
    const ribbon = new Ribbon();
    const ring: Ring = (rx, ry, { lobes = 1, depth = 0, phase = 0, strength }) => {
      const steps = Math.max(180, lobes * 18);
      ribbon.begin(strength);
      for (let i = 0; i <= steps; i++) {
        const t = (i / steps) * Math.PI * 2;
        const r = 1 + depth * Math.cos(lobes * t + phase);
        ribbon.to(cx + Math.cos(t) * rx * r, cy + Math.sin(t) * ry * r);
      }
    };
    const rx = box.w * 0.47;
    const ry = box.h * 0.47;
    if (this.textures.look.inlay === 'star') {
      const r = Math.min(rx, ry) * 1.02;
      for (const [k, strength] of [
        [1, 0.34],
        [1.04, 0.16],
        [0.42, 0.22],
      ] as const)
        ring(r * k, r * k, { strength });
      // Seven points, each joined to the third from it.
      ribbon.begin(0.26);
      for (let i = 0; i <= 7; i++) {
        const a = -Math.PI / 2 + (((i * 3) % 7) / 7) * Math.PI * 2;
        ribbon.to(cx + Math.cos(a) * r, cy + Math.sin(a) * r);
      }
    } else guilloche(ring, rx, ry);
    freeMesh(this.lines);
    this.lines = new Mesh({ geometry: ribbon.geometry(), texture: this.strengths });
    this.lines.tint = this.textures.look.ink.inlay;
    this.table.addChild(this.lines);
  }
}

/** Draws an ellipse; `lobes` waves of `depth` go round it. */
type Ring = (rx: number, ry: number, line: { lobes?: number; depth?: number; phase?: number; strength: number }) => void;

/** Two braids of three lines, as on banknotes, and a fine line round them. */
const guilloche = (ring: Ring, rx: number, ry: number): void => {
  for (const [phase, strength] of [
    [0, 0.3],
    [Math.PI * 0.66, 0.22],
    [Math.PI * 1.33, 0.22],
  ] as const) {
    ring(rx, ry, { lobes: 26, depth: 0.045, phase, strength });
    ring(rx * 0.55, ry * 0.6, { lobes: 18, depth: 0.05, phase, strength: strength * 0.55 });
  }
  ring(rx * 1.06, ry * 1.06, { strength: 0.14 });
};

/** A painted CSS image, in main memory: reading back from the graphics card would wait for its start. */
const picture = (w: number, h: number, look: Look, paint: (p: Painter) => void): string => {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx) paint(painterOf(ctx, look));
  return `url(${canvas.toDataURL()})`;
};

const lamp = ({ ink }: Look): string => {
  const stops = [
    `${ink.feltLit} 0`,
    `${mix(ink.feltLit, ink.felt, 0.66)} 42%`,
    `${mix(ink.felt, ink.night, 0.4)} 75%`,
    `${ink.night} 100%`,
  ];
  return `radial-gradient(49.6% 49.4% at 50% 49.4%, ${stops.join(', ')})`;
};

const paintWeave = ({ ctx }: Painter): void => {
  const noise = seeded(11);
  for (let i = 0; i < 1500; i++) {
    ctx.fillStyle = noise() < 0.5 ? alpha(WHITE, 0.02) : alpha(BLACK, 0.04);
    const x = noise() * 128;
    const y = noise() * 128;
    if (noise() < 0.5) ctx.fillRect(x, y, 2.4, 0.7);
    else ctx.fillRect(x, y, 0.7, 2.4);
  }
};

const paintLight = ({ ctx }: Painter): void => {
  const g = ctx.createRadialGradient(64, 64, 0, 64, 64, 64);
  g.addColorStop(0, alpha(WHITE, 0.9));
  g.addColorStop(0.5, alpha(WHITE, 0.32));
  g.addColorStop(1, alpha(WHITE, 0));
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, 128, 128);
};
