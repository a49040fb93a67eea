import type { InwoTypes } from '@illuminice/rules/inwo';
import type { RecordPlan } from '../game-lab.js';
import { planned } from '../record-plan.js';

const plan = planned<InwoTypes>();

/** Games of `packages/rules/test/inwo/fixtures`: all numbers of players, all options, both kinds of players. */
export const RECORDED: readonly RecordPlan<InwoTypes>[] = [
  plan(2, 'greedy', 1, { options: { twoPlayerTakeover: 'token' }, title: 'token' }),
  plan(2, 'mixed', 2, { options: { decks: 'ready' }, title: 'ready' }),
  plan(3, 'mixed', 9, { options: { decks: 'made', drawWindow: true }, title: 'made' }),
  plan(3, 'greedy', 3, { options: { groupsToWin: 8 }, title: 'eight' }),
  plan(3, 'random', 4, { options: { startWindow: false, copies: 1 }, title: 'quick' }),
  plan(4, 'greedy', 5, { options: { pool: 'starter' }, title: 'starter' }),
  plan(4, 'mixed', 6),
  plan(3, 'mixed', 10, { options: { oneSet: true }, title: 'shared' }),
  plan(5, 'mixed', 7, { options: { pool: 'sure' }, title: 'sure' }),
  plan(6, 'mixed', 8, { title: 'leavers', leaving: 6 }),
];
