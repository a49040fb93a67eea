import type { Alignment } from '@illuminice/rules';
import { type Inks, illuminatiLook, type Look } from '@illuminice/themes';
import { type FrameLine, frameLine, PALETTE_LOOKS, SEAT_LOOKS, type SeatShape } from '../style/tokens.js';
import type { PaletteName } from './contract.js';

/** The look that everything drawn wears. */
export let LOOK: Look = illuminatiLook;
/** Its colours. */
export let INK: Inks = LOOK.ink;

/** Draws in another look from now on; what is already drawn stays as it is. */
export const wear = (look: Look): void => {
  LOOK = look;
  INK = look.ink;
};

export const seatColour = (seat: number, palette: PaletteName = 'dark'): string => PALETTE_LOOKS[palette][seat % 8]?.colour ?? INK.brass;

export const seatLine = (seat: number, palette: PaletteName = 'dark'): FrameLine | null =>
  frameLine(PALETTE_LOOKS[palette][seat % 8] ?? SEAT_LOOKS[0]);

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
