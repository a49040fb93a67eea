import { PALETTE_LOOKS, SEAT_LOOKS, type SeatLook } from '../style/seats';
import { prefs } from './prefs';

/** The looks of the eight seat colours in the palette that the viewer prefers. */
export const seatLooks = (): readonly SeatLook[] => PALETTE_LOOKS[prefs.palette.value];

/** The look of a seat colour (0 to 7) in the palette that the viewer prefers. */
export const seatLook = (colour: number): SeatLook => seatLooks()[colour % SEAT_LOOKS.length] as SeatLook;
