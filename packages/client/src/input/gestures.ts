import type { ClickModifiers } from '../scene/contract.js';
import type { Point } from '../scene/geometry.js';

/** What hands do on the table; points in px of the host. */
export interface Gestures {
  tap(at: Point, modifiers: ClickModifiers): void;
  longPress(at: Point): void;
  /** The pointer rests over a point, or left the table (null). Never by touch. */
  hover(at: Point | null): void;
  drag(dx: number, dy: number): void;
  dragging(now: boolean): void;
  pinch(factor: number, at: Point, dx: number, dy: number): void;
  wheel(factor: number, at: Point): void;
  middle(): void;
}

/** A pointer that moved less than this many px has not moved. */
const SLOP = { mouse: 4, touch: 10 };
const LONG_PRESS_MS = 480;

/** Turns pointer and wheel events on an element into gestures. Answers how to stop. */
export const listenGestures = (host: HTMLElement, surface: Element, on: Gestures): (() => void) => {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  let long: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const local = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const slop = (event: PointerEvent) => (event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch);

  const down = (event: PointerEvent): void => {
    if (event.target !== surface) return;
    if (event.button === 1) {
      event.preventDefault();
      on.middle();
      return;
    }
    if (event.button !== 0) return;
    const at = local(event);
    pointers.set(event.pointerId, at);
    surface.setPointerCapture(event.pointerId);
    clearTimeout(long);
    if (pointers.size === 1) {
      start = at;
      moved = false;
      pressed = false;
      long = setTimeout(() => {
        if (moved || pointers.size !== 1) return;
        pressed = true;
        on.longPress(at);
      }, LONG_PRESS_MS);
    } else moved = true;
  };

  const move = (event: PointerEvent): void => {
    const at = local(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') on.hover(event.target === surface ? at : null);
      return;
    }
    if (pointers.size === 1) {
      if (!moved && start && Math.hypot(at.x - start.x, at.y - start.y) < slop(event)) return;
      if (!moved) {
        moved = true;
        clearTimeout(long);
        on.hover(null);
        on.dragging(true);
      }
      on.drag(at.x - before.x, at.y - before.y);
    } else if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] as Point;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(at.x - other.x, at.y - other.y);
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      if (was > 8) on.pinch(is / was, middle, (at.x - before.x) / 2, (at.y - before.y) / 2);
    }
    pointers.set(event.pointerId, at);
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    clearTimeout(long);
    if (pointers.size > 0) return;
    if (moved) {
      on.dragging(false);
      return;
    }
    if (pressed || event.type === 'pointercancel') return;
    const at = local(event);
    on.tap(at, { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey, touch: event.pointerType !== 'mouse' });
  };

  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !pointers.size) on.hover(null);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // Lines and pages come as some 16 and 400 px; a notch of a mouse is about 100.
    const unit = event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1;
    const speed = event.ctrlKey ? 0.008 : 0.0017;
    on.wheel(Math.exp(-Math.max(-300, Math.min(300, event.deltaY * unit)) * speed), local(event));
  };

  const noScroll = (event: MouseEvent): void => {
    if (event.button === 1) event.preventDefault();
  };

  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', up);
  host.addEventListener('pointerleave', leave);
  host.addEventListener('mousedown', noScroll);
  host.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(long);
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', up);
    host.removeEventListener('pointercancel', up);
    host.removeEventListener('pointerleave', leave);
    host.removeEventListener('mousedown', noScroll);
    host.removeEventListener('wheel', wheel);
  };
};
