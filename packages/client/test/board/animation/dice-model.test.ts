import { apply, dieAt, NORMALS, PIPS, type Vec } from '../../../src/board/animation/dice-model';

/** The face that looks most at the viewer. */
const seen = (which: 0 | 1, value: number, t = 1): number => {
  const { turn } = dieAt(which, value, t);
  const depths = NORMALS.map((n) => apply(turn, n as Vec)[2]);
  return depths.indexOf(Math.max(...depths)) + 1;
};

describe('the dice', () => {
  it('come to rest on the numbers that were rolled', () => {
    for (const which of [0, 1] as const) for (let value = 1; value <= 6; value++) expect(seen(which, value)).toBe(value);
  });

  it('show the number by far the largest: the face that counts looks at the viewer', () => {
    for (const which of [0, 1] as const) {
      for (let value = 1; value <= 6; value++) {
        const [, , z] = apply(dieAt(which, value, 1).turn, NORMALS[value - 1] as Vec);
        expect(z).toBeGreaterThan(0.95);
      }
    }
  });

  it('come in from afar, tumbling, and lie on the felt at the end', () => {
    const early = dieAt(0, 5, 0.05);
    expect(Math.hypot(early.x, early.y)).toBeGreaterThan(3);
    expect(early.lift).toBeGreaterThan(1);
    const rest = dieAt(0, 5, 1);
    expect({ x: rest.x + 0, y: rest.y, lift: rest.lift }).toEqual({ x: 0, y: 0, lift: 0 });
  });

  it('have opposite faces that add up to seven', () => {
    for (let value = 1; value <= 6; value++) {
      const a = NORMALS[value - 1] as Vec;
      const b = NORMALS[6 - value] as Vec;
      expect(a.map((v, i) => v + (b[i] as number))).toEqual([0, 0, 0]);
    }
  });

  it('have as many pips as they count', () => {
    expect(PIPS.map((pips) => pips.length)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
