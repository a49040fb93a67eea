import type { Alignment } from '@illuminice/rules';

/** Opposites share an outline, one filled and one hollow; Criminal a shield, Fanatic a burst. */
const TILES: Record<
  Alignment,
  { colour: string; outline: 'square' | 'circle' | 'lozenge' | 'octagon' | 'shield' | 'burst'; filled: boolean }
> = {
  Government: { colour: '#2A5C92', outline: 'square', filled: true },
  Communist: { colour: '#B3242B', outline: 'square', filled: false },
  Liberal: { colour: '#157A74', outline: 'circle', filled: true },
  Conservative: { colour: '#4B4596', outline: 'circle', filled: false },
  Peaceful: { colour: '#3F7A2C', outline: 'lozenge', filled: true },
  Violent: { colour: '#BF4A0A', outline: 'lozenge', filled: false },
  Straight: { colour: '#44525E', outline: 'octagon', filled: true },
  Weird: { colour: '#93298F', outline: 'octagon', filled: false },
  Criminal: { colour: '#241D16', outline: 'shield', filled: true },
  Fanatic: { colour: '#9A6A00', outline: 'burst', filled: true },
};

const OUTLINES = {
  square: 'M2 2h12v12H2z',
  circle: 'M8 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6z',
  lozenge: 'M8 1l7 7-7 7-7-7z',
  octagon: 'M5.2 1.6h5.6l3.6 3.6v5.6l-3.6 3.6H5.2l-3.6-3.6V5.2z',
  shield: 'M2.4 2h11.2v6c0 3.6-2.6 5.6-5.6 6.6C5 13.6 2.4 11.6 2.4 8z',
  burst: 'M8 .8l1.8 3 3.3-1-.6 3.4 2.7 2-3.1 1.5.2 3.5-3.2-1.3L8 15.2l-1.1-3.3-3.2 1.3.2-3.5L.8 8.2l2.7-2-.6-3.4 3.3 1z',
};

/** The sign of an alignment on parchment, told by shape as well as colour. */
export function AlignmentTile({ alignment, size = 16 }: { alignment: Alignment; size?: number }) {
  const { colour, outline, filled } = TILES[alignment];
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={OUTLINES[outline]} fill={filled ? colour : '#fbf4e2'} stroke={colour} stroke-width="1.8" stroke-linejoin="round" />
    </svg>
  );
}
