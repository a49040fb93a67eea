import type { Rotation } from '@illuminice/rules';
import { easeInOut } from '../animation/easing';
import type { Motion } from '../animation/motion';
import type { CardView } from '../cards/card-view';
import type { Point } from '../geometry';
import { turned } from '../turned';

const TURN_MS = 450;

/** Rotation of the table by quarters (U91). Cards are laid out upright for the new quarter at once, and the picture turns after them. */
export class TableRotation {
  turning = 0;

  constructor(private readonly motion: Motion) {
    turned.value = 0;
  }

  get quarters(): Rotation {
    return turned.peek();
  }

  set quarters(quarters: Rotation) {
    turned.value = quarters;
  }

  turn(quarters: number, about: Point, cards: Iterable<CardView>, lay: () => void): void {
    this.quarters = ((((this.quarters + quarters) % 4) + 4) % 4) as Rotation;
    const angle = quarters * (Math.PI / 2);
    const cos = Math.round(Math.cos(angle));
    const sin = Math.round(Math.sin(angle));
    for (const view of cards) {
      const dx = view.pose.x - about.x;
      const dy = view.pose.y - about.y;
      view.pose = { ...view.pose, x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
    }
    const from = this.turning - angle;
    this.turning = from;
    lay();
    this.motion.run(this, {
      ms: TURN_MS,
      ease: easeInOut,
      step: (t) => {
        this.turning = from * (1 - t);
      },
    });
  }

  /** Quarter turns back to the viewer's side, the shorter way. */
  get home(): number {
    return this.quarters === 3 ? 1 : -this.quarters;
  }
}
