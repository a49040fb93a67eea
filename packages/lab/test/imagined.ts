import type { Chance } from '@illuminice/bots';
import type { SeatedView } from '@illuminice/bots/classic';
import type { CardId } from '@illuminice/rules';
import { cardFacts, hasSecretGoal, isSpecial, type Private, type State } from '@illuminice/rules/classic';

const ALL = Object.values(cardFacts);
const GOALS = ALL.flatMap((facts) =>
  facts.kind === 'illuminati' && !('count' in facts.goal && facts.goal.count === 'secret') ? [facts.id] : [],
);

const shuffled = (cards: CardId[], chance: Chance): CardId[] => {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [cards[at], cards[other]] = [cards[other] as CardId, cards[at] as CardId];
  }
  return cards;
};

/** Cards that lie in the deck or in a hand that the viewer does not see. */
const unseen = ({ board, mine }: SeatedView): CardId[] => {
  const known = new Set([
    ...Object.keys(board.cards),
    ...board.discard,
    ...mine.hand,
    ...mine.drawn,
    ...board.seats.flatMap(({ faceUp }) => faceUp),
  ]);
  for (const { card } of mine.seen) known.add(card);
  return ALL.flatMap(({ id, kind }) => (kind !== 'illuminati' && !known.has(id) ? [id] : []));
};

/**
 * A whole game that looks to the viewer as the table does: hidden hands, goals, the deck and the dice to come are made up. Open
 * offers are left out.
 */
export const imagined = (view: SeatedView, chance: Chance): State => {
  const board = structuredClone(view.board);
  board.offers = [];
  delete board.takeBack;
  delete board.askBack;
  const hidden = shuffled(unseen(view), chance);
  const specials = hidden.filter(isSpecial);
  const held: Record<string, Private> = {};
  const blank = { drawn: [], seen: [], offered: [], deals: [], dealt: {} };
  for (const seat of board.seats) {
    const mine = seat.player === view.player;
    const seen = view.mine.seen.flatMap(({ card, player }) => (player === seat.player ? [card] : []));
    const hand = mine ? [...view.mine.hand] : [...seen, ...specials.splice(0, Math.max(0, seat.faceDown - seen.length))];
    const goal = mine ? view.mine.goal : hasSecretGoal(board, seat) && seat.goalChosen ? chance.pick(GOALS) : null;
    held[seat.player] = { ...blank, hand, goal, drawn: mine ? [...view.mine.drawn] : [] };
  }
  const inHands = new Set(Object.values(held).flatMap(({ hand }) => hand));
  const deck = hidden.filter((card) => !inHands.has(card)).slice(0, board.deckSize);
  return {
    board,
    secrets: { rng: { key: String(chance.below(2 ** 30)), n: 0 }, dice: [], deck, slots: [], private: held },
  };
};
