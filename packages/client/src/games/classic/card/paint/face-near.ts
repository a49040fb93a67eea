import type { Rect } from '@illuminice/rules';
import { coinSign } from '../../../../card/paint/coin-sign';
import { paintFrame, paintTab, parchment, splitTab } from '../../../../card/paint/frame';
import { incomeSign, towerSign } from '../../../../card/paint/glyphs';
import { engraveSeal } from '../../../../card/paint/seal';
import { alpha } from '../../../../card/paint/shapes';
import { drawLines, figure, fit, font } from '../../../../card/paint/text';
import { paintTile } from '../../../../card/paint/tiles';
import type { Painter } from '../../../../card/painter';
import { cardInk, type FaceSpec } from './face-spec';

/** A Group large on the screen: everything that is known of it, in words. */
export const paintNear = (p: Painter, s: FaceSpec, cell: number): void => {
  const { ctx, look } = p;
  const inside = paintFrame(p, s, cell);
  const { tab, body } = splitTab(inside, s.tab, cell * 0.7);
  parchment(p, body);
  ctx.save();
  ctx.beginPath();
  ctx.rect(body.x, body.y, body.w, body.h);
  ctx.clip();
  const r = cell * 0.64;
  engraveSeal(p, s.id, {
    x: s.shape === 'standing' ? body.x + body.w / 2 : body.x + body.w - r * 0.88,
    y: body.y + (s.shape === 'standing' ? body.h * 0.52 : r * 0.98),
    r,
    ink: cardInk(look, s),
  });
  ctx.restore();
  paintTab(p, s.tab, tab, cell, cardInk(look, s));
  paintPowerWords(p, s, tab, cell);
  if (s.shape === 'standing') paintTallWords(p, s, body, cell);
  else paintWords(p, s, body, cell);
};

const paintPowerWords = (p: Painter, s: FaceSpec, tab: Rect, cell: number): void => {
  const { ctx, ink, look } = p;
  const lends = s.transferable > 0;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const x = tab.x + tab.w / 2;
  const label = Math.max(12, cell * 0.12);
  if (s.shape === 'standing') {
    const y = tab.y + tab.h / 2;
    ctx.textAlign = 'left';
    ctx.fillStyle = ink.onTab;
    ctx.font = font(look, 'figures', cell * 0.46, 700);
    ctx.fillText(figure(s.power), tab.x + cell * 0.16, y + cell * 0.15);
    const wide = ctx.measureText(figure(s.power)).width;
    if (lends) {
      ctx.fillStyle = ink.brassBright;
      ctx.font = font(look, 'figures', cell * 0.24, 600);
      ctx.fillText(`/${s.transferable}`, tab.x + cell * 0.18 + wide, y + cell * 0.15);
    }
    return;
  }
  const y = tab.y + tab.h / 2;
  ctx.fillStyle = ink.onTab;
  ctx.font = font(look, 'figures', cell * 0.46, 700);
  ctx.fillText(figure(s.power), x, y - cell * 0.02);
  if (lends) {
    ctx.fillStyle = ink.brassBright;
    ctx.font = font(look, 'figures', cell * 0.22, 600);
    ctx.fillText(`/${s.transferable}`, x, y + cell * 0.22);
  }
  paintLabel(p, s.words.power, x, y + cell * (lends ? 0.46 : 0.28), label, tab.w - cell * 0.08);
};

/** A word under a number, where there is room for it. */
export const paintLabel = (p: Painter, word: string, x: number, y: number, px: number, room: number): void => {
  const { ctx, ink, look } = p;
  ctx.fillStyle = ink.onTabLow;
  ctx.font = font(look, 'ui', px, 500);
  if (ctx.measureText(word).width <= room) ctx.fillText(word, x, y);
};

const tilesWithWords = (p: Painter, s: FaceSpec, x: number, y: number, room: number, cell: number): void => {
  const { ctx, ink, look } = p;
  const size = Math.max(13, cell * 0.2);
  const px = Math.max(12, cell * 0.125);
  ctx.font = font(look, 'ui', px, 600);
  const wordy = s.alignments.reduce((sum, _, i) => sum + size * 1.9 + ctx.measureText(s.words.alignments[i] ?? '').width, 0) <= room;
  let at = x;
  s.alignments.forEach((alignment, i) => {
    paintTile(p, alignment, at + size / 2, y, size);
    at += size * 1.3;
    if (!wordy) return;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = ink.ink;
    ctx.font = font(look, 'ui', px, 600);
    const word = s.words.alignments[i] ?? '';
    ctx.fillText(word, at, y + px * 0.36);
    at += ctx.measureText(word).width + size * 0.6;
  });
};

