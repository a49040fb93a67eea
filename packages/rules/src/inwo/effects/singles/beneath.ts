import { plotFacts, resourceFacts } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import { allPlots, decksOf, privateOf, tableCard } from '../../game/game.js';
import type { CopyId, Kept } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { countDecks, shuffleDeck } from '../../verbs/decks.js';
import { enterFromHand, layBeneath, takeFromHand, toHandHidden } from '../../verbs/hands.js';
import { copyBars, lay, noteEntered, saysRule } from '../../verbs/table.js';
import { noUse, SELF } from '../arguments.js';
import { handCard } from '../card-arguments.js';
import { ask, groupsInHand } from '../choice.js';
import { effect } from '../effect.js';

/**
 * Keeps a Plot of the hand, no Goal, beneath the card; the former one under Texas returns to the hand, others keep theirs until it is used.
 */
export const keepBeneath = effect(
  {
    self: SELF,
    plot: handCard('plot', (held, draft) => {
      const kind = plotFacts(held.card)?.kind;
      const isInHand = allPlots(draft.actor).some(({ id }) => id === held.id);
      return (isInHand && kind !== undefined && kind !== 'goal') || noUse(draft);
    }),
  },
  {
    when: ({ actor: { board, mine }, copy, card }) => {
      const swaps = saysRule(card, 'onlyForItself') || earlierOf(board).swapsBeneath === true;
      return !swaps && mine.beneath.some(({ host }) => host === copy) ? refuse('N-902', 'usedAlready', { card }) : null;
    },
    apply: (game, { by, copy, plot }) => {
      const old = privateOf(game.state, by).beneath.find(({ host }) => host === copy);
      const { card } = takeFromHand(game, by, plot.id);
      if (old && old.kept.id !== plot.id) toHandHidden(game, by, takeFromHand(game, by, old.kept.id).card);
      layBeneath(game, by, copy, card);
    },
    could: () => false,
  },
);

const isPrize = (card: string): boolean => resourceFacts(card)?.tags.some((tag) => tag === 'Artifact' || tag === 'Gadget') === true;

/** On arrival, brings an Artifact or Gadget of the hand or the own deck into play with it. */
export const fetchResource = effect(
  {},
  {
    apply: (game, { by, play }) => {
      const deck = decksOf(game.state, by).group;
      const from: Kept[] = [
        ...groupsInHand(game, by).filter(({ card }) => isPrize(card)),
        ...deck.flatMap((card, place) => (isPrize(card) ? [{ id: `deck-${place}`, card }] : [])),
      ].filter(({ card }) => copyBars(game.board, card) === null);
      // Asked even without a choice, so that rivals do not learn it.
      ask(game, by, play, { min: 0, max: 1, options: 0, from });
    },
    choose: (game, { by }, { chosen: [chosen] }) => {
      const deck = decksOf(game.state, by).group;
      const enters = (copy: CopyId): void => {
        const { id, card } = takeFromHand(game, by, copy);
        lay(game.board, { id, card }, 'resource', by);
        noteEntered(game, id);
      };
      if (chosen?.startsWith('deck-')) {
        const [card] = deck.splice(Number(chosen.slice('deck-'.length)), 1);
        if (card !== undefined) enters(toHandHidden(game, by, card).id);
      } else if (chosen !== undefined) enters(chosen);
      shuffleDeck(game, by, 'group');
      countDecks(game, by);
    },
  },
);

/** If unlinked, it takes over one more Resource from the hand. */
export const saucerTakeover = effect(
  {
    resource: handCard('group', (held, draft) => {
      const { board } = draft.actor;
      if (!resourceFacts(held.card) || tableCard(board, draft.copy)?.host !== null) return noUse(draft);
      const bars = copyBars(board, held.card);
      return bars && refuse('N-801', bars, { card: held.card });
    }),
  },
  {
    apply: (game, { by, resource }) => {
      enterFromHand(game, by, resource.id);
    },
  },
);
