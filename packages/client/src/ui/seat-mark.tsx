import type { SeatLook, SeatShape } from '../style/seats';

const SHAPES: Record<SeatShape, string> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  square: 'M2 2h12v12H2z',
  triangle: 'M8 1.5 15 14H1z',
  lozenge: 'M8 .8 15.2 8 8 15.2.8 8z',
  hexagon: 'M8 .8l6.4 3.6v7.2L8 15.2 1.6 11.6V4.4z',
  star: 'M8 .8l2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.7l-4.5 2.7 1.2-5L.8 6l5.1-.5z',
  cross: 'M5.4 1h5.2v4.4H15v5.2h-4.4V15H5.4v-4.4H1V5.4h4.4z',
  crescent: 'M10.8 1A7 7 0 1 0 15 12.2 6 6 0 1 1 10.8 1z',
};

export function SeatMark({ look, hollow, size = 16 }: { look: SeatLook; hollow?: boolean; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-1 -1 18 18" aria-hidden="true">
      <path
        d={SHAPES[look.shape]}
        fill={hollow ? 'none' : look.colour}
        stroke={look.colour}
        stroke-width={hollow ? 1.4 : 0}
        stroke-linejoin="round"
      />
    </svg>
  );
}
