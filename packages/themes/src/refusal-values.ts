import type { Refusal, Side } from '@illuminice/rules';
import type { Alignment } from '@illuminice/rules/classic';
import type { Part, Speaker, Values } from './parts.js';

const word = (key: string, value: string, say: Speaker): Part[] => {
  switch (key) {
    case 'player':
      return say.player(value);
    case 'alignment':
      return say.alignment(value as Alignment);
    case 'arrow':
      return say.side(value as Side);
    default:
      return say.card(value);
  }
};

/** The values that the sentence of a refusal is filled with: a value's name tells what its text is the id of. */
export const refusalValues = ({ code, with: values = {} }: Refusal, say: Speaker): Values =>
  // Refusals of the room itself (not the rules) name nothing by id.
  code === 'table'
    ? values
    : {
        code,
        ...Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? value : word(key, value, say)]),
        ),
      };
