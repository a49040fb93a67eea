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

export type SeatLook = (typeof SEAT_LOOKS)[number];
export type SeatShape = SeatLook['shape'];

/** The look of a seat colour (0 to 7). */
export const seatLook = (colour: number): SeatLook => SEAT_LOOKS[colour % SEAT_LOOKS.length] as SeatLook;
