import type { ClickModifiers } from '../contract';
import type { Point } from '../geometry';

/** Gestures on the table; px of the host. */
export interface Gestures {
  tap(at: Point, modifiers: ClickModifiers): void;
  /** Second tap at one place; comes after its own `tap`. */
  doubleTap(at: Point): void;
  longPress(at: Point): void;
  hover(at: Point | null): void;
  drag(dx: number, dy: number): void;
  dragging(now: boolean): void;
  pinch(factor: number, at: Point, dx: number, dy: number): void;
  /** A twist of two fingers, 1 clockwise, -1 counterclockwise; ends their other gesture. */
  twist(quarters: 1 | -1): void;
  wheel(factor: number, at: Point): void;
  middle(): void;
}

/** Least movement that counts, px. */
const SLOP = { mouse: 4, touch: 10 };
const LONG_PRESS_MS = 480;
const DOUBLE = { ms: 320, px: 28 };
/** Least twist, radians. */
const TWIST = (40 / 180) * Math.PI;
/** Fingers nearer than this, px, give no reliable size or direction. */
const APART = 8;

/**
 * Turns pointer and wheel events into gestures. @param surface tapped element; drags may begin above it, where clicks stay
 * @returns `drop` ends all until the next pointer down, `stop` ends listening
 */
export const listenGestures = (host: HTMLElement, surface: Element, gestures: Gestures): { drop(): void; stop(): void } => {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  let long: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let twisted = 0;
  let tapped: { at: Point; time: number } | null = null;

  const local = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const slop = (event: PointerEvent) => (event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch);
  const capture = (id: number): void => {
    if (!surface.hasPointerCapture(id)) surface.setPointerCapture(id);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const point = local(event);
    pointers.set(event.pointerId, point);
    clearTimeout(long);
    if (pointers.size === 1) {
      start = point;
      moved = false;
      pressed = false;
      if (event.target !== surface) return;
      capture(event.pointerId);
      long = setTimeout(() => {
        if (moved || pointers.size !== 1) return;
        pressed = true;
        gestures.longPress(point);
      }, LONG_PRESS_MS);
    } else {
      moved = true;
      twisted = 0;
      for (const id of pointers.keys()) capture(id);
    }
  };

  const move = (event: PointerEvent): void => {
    const point = local(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') gestures.hover(event.target === surface ? point : null);
      return;
    }
    // The button was released out of sight: outside the window, or in another one.
    if (event.pointerType === 'mouse' && !(event.buttons & 1)) {
      drop();
      return;
    }
    if (pointers.size === 1) {
      if (!moved && start && Math.hypot(point.x - start.x, point.y - start.y) < slop(event)) return;
      if (!moved) {
        moved = true;
        capture(event.pointerId);
        clearTimeout(long);
        gestures.hover(null);
        gestures.dragging(true);
      }
      gestures.drag(point.x - before.x, point.y - before.y);
    } else if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] as Point;
      const was = { x: before.x - other.x, y: before.y - other.y };
      const now = { x: point.x - other.x, y: point.y - other.y };
      const apart = Math.hypot(was.x, was.y);
      if (apart > APART) {
        const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
        gestures.pinch(Math.hypot(now.x, now.y) / apart, middle, (point.x - before.x) / 2, (point.y - before.y) / 2);
        twisted += angleFrom(was, now);
        if (Math.abs(twisted) > TWIST) {
          drop();
          gestures.twist(twisted > 0 ? 1 : -1);
          return;
        }
      }
    }
    pointers.set(event.pointerId, point);
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    clearTimeout(long);
    if (pointers.size > 0) return;
    if (moved) {
      gestures.dragging(false);
      return;
    }
    if (pressed || event.type !== 'pointerup' || event.target !== surface) return;
    const point = local(event);
    gestures.tap(point, {
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      alt: event.altKey,
      touch: event.pointerType !== 'mouse',
    });
    const again =
      tapped && event.timeStamp - tapped.time < DOUBLE.ms && Math.hypot(point.x - tapped.at.x, point.y - tapped.at.y) < DOUBLE.px;
    tapped = again ? null : { at: point, time: event.timeStamp };
    if (again) gestures.doubleTap(point);
  };

  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !pointers.size) gestures.hover(null);
  };

  const drop = (): void => {
    clearTimeout(long);
    for (const id of pointers.keys()) if (surface.hasPointerCapture(id)) surface.releasePointerCapture(id);
    if (pointers.size > 0 && moved) gestures.dragging(false);
    pointers.clear();
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // Lines are some 16 px, pages 400, a notch of a mouse about 100. Trackpads report pinches with ctrlKey.
    const unit = event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1;
    const speed = event.ctrlKey ? 0.008 : 0.0017;
    gestures.wheel(Math.exp(-Math.max(-300, Math.min(300, event.deltaY * unit)) * speed), local(event));
  };

  const button = (event: MouseEvent): void => {
    if (event.button !== 1) return;
    // Prevents scrolling.
    event.preventDefault();
    gestures.middle();
  };

  const menu = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault();
  };

  const heard = new AbortController();
  const { signal } = heard;
  host.addEventListener('pointerdown', down, { signal });
  host.addEventListener('pointermove', move, { signal });
  host.addEventListener('pointerup', up, { signal });
  host.addEventListener('pointercancel', up, { signal });
  // The surface also captures fingers from nameplates: their losing it ends nothing.
  host.addEventListener('lostpointercapture', (event) => event.target === surface && up(event), { signal });
  host.addEventListener('pointerleave', leave, { signal });
  host.addEventListener('mousedown', button, { signal });
  host.addEventListener('contextmenu', menu, { signal });
  host.addEventListener('wheel', wheel, { signal, passive: false });
  window.addEventListener('blur', drop, { signal });
  return {
    drop,
    stop: () => {
      clearTimeout(long);
      heard.abort();
    },
  };
};

/** Clockwise radians between directions, at most half a turn. */
const angleFrom = (a: Point, b: Point): number => Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
