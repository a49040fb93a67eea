import type { Chance } from '@illuminice/bots';
import type { PlayerId } from '@illuminice/rules';
import { cardFacts, findSeat, type State } from '@illuminice/rules/classic';

/** Names for fuzzed intents: mostly of the right kind, often not the sender's, sometimes of nothing. */
export interface Names {
  card(): string;
  own(): string;
  /** Mostly another player's Group. */
  target(): string;
  special(): string;
  player(): string;
  amount(): number;
  offer(): string;
}

const AMOUNTS = [0, -1, 0.5, 1, 2, 5, 7, 1000, Number.MAX_SAFE_INTEGER];
const ALL_CARDS = Object.keys(cardFacts);
const UNREAL = ['no-such-card', 'bank', 'constructor', '__proto__'];
const PLAUSIBLE = 75;

export const namesIn = (state: State, by: PlayerId, dice: Chance): Names => {
  const { board, secrets } = state;
  const seat = findSeat(board, by);
  const mine = secrets.private[by];
  const others = board.seats.filter(({ player }) => player !== by);
  const structure = seat?.cards ?? [];
  const hand = [...(mine?.hand ?? []), ...(seat?.faceUp ?? [])];
  const theirs = others.flatMap(({ cards }) => cards);
  const known = [...others.flatMap(({ faceUp }) => faceUp), ...(mine?.seen ?? []).map(({ card }) => card), ...board.discard];
  const hidden = others.flatMap(({ player }) => secrets.private[player]?.hand ?? []);
  const filled = (...heaps: (readonly string[])[]) => heaps.filter((heap) => heap.length > 0);
  const anywhere = filled(structure, theirs, board.uncontrolled, board.dead, board.out, hand, known, hidden, ALL_CARDS, UNREAL);
  const card = () => dice.pick(dice.pick(anywhere));
  const mostly = (...heaps: (readonly string[])[]) => {
    const right = filled(...heaps);
    return () => (right.length > 0 && dice.percent(PLAUSIBLE) ? dice.pick(dice.pick(right)) : card());
  };
  const open = [...board.offers, ...(mine?.deals ?? [])].map(({ id }) => id);
  return {
    card,
    own: mostly(structure),
    target: mostly(theirs, board.uncontrolled, board.dead),
    special: mostly(hand, hand, known),
    player: () => dice.pick([...board.seats.map(({ player }) => player), 'nobody', 'constructor']),
    amount: () => dice.pick(AMOUNTS),
    offer: () => (open.length > 0 && dice.percent(PLAUSIBLE) ? dice.pick(open) : dice.pick(['offer-1', 'offer-99', 'constructor'])),
  };
};
