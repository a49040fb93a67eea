import { paintUprightCard } from '../../../../card/paint/upright';
import type { Metal } from '../../../../card/paint/window';
import type { Painter } from '../../../../card/painter';

/** Material of Specials: oxblood and copper, or what the theme has in their place. */
export const specialMetal = ({ ink }: Painter): Metal => ({
  ground: [ink.specialTop, ink.special, ink.specialLow],
  rim: ink.specialRim,
  main: ink.specialSeal,
  second: ink.onSpecial,
});

/** A Special, upright: its picture, and its name where it is wide enough. */
export const paintSpecial = (p: Painter, spec: { id: string; name: string }, w: number, h: number): void =>
  paintUprightCard(p, { ...spec, short: spec.name, set: p.look.pictures, metal: specialMetal(p), text: p.ink.onSpecial }, w, h);
