import type { Look } from '@illuminice/themes';
import type { Painter } from '../painter';
import { poly, star } from './shapes';

type Alignment = keyof Look['alignments'];

const TILES: Record<
  Alignment,
  { outline: 'square' | 'circle' | 'lozenge' | 'octagon' | 'shield' | 'burst'; hollow: boolean; glyph: string }
> = {
  Government: {
    outline: 'square',
    hollow: false,
    glyph: 'M12 4.5l7 3.6v1.7H5V8.1zM6.5 11h1.9v5H6.5zm4.5 0h2v5h-2zm4.6 0h1.9v5h-1.9zM5 17.2h14v2H5z',
  },
  Communist: { outline: 'square', hollow: true, glyph: 'M12 5.5l1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.4z' },
  Corporate: {
    outline: 'square',
    hollow: true,
    glyph: 'M5.5 18.5V6h1.6v10.9h11.4v1.6zM8.6 15.6v-4h2.2v4zm3.3 0V8.4h2.2v7.2zm3.3 0V6.4h2.2v9.2z',
  },
  Liberal: {
    outline: 'circle',
    hollow: false,
    glyph:
      'M12.6 5c3.2 1.6 4.9 4.7 5 8.4h-5zM11.4 6.6v6.8H6.7c.5-2.8 2.2-5.3 4.7-6.8zM5.5 14.8h13c-.7 2.5-2.9 4.2-6.5 4.2s-5.8-1.7-6.5-4.2z',
  },
  Conservative: {
    outline: 'circle',
    hollow: true,
    glyph:
      'M12 4.8a2.1 2.1 0 0 1 .9 4v1h2v1.7h-2v5.4c1.9-.3 3.3-1.5 3.7-3.2l-1.2.3 2-3 1.6 3.1-1-.2c-.4 2.8-2.8 4.8-6 4.8s-5.6-2-6-4.8l-1 .2 1.6-3.1 2 3-1.2-.3c.4 1.7 1.8 2.9 3.7 3.2v-5.4h-2V9.8h2v-1a2.1 2.1 0 0 1 .9-4z',
  },
  Peaceful: {
    outline: 'lozenge',
    hollow: false,
    glyph: 'M12.8 18.5h-1.7v-5.3C8.3 13.4 6.5 11.8 6.3 8.8c2.5-.1 4.3 1 5.2 2.7.6-2.5 2.5-4.3 5.9-4.3 0 4-1.8 6-4.6 6.3z',
  },
  Violent: {
    outline: 'lozenge',
    hollow: true,
    glyph: 'M17.5 6.5l-.5 3-5.6 5.6 1 1-1.1 1.1-1.5-1.5-1.7 1.7-1.4-1.4 1.7-1.7-1.5-1.5 1.1-1.1 1 1L14.5 7z',
  },
  Straight: { outline: 'octagon', hollow: false, glyph: 'M6 6.2h12V10h-1.7l-.4-1.5h-2.4v8l1.7.5v1.5H8.8V17l1.7-.5v-8H8.1L7.7 10H6z' },
  Weird: { outline: 'octagon', hollow: true, glyph: '' },
  Criminal: {
    outline: 'shield',
    hollow: false,
    glyph:
      'M5 8.6c2.4-.9 4.7-.9 6-.2.7.4 1.3.4 2 0 1.3-.7 3.6-.7 6 .2.1 3.6-1.4 6.3-4 6.3-1.6 0-2-1.5-3-1.5s-1.4 1.5-3 1.5c-2.6 0-4.1-2.7-4-6.3zm2.5 2.2c.5 1.3 2.5 1.5 3.3.4-.7-1-2.3-1.3-3.3-.4zm9 0c-1-.9-2.6-.6-3.3.4.8 1.1 2.8.9 3.3-.4z',
  },
  Fanatic: {
    outline: 'burst',
    hollow: false,
    glyph:
      'M12.3 5.5c.5 2.7-3.7 4.3-3.9 8 0 2.9 1.7 5 3.8 5 2.3 0 3.6-1.7 3.6-3.9 0-1.7-.9-2.8-1.6-3.9 0 1-.3 1.7-1 2.1.4-2.6-.2-5.6-.9-7.3z',
  },
};

const glyphs = new Map<Alignment, Path2D>();

const outlinePath = (ctx: CanvasRenderingContext2D, outline: string, r: number): void => {
  ctx.beginPath();
  switch (outline) {
    case 'square':
      ctx.roundRect(-r * 0.88, -r * 0.88, r * 1.76, r * 1.76, r * 0.12);
      break;
    case 'circle':
      ctx.arc(0, 0, r * 0.96, 0, Math.PI * 2);
      break;
    case 'lozenge':
      poly(ctx, 4, r * 1.14, -Math.PI / 2);
      break;
    case 'octagon':
      poly(ctx, 8, r * 1.02, Math.PI / 8);
      break;
    case 'shield':
      ctx.moveTo(-r * 0.9, -r * 0.85);
      ctx.lineTo(r * 0.9, -r * 0.85);
      ctx.bezierCurveTo(r, r * 0.25, r * 0.55, r * 0.75, 0, r * 1.05);
      ctx.bezierCurveTo(-r * 0.55, r * 0.75, -r, r * 0.25, -r * 0.9, -r * 0.85);
      ctx.closePath();
      break;
    default:
      star(ctx, 12, r * 1.08, r * 0.84);
  }
};

export const paintTile = (p: Painter, alignment: Alignment, { x, y }: { x: number; y: number }, size: number): void => {
  const { ctx, look } = p;
  const tile = TILES[alignment];
  const ink = look.alignments[alignment];
  const ground = look.ink.tileGround;
  const r = size / 2;
  ctx.save();
  ctx.translate(x, y);
  ctx.lineJoin = 'round';
  outlinePath(ctx, tile.outline, tile.hollow ? r * 0.92 : r);
  if (tile.hollow) {
    ctx.fillStyle = ground;
    ctx.fill();
    ctx.lineWidth = Math.max(1, size * 0.1);
    ctx.strokeStyle = ink;
    ctx.stroke();
  } else {
    ctx.fillStyle = ink;
    ctx.fill();
  }
  if (tile.glyph) {
    let path = glyphs.get(alignment);
    if (!path) {
      path = new Path2D(tile.glyph);
      glyphs.set(alignment, path);
    }
    const k = tile.outline === 'lozenge' ? 0.92 : 1;
    ctx.scale((size / 24) * k, (size / 24) * k);
    ctx.translate(-12, -12);
    ctx.fillStyle = tile.hollow ? ink : ground;
    ctx.fill(path, 'evenodd');
  } else {
    ctx.strokeStyle = ink;
    ctx.lineWidth = Math.max(0.9, size * 0.085);
    ctx.lineCap = 'round';
    ctx.beginPath();
    for (let i = 0; i <= 40; i++) {
      const t = (i / 40) * Math.PI * 4.3;
      const d = r * (0.06 + (i / 40) * 0.56);
      if (i === 0) ctx.moveTo(Math.cos(t) * d, Math.sin(t) * d);
      else ctx.lineTo(Math.cos(t) * d, Math.sin(t) * d);
    }
    ctx.stroke();
  }
  ctx.restore();
};
