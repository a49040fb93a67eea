import { chance } from '@illuminice/bots';
import type { InwoTypes } from '@illuminice/rules/inwo';
import { NOTHING_SOUGHT, type SimulatedTable, type Sought } from '../game-lab.js';
import { seeksGoal, soughtCards } from './sought.js';

/** Players at tables where something is sought: more often few, who come sooner to their turns, and to the end. */
const SEEKERS = [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 6] as const;

/** Rounds in which they look for it: mostly few, since what has an occasion in them has it soon, in another game if not in this. */
const ROUNDS = [3, 3, 4, 6, 12] as const;

/** A table's form: 2 to 6 players, every option now and then (N-1302), players who leave at some; where cards are sought, mostly decks that hold them. */
export const variedTable = (seed: number, sought: Sought = NOTHING_SOUGHT): SimulatedTable<InwoTypes> => {
  const dice = chance(seed + 1_000_003);
  const table: SimulatedTable<InwoTypes> = {
    players: 2 + dice.below(5),
    leaving: dice.percent(30) ? 4 : 0,
    options: {
      groupsToWin: dice.percent(40) ? 8 + dice.below(5) : null,
      copies: dice.percent(30) ? 1 + dice.below(3) : null,
      pool: dice.pick(['starter', 'sure', 'all', 'all'] as const),
      decks: dice.pick(['ready', 'ready', 'made', 'made', 'own', 'own', 'dealt'] as const),
      startWindow: dice.percent(70),
      drawWindow: dice.percent(20),
      oneSet: dice.percent(15),
      twoPlayerTakeover: dice.percent(30) ? 'token' : 'none',
    },
  };
  if (sought.size === 0) return table;
  const among = dice.pick(SEEKERS);
  // Special goals take time; other games are over soon.
  const isLong = seeksGoal(sought);
  const players = isLong ? Math.min(among, 3) : among;
  const groupsToWin = isLong ? 12 : dice.percent(75) ? 8 : table.options.groupsToWin;
  const seekingFor = isLong ? 24 : dice.pick(ROUNDS);
  const options = { ...table.options, groupsToWin };
  if (soughtCards(sought).length === 0 || !dice.percent(70)) return { ...table, players, seekingFor, options };
  return { ...table, players, seekingFor, options: { ...options, pool: 'all', decks: 'own', oneSet: false } };
};
