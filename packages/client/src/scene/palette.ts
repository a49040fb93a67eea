import type { Alignment } from '@illuminice/rules';
import { PALETTE_LOOKS, SEAT_LOOKS, type SeatShape } from '../style/tokens.js';
import type { PaletteName } from './contract.js';

/** Colours that the canvas draws with; the same values as style/tokens.css. */
export const INK = {
  night: '#0B1214',
  felt: '#122024',
  feltLit: '#25423F',
  text: '#EFE8D8',
  muted: '#A7B4B1',
  brass: '#D3AB62',
  brassBright: '#F0D499',
  ice: '#9FE3EE',
  plus: '#86DBA8',
  minus: '#FF9A72',
  parchment: '#F0E6CE',
  parchmentLow: '#DCCBA2',
  ink: '#211A12',
  umber: '#6E5330',
} as const;

export const seatColour = (seat: number, palette: PaletteName = 'dark'): string => PALETTE_LOOKS[palette][seat % 8]?.colour ?? INK.brass;

export const seatShape = (seat: number): SeatShape => SEAT_LOOKS[seat % 8]?.shape ?? 'circle';

export const ALIGNMENT_INK: Record<Alignment, string> = {
  Government: '#2A5C92',
  Communist: '#B3242B',
  Liberal: '#157A74',
  Conservative: '#4B4596',
  Peaceful: '#3F7A2C',
  Violent: '#BF4A0A',
  Straight: '#44525E',
  Weird: '#93298F',
  Criminal: '#241D16',
  Fanatic: '#9A6A00',
};