const paintWords = (p: Painter, s: FaceSpec, body: Rect, cell: number): void => {
  const { ctx, ink } = p;
  const x = body.x + cell * 0.14;
  const right = body.x + body.w - cell * 0.16;
  ctx.fillStyle = ink.ink;
  const name = fit(p, s.name, { face: 'title', weight: 400, px: Math.max(14, cell * 0.255), min: 14, width: right - x, maxLines: 2 });
  const used = drawLines(p, name, { weight: 400, x, y: body.y + cell * 0.12 });
  tilesWithWords(p, s, x, body.y + cell * 0.26 + used, right - x, cell);
  const rule = body.y + body.h - cell * 0.32;
  const room = rule - (body.y + cell * 0.42 + used);
  const px = Math.max(12, cell * 0.15);
  const lines = Math.max(1, Math.floor(room / (Math.max(12, px) * 1.12)));
  if (s.text) {
    ctx.fillStyle = ink.story;
    const text = fit(p, s.text, { face: 'story', weight: 400, px, min: 12, width: right - x, maxLines: lines });
    drawLines(p, text, { weight: 400, x, y: rule - cell * 0.07 - text.lines.length * text.px * 1.12, leading: 1.12 });
  }
  ctx.fillStyle = alpha(ink.inkSoft, 0.45);
  ctx.fillRect(x, rule, right - x, 1);
  footer(p, s, x, right, rule + cell * 0.16, cell);
};

const footer = (p: Painter, s: FaceSpec, x: number, right: number, y: number, cell: number): void => {
  const { ctx, ink, look } = p;
  const px = Math.max(12, cell * 0.12);
  let at = x;
  const parts = [
    { draw: towerSign, word: s.words.resistance, n: figure(s.resistance ?? 0) },
    { draw: incomeSign, word: s.words.income, n: figure(s.income) },
  ];
  ctx.font = font(look, 'ui', px, 500);
  const words = parts.reduce((sum, { word }) => sum + ctx.measureText(word).width, 0);
  // Where the words do not fit the signs speak for themselves, larger.
  if (words + px * 7 > right - x) {
    footerSigns(p, parts, x, y, Math.max(13, cell * 0.3));
    return;
  }
  for (const part of parts) {
    ctx.fillStyle = ink.inkSoft;
    part.draw(ctx, at + px * 0.5, y, px);
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = ink.ink;
    ctx.font = font(look, 'ui', px, 500);
    ctx.fillText(part.word, at + px * 1.3, y + px * 0.36);
    at += px * 1.3 + ctx.measureText(part.word).width + px * 0.5;
    ctx.font = font(look, 'figures', px * 1.2, 700);
    ctx.fillText(part.n, at, y + px * 0.42);
    at += ctx.measureText(part.n).width + px * 1.1;
  }
  ctx.font = font(look, 'figures', px * 1.2, 700);
  const money = `${s.money} ${s.words.money}`;
  const wide = ctx.measureText(money).width;
  if (at + wide + px * 1.4 > right) return;
  ctx.fillText(money, right - wide, y + px * 0.42);
  coinSign(ctx, right - wide - px * 0.8, y, px * 1.05, ink.coinInk);
};

const footerSigns = (p: Painter, parts: readonly { draw: typeof towerSign; n: string }[], x: number, y: number, px: number): void => {
  const { ctx, ink, look } = p;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.font = font(look, 'figures', px, 600);
  let at = x;
  for (const part of parts) {
    ctx.fillStyle = ink.inkSoft;
    part.draw(ctx, at + px * 0.45, y, px * 0.86);
    ctx.fillStyle = ink.ink;
    ctx.fillText(part.n, at + px, y + px * 0.34);
    at += px * 1.5 + ctx.measureText(part.n).width;
  }
};

const paintTallWords = (p: Painter, s: FaceSpec, body: Rect, cell: number): void => {
  const { ctx, ink, look } = p;
  const cx = body.x + body.w / 2;
  ctx.fillStyle = ink.ink;
  const name = fit(p, s.name, {
    face: 'title',
    weight: 400,
    px: Math.max(13, cell * 0.25),
    min: 13,
    width: body.w - cell * 0.2,
    maxLines: 3,
  });
  drawLines(p, name, { weight: 400, x: cx, y: body.y + cell * 0.14, align: 'center' });
  const size = Math.max(13, cell * 0.24);
  const n = s.alignments.length;
  s.alignments.forEach((alignment, i) => {
    paintTile(p, alignment, cx + (i - (n - 1) / 2) * size * 1.2, body.y + body.h - cell * 0.62, size);
  });
  const px = Math.max(12, cell * 0.2);
  const y = body.y + body.h - cell * 0.24;
  ctx.font = font(look, 'figures', px, 700);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  let at = cx - cell * 0.5;
  for (const part of [
    { draw: towerSign, n: figure(s.resistance ?? 0) },
    { draw: incomeSign, n: figure(s.income) },
  ]) {
    ctx.fillStyle = ink.inkSoft;
    part.draw(ctx, at + px * 0.4, y, px * 0.8);
    ctx.fillStyle = ink.ink;
    ctx.fillText(part.n, at + px, y + px * 0.34);
    at += cell * 0.58;
  }
};
