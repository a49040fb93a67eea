import { check, type Intent, type InwoTypes, type View } from '@illuminice/rules/inwo';
import { type Chance, chance } from '../../chance.js';
import type { Policy } from '../../game-bots.js';
import type { Level, Mind, Thought } from '../../minds.js';
import { advise } from './advice.js';
import { decideFor } from './answers.js';
import { askedScene } from './player-scene.js';
import type { Reason } from './reasons.js';
import { SKILLS, type Skill } from './skills.js';

const nothing = (intent: Intent | null, memory: unknown): Thought<Intent, unknown> => ({ intent, memory, remarks: [] });

/** What it does about the question that the table asks it; null if it is not asked. */
const decide = (view: View, skill: Skill, dice: Chance): Intent | null => {
  const scene = askedScene(view, skill, dice);
  return scene && decideFor(scene);
};

/** A computer player of simulations that plays with this skill. */
export const policyWith =
  (skill: Skill) =>
  (seed: number): Policy<InwoTypes> => {
    const own = chance(seed);
    return (view) => decide(view, skill, own);
  };

/** A computer player of INWO. It remembers nothing, and refuses every deal. */
export const inwoMind = (level: Level): Mind<InwoTypes, unknown, Reason> => {
  const skill = SKILLS[level];
  return {
    blank: null,
    // Each moment has chances of its own.
    decide: (view, memory, seed) => nothing(decide(view, skill, chance(seed + view.board.seq)), memory),
    answer(view, memory) {
      const deal = view.board.deals.find(({ to }) => to === view.player);
      const refusing: Intent | null = deal ? { type: 'answer', offer: deal.id, accept: false } : null;
      return nothing(refusing && check(view, refusing) === null ? refusing : null, memory);
    },
    observe: (_view, memory) => memory,
    advise(view) {
      const scene = askedScene(view, skill, chance(1 + view.board.seq));
      return scene && advise(scene);
    },
  };
};
