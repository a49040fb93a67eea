import type { Chance } from '@illuminice/bots';
import { randomPolicy } from '@illuminice/lab';
import type { CardId, PlayerId } from '@illuminice/rules';
import { cardFacts, createGame, decision, isSpecial, type State, step, viewFor } from '@illuminice/rules/classic';

const CARDS = Object.values(cardFacts);

/** A card that lawfully shows a hand to another; it lies out of reach, at the bottom of the deck. */
const SPY = CARDS.find((card) => card.kind === 'special' && 'use' in card.play && card.play.use === 'spy')?.id as CardId;

/** Goals that may be named in secret, but for those counted in what a quiet turn changes: money and destroyed Groups. */
const GOALS: readonly CardId[] = CARDS.flatMap((card) => {
  if (card.kind !== 'illuminati') return [];
  const counted = 'total' in card.goal ? card.goal.total : card.goal.count;
  return ['secret', 'money', 'destroyed'].includes(counted) ? [] : [card.id];
});

/** Two games that look alike to all but one player. */
export interface Twins {
  /** Whose hidden cards, and hidden goal, differ. */
  player: PlayerId;
  one: State;
  other: State;
  /** Cards that nobody else may hear of in either game, as long as they are hidden. */
  hidden: CardId[];
}

/** Plays a random game for a while; players are named `ids`. */
function midGame(ids: readonly PlayerId[], seed: number, chance: Chance): State {
  const { state } = createGame({ players: [...ids], seed: `twins ${seed}`, options: { hiddenGoals: chance.percent(40) } });
  const policies = new Map(ids.map((id, i) => [id, randomPolicy(100 * seed + i)]));
  for (let left = 10 + chance.below(120); left > 0 && !state.board.outcome; left -= 1) {
    const player = decision(state.board).who[0];
    const intent = player && policies.get(player)?.(viewFor(state, player));
    if (!player || !intent) break;
    step(state, player, intent);
  }
  return state;
}

/** Exchanges two hidden cards wherever they lie. */
function exchange({ secrets }: State, a: CardId, b: CardId): void {
  const other = (card: CardId) => (card === a ? b : card === b ? a : card);
  secrets.deck = secrets.deck.map(other);
  for (const mine of Object.values(secrets.private)) {
    mine.hand = mine.hand.map(other);
    mine.drawn = mine.drawn.map(other);
    mine.seen = mine.seen.map(({ card, player }) => ({ card: other(card), player }));
    for (const offered of mine.offered) Object.assign(offered, { give: offered.give.map(other), ask: offered.ask.map(other) });
  }
}

/**
 * A game in the middle, and the same with other cards in one player's hand, which lie in each other's place in the deck, and
 * with another hidden goal.
 *
 * @returns null if this seed leads to a game that is over, or in which nothing can be exchanged unseen
 */
export function twins(ids: readonly PlayerId[], seed: number, chance: Chance): Twins | null {
  const one = midGame(ids, seed, chance);
  const player = ids[0] as PlayerId;
  const { board, secrets } = one;
  if (board.outcome || !board.turn || board.seats[0]?.status !== 'in') return null;
  const specials = secrets.deck.filter((card) => isSpecial(card) && card !== SPY);
  // Nobody may hold what shows hands, and the player has to hold something.
  if (
    !(secrets.deck.includes(SPY) || board.discard.includes(SPY)) ||
    board.offers.length > 0 ||
    Object.values(secrets.private).some(({ deals, seen }) => deals.length + seen.length > 0)
  )
    return null;
  const hand = secrets.private[player]?.hand ?? [];
  const spare = specials[0];
  if (hand.length === 0 && spare) {
    const seat = board.seats[0];
    secrets.deck = secrets.deck.filter((card) => card !== spare);
    board.deckSize -= 1;
    hand.push(spare);
    seat.faceDown += 1;
  }
  const deep = secrets.deck.filter((card) => isSpecial(card) && card !== SPY).slice(0, hand.length);
  if (hand.length === 0 || deep.length === 0) return null;
  // What is exchanged lies at the bottom, where the few turns that follow do not come.
  const bottom = [...deep, ...(secrets.deck.includes(SPY) ? [SPY] : [])];
  secrets.deck = [...secrets.deck.filter((card) => !bottom.includes(card)), ...bottom];
  const other = structuredClone(one);
  const mine = hand.slice(0, deep.length);
  for (const [i, card] of mine.entries()) exchange(other, card, deep[i] as CardId);
  const theirs = other.secrets.private[player];
  if (theirs?.goal) theirs.goal = chance.pick(GOALS.filter((goal) => goal !== theirs.goal));
  return { player, one, other, hidden: [...mine, ...deep] };
}
