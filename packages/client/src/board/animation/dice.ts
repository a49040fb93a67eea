import type { Look } from '@illuminice/themes';
import { painterOf } from '../../card/painter';
import { freeRect, type Viewport } from '../camera/camera';
import { dieAt } from './dice-model';
import { paintDie, paintPool, paintTotal } from './dice-painter';
import { easeOut, linear } from './easing';
import type { Motion } from './motion';

const ROLL_MS = 1400;
const SETTLE_MS = 200;
const HOLD_MS = 900;
const LEAVE_MS = 260;

/** How long the board stays as it was while dice roll, ms. */
export const DICE_MS = ROLL_MS + SETTLE_MS;

/** The two dice, rolled in view of all over the free part of the table. Clicks go through them. */
export class Dice {
  private readonly canvas = document.createElement('canvas');
  private shown: { dice: [number, number]; total: number } | null = null;

  constructor(
    host: HTMLElement,
    private readonly motion: Motion,
    private readonly viewport: () => Viewport,
    private readonly scale: () => number,
    private readonly look: () => Look,
  ) {
    this.canvas.className = 'dice';
    this.canvas.hidden = true;
    host.append(this.canvas);
  }

  /** Throws them. `total` is what they count as. */
  roll(dice: [number, number]): void {
    this.shown = { dice, total: dice[0] + dice[1] };
    this.open();
    this.motion.run(this, {
      ms: ROLL_MS,
      ease: linear,
      step: (t) => this.draw(easeOut(t), 0, Math.min(1, t * 6)),
      done: () => this.settle(),
    });
  }

  /** A Special makes the dice count as another number: the sum changes in view of all. */
  change(total: number): void {
    if (!this.shown) return;
    this.shown.total = total;
    this.open();
    this.settle();
  }

  private settle(): void {
    this.motion.run(this, {
      ms: SETTLE_MS,
      fade: true,
      step: (t) => this.draw(1, t, 1),
      done: () => this.motion.run(this, { ms: HOLD_MS, pause: true, step: () => {}, done: () => this.leave() }),
    });
  }

  private leave(): void {
    this.motion.run(this, {
      ms: LEAVE_MS,
      fade: true,
      step: (t) => this.draw(1, 1, 1 - t),
      done: () => {
        this.canvas.hidden = true;
      },
    });
  }

  private open(): void {
    const { w, h } = this.viewport();
    this.canvas.hidden = false;
    this.canvas.width = Math.round(w * this.scale());
    this.canvas.height = Math.round(h * this.scale());
  }

  private draw(t: number, sum: number, opacity: number): void {
    const { shown } = this;
    const ctx = this.canvas.getContext('2d');
    if (!ctx || !shown) return;
    const p = painterOf(ctx, this.look());
    const free = freeRect(this.viewport());
    const x = free.x + free.w / 2;
    const y = free.y + free.h * 0.46;
    const edge = Math.min(120, free.w * 0.17, free.h * 0.2);
    ctx.setTransform(this.scale(), 0, 0, this.scale(), 0, 0);
    ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    paintPool(p, x, y, edge * 2.9, opacity);
    for (const which of [0, 1] as const) {
      const dx = (which === 0 ? -0.82 : 0.82) * edge;
      paintDie(p, dieAt(which, shown.dice[which], t), x + dx, y + (which === 0 ? 0 : edge * 0.14), edge, opacity);
    }
    if (sum > 0) paintTotal(p, shown.total, x, y + edge * 1.62 + (1 - sum) * 10, Math.min(78, edge * 0.72), opacity * sum);
  }
}
