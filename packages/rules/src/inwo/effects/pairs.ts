import { allPlots, type Game, handPlot, tableCard } from '../game/game.js';
import type { Kept, Play } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { discardTable, takeFromHand } from '../verbs/hands.js';
import { lay } from '../verbs/table.js';
import { type Argument, noUse } from './arguments.js';

/** Two Plots of one kind that accompany the played one: from the hand, and beside it once announced. */
export const pair = (only: (kept: Kept) => boolean): Argument<readonly Kept[]> => ({
  fields: ['cards'],
  most: 2,
  least: 2,
  read: ({ actor, fields: { cards = [] } }) => {
    const plots = cards.flatMap((copy) => handPlot(actor, copy) ?? tableCard(actor.board, copy) ?? []);
    return plots.length > 0 ? plots : undefined;
  },
  missing: () => refuse('N-902', 'needs', { field: 'cards' }),
  check: (draft, plots) => {
    const { cards = [] } = draft.fields;
    const held = new Set(cards.filter((copy) => handPlot(draft.actor, copy)));
    if (held.size !== cards.length || held.size > 2) return refuse('N-902', 'needs', { field: 'cards' });
    return plots.every(only) ? null : noUse(draft);
  },
  candidates: ({ actor, copy }) => allPlots(actor).flatMap((held) => (held.id !== copy && only(held) ? [{ cards: [held.id] }] : [])),
});

/** Lays accompanying Plots of the hand face up beside the played one; the play names their new copies. */
export const layNamed = (game: Game, play: Play): void => {
  const cards = (play.fields.cards ?? []).map((named) => {
    const { id, card } = takeFromHand(game, play.by, named);
    lay(game.board, { id, card }, 'announced', play.by);
    return id;
  });
  play.fields = { ...play.fields, cards };
};

export const discardNamed = (game: Game, { fields: { cards = [] } }: Play): void => {
  for (const copy of cards) if (game.board.cards[copy]?.zone === 'announced') discardTable(game, copy);
};
