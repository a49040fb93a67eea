import type { Rect } from '@illuminice/rules';
import type { Container } from 'pixi.js';
import { faceSize } from '../../card/face';
import type { CardView, PixelSnap } from '../cards/card-view';
import { type CameraState, toScreen, toWorld, type Viewport } from './camera';

export const standWorld = (world: Container, camera: CameraState, v: Viewport, turning: number): void => {
  const m = toScreen(camera, v, camera);
  const { x, y, zoom } = camera;
  const cos = Math.cos(turning);
  const sin = Math.sin(turning);
  world.scale.set(zoom);
  world.rotation = turning;
  world.position.set(m.x - (x * cos - y * sin) * zoom, m.y - (x * sin + y * cos) * zoom);
};

/** Visible part of the world, covered edges included; in a rotation, all that may come into it. */
export const seenWorld = (camera: CameraState, v: Viewport, turning: number): Rect => {
  const from = toWorld(camera, v, { x: 0, y: 0 });
  const w = v.w / camera.zoom;
  const h = v.h / camera.zoom;
  if (turning === 0) return { x: from.x, y: from.y, w, h };
  const reach = Math.hypot(w, h);
  return { x: from.x + w / 2 - reach, y: from.y + h / 2 - reach, w: 2 * reach, h: 2 * reach };
};

/** Rounds a standing card to whole device px (`scale` a px), if its picture has this size. */
export const snapper =
  (camera: CameraState, v: Viewport, scale: number): PixelSnap =>
  (x, y, w, h) => {
    const point = toScreen(camera, v, { x, y });
    const left = Math.round((point.x - w / 2) * scale) / scale;
    const top = Math.round((point.y - h / 2) * scale) / scale;
    const p = toWorld(camera, v, { x: left + w / 2, y: top + h / 2 });
    return { x: p.x, y: p.y, w: w / camera.zoom, h: h / camera.zoom };
  };

export const rectOf = ({ pose: { x, y, cell }, placed }: CardView): Rect => {
  const { w, h } = faceSize(placed.spec.shape, cell);
  return { x: x - w / 2, y: y - h / 2, w, h };
};
