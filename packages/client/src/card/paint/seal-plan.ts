/** A card's generated emblem as numbers: pure, so it is the same everywhere. */
export interface SealPlan {
  lobes: number;
  waves: number;
  depth: number;
  phases: number[];
  frame: SealFrame;
  /** Turn of the whole rosette, in radians. */
  turn: number;
}

export const SEAL_FRAMES = ['circle', 'square', 'lozenge', 'octagon', 'hexagon', 'shield', 'cog'] as const;
export type SealFrame = (typeof SEAL_FRAMES)[number];

export const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

export const seeded = (seed: number): (() => number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const sealPlan = (id: string): SealPlan => {
  const next = seeded(fnv1a(id));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const lobes = between(5, 13);
  const waves = between(1, 3);
  const depth = 0.1 + next() * 0.14;
  const step = ((Math.PI * 2) / lobes / 5) * (0.8 + next() * 0.4);
  return {
    lobes,
    waves,
    depth,
    phases: Array.from({ length: 5 }, (_, i) => i * step),
    frame: SEAL_FRAMES[between(0, SEAL_FRAMES.length - 1)] as SealFrame,
    turn: next() * Math.PI * 2,
  };
};
