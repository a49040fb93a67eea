import { Container, MeshRope, Point as PixiPoint, Sprite } from 'pixi.js';
import { alpha, BLACK } from '../../card/paint/shapes';
import type { Painter } from '../../card/painter';
import { easeInOut } from '../animation/easing';
import type { Motion } from '../animation/motion';
import { TextureLease, type Textures } from '../cards/textures';
import { freeMesh } from './ribbon';
import { type Curve, pointOn } from './thread-path';

const POINTS = 44;
const DRAW_MS = 450;

/** The thread, drawn on the screen, so that its width is independent of the zoom. */
export class ThreadView {
  readonly layer = new Container();
  curve: Curve | null = null;
  private rope: MeshRope | null = null;
  private head: Sprite | null = null;
  private readonly points = Array.from({ length: POINTS }, () => new PixiPoint());
  private readonly lease: TextureLease;
  private key = '';
  private shown = 0;

  constructor(
    textures: Textures,
    private readonly motion: Motion,
  ) {
    this.lease = new TextureLease(textures);
  }

  /** Shows a thread by name and colour; a new name is drawn from the attacker. Null hides it. */
  set(thread: { name: string; colour: string; faint: boolean } | null): void {
    const key = thread ? `${thread.name}:${thread.colour}:${thread.faint}` : '';
    if (key === this.key) return;
    this.key = key;
    freeMesh(this.rope);
    this.head?.destroy();
    this.lease.giveAll();
    this.rope = null;
    this.head = null;
    this.curve = null;
    if (!thread) return;
    const texture = this.lease.take(`thread:${thread.colour}`, { w: 256, h: 32, scale: 1 }, (p) => paintThread(p, thread.colour));
    this.rope = new MeshRope({ texture, points: this.points, textureScale: 0 });
    this.head = new Sprite(this.lease.take('thread-head', { w: 36, h: 36, scale: 2 }, paintHead));
    this.head.setSize(30);
    this.head.anchor.set(0.62, 0.5);
    this.layer.alpha = thread.faint ? 0.6 : 1;
    this.layer.addChild(this.rope, this.head);
    this.shown = 0;
    this.motion.run(this, {
      ms: DRAW_MS,
      ease: easeInOut,
      step: (t) => {
        this.shown = t;
      },
    });
  }

  lay(curve: Curve): void {
    if (!this.rope || !this.head) return;
    this.curve = curve;
    for (let i = 0; i < POINTS; i++) {
      const p = pointOn(curve, (i / (POINTS - 1)) * this.shown);
      (this.points[i] as PixiPoint).set(p.x, p.y);
    }
    const tip = pointOn(curve, this.shown);
    const before = pointOn(curve, Math.max(0, this.shown - 0.02));
    this.head.position.set(tip.x, tip.y);
    this.head.rotation = Math.atan2(tip.y - before.y, tip.x - before.x);
    this.head.visible = this.shown > 0.05;
  }
}

/** Attacker's colour to parchment along the thread; a core in soft light across. */
const paintThread = (p: Painter, colour: string): void => {
  const { ctx, ink } = p;
  const along = (a: number): CanvasGradient => {
    const g = ctx.createLinearGradient(0, 0, 256, 0);
    g.addColorStop(0, alpha(colour, a));
    g.addColorStop(0.55, alpha(ink.thread, a));
    g.addColorStop(1, alpha(ink.threadHead, a));
    return g;
  };
  ctx.fillStyle = along(1);
  ctx.fillRect(0, 0, 256, 32);
  // Across: a firm core with fading light.
  const across = ctx.createLinearGradient(0, 0, 0, 32);
  for (let i = 0; i <= 32; i++) {
    const d = Math.abs(i - 16);
    across.addColorStop(i / 32, alpha(BLACK, d < 2.6 ? 1 : 0.42 * Math.exp(-(((d - 2.6) / 5) ** 2))));
  }
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = across;
  ctx.fillRect(0, 0, 256, 32);
};

const paintHead = (p: Painter): void => {
  const { ctx, ink } = p;
  ctx.shadowColor = ink.targetLight;
  ctx.shadowBlur = 6;
  ctx.fillStyle = ink.threadHead;
  ctx.beginPath();
  ctx.moveTo(33, 18);
  ctx.lineTo(8, 7);
  ctx.lineTo(14, 18);
  ctx.lineTo(8, 29);
  ctx.closePath();
  ctx.fill();
};
