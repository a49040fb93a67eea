import fc from 'fast-check';
import {
  between,
  type CameraState,
  fitBox,
  freeRect,
  keepNear,
  pan,
  rectToScreen,
  toScreen,
  toWorld,
  type Viewport,
  zoomAt,
} from '../../../src/board/camera/camera';

const viewport: Viewport = { w: 1440, h: 900, insets: { top: 60, right: 370, bottom: 120, left: 0 } };
const looks = fc.record({
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  zoom: fc.double({ min: 0.2, max: 5, noNaN: true }),
});
const points = fc.record({ x: fc.integer({ min: 0, max: 1440 }), y: fc.integer({ min: 0, max: 900 }) });

describe('the camera', () => {
  it('U90 zooms to the pointer: what lies under it stays there', () => {
    fc.assert(
      fc.property(looks, points, fc.double({ min: 0.5, max: 2, noNaN: true }), (look, at, factor) => {
        const under = toWorld(look, viewport, at);
        const after = toScreen(zoomAt(look, viewport, factor, at), viewport, under);
        expect(after.x).toBeCloseTo(at.x, 3);
        expect(after.y).toBeCloseTo(at.y, 3);
      }),
    );
  });

  it('U90 keeps it there all the way of the eased motion', () => {
    fc.assert(
      fc.property(looks, points, fc.double({ min: 0, max: 1, noNaN: true }), (look, at, t) => {
        const under = toWorld(look, viewport, at);
        const during = toScreen(between(look, zoomAt(look, viewport, 1.6, at), t), viewport, under);
        expect(during.x).toBeCloseTo(at.x, 3);
        expect(during.y).toBeCloseTo(at.y, 3);
      }),
    );
  });

  it('U92 fits all of a box into the part of the screen that the interface leaves free', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.integer({ min: -900, max: 900 }),
          y: fc.integer({ min: -900, max: 900 }),
          w: fc.integer({ min: 50, max: 4000 }),
          h: fc.integer({ min: 50, max: 4000 }),
        }),
        (box) => {
          const r = rectToScreen(fitBox(box, viewport, { max: 2 }), viewport, box);
          const free = freeRect(viewport);
          expect(r.x).toBeGreaterThanOrEqual(free.x - 0.01);
          expect(r.y).toBeGreaterThanOrEqual(free.y - 0.01);
          expect(r.x + r.w).toBeLessThanOrEqual(free.x + free.w + 0.01);
          expect(r.y + r.h).toBeLessThanOrEqual(free.y + free.h + 0.01);
        },
      ),
    );
  });

  it('U92 comes no nearer than it may', () => {
    expect(fitBox({ x: 0, y: 0, w: 10, h: 10 }, viewport, { max: 1.5 }).zoom).toBe(1.5);
  });

  it('U93 moves the table with the hand, px for px at any zoom', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const moved = toScreen(pan(look, 30, -12), viewport, { x: 0, y: 0 });
        const before = toScreen(look, viewport, { x: 0, y: 0 });
        expect(moved.x - before.x).toBeCloseTo(30, 5);
        expect(moved.y - before.y).toBeCloseTo(-12, 5);
      }),
    );
  });

  it('U93 cannot lose the table', () => {
    const box = { x: 0, y: 0, w: 1000, h: 600 };
    const lost: CameraState = { x: 9000, y: -9000, zoom: 1 };
    expect(keepNear(lost, box)).toEqual({ x: 1000, y: 0, zoom: 1 });
  });

  it('goes back and forth between screen and world without loss', () => {
    fc.assert(
      fc.property(looks, points, (look, p) => {
        const back = toScreen(look, viewport, toWorld(look, viewport, p));
        expect(back.x).toBeCloseTo(p.x, 5);
        expect(back.y).toBeCloseTo(p.y, 5);
      }),
    );
  });
});
