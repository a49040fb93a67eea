import type { ClassicTypes } from '@illuminice/rules/classic';
import type { RecordPlan } from '../game-lab.js';
import { planned } from '../record-plan.js';

const plan = planned<ClassicTypes>();

/** The twenty games of `packages/rules/test/fixtures`: all numbers of players, all options, both kinds of players. */
export const RECORDED: readonly RecordPlan<ClassicTypes>[] = [
  plan(2, 'greedy', 1),
  plan(2, 'mixed', 2),
  plan(2, 'random', 3),
  plan(2, 'random', 4, { longGame: true }, 'long'),
  plan(3, 'greedy', 5, { hiddenGoals: true }, 'hidden'),
  plan(3, 'random', 6, { illuminati: 'dealt' }, 'dealt'),
  plan(3, 'mixed', 7, { startWindow: false }, 'quick'),
  plan(4, 'greedy', 8),
  plan(4, 'greedy', 9, { longGame: true }, 'long'),
  plan(4, 'random', 10),
  plan(4, 'mixed', 11, { groupsToWin: 6 }, 'six'),
  plan(5, 'greedy', 12, { groupsToWin: 20 }, 'twenty'),
  plan(5, 'random', 13, { hiddenGoals: true, illuminati: 'dealt' }, 'hidden-dealt'),
  plan(6, 'greedy', 14, {}, 'leavers', 8),
  plan(6, 'mixed', 15, { hiddenGoals: true }, 'hidden'),
  plan(6, 'random', 16, { startWindow: false }, 'quick'),
  plan(7, 'greedy', 17),
  plan(7, 'random', 18),
  plan(8, 'greedy', 19, { illuminati: 'dealt' }, 'dealt'),
  plan(8, 'random', 20, {}, 'leavers', 4),
];
