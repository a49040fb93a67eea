import type { Seat } from './seats.js';

/** What computer players are called. No two at a table alike, as there are eight. */
const NAMES = [
  'Agent Nobody',
  'Brother Cipher',
  'Colonel Fog',
  'Doctor Hush',
  'Madame Owl',
  'Mister Grey',
  'Sister Static',
  'The Archivist',
] as const;

/** The first name that no seat bears. */
export const unusedComputerName = (seats: readonly Seat[]): string =>
  NAMES.find((name) => !seats.some((seat) => seat.name === name)) ?? NAMES[0];
