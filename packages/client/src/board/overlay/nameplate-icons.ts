import type { SeatShape } from '../../style/seats';

/** The seats' shapes, filled, on a 16 grid. */
export const SHAPES: Record<SeatShape, string> = {
  circle: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  square: 'M1.5 1.5h13v13h-13z',
  triangle: 'M8 1l7.5 13.5h-15z',
  lozenge: 'M8 0l7.5 8L8 16 .5 8z',
  hexagon: 'M8 .5l6.5 3.75v7.5L8 15.5l-6.5-3.75v-7.5z',
  star: 'M8 .5l2.2 4.9 5.3.6-3.9 3.6 1.1 5.3L8 12.2l-4.7 2.7 1.1-5.3L.5 6l5.3-.6z',
  cross: 'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z',
  crescent: 'M11 1a7 7 0 1 0 0 14 8.5 8.5 0 0 1 0-14z',
};

/** Signs on plates, 1.6 px strokes on a 16 grid. */
export const ICONS = {
  coin: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM5.2 10.8V5.5L8 9l2.8-3.5v5.3',
  card: 'M3 1.5h10v13H3zM8 6l2 2-2 2-2-2z',
  thinking: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM8 4.5V8l2.5 1.5',
  done: 'M2.5 8.5l3.5 3.5 7.5-8',
  turn: 'M4 2.5l9 5.5-9 5.5z',
  away: 'M2 8h12M10 4l4 4-4 4',
  out: 'M3 3l10 10M13 3L3 13',
  computer: 'M2 3h12v8H2zM5.5 14h5M8 11v3',
} as const;
