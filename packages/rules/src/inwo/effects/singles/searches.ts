import { decksOf, turnOf } from '../../game/game.js';
import { refuse } from '../../types/refusals.js';
import { countDecks, shuffleDeck } from '../../verbs/decks.js';
import { toHandHidden } from '../../verbs/hands.js';
import { optional } from '../arguments.js';
import { ask } from '../choice.js';
import { type Effect, effect } from '../effect.js';
import { oneOf } from '../word-arguments.js';

/** A search of the own deck instead of the due draws (N-507); the deck is shuffled afterwards. */
const search = (decks: readonly 'group'[]): Effect<unknown> =>
  effect(
    { mode: optional(oneOf<'group'>('mode', decks)) },
    {
      check: ({ actor: { board }, card }, { mode }) => {
        const { plotDraws, groupDraws, step } = turnOf(board);
        const due = mode === 'group' ? (step <= 2 ? groupDraws : 0) : step <= 1 ? plotDraws : 0;
        return due > 0 ? null : refuse('N-902', 'noUse', { card });
      },
      apply: (game, { by, play, mode }) => {
        const deck = mode ?? 'plot';
        const turn = turnOf(game.board);
        const due = deck === 'group' ? turn.groupDraws : turn.plotDraws;
        turn.step = deck === 'group' ? 2 : 1;
        if (deck === 'group') turn.groupDraws = 0;
        else turn.plotDraws = 0;
        const cards = decksOf(game.state, by)[deck];
        const count = Math.min(due, cards.length);
        // Undrawn cards have no copies yet: their places in the deck serve as ids.
        const from = cards.map((card, place) => ({ id: `deck-${place}`, card }));
        if (from.length > 0) ask(game, by, play, { min: count, max: count, options: 0, from });
      },
      choose: (game, { by, mode }, { chosen }) => {
        const deck = mode ?? 'plot';
        const cards = decksOf(game.state, by)[deck];
        const places = chosen.map((id) => Number(id.slice('deck-'.length))).sort((a, b) => b - a);
        for (const place of places) {
          const [card] = cards.splice(place, 1);
          if (card !== undefined) toHandHidden(game, by, card);
        }
        shuffleDeck(game, by, deck);
        countDecks(game, by);
      },
    },
  );

export const searchPlots = search([]);
export const searchDeck = search(['group']);
