import { below } from '../../../core/rng.js';
import type { Game } from '../../game.js';
import type { Kept } from '../../types/index.js';
import { turnUp } from '../../verbs.js';
import { hiddenGroups, hiddenPlots, see } from '../choice.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** So many of a list, by chance. */
const some = (game: Game, list: readonly Kept[], count: number): Kept[] => {
  const left = [...list];
  const taken: Kept[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(below(game.state.secrets.rng, left.length), 1));
  return taken;
};

/** Looks at two hidden cards of a rival by chance, or turns them up. */
const peek = (of: typeof hiddenPlots, open: boolean): Effect<unknown> => ({
  check: rivalRefusal,
  apply: (game, { by, fields: { player } }) => {
    if (player === undefined) return;
    const cards = some(game, of(game, player), 2);
    if (open) for (const { id } of cards) turnUp(game, player, id);
    else see(game, by, player, cards);
  },
});

export const phoneCompany = [peek(hiddenPlots, false), peek(hiddenPlots, true)];
export const postOffice = [peek(hiddenGroups, false), peek(hiddenGroups, true)];
