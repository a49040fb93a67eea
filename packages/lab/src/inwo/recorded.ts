import type { InwoTypes } from '@illuminice/rules/inwo';
import type { RecordPlan } from '../game-lab.js';
import { planned } from '../record-plan.js';

const plan = planned<InwoTypes>();

/** The games of `packages/rules/test/inwo/fixtures`: all numbers of players, all options, both kinds of players. */
export const RECORDED: readonly RecordPlan<InwoTypes>[] = [
  plan(2, 'greedy', 1, { twoPlayerTakeover: 'token' }, 'token'),
  plan(2, 'mixed', 2, { decks: 'ready' }, 'ready'),
  plan(3, 'mixed', 9, { decks: 'made', drawWindow: true }, 'made'),
  plan(3, 'greedy', 3, { groupsToWin: 8 }, 'eight'),
  plan(3, 'random', 4, { startWindow: false, copies: 1 }, 'quick'),
  plan(4, 'greedy', 5, { pool: 'starter' }, 'starter'),
  plan(4, 'mixed', 6),
  plan(3, 'mixed', 10, { oneSet: true }, 'shared'),
  plan(5, 'mixed', 7, { pool: 'sure' }, 'sure'),
  plan(6, 'mixed', 8, {}, 'leavers', 6),
];
