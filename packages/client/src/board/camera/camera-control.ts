import type { CardId, PlayerId, Rect } from '@illuminice/rules';
import { easeInOut } from '../animation/easing';
import type { Motion } from '../animation/motion';
import type { Point } from '../geometry';
import { between, type CameraState, fitBox, keepNear, middleOf, pan, reframe, reveal, sameLook, type Viewport, zoomAt } from './camera';

/** Target that the camera keeps in view until the viewer moves it. */
export type Follow =
  | { what: 'auto' }
  | { what: 'all' }
  | { what: 'player'; player: PlayerId }
  | { what: 'cards'; cards: readonly CardId[] };

const FLY_MS = 450;
/** Lag of wheel and keys, ms. */
const LAG = 65;
/** px a ms while a key is held, and px for its first touch. */
const KEY_SPEED = 1.1;
const KEY_TAP = 24;

/** The camera in motion: flights are runs, wheel and keys are smoothed, drags are immediate. */
export class CameraControl {
  now: CameraState = { x: 0, y: 0, zoom: 1 };
  goal: CameraState = this.now;
  follow: Follow | null = { what: 'auto' };
  /** True while the table is dragged, even if the pointer pauses. */
  dragged = false;
  private held: Point = { x: 0, y: 0 };
  private flying = false;
  private started = false;
  private was: CameraState = this.now;

  constructor(
    private readonly deps: {
      viewport(): Viewport;
      bounds(): Rect;
      frame(follow: Follow): { box: Rect; max: number } | null;
      motion: Motion;
      reduced(): boolean;
      wake(): void;
    },
  ) {}

  zoomBy(factor: number, point?: Point): void {
    const v = this.deps.viewport();
    this.take();
    this.goal = zoomAt(this.goal, v, factor, point ?? middleOf(v));
    this.deps.wake();
  }

  pinchBy(factor: number, point: Point, dx: number, dy: number): void {
    this.take();
    this.goal = keepNear(pan(zoomAt(this.goal, this.deps.viewport(), factor, point), dx, dy), this.deps.bounds());
    this.now = this.goal;
    this.deps.wake();
  }

  panBy(dx: number, dy: number): void {
    this.take();
    this.goal = keepNear(pan(this.goal, dx, dy), this.deps.bounds());
    this.deps.wake();
  }

  dragBy(dx: number, dy: number): void {
    this.panBy(dx, dy);
    this.now = this.goal;
  }

  drag(now: boolean): void {
    this.dragged = now;
    this.deps.wake();
  }

  /** Directions of held keys, -1 to 1. A tap between two frames still moves a little. */
  hold(direction: Point): void {
    const dx = direction.x && direction.x !== this.held.x ? direction.x * KEY_TAP : 0;
    const dy = direction.y && direction.y !== this.held.y ? direction.y * KEY_TAP : 0;
    this.held = direction;
    if (dx || dy) this.panBy(-dx, -dy);
    this.deps.wake();
  }

  /** Flies to something and keeps it in view. */
  keep(follow: Follow): void {
    this.follow = follow;
    this.refit(FLY_MS);
  }

  /** Takes over another camera at rest, before the first layout. */
  restore(look: CameraState, follow: Follow | null): void {
    this.now = this.goal = this.was = look;
    this.follow = follow;
    this.started = true;
  }

  /** Moves to a world point without zooming. */
  lookAt(p: Point): void {
    this.goal = { ...this.goal, x: p.x, y: p.y };
    this.deps.wake();
  }

  /** Follows a new layout under a camera moved by the viewer: keeps the subject in view, and shows all of `box`. `ms` 0: at once. */
  goAlong(look: (goal: CameraState) => CameraState, box: Rect | null, ms: number): void {
    if (this.follow) return;
    const goal = look(this.goal);
    if (ms === 0) this.jumpTo(goal);
    else this.flyTo(box ? reveal(goal, this.deps.viewport(), box) : goal, ms);
  }

  /** Keeps the visible subject in place after a change of the insets. */
  uncover(before: Viewport): void {
    const after = this.deps.viewport();
    this.now = reframe(this.now, before, after);
    this.goal = reframe(this.goal, before, after);
    this.deps.wake();
  }

  refit(ms: number): void {
    if (!this.follow) {
      this.goal = keepNear(this.goal, this.deps.bounds());
      this.deps.wake();
      return;
    }
    const frame = this.deps.frame(this.follow) ?? this.deps.frame({ what: 'all' });
    if (!frame) return;
    const goal = fitBox(frame.box, this.deps.viewport(), { max: frame.max });
    if (!this.started || ms === 0) {
      this.started = true;
      this.jumpTo(goal);
      return;
    }
    this.flyTo(goal, ms);
  }

  private jumpTo(goal: CameraState): void {
    this.deps.motion.stop(this);
    this.flying = false;
    this.goal = goal;
    this.now = goal;
    this.deps.wake();
  }

  private flyTo(goal: CameraState, ms: number): void {
    if (sameLook(goal, this.goal)) return;
    const from = this.now;
    this.goal = goal;
    this.flying = true;
    this.deps.motion.run(this, {
      ms,
      ease: easeInOut,
      step: (t) => {
        this.now = between(from, goal, t);
      },
      done: () => {
        this.flying = false;
        this.now = goal;
      },
    });
  }

  /** Advances by `ms`; true while motion is under way. */
  advance(ms: number): boolean {
    if (this.held.x || this.held.y) {
      const step = KEY_SPEED * Math.min(50, ms);
      this.panBy(-this.held.x * step, -this.held.y * step);
    }
    if (this.flying) return true;
    if (sameLook(this.now, this.goal)) {
      const moved = !sameLook(this.was, this.goal);
      this.was = this.now = this.goal;
      return moved || Boolean(this.held.x || this.held.y);
    }
    this.now = this.deps.reduced() ? this.goal : between(this.now, this.goal, 1 - Math.exp(-Math.min(50, ms) / LAG));
    return true;
  }

  /** The viewer takes over: ends flights and following. */
  private take(): void {
    if (this.flying) {
      this.deps.motion.stop(this);
      this.flying = false;
      this.goal = this.now;
    }
    this.follow = null;
  }
}
