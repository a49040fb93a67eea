import { paintUprightCard } from '../../../../card/paint/upright';
import type { Metal } from '../../../../card/paint/window';
import type { Painter } from '../../../../card/painter';

/** Material of Specials: oxblood and copper, or the theme's replacement. */
export const specialMetal = ({ ink }: Painter): Metal => ({
  ground: [ink.specialTop, ink.special, ink.specialLow],
  rim: ink.specialRim,
  main: ink.specialSeal,
  second: ink.onSpecial,
});

/** An upright Special: its picture, and its name if wide enough. */
export const paintSpecial = (p: Painter, spec: { id: string; name: string }, w: number, h: number): void =>
  paintUprightCard(p, { ...spec, short: spec.name, set: p.look.pictures, metal: specialMetal(p), text: p.ink.onSpecial }, w, h);
