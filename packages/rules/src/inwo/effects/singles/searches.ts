import { decksOf, turnOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { countDecks, shuffleDeck, toHandHidden } from '../../verbs.js';
import { ask } from '../choice.js';
import type { Effect } from '../effect.js';

/**
 * A search of the own deck instead of the draws that are due (N-507); the deck is shuffled afterwards.
 *
 * @param both whether `mode: group` searches the Group deck
 */
const search = (both: boolean): Effect<unknown> => ({
  check: ({ actor: { board }, card, fields: { mode } }) => {
    const { plotDraws, groupDraws, step } = turnOf(board);
    const due = mode === 'group' ? (both && step <= 2 ? groupDraws : 0) : step <= 1 ? plotDraws : 0;
    return due > 0 ? null : refuse('N-902', 'noUse', { card });
  },
  apply: (game, play) => {
    const turn = turnOf(game.board);
    const deck = play.fields.mode === 'group' ? 'group' : 'plot';
    const due = deck === 'group' ? turn.groupDraws : turn.plotDraws;
    turn.step = deck === 'group' ? 2 : 1;
    if (deck === 'group') turn.groupDraws = 0;
    else turn.plotDraws = 0;
    const cards = decksOf(game.state, play.by)[deck];
    if (cards.length === 0) return;
    const count = Math.min(due, cards.length);
    // What is searched has no copies yet: each card of the deck stands here by its place.
    ask(
      game,
      play.by,
      play,
      { min: count, max: count, options: 0 },
      cards.map((card, at) => ({ id: `deck-${at}`, card })),
    );
  },
  choose: (game, { by, fields: { mode } }, _effect, chosen) => {
    const deck = mode === 'group' ? 'group' : 'plot';
    const cards = decksOf(game.state, by)[deck];
    const places = chosen.map((id) => Number(id.slice('deck-'.length))).sort((a, b) => b - a);
    for (const at of places) {
      const [card] = cards.splice(at, 1);
      if (card !== undefined) toHandHidden(game, by, card);
    }
    shuffleDeck(game, by, deck);
    countDecks(game, by);
  },
});

export const searchPlots = search(false);
export const searchDeck = search(true);
