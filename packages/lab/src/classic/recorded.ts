import type { ClassicTypes } from '@illuminice/rules/classic';
import type { RecordPlan } from '../game-lab.js';
import { planned } from '../record-plan.js';

const plan = planned<ClassicTypes>();

/** Games of `packages/rules/test/fixtures`: all numbers of players, all options, both kinds of players. */
export const RECORDED: readonly RecordPlan<ClassicTypes>[] = [
  plan(2, 'greedy', 1),
  plan(2, 'mixed', 2),
  plan(2, 'random', 3),
  plan(2, 'random', 4, { options: { longGame: true }, title: 'long' }),
  plan(3, 'greedy', 5, { options: { hiddenGoals: true }, title: 'hidden' }),
  plan(3, 'random', 6, { options: { illuminati: 'dealt' }, title: 'dealt' }),
  plan(3, 'mixed', 7, { options: { startWindow: false }, title: 'quick' }),
  plan(4, 'greedy', 8),
  plan(4, 'greedy', 9, { options: { longGame: true }, title: 'long' }),
  plan(4, 'random', 10),
  plan(4, 'mixed', 11, { options: { groupsToWin: 6 }, title: 'six' }),
  plan(5, 'greedy', 12, { options: { groupsToWin: 20 }, title: 'twenty' }),
  plan(5, 'random', 13, { options: { hiddenGoals: true, illuminati: 'dealt' }, title: 'hidden-dealt' }),
  plan(6, 'greedy', 14, { title: 'leavers', leaving: 8 }),
  plan(6, 'mixed', 15, { options: { hiddenGoals: true }, title: 'hidden' }),
  plan(6, 'random', 16, { options: { startWindow: false }, title: 'quick' }),
  plan(7, 'greedy', 17),
  plan(7, 'random', 18),
  plan(8, 'greedy', 19, { options: { illuminati: 'dealt' }, title: 'dealt' }),
  plan(8, 'random', 20, { title: 'leavers', leaving: 4 }),
];
