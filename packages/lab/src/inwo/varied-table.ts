import { chance } from '@illuminice/bots';
import type { InwoTypes } from '@illuminice/rules/inwo';
import { NOTHING_SOUGHT, type SimulatedTable, type Sought } from '../game-lab.js';
import { seeksGoal, soughtCards } from './seeking.js';

/** Numbers of players at seeking tables: mostly few, for short games. */
const SEEKERS = [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 6] as const;

/** Rounds of seeking: mostly few, since an occasion comes soon or in another game. */
const ROUNDS = [3, 3, 4, 6, 12] as const;

/** A table by seed: 2 to 6 players, each option now and then (N-1302), leavers at some; sought cards are mostly in the decks. */
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
  const isLong = seeksGoal(sought);
  const players = isLong ? Math.min(among, 3) : among;
  const groupsToWin = isLong ? 12 : dice.percent(75) ? 8 : table.options.groupsToWin;
  const seekingFor = isLong ? 24 : dice.pick(ROUNDS);
  const options = { ...table.options, groupsToWin };
  if (soughtCards(sought).length === 0 || !dice.percent(70)) return { ...table, players, seekingFor, options };
  return { ...table, players, seekingFor, options: { ...options, pool: 'all', decks: 'own', oneSet: false } };
};
