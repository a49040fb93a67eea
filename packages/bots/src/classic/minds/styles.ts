import type { Style } from '../../minds.js';
import type { Skill } from './skills.js';

/** What a style likes, and what its word is worth. */
export interface Taste {
  /** What it changes in what things are worth to it. */
  readonly leaning: (skill: Skill) => Partial<Skill>;
  /** How much the loss of somebody it bears a grudge counts more, a point of grudge. */
  readonly grudge: number;
  /** Points from which on it breaks a promise; null: never. Whoever it bears a grudge may find it broken for less. */
  readonly breaks: number | null;
  /** Points that a deal must bring it. */
  readonly margin: number;
  /** Deals that it proposes in a game at most. */
  readonly offers: number;
  /** Of 100 chances to say something, how many it takes. */
  readonly talks: number;
}

const PLAIN: Taste = { leaning: () => ({}), grudge: 0.02, breaks: null, margin: 0.5, offers: 12, talks: 20 };

export const TASTES: Readonly<Record<Style, Taste>> = {
  plain: PLAIN,
  aggressive: {
    ...PLAIN,
    leaning: ({ crowd, least, reserve }) => ({ crowd: crowd + 0.15, least: least * 0.5, reserve: reserve * 0.4 }),
    breaks: 60,
    offers: 6,
    talks: 30,
  },
  miser: {
    ...PLAIN,
    // Others who save as it does are no threat yet.
    leaning: ({ megabuck, reserve, threat }) => ({ megabuck: megabuck * 1.35, reserve: reserve * 2 + 3, threat: threat * 2 }),
    margin: 2,
    offers: 8,
    talks: 15,
  },
  diplomat: { ...PLAIN, leaning: ({ crowd }) => ({ crowd: crowd * 0.7 }), margin: 0.2, offers: 24, talks: 45 },
  vengeful: { ...PLAIN, grudge: 0.2, breaks: 90, talks: 35 },
};
