import { resourceFacts } from '../../cards/index.js';
import { tableCard } from '../../game/game.js';
import { refuse } from '../../types/refusals.js';
import type { Tag } from '../../types/words.js';
import { enterFromHand } from '../../verbs/hands.js';
import { copyBars, link } from '../../verbs/table.js';
import { handCard } from '../card-arguments.js';
import { effect } from '../effect.js';

/** Extra takeover of a Resource from the hand (N-802); if a kind is named, the Resource is linked to the acting card. */
const takes = (kind: Tag | null) =>
  effect(
    {
      resource: handCard('group', (held, { actor, card }) => {
        const facts = resourceFacts(held.card);
        if (!facts || (kind !== null && !facts.tags.includes(kind))) return refuse('N-902', 'noUse', { card });
        const bars = copyBars(actor.board, held.card);
        return bars && refuse('N-801', bars, { card: held.card });
      }),
    },
    {
      apply: (game, { by, copy, resource }) => {
        const id = enterFromHand(game, by, resource.id);
        if (id !== null && kind !== null && tableCard(game.board, copy)) link(game, id, copy);
      },
    },
  );

export const starsAreRight = takes(null);
export const evilGeniuses = takes('Gadget');
