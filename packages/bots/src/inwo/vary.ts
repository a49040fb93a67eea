import type { InwoTypes } from '@illuminice/rules/inwo';
import { chance } from '../chance.js';
import type { SimulatedTable } from '../game-bots.js';

/** A table's form that depends on the seed alone: 2 to 6 players, every option now and then (N-1302), players who leave at some. */
export const variedTable = (seed: number): SimulatedTable<InwoTypes> => {
  const dice = chance(seed + 1_000_003);
  return {
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
};
