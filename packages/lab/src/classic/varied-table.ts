import { chance } from '@illuminice/bots';
import type { ClassicTypes } from '@illuminice/rules/classic';
import type { SimulatedTable } from '../game-lab.js';

/** A table by seed: 2 to 8 players, each option now and then (C-1201 to C-1204), leavers at some. */
export const variedTable = (seed: number): SimulatedTable<ClassicTypes> => {
  const dice = chance(seed + 1_000_003);
  return {
    players: 2 + dice.below(7),
    leaving: dice.percent(30) ? 4 : 0,
    options: {
      groupsToWin: dice.percent(30) ? 6 + dice.below(15) : null,
      hiddenGoals: dice.percent(25),
      longGame: dice.percent(20),
      illuminati: dice.percent(40) ? 'dealt' : 'pick',
      startWindow: dice.percent(70),
    },
  };
};
