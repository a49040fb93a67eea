import { plotFacts, resourceFacts } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import { type Actor, allPlots, cardOn, decksOf, handGroup, privateOf, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Kept } from '../../types/index.js';
import {
  copyBars,
  countDecks,
  enterFromHand,
  lay,
  layBeneath,
  noteEntered,
  saysRule,
  shuffleDeck,
  takeFromHand,
  takeNamed,
  toHandHidden,
} from '../../verbs.js';
import { ask, groupsInHand } from '../choice.js';
import { type Effect, needs } from '../effect.js';

/** A Plot of the hand, no Goal, goes beneath the card; what lay under Texas comes back to the hand, others keep one until it is used. */
export const keepBeneath: Effect<unknown> = {
  check: (context) => {
    const { actor, fields, card } = context;
    const kept = allPlots(actor).find(({ id }) => id === fields.card2);
    if (!kept) return needs('card2');
    const swaps = saysRule(card, 'onlyForItself') || earlierOf(actor.board).swapsBeneath === true;
    if (!swaps && actor.mine.beneath.some(({ host }) => host === context.copy)) return refuse('N-902', 'usedAlready', { card });
    return plotFacts(kept.card) && plotFacts(kept.card)?.kind !== 'goal' ? null : refuse('N-902', 'noUse', { card });
  },
  apply: (game, { by, copy, fields: { card2 } }) => {
    const mine = privateOf(game.state, by);
    const old = mine.beneath.find(({ host }) => host === copy);
    const kept = tableCard(game.board, copy) ? takeNamed(game, by, card2) : null;
    if (!kept) return;
    if (old && old.kept.id !== card2) toHandHidden(game, by, takeFromHand(game, by, old.kept.id).card);
    layBeneath(game, by, copy, kept.card);
  },
  could: () => false,
};

const isPrize = (card: string): boolean => resourceFacts(card)?.tags.some((tag) => tag === 'Artifact' || tag === 'Gadget') === true;

/** On arrival, an Artifact or Gadget of the hand or the own deck comes into play with it. */
export const fetchResource: Effect<unknown> = {
  check: () => null,
  apply: (game, play) => {
    const deck = decksOf(game.state, play.by).group;
    const from: Kept[] = [
      ...groupsInHand(game, play.by).filter(({ card }) => isPrize(card)),
      ...deck.flatMap((card, at) => (isPrize(card) ? [{ id: `deck-${at}`, card }] : [])),
    ].filter(({ card }) => copyBars(game.board, card) === null);
    // Whether there is one, nobody else is told.
    ask(game, play.by, play, { min: 0, max: 1, options: 0 }, from);
  },
  choose: (game, { by }, _effect, [chosen]) => {
    const deck = decksOf(game.state, by).group;
    if (chosen?.startsWith('deck-')) {
      const [card] = deck.splice(Number(chosen.slice('deck-'.length)), 1);
      if (card !== undefined) {
        const { id } = takeFromHand(game, by, toHandHidden(game, by, card).id);
        lay(game.board, id, card, 'resource', by);
        noteEntered(game, id);
      }
    } else if (chosen !== undefined) {
      const { id, card } = takeFromHand(game, by, chosen);
      lay(game.board, id, card, 'resource', by);
      noteEntered(game, id);
    }
    shuffleDeck(game, by, 'group');
    countDecks(game, by);
  },
};

const unlinked = ({ board }: Actor, copy: string): boolean => tableCard(board, copy) !== undefined && cardOn(board, copy).host === null;

/** Unlinked, it takes one more Resource over from the hand. */
export const saucerTakeover: Effect<unknown> = {
  check: ({ actor, copy, card, fields: { card2 } }) => {
    const kept = card2 === undefined ? undefined : handGroup(actor, card2);
    if (!kept) return needs('card2');
    if (!resourceFacts(kept.card) || !unlinked(actor, copy)) return refuse('N-902', 'noUse', { card });
    const bars = copyBars(actor.board, kept.card);
    return bars ? refuse('N-801', bars, { card: kept.card }) : null;
  },
  apply: (game, { by, fields: { card2 } }) => {
    enterFromHand(game, by, card2);
  },
};
