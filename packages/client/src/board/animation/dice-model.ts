/** Two dice as bodies at any moment of a throw; pure. */

export type Vec = readonly [number, number, number];
/** Rows of a rotation matrix. */
export type Turn = readonly [Vec, Vec, Vec];

const multiply = (a: Turn, b: Turn): Turn =>
  a.map((row) =>
    [0, 1, 2].map((c) => row[0] * (b[0][c] as number) + row[1] * (b[1][c] as number) + row[2] * (b[2][c] as number)),
  ) as unknown as Turn;

export const apply = (t: Turn, v: Vec): Vec => t.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Vec;

/** A turn by radians about an axis through the die's middle (Rodrigues). */
const turnAbout = ([x, y, z]: Vec, a: number): Turn => {
  const n = Math.hypot(x, y, z) || 1;
  const [ux, uy, uz] = [x / n, y / n, z / n];
  const c = Math.cos(a);
  const s = Math.sin(a);
  const k = 1 - c;
  return [
    [c + ux * ux * k, ux * uy * k - uz * s, ux * uz * k + uy * s],
    [uy * ux * k + uz * s, c + uy * uy * k, uy * uz * k - ux * s],
    [uz * ux * k - uy * s, uz * uy * k + ux * s, c + uz * uz * k],
  ];
};

/** Outward normals of the faces 1 to 6; opposite faces add up to seven. z points at the viewer. */
export const NORMALS: readonly Vec[] = [
  [0, 0, 1],
  [0, -1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, 0, -1],
];

const facing = (value: number): Turn => {
  const [x, y, z] = NORMALS[value - 1] as Vec;
  if (z === 1) return turnAbout([0, 0, 1], 0);
  if (z === -1) return turnAbout([1, 0, 0], Math.PI);
  // About the axis that is square to both the normal and the line of sight.
  return turnAbout([y, -x, 0], Math.PI / 2);
};

export interface DiePose {
  x: number;
  y: number;
  lift: number;
  turn: Turn;
}

/** How the dice lean at rest: the face that counts is by far the largest. */
const LEAN = [turnAbout([1, 0.12, 0], 0.2), turnAbout([1, -0.14, 0], 0.22)] as const;
const SPIN = [-0.16, 0.14] as const;

/** A die that shows `value`, at t from 0 to 1: thrown in from the side, it tumbles, bounces twice and lies still. */
export const dieAt = (which: 0 | 1, value: number, t: number): DiePose => {
  const rest = multiply(LEAN[which], multiply(turnAbout([0, 0, 1], SPIN[which]), facing(value)));
  const left = 1 - t;
  const slow = left * left * left;
  const tumble = multiply(turnAbout([0.75, which ? -0.5 : 0.6, 0.25], slow * (which ? 17 : 19)), rest);
  const bounce =
    t < 0.42
      ? Math.cos((t / 0.42) * (Math.PI / 2)) * 2.1
      : t < 0.72
        ? Math.sin(((t - 0.42) / 0.3) * Math.PI) * 0.5
        : t < 0.9
          ? Math.sin(((t - 0.72) / 0.18) * Math.PI) * 0.13
          : 0;
  return { x: -slow * (which ? 5.4 : 6.8), y: slow * (which ? 1.4 : 2.2), lift: bounce, turn: t >= 1 ? rest : tumble };
};

export const PIPS: readonly (readonly (readonly [number, number])[])[] = (() => {
  const d = 0.25;
  const m: [number, number] = [0, 0];
  const a: [number, number][] = [
    [-d, -d],
    [d, d],
  ];
  const b: [number, number][] = [
    [d, -d],
    [-d, d],
  ];
  const c: [number, number][] = [
    [-d, 0],
    [d, 0],
  ];
  return [[m], a, [m, ...a], [...a, ...b], [m, ...a, ...b], [...a, ...b, ...c]];
})();

export const faceAxes = (value: number): [Vec, Vec] => {
  const [x, , z] = NORMALS[value - 1] as Vec;
  if (z !== 0) {
    return [
      [1, 0, 0],
      [0, 1, 0],
    ];
  }
  if (x !== 0) {
    return [
      [0, 1, 0],
      [0, 0, 1],
    ];
  }
  return [
    [1, 0, 0],
    [0, 0, 1],
  ];
};
