import type { Options } from '@illuminice/rules/inwo';
import { count, flag, nullable, record, word } from '../wire/codec.js';

export const options = record<Options>({
  groupsToWin: nullable(count),
  copies: nullable(count),
  pool: word(['starter', 'sure', 'all']),
  decks: word(['ready', 'made', 'own', 'dealt']),
  startWindow: flag,
  drawWindow: flag,
  oneSet: flag,
  twoPlayerTakeover: word(['none', 'token']),
});
