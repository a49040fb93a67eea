import type { Refusal } from '@illuminice/rules';
import type { Names } from './parts.js';
import type { Pack } from './theme.js';

/** Names of values that hold a player's id. All other texts are ids of cards or words of the field. */
const PLAYERS = new Set(['player', 'other', 'who', 'by', 'of', 'defender', 'owner']);

/** A refusal's values in words: players by name, cards and alignments as the theme calls them. */
export const refusalValues = (pack: Pack, { code, with: values = {} }: Refusal, names: Names): Record<string, string | number> => {
  const { cards, terms } = pack;
  const words: Readonly<Record<string, string>> = { ...terms.alignments, ...terms.sides };
  const said: Record<string, string | number> = { code };
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'number') said[key] = value;
    else if (PLAYERS.has(key)) said[key] = names.player(value);
    else said[key] = cards[value]?.name ?? words[value] ?? value;
  }
  return said;
};
