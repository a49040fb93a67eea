import { resourceFacts } from '../../cards/index.js';
import { handGroup, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Tag } from '../../types/words.js';
import { copyBars, enterFromHand, link } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** Takes a Resource over from the hand beside the turn's own ways (N-802); one of a kind alone is linked to the card that does it. */
const takes = (kind: Tag | null): Effect<unknown> => ({
  check: ({ actor, card, fields: { card2 } }) => {
    const kept = card2 === undefined ? undefined : handGroup(actor, card2);
    if (!kept) return needs('card2');
    const facts = resourceFacts(kept.card);
    if (!facts || (kind !== null && !facts.tags.includes(kind))) return refuse('N-902', 'noUse', { card });
    const bars = copyBars(actor.board, kept.card);
    return bars ? refuse('N-801', bars, { card: kept.card }) : null;
  },
  apply: (game, { by, copy, fields: { card2 } }) => {
    const id = enterFromHand(game, by, card2);
    if (id !== null && kind !== null && tableCard(game.board, copy)) link(game, id, copy);
  },
});

export const starsAreRight = takes(null);
export const evilGeniuses = takes('Gadget');
