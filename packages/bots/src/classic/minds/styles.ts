import type { Style } from '../../minds.js';
import type { Skill } from './skills.js';

export interface Taste {
  readonly leaning: (skill: Skill) => Partial<Skill>;
  /** Weight of a rival's loss per point of grudge. */
  readonly grudge: number;
  /** Gain from which a promise is broken, less with a grudge; null: never. */
  readonly breaks: number | null;
  readonly margin: number;
  readonly offers: number;
  /** Remarks per 100 occasions. */
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
    // Other savers are no threat yet.
    leaning: ({ megabuck, reserve, threat }) => ({ megabuck: megabuck * 1.35, reserve: reserve * 2 + 3, threat: threat * 2 }),
    margin: 2,
    offers: 8,
    talks: 15,
  },
  diplomat: { ...PLAIN, leaning: ({ crowd }) => ({ crowd: crowd * 0.7 }), margin: 0.2, offers: 24, talks: 45 },
  vengeful: { ...PLAIN, grudge: 0.2, breaks: 90, talks: 35 },
};
