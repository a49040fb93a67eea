import { see, turnUp } from '../../verbs/hands.js';
import { player } from '../card-arguments.js';
import { hiddenGroups, hiddenPlots, some } from '../choice.js';
import { effect } from '../effect.js';

/** Looks at two random hidden cards of a rival, or exposes them. */
const peek = (cardsOf: typeof hiddenPlots, open: boolean) =>
  effect(
    { player: player() },
    {
      ...(cardsOf === hiddenPlots && { prying: open ? ('exposes' as const) : ('looks' as const) }),
      apply: (game, { by, player: rival }) => {
        const cards = some(game, cardsOf(game, rival), 2);
        if (open) for (const { id } of cards) turnUp(game, rival, id);
        else see(game, by, rival, cards);
      },
    },
  );

export const peekPlots = peek(hiddenPlots, false);
export const openPlots = peek(hiddenPlots, true);
export const peekGroups = peek(hiddenGroups, false);
export const openGroups = peek(hiddenGroups, true);
