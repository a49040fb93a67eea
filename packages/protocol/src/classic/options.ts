import type { Options } from '@illuminice/rules/classic';
import { count, flag, nullable, record, word } from '../wire/codec.js';

export const options = record<Options>({
  groupsToWin: nullable(count),
  hiddenGoals: flag,
  longGame: flag,
  illuminati: word(['pick', 'dealt']),
  startWindow: flag,
});
