import { Sprite, type Texture } from 'pixi.js';
import type { Point } from '../geometry';
import type { Stage } from '../stage';
import { easeInOut } from './easing';
import type { Motion } from './motion';

export interface SpriteTween {
  texture: Texture;
  /** Size in world units. */
  size: { w: number; h: number };
  from: Point;
  to(): Point | null;
  ms: number;
  delay: number;
  /** Height of the flight, as a part of its length. */
  arc: number;
  landed?(): void;
}

export class SpriteTweens {
  constructor(
    private readonly stage: Stage,
    private readonly motion: Motion,
  ) {}

  launch(flight: SpriteTween): void {
    const sprite = new Sprite(flight.texture);
    sprite.anchor.set(0.5);
    sprite.setSize(flight.size.w, flight.size.h);
    sprite.visible = false;
    this.stage.flying.addChild(sprite);
    const { still } = this.motion;
    this.motion.run(sprite, {
      ms: flight.ms,
      delay: flight.delay,
      ease: easeInOut,
      fade: true,
      step: (t) => {
        const goal = flight.to() ?? flight.from;
        if (still) {
          // Shown at its destination, then removed.
          sprite.visible = true;
          sprite.position.set(goal.x, goal.y);
          sprite.alpha = 1 - t;
          return;
        }
        const way = Math.hypot(goal.x - flight.from.x, goal.y - flight.from.y);
        sprite.visible = true;
        sprite.position.set(
          flight.from.x + (goal.x - flight.from.x) * t,
          flight.from.y + (goal.y - flight.from.y) * t - Math.sin(Math.PI * t) * way * flight.arc,
        );
        sprite.alpha = t < 0.9 ? 1 : (1 - t) * 10;
      },
      done: () => {
        sprite.destroy();
        flight.landed?.();
      },
    });
  }
}
