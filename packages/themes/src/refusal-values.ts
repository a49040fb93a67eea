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

/** Values of a refusal's sentence: names of values determine the meaning of their ids. */
export const refusalValues = ({ code, with: values = {} }: Refusal, say: Speaker): Values =>
  // The room's refusals have no ids.
  code === 'table'
    ? values
    : {
        code,
        ...Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? value : word(key, value, say)]),
        ),
      };
