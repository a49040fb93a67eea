import type { Rect } from '@illuminice/rules';
import type { Point } from '../geometry';

/** World point in the middle of the free screen, and px a world unit. */
export interface CameraState {
  x: number;
  y: number;
  zoom: number;
}

/** Size of the host, and insets, in px. */
export interface Viewport {
  w: number;
  h: number;
  insets: { top: number; right: number; bottom: number; left: number };
}

const MIN_ZOOM = 0.12;
export const MAX_ZOOM = 8;

const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

export const freeRect = (v: Viewport): Rect => {
  const w = Math.max(v.w * 0.1, v.w - v.insets.left - v.insets.right);
  const h = Math.max(v.h * 0.1, v.h - v.insets.top - v.insets.bottom);
  return { x: v.insets.left, y: v.insets.top, w, h };
};

export const middleOf = (v: Viewport): Point => {
  const free = freeRect(v);
  return { x: free.x + free.w / 2, y: free.y + free.h / 2 };
};

export const toScreen = (c: CameraState, v: Viewport, p: Point): Point => {
  const m = middleOf(v);
  return { x: m.x + (p.x - c.x) * c.zoom, y: m.y + (p.y - c.y) * c.zoom };
};

export const toWorld = (c: CameraState, v: Viewport, p: Point): Point => {
  const m = middleOf(v);
  return { x: c.x + (p.x - m.x) / c.zoom, y: c.y + (p.y - m.y) / c.zoom };
};

export const rectToScreen = (c: CameraState, v: Viewport, r: Rect): Rect => {
  const p = toScreen(c, v, r);
  return { x: p.x, y: p.y, w: r.w * c.zoom, h: r.h * c.zoom };
};

/** Zooms about `point` (px of the host; U90). */
export const zoomAt = (c: CameraState, v: Viewport, factor: number, point: Point): CameraState => {
  const zoom = clampZoom(c.zoom * factor);
  const anchor = toWorld(c, v, point);
  const k = c.zoom / zoom;
  return { x: anchor.x + (c.x - anchor.x) * k, y: anchor.y + (c.y - anchor.y) * k, zoom };
};

export const pan = (c: CameraState, dx: number, dy: number): CameraState => ({ ...c, x: c.x - dx / c.zoom, y: c.y - dy / c.zoom });

export const fitBox = (box: Rect, v: Viewport, opts: { max: number; margin?: number }): CameraState => {
  const free = freeRect(v);
  const m = opts.margin ?? 0;
  const zoom = Math.min(opts.max, Math.max(1, free.w - 2 * m) / Math.max(1, box.w), Math.max(1, free.h - 2 * m) / Math.max(1, box.h));
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, zoom: clampZoom(zoom) };
};

/** Between two cameras. Positions and inverse zoom are linear, so a point at the same place in both stays there. */
export const between = (a: CameraState, b: CameraState, t: number): CameraState => {
  const s = 1 / a.zoom + (1 / b.zoom - 1 / a.zoom) * t;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, zoom: 1 / s };
};

/** Keeps the middle of the screen over the table. */
export const keepNear = (c: CameraState, box: Rect): CameraState => ({
  ...c,
  x: Math.min(box.x + box.w, Math.max(box.x, c.x)),
  y: Math.min(box.y + box.h, Math.max(box.y, c.y)),
});

export const reveal = (c: CameraState, v: Viewport, box: Rect): CameraState => {
  const free = freeRect(v);
  const zoom = Math.min(c.zoom, free.w / Math.max(1, box.w), free.h / Math.max(1, box.h));
  const w = free.w / zoom / 2;
  const h = free.h / zoom / 2;
  const within = (value: number, half: number, from: number, size: number) => Math.min(from + half, Math.max(from + size - half, value));
  return { x: within(c.x, w, box.x, box.w), y: within(c.y, h, box.y, box.h), zoom };
};

/** The camera that keeps everything in place under changed insets. */
export const reframe = (c: CameraState, before: Viewport, after: Viewport): CameraState => ({
  ...c,
  ...toWorld(c, before, middleOf(after)),
});

export const sameLook = (a: CameraState, b: CameraState): boolean =>
  Math.abs(a.x - b.x) * a.zoom < 0.25 && Math.abs(a.y - b.y) * a.zoom < 0.25 && Math.abs(a.zoom / b.zoom - 1) < 0.0008;
