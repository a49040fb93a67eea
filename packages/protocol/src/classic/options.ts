import type { Options } from '@illuminice/rules/classic';
import { count, flag, nullable, record, word } from '../wire/codec.js';

/** The options of the game, in the lobby and on the board. */
export const options = record<Options>({
  groupsToWin: nullable(count),
  hiddenGoals: flag,
  longGame: flag,
  illuminati: word(['pick', 'dealt']),
  startWindow: flag,
});
