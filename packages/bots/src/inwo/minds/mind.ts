import { branchOf, check, dealsKnown, type Intent, type InwoTypes, type View } from '@illuminice/rules/inwo';
import { type Chance, chance } from '../../chance.js';
import type { Level, Mind, Thought } from '../../minds.js';
import { type Taken, withTaken } from '../../taken.js';
import { advise } from './advice.js';
import { decideFor } from './answers.js';
import { askedScene } from './player-scene.js';
import type { Reason } from './reasons.js';
import { SKILLS, type Skill } from './skills.js';

const nothing = (intent: Intent | null, memory: Taken): Thought<Intent, Taken> => ({ intent, memory, remarks: [] });

/** Notes a branch just taken, with its former owner. */
const remember = ({ board, player }: View, taken: Taken): Taken => {
  const { attack } = board;
  if (attack?.by !== player || attack.defender === null || attack.result !== 'success') return taken;
  return Object.hasOwn(board.cards, attack.target) ? withTaken(taken, branchOf(board, attack.target), attack.defender) : taken;
};

const decide = (view: View, skill: Skill, taken: Taken, dice: Chance): Intent | null => {
  const scene = askedScene(view, skill, dice, taken);
  return scene && decideFor(scene);
};

/** A computer player of INWO. It remembers captures, and refuses every deal. */
export const inwoMind = (level: Level): Mind<InwoTypes, Taken, Reason> => {
  const skill = SKILLS[level];
  return {
    blank: [],
    decide(view, before, seed) {
      const memory = remember(view, before);
      // Chance differs from moment to moment.
      return nothing(decide(view, skill, memory, chance(seed + view.board.seq)), memory);
    },
    answer(view, memory) {
      const deal = dealsKnown(view).find(({ to }) => to === view.player);
      const refusing: Intent | null = deal ? { type: 'answer', offer: deal.id, accept: false } : null;
      return nothing(refusing && check(view, refusing) === null ? refusing : null, remember(view, memory));
    },
    observe: remember,
    advise(view) {
      const scene = askedScene(view, skill, chance(1 + view.board.seq));
      return scene && advise(scene);
    },
  };
};
