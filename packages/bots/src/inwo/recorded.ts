import type { InwoTypes, Options } from '@illuminice/rules/inwo';
import type { PolicyName, RecordPlan } from '../game-bots.js';

type Plan = RecordPlan<InwoTypes>;

const plan = (players: number, policy: PolicyName, seed: number, options: Partial<Options> = {}, what = '', leaving = 0): Plan => ({
  name: `${players}-${policy}${what ? `-${what}` : ''}-${seed}`,
  players,
  policy,
  seed,
  options,
  leaving,
});

/** The games of `packages/rules/test/inwo/fixtures`: all numbers of players, all options, both kinds of players. */
export const RECORDED: readonly Plan[] = [
  plan(2, 'greedy', 1, { twoPlayerTakeover: 'token' }, 'token'),
  plan(2, 'mixed', 2, { decks: 'ready' }, 'ready'),
  plan(3, 'greedy', 3, { groupsToWin: 8 }, 'eight'),
  plan(3, 'random', 4, { startWindow: false, copies: 1 }, 'quick'),
  plan(4, 'greedy', 5, { pool: 'starter' }, 'starter'),
  plan(4, 'mixed', 6),
  plan(5, 'mixed', 7, { pool: 'sure' }, 'sure'),
  plan(6, 'mixed', 8, {}, 'leavers', 6),
];
