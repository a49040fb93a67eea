import type { Alignment } from '../types/words.js';

const OPPOSITES: Readonly<Partial<Record<Alignment, Alignment>>> = {
  Government: 'Communist',
  Communist: 'Government',
  Liberal: 'Conservative',
  Conservative: 'Liberal',
  Peaceful: 'Violent',
  Violent: 'Peaceful',
  Straight: 'Weird',
  Weird: 'Straight',
  Fanatic: 'Fanatic',
};

/** The opposite alignment (C-301); undefined for Criminal. Fanatic's is Fanatic itself. */
export const oppositeOf = (alignment: Alignment): Alignment | undefined => OPPOSITES[alignment];

/** Relation of two alignments, the attacker's and the target's (C-409). Fanatic shared is opposite, never identical. */
export const compare = (ours: Alignment, theirs: Alignment): 'identical' | 'opposite' | 'neither' => {
  if (OPPOSITES[ours] === theirs) return 'opposite';
  return ours === theirs ? 'identical' : 'neither';
};
