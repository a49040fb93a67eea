/** Colours and shapes of the seats, in colour order; never colour alone. */
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

/** Ink on light paper. Few dark colours are distinct for every eye; the others have patterned frames. */
const DAYLIGHT = [
  { name: 'rust', colour: '#B34A06', shape: 'circle', line: 'solid' },
  { name: 'blue', colour: '#0A6AB0', shape: 'square', line: 'dashed' },
  { name: 'green', colour: '#00785A', shape: 'triangle', line: 'double' },
  { name: 'violet', colour: '#6D3C9E', shape: 'lozenge', line: 'dotted' },
  { name: 'olive', colour: '#6B6100', shape: 'hexagon', line: 'double' },
  { name: 'wine', colour: '#8B0F4A', shape: 'star', line: 'dotted' },
  { name: 'grey', colour: '#4A4A4A', shape: 'cross', line: 'solid' },
  { name: 'brown', colour: '#7B4A22', shape: 'crescent', line: 'dashed' },
] as const;

export const PALETTE_LOOKS = { dark: SEAT_LOOKS, colourBlind: COLOUR_BLIND, daylight: DAYLIGHT } as const;

export type SeatLook = (typeof PALETTE_LOOKS)[keyof typeof PALETTE_LOOKS][number];
export type SeatShape = SeatLook['shape'];
export type FrameLine = (typeof DAYLIGHT)[number]['line'];

/** Pattern of a seat's frames; null where colours are enough. */
export const frameLine = (look: SeatLook): FrameLine | null => ('line' in look ? look.line : null);
