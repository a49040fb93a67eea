import { usesOf } from '../cards/texts.js';
import { choicesOf } from '../effects/choices.js';
import { type Actor, allPlots, resourcesOf, structureOf } from '../game/game.js';
import type { Choices, IntentOf, Playable, PlayFields, Slot, View } from '../types/index.js';
import { completions } from './completions.js';

/* The Plots and abilities of an offer: which can be played or used, and what their arguments can name. */

type Play = IntentOf<'playPlot'> | IntentOf<'useAbility'>;

/** Most plays listed, and most things for each argument. */
const MOST_PLAYABLE = 24;
const MOST_VALUES = 24;

const slotOf = ({ fields, optional, most, values }: Choices): Slot => ({
  fields,
  ...(optional && { optional }),
  ...(most !== undefined && { most }),
  values: values.flatMap(({ set, why }) => (why ? [] : [set])).slice(0, MOST_VALUES),
});

const fieldsOf = ({ type: _, card, ...fields }: Play): PlayFields => {
  const { ability: __, ...rest } = { ability: undefined, ...fields };
  return rest;
};

const playableOf = (view: View, bare: Play): Playable[] => {
  const [play] = completions(view, bare, 1);
  if (!play) return [];
  const slots = choicesOf(view, play)
    .map(slotOf)
    .filter(({ values }) => values.length > 0);
  const { card } = play;
  return [{ card, ...('ability' in bare && { ability: bare.ability }), fields: fieldsOf(play), slots }];
};

/** Everything of one kind that a player could play or use, a card and a use each. */
const bareOf = (actor: Actor, type: Play['type']): Play[] => {
  if (type === 'playPlot')
    return [...allPlots(actor), ...actor.mine.beneath.map(({ kept }) => kept)].map(({ id: card }) => ({ type, card }));
  const { board, player, mine } = actor;
  const own = [...structureOf(board, player), ...resourcesOf(board, player), ...mine.groups];
  return own.flatMap(({ id: card, card: kind }) => usesOf(kind).map((_, ability) => ({ type, card, ability })));
};

/** The Plots, or the abilities, of which something legal can be made. */
export const playable = (view: View, type: Play['type']): readonly Playable[] => {
  if (view.player === null || view.mine === null) return [];
  const found: Playable[] = [];
  for (const bare of bareOf(view as Actor, type)) {
    if (found.length >= MOST_PLAYABLE) break;
    found.push(...playableOf(view, bare));
  }
  return found;
};
