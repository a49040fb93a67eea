import type { Pill, PillPicture } from '../../../../board/layout/placed-cards';
import type { Detail } from '../../../../card/face';
import { alpha, BLACK, mix, poly, WHITE } from '../../../../card/paint/shapes';
import { font } from '../../../../card/paint/text';
import type { Painter } from '../../../../card/painter';
import type { TokenState } from '../token-of';

/** Most tokens drawn side by side; more become a number. */
const SIDE_BY_SIDE = 3;

/** Cell size below which tokens shrink to show more of the picture, px. */
const SMALL = 20;

/** Tokens on a card's corner. Far cards show unspent ones only. */
export function tokenPicture({ amount, state }: Pill, cell: number, detail: Detail): PillPicture | null {
  if (detail === 'far' && state === 'spent') return null;
  const h = cell < SMALL ? Math.max(11, cell * 0.8) : Math.max(16, cell * 0.7);
  const n = amount > SIDE_BY_SIDE ? 1 : Math.max(1, amount);
  const step = h * 0.82;
  return {
    w: h + (n - 1) * step,
    h,
    rise: 0,
    paint(p) {
      p.ctx.translate(2, 2);
      for (let i = n - 1; i >= 0; i--)
        paintToken(p, { x: h / 2 + i * step, y: h / 2, r: h / 2 }, state as TokenState, amount > SIDE_BY_SIDE ? amount : null);
    },
  };
}

/** One token about a point: the crystal's heart. `number`: count, shown in place of the keyhole. */
function paintToken(p: Painter, { x, y, r }: { x: number; y: number; r: number }, state: TokenState, number: number | null): void {
  const { ctx, ink, look } = p;
  const lit = state === 'ready' || state === 'pledged';
  ctx.save();
  ctx.translate(x, y);
  ctx.lineJoin = 'round';
  if (state === 'ready') {
    ctx.shadowColor = alpha(ink.brassBright, 0.8);
    ctx.shadowBlur = r * 0.5;
  }
  ctx.beginPath();
  poly(ctx, 6, r * 0.96, -Math.PI / 2);
  ctx.fillStyle = ink.tabLow;
  ctx.fill();
  ctx.shadowBlur = 0;
  ctx.beginPath();
  poly(ctx, 6, r * 0.76, -Math.PI / 2);
  if (lit) {
    const gold = ctx.createLinearGradient(0, -r, 0, r);
    gold.addColorStop(0, mix(ink.brassBright, WHITE, 0.2));
    gold.addColorStop(1, ink.brass);
    ctx.strokeStyle = gold;
  } else ctx.strokeStyle = state === 'barred' ? ink.minus : mix(ink.brass, ink.tabLow, 0.45);
  ctx.lineWidth = r * 0.2;
  ctx.stroke();
  if (state === 'pledged') {
    ctx.beginPath();
    ctx.setLineDash([r * 0.3, r * 0.2]);
    ctx.arc(0, 0, r * 0.9, 0, Math.PI * 2);
    ctx.strokeStyle = ink.ice;
    ctx.lineWidth = r * 0.12;
    ctx.stroke();
  }
  if (number !== null) {
    ctx.font = font(look, 'figures', Math.max(12, r * 1.1), 700);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = ink.brassBright;
    ctx.fillText(String(number), 0, r * 0.4);
  } else if (state === 'barred') {
    ctx.beginPath();
    ctx.moveTo(-r * 0.34, r * 0.34);
    ctx.lineTo(r * 0.34, -r * 0.34);
    ctx.stroke();
  } else {
    ctx.fillStyle = lit ? ink.brassBright : mix(ink.brass, BLACK, 0.5);
    ctx.beginPath();
    ctx.arc(0, -r * 0.14, r * 0.2, 0, Math.PI * 2);
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(-r * 0.08, -r * 0.1);
    ctx.lineTo(r * 0.08, -r * 0.1);
    ctx.lineTo(r * 0.17, r * 0.36);
    ctx.lineTo(-r * 0.17, r * 0.36);
    ctx.fill();
  }
  ctx.restore();
}
