import { type Options, type PlayerId, type RecordedGame, type RecordedIntent, RULES_VERSION } from '@illuminice/rules';
import { NAMES, simulateGame } from './simulate.js';
import { kindsOf, type PolicyName } from './vary.js';

/** A game to be recorded. */
interface Plan {
  readonly name: string;
  readonly players: number;
  readonly seed: number;
  readonly policy: PolicyName;
  readonly options?: Partial<Options>;
  /** Before so many of 1000 intents a player concedes. */
  readonly leaving?: number;
}

/** A recorded game with what its file is called, and how it ended (as in `Outcome`). */
export interface NamedGame extends RecordedGame {
  readonly name: string;
  readonly ended: string;
  readonly winners: readonly PlayerId[];
}

const plan = (players: number, policy: PolicyName, seed: number, options: Partial<Options> = {}, what = '', leaving = 0): Plan => ({
  name: `${players}-${policy}${what ? `-${what}` : ''}-${seed}`,
  players,
  policy,
  seed,
  options,
  leaving,
});

/** The twenty games of `packages/rules/test/fixtures`: all numbers of players, all options, both kinds of players. */
export const RECORDED: readonly Plan[] = [
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

/** Plays a game from its seed and keeps every intent that was carried out. */
export const recordGame = ({ name, players, seed, policy, options = {}, leaving }: Plan): NamedGame => {
  const seats = NAMES.slice(0, players) as readonly PlayerId[];
  const intents: RecordedIntent[] = [];
  const { reason, winners, hash } = simulateGame(seed, players, {
    options,
    leaving,
    kinds: kindsOf(policy, players, seed),
    onStep: (_state, _events, by, intent) => intents.push([seats.indexOf(by), structuredClone(intent)]),
  });
  return {
    name,
    ruleset: 'classic',
    version: RULES_VERSION,
    players: seats,
    seed: String(seed),
    options,
    ended: reason,
    winners,
    hash,
    intents,
  };
};
