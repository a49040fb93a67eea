import { prefs } from '../prefs/prefs.js';

/** The seats' colours and shapes in seat-colour order, so that nobody is told apart by colour alone. */
export const SEAT_LOOKS = [
  { name: 'vermilion', colour: '#EC6A55', shape: 'circle' },
  { name: 'azure', colour: '#5FACEE', shape: 'square' },
  { name: 'jade', colour: '#45C29B', shape: 'triangle' },
  { name: 'orchid', colour: '#BC90EE', shape: 'lozenge' },
  { name: 'lemon', colour: '#E6CF4A', shape: 'hexagon' },
  { name: 'rose', colour: '#F18FB8', shape: 'star' },
  { name: 'bone', colour: '#D9D3C4', shape: 'cross' },
  { name: 'amber', colour: '#E0954A', shape: 'crescent' },
] as const;

/** The same seats in colours that differ by lightness as well, so that they stay apart whatever the eye is blind to. */
const COLOUR_BLIND = [
  { name: 'orange', colour: '#E68500', shape: 'circle' },
  { name: 'blue', colour: '#1D88FF', shape: 'square' },
  { name: 'lime', colour: '#D9F600', shape: 'triangle' },
  { name: 'white', colour: '#FFFFFF', shape: 'lozenge' },
  { name: 'slate', colour: '#898B9C', shape: 'hexagon' },
  { name: 'peach', colour: '#FECAA3', shape: 'star' },
  { name: 'sky', colour: '#B1D1FF', shape: 'cross' },
  { name: 'tan', colour: '#A58672', shape: 'crescent' },
] as const;

export const PALETTE_LOOKS = { dark: SEAT_LOOKS, colourBlind: COLOUR_BLIND } as const;

export type SeatLook = (typeof PALETTE_LOOKS)[keyof typeof PALETTE_LOOKS][number];
export type SeatShape = SeatLook['shape'];

/** The looks of the eight seat colours in the palette that the viewer prefers. */
export const seatLooks = (): readonly SeatLook[] => PALETTE_LOOKS[prefs.palette.value];

/** The look of a seat colour (0 to 7) in the palette that the viewer prefers. */
export const seatLook = (colour: number): SeatLook => seatLooks()[colour % SEAT_LOOKS.length] as SeatLook;
