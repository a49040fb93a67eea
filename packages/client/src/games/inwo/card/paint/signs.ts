import type { Attribute, GroupKind } from '@illuminice/rules/inwo';

export type Sign = Attribute | GroupKind;

/** Signs of kinds and attributes: strokes of 1.5 on a 16 grid, never in an outline. */
const SIGNS: Readonly<Record<Sign, string>> = {
  organization: 'M3 13.5h10M4.5 13V6.5h7V13M8 6.5V3M6 3h4M6.5 9h3',
  place: 'M8 14.5c-3-3.6-4.5-6-4.5-8.2a4.5 4.5 0 0 1 9 0c0 2.2-1.5 4.6-4.5 8.2zM8 8a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 8 8z',
  personality: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14.5c0-3 2.4-4.7 5.5-4.7s5.5 1.7 5.5 4.7z',
  Bank: 'M2.5 3h11v10h-11zM8 10.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6M4 13v1.5M12 13v1.5',
  Church: 'M8 1.5v5M6 3.5h4M3 14.5V9l5-3.5L13 9v5.5zM6.5 14.5v-3h3v3',
  Coastal: 'M1.5 5c2-2 3.3-2 5 0s3.3 2 5 0 2-1.6 3-1.4M1.5 11c2-2 3.3-2 5 0s3.3 2 5 0 2-1.6 3-1.4',
  Communist: 'M8 1.8l1.9 4.3 4.6.4-3.5 3 1.1 4.6L8 11.6l-4.1 2.5L5 9.5l-3.5-3 4.6-.4z',
  Computer: 'M2 3h12v8H2zM6 14h4M8 11v3',
  Green: 'M3 13.5C2.5 7 6 2.8 13.5 2.5 14 9 10.5 12.6 5 12M3 13.5C5 10 7 7.8 10 6',
  Huge: 'M8 3v10M5.5 8h-4M4 5.5L1.5 8 4 10.5M10.5 8h4M12 5.5L14.5 8 12 10.5',
  Magic: 'M2 14l7-7M11 1.5v3M11 7.5v2M13 5.5h2M7.5 5.5H9M13.2 2.8l-.9.9',
  Media: 'M8 9v5.5M8 7.3v.2M5 11a4.4 4.4 0 0 1 0-6M11 11a4.4 4.4 0 0 0 0-6M3 13a7.4 7.4 0 0 1 0-10M13 13a7.4 7.4 0 0 0 0-10',
  Nation: 'M3 14.5v-13M3 2.5h10l-2.5 3.2L13 9H3',
  Science: 'M6 1.5h4M6.7 1.5v5L2.5 13.7h11L9.3 6.5v-5M4.5 10.5h7',
  Secret: 'M3.5 7.5h9v7h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5M8 10.2v2',
  Space: 'M8 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M11 6c2.6-1 4-1 4-.2 0 1-3 2.8-6.6 4.2S1.4 11.700 1 10.700c-.2-.6 1-1.600 3.300-2.800',
};

const paths = new Map<string, Path2D>();

export const hasSign = (word: string): word is Sign => Object.hasOwn(SIGNS, word);

/** Draws a sign about a point, in one ink. */
export const paintSign = (
  ctx: CanvasRenderingContext2D,
  sign: Sign,
  { x, y, size, ink }: { x: number; y: number; size: number; ink: string },
): void => {
  const path = paths.get(sign) ?? new Path2D(SIGNS[sign]);
  paths.set(sign, path);
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 16, size / 16);
  ctx.lineWidth = 1.5;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = ink;
  ctx.stroke(path);
  ctx.restore();
};
