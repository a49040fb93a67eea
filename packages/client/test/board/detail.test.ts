import { detailFor, detailSizes } from '../../src/board/cards/faces';

describe('how much cards show', () => {
  test('is the same from the smallest legible size up to any nearness', () => {
    for (const cell of [14, 16, 20, 24, 32.5, 38, 44, 46, 80, 300]) expect([cell, detailFor(cell, null)]).toEqual([cell, 'table']);
    expect(detailFor(13, null)).toBe('far');
    // What was too small becomes readable only a little above, so that nothing flickers at the edge.
    expect(detailFor(15, 'far')).toBe('far');
    expect(detailFor(16, 'far')).toBe('table');
  });

  test('is alike where they are about equally large: own cards and those of the middle of a table of two', () => {
    const sizes = detailSizes([30, 28, 30, 12]);
    expect([...sizes]).toEqual([
      [30, 30],
      [28, 30],
      [12, 12],
    ]);
    for (const zoom of [0.4, 0.6, 0.69, 0.7, 1, 1.45, 1.5, 1.55, 2]) {
      const [own, middle] = [30, 28].map((cell) => detailFor((sizes.get(cell) ?? cell) * zoom, null));
      expect([zoom, middle]).toEqual([zoom, own]);
    }
  });

  test('differs again where the smaller are less than nine tenths of the largest, however many lie in between', () => {
    const sizes = detailSizes([30, 28, 26, 24, 22]);
    expect(sizes.get(28)).toBe(30);
    expect(sizes.get(26)).toBe(26);
    expect(sizes.get(24)).toBe(26);
    expect(sizes.get(22)).toBe(22);
  });
});
