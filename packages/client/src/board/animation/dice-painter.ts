import { keyhole } from '../../card/paint/crystal';
import { alpha, BLACK, mix } from '../../card/paint/shapes';
import type { Painter } from '../../card/painter';
import { apply, type DiePose, faceAxes, NORMALS, PIPS, type Vec } from './dice-model';

type Ctx = CanvasRenderingContext2D;

/** Half the edge of the cube whose corners the rounding is about. */
const CORE = 0.36;
const ROUND = 0.14;
const LIGHT: Vec = [-0.35, -0.6, 0.72];

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Draws a die about `x`, `y`: `edge` px long, its shadow on the felt below. */
export const paintDie = (p: Painter, pose: DiePose, { x, y, edge }: { x: number; y: number; edge: number }): void => {
  const { ctx } = p;
  const cx = x + pose.x * edge;
  const ground = y + pose.y * edge;
  const cy = ground - pose.lift * edge;
  ctx.save();
  shadow(ctx, { x: cx + pose.lift * edge * 0.3, y: ground + edge * 0.34 }, edge, pose.lift);
  const project = (v: Vec): [number, number] => {
    const [px, py, pz] = apply(pose.turn, v);
    const k = 1 + pz * 0.1;
    return [cx + px * edge * k, cy + py * edge * k];
  };
  body(p, project, edge);
  for (let value = 1; value <= 6; value++) face(p, pose, value, project);
  ctx.restore();
};

const shadow = (ctx: Ctx, { x, y }: { x: number; y: number }, edge: number, lift: number): void => {
  const r = edge * (0.72 + lift * 0.18);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, 0.55);
  const g = ctx.createRadialGradient(0, 0, r * 0.2, 0, 0, r);
  g.addColorStop(0, alpha(BLACK, 0.62 / (1 + lift)));
  g.addColorStop(1, alpha(BLACK, 0));
  ctx.fillStyle = g;
  ctx.fillRect(-r, -r, 2 * r, 2 * r);
  ctx.restore();
};

/** The rounded cube's outline is the hull of eight discs about its inner corners. */
const body = (p: Painter, project: (v: Vec) => [number, number], edge: number): void => {
  const { ctx, ink } = p;
  const corners: [number, number][] = [];
  for (const x of [-CORE, CORE]) for (const y of [-CORE, CORE]) for (const z of [-CORE, CORE]) corners.push(project([x, y, z]));
  const outline = hull(corners);
  ctx.beginPath();
  outline.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.lineWidth = ROUND * 2 * edge;
  ctx.strokeStyle = ink.dieEdge;
  ctx.fillStyle = ink.dieEdge;
  ctx.stroke();
  ctx.fill();
};

/** A visible side: a rounded square in its light, with pips. */
const face = (p: Painter, pose: DiePose, value: number, project: (v: Vec) => [number, number]): void => {
  const { ctx, ink } = p;
  const normal = NORMALS[value - 1] as Vec;
  const turned = apply(pose.turn, normal);
  if (turned[2] <= 0.03) return;
  const [u, w] = faceAxes(value);
  const out = CORE + ROUND;
  const middle = project([normal[0] * out, normal[1] * out, normal[2] * out]);
  const along = (d: Vec): [number, number] => {
    const p = project([normal[0] * out + d[0], normal[1] * out + d[1], normal[2] * out + d[2]]);
    return [p[0] - middle[0], p[1] - middle[1]];
  };
  const [ux, uy] = along(u);
  const [wx, wy] = along(w);
  ctx.save();
  ctx.transform(ux, uy, wx, wy, middle[0], middle[1]);
  const lit = Math.max(0, dot(turned, LIGHT));
  const shade = ctx.createLinearGradient(-0.5, -0.5, 0.5, 0.5);
  shade.addColorStop(0, mix(ink.dieShade, ink.dieLit, lit));
  shade.addColorStop(1, mix(ink.dieShadeLow, ink.dieLitLow, lit));
  // A side in profile stays clear of the rounding.
  const half = CORE + ROUND * (0.25 + 0.47 * turned[2]);
  ctx.beginPath();
  ctx.roundRect(-half, -half, half * 2, half * 2, 0.16);
  ctx.fillStyle = shade;
  ctx.fill();
  ctx.strokeStyle = alpha(ink.dieLine, 0.18 + lit * 0.2);
  ctx.lineWidth = 0.012;
  ctx.beginPath();
  ctx.roundRect(-half + 0.06, -half + 0.06, half * 2 - 0.12, half * 2 - 0.12, 0.11);
  ctx.stroke();
  for (const [px, py] of PIPS[value - 1] ?? []) pip(p, px, py);
  ctx.restore();
};

const pip = (p: Painter, x: number, y: number): void => {
  const { ctx, ink } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.beginPath();
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 + Math.PI / 6;
    ctx.lineTo(Math.cos(a) * 0.105, Math.sin(a) * 0.105);
  }
  ctx.closePath();
  ctx.fillStyle = ink.pip;
  ctx.fill();
  keyhole(ctx, 0.12, ink.pipHole);
  ctx.restore();
};

const hull = (points: [number, number][]): [number, number][] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: [number, number][]): [number, number][] => {
    const chain: [number, number][] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const [ax, ay] = chain.at(-2) as [number, number];
        const [bx, by] = chain.at(-1) as [number, number];
        if ((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
};
