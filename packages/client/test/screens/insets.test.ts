import { insetsOf } from '../../src/screens/table/insets';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const HOST = box(0, 0, 1440, 900);

describe('what the interface leaves to the table', () => {
  it('is as much less as bar, panel and hand have come to cover', () => {
    const parts = [
      { edge: 'top', box: box(0, 0, 1068, 62) },
      { edge: 'right', box: box(1068, 0, 1440, 900) },
      { edge: 'bottom', box: box(0, 790, 1068, 900) },
    ] as const;
    expect(insetsOf(HOST, parts)).toEqual({ top: 62, right: 372, bottom: 110, left: 0 });
  });

  it('shrinks with a banner of two lines, and with whatever stands below it', () => {
    const banner = { edge: 'top', box: box(0, 0, 390, 118) } as const;
    const coach = { edge: 'top', box: box(8, 122, 382, 301.6) } as const;
    expect(insetsOf(HOST, [banner]).top).toBe(118);
    expect(insetsOf(HOST, [coach, banner]).top).toBe(302);
  });

  it('is counted from the host, wherever that stands on the page', () => {
    expect(insetsOf(box(100, 40, 500, 440), [{ edge: 'bottom', box: box(100, 300, 500, 440) }]).bottom).toBe(140);
  });

  it('is not less for what is not shown', () => {
    expect(insetsOf(HOST, [{ edge: 'top', box: box(0, 0, 0, 0) }])).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
  });
});
