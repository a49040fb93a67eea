import type { CardId } from '@illuminice/rules';
import type { CameraControl } from '../camera/camera-control';
import type { BoardCamera, BoardHandlers, CameraAction, CameraKeys, MarkedPlace } from '../contract';
import type { Point } from '../geometry';
import { listenGestures } from './gestures';

/** Radius of a touch and a mouse, px. */
const REACH = { touch: 22, mouse: 12 };

/** Zoom factor of a double tap on the felt, and the size of own cells, px, above which it shows the whole table instead. */
const DOUBLE_TAP = 2;
const NEAR = 44;

export interface Touchable {
  host: HTMLElement;
  surface: HTMLElement;
  handlers(): BoardHandlers;
  world(at: Point): Point;
  zoom(): number;
  cardAt(p: Point): CardId | null;
  placeAt(p: Point, reach: number): MarkedPlace | null;
  pileAt(p: Point): string | number | null;
  cardRect(card: CardId): DOMRect | null;
  camera: BoardCamera;
  control: CameraControl;
  focusTurn(): void;
  keys(on: CameraKeys): () => void;
  pointAt(card: CardId | null, place: MarkedPlace | null): void;
}

export type Touched = { place: MarkedPlace } | { slot: number } | { card: CardId } | { pile: string };

export const touchedAt = (t: Pick<Touchable, 'handlers' | 'placeAt' | 'pileAt' | 'cardAt'>, p: Point, reach: number): Touched | null => {
  const place = t.placeAt(p, reach);
  if (place) return { place };
  const pile = t.pileAt(p);
  if (typeof pile === 'number') return { slot: pile };
  if (pile && t.handlers().pile) return { pile };
  const card = t.cardAt(p);
  return card ? { card } : null;
};

/** Maps gestures and keys to acts on the table. @returns stops listening */
export const listenBoard = (t: Touchable): (() => void) => {
  let hovered: CardId | null = null;
  let pointed: MarkedPlace | null = null;
  let felt = false;

  const tap: Parameters<typeof listenGestures>[2]['tap'] = (point, modifiers) => {
    const handlers = t.handlers();
    const hit = touchedAt(t, t.world(point), (modifiers.touch ? REACH.touch : REACH.mouse) / t.zoom());
    felt = hit === null;
    if (!hit) handlers.background?.();
    else if ('place' in hit) handlers.place?.({ onto: hit.place.onto, arrow: hit.place.arrow });
    else if ('slot' in hit) handlers.slot?.(hit.slot);
    else if ('pile' in hit) handlers.pile?.(hit.pile);
    else handlers.card?.(hit.card, modifiers);
  };

  const hover = (point: Point | null): void => {
    const hit = point && touchedAt(t, t.world(point), REACH.mouse / t.zoom());
    t.surface.style.cursor = hit ? 'pointer' : '';
    const place = hit && 'place' in hit ? hit.place : null;
    const card = hit && 'card' in hit ? hit.card : null;
    if (card === hovered && place === pointed) return;
    const entered = card !== hovered;
    hovered = card;
    pointed = place;
    t.pointAt(card, place);
    if (entered) t.handlers().hover?.(card, card ? t.cardRect(card) : null);
  };

  const press = (action: CameraAction): void => {
    const { camera } = t;
    if (action === 'focusTurn' || action === 'fitAll') hands.drop();
    if (action === 'rotateLeft') camera.rotateBy(-1);
    else if (action === 'rotateRight') camera.rotateBy(1);
    else if (action === 'zoomIn') camera.zoomBy(1.2);
    else if (action === 'zoomOut') camera.zoomBy(1 / 1.2);
    else if (action === 'focusTurn') t.focusTurn();
    else if (action === 'fitAll') camera.fitAll();
  };

  const hands = listenGestures(t.host, t.surface, {
    tap,
    hover,
    doubleTap: (point) => {
      if (!felt) return;
      if (t.camera.state.cell > NEAR) t.camera.fitAll();
      else t.camera.zoomBy(DOUBLE_TAP, point);
    },
    longPress: (point) => {
      const card = t.cardAt(t.world(point));
      const rect = card && t.cardRect(card);
      if (card && rect) t.handlers().longPress?.(card, rect);
    },
    drag: (dx, dy) => t.control.dragBy(dx, dy),
    dragging: (now) => {
      t.surface.style.cursor = now ? 'grabbing' : '';
      t.control.drag(now);
    },
    pinch: (factor, point, dx, dy) => t.control.pinchBy(factor, point, dx, dy),
    twist: (quarters) => t.camera.rotateBy(quarters),
    wheel: (factor, point) => t.camera.zoomBy(factor, point),
    middle: () => press('focusTurn'),
  });
  const stops = [hands.stop, t.keys({ hold: (direction) => t.control.hold(direction), press })];
  return () => {
    for (const stop of stops) stop();
  };
};
