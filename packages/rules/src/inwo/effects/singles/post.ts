import { turnUp } from '../../verbs.js';
import { hiddenGroups, hiddenPlots, see, some } from '../choice.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** Looks at two hidden cards of a rival by chance, or turns them up. */
const peek = (of: typeof hiddenPlots, open: boolean): Effect<unknown> => ({
  check: rivalRefusal,
  ...(of === hiddenPlots && { prying: open ? 'exposes' : 'looks' }),
  apply: (game, { by, fields: { player } }) => {
    if (player === undefined) return;
    const cards = some(game, of(game, player), 2);
    if (open) for (const { id } of cards) turnUp(game, player, id);
    else see(game, by, player, cards);
  },
});

export const peekPlots = peek(hiddenPlots, false);
export const openPlots = peek(hiddenPlots, true);
export const peekGroups = peek(hiddenGroups, false);
export const openGroups = peek(hiddenGroups, true);
