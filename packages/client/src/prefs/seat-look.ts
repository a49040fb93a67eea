import { PALETTE_LOOKS, SEAT_LOOKS, type SeatLook } from '../style/seats';
import { prefs } from './prefs';

export const seatLooks = (): readonly SeatLook[] => PALETTE_LOOKS[prefs.palette.value];

export const seatLook = (colour: number): SeatLook => seatLooks()[colour % SEAT_LOOKS.length] as SeatLook;
