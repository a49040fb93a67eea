import { fitBox, rectToScreen } from '../../../src/board/camera/camera';
import { frameFor } from '../../../src/board/camera/framing';
import { ghostPlaces } from '../../../src/board/cards/ghost-model';
import { NO_HIGHLIGHTS } from '../../../src/board/contract';
import type { FrameContext } from '../../../src/board/frame-context';
import { contains } from '../../../src/board/geometry';
import type { PlacedCard } from '../../../src/board/layout/placed-cards';

const CELL = 30;
const box = { x: 0, y: 0, w: 10 * CELL, h: 6 * CELL };
const structure = { origin: { x: 2 * CELL, y: 2 * CELL }, cell: CELL, box, plate: { x: 0, y: 0, w: 0, h: 0 } };
const root = {
  id: 'gnomes-of-zurich',
  owner: 'ann',
  master: null,
  rect: { x: 2 * CELL, y: 2 * CELL, w: 4 * CELL, h: 2 * CELL },
  cell: CELL,
  arrows: [{ printed: 'left', side: 'left', state: 'free', legal: true }],
} as unknown as PlacedCard;

/** A table of one structure, on a screen of that width, with a place for a card four cells left of its root. */
const table = (
  narrow: boolean,
  places = [{ onto: 'gnomes-of-zurich', arrow: 'left' as const, spot: { x: -4, y: 0, w: 4, h: 2, rot: 0 as const } }],
) =>
  ({
    scene: { turn: 'ann' },
    marks: { ...NO_HIGHLIGHTS, places },
    layout: { structures: new Map([['ann', structure]]), centre: { box }, box, zoom: 1 },
    placed: [root],
    quarters: 0,
    narrow,
    viewport: { w: 390, h: 300, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  }) as unknown as FrameContext;

describe('U98: what the camera shows by itself', () => {
  test.each([
    ['a phone', true, { w: 390, h: 300 }],
    ['a desktop', false, { w: 1000, h: 700 }],
  ])('on %s is every place that a card may be hung on, to its edges', (_, narrow, size) => {
    const viewport = { ...size, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
    const frame = frameFor({ what: 'auto' }, table(narrow));
    const ghost = { x: -2 * CELL, y: 2 * CELL, w: 4 * CELL, h: 2 * CELL };
    const seen = rectToScreen(fitBox(frame?.box ?? box, viewport, { max: frame?.max ?? 1 }), viewport, ghost);
    const screen = { x: 0, y: 0, ...size };
    expect(contains(screen, seen)).toBe(true);
    expect(contains(screen, { x: seen.x + seen.w - 1, y: seen.y + seen.h - 1 })).toBe(true);
    // Without places to choose from nothing beyond the structure is framed.
    expect(frameFor({ what: 'auto' }, table(narrow, []))?.box).toEqual(box);
  });

  test('on a desktop for such places the table is moved aside, and made smaller by five percent at most', () => {
    const frame = frameFor({ what: 'auto' }, table(false));
    expect((frame?.box.w ?? 0) / box.w).toBeLessThanOrEqual(1 / 0.95 + 1e-9);
    expect((frame?.box.h ?? 0) / box.h).toBeLessThanOrEqual(1 / 0.95 + 1e-9);
  });
});

test('the mark of a legal arrow stands on the place that it leads to, not on the name of the card', () => {
  const { marks, placed } = table(false);
  const [place] = ghostPlaces(marks.places, placed, () => structure, 0);
  expect(place && contains(root.rect, place.arrow)).toBe(false);
  expect(place && contains(place.rect, place.arrow)).toBe(true);
});
