import type { CardId, PlayerId } from '@illuminice/rules';
import { afterAttack, type Board, cardFacts, goalsOf, incomeOf, powerOf, type Seat, transferableOf } from '@illuminice/rules/classic';
import { mySeat, rivals, type Sight, seatOf } from './sight.js';

/*
 * What things are worth, in points. A Group of middling Power is worth about ten, a won game three hundred.
 */

const WIN = 300;
/** What a megabuck is worth to a player who does not collect them. */
const MEGABUCK = 0.6;

/** How far a player is on the way to a goal that I know of, 0 to 1 (or more). */
export const progressOf = (sight: Sight, player: PlayerId): number =>
  goalsOf(sight, player).reduce((most, { have, need }) => Math.max(most, have / need), 0);

/** A Group for itself: what it does, whatever the goals are. */
export const groupWorth = (board: Board, card: CardId): number => {
  const facts = cardFacts[card];
  if (facts?.kind !== 'group') return 0;
  const arrows = facts.outward.length;
  return (
    2 +
    powerOf(board, card) * 0.7 +
    transferableOf(board, card) * 0.6 +
    Math.max(0, incomeOf(board, card)) +
    arrows * 0.6 +
    facts.abilities.length
  );
};

/** Without a Group at the end of the third turn a player is out (C-1101): the nearer, the worse. */
const lossOfAll = (seat: Seat): number => (seat.cards.length > 1 ? 0 : ([10, 25, 80][seat.turns] ?? WIN / 2));

/** What a player has made of the game so far: his goals, steeper the nearer they are, and his Groups. */
export const seatWorth = (sight: Sight, player: PlayerId): number => {
  const { board } = sight;
  const seat = seatOf(board, player);
  if (seat.status !== 'in') return 0;
  const shares = goalsOf(sight, player)
    .map(({ have, need }) => have / need)
    .sort((a, b) => b - a);
  const [first = 0, second = 0] = shares;
  const goals = 60 * Math.min(first, 1) ** 2 + 15 * Math.min(second, 1) ** 2 + (first >= 1 ? WIN : 0);
  let groups = 0;
  for (const card of seat.cards) groups += groupWorth(board, card);
  return goals + groups - lossOfAll(seat);
};

/** How much another player's gain is my loss: a good part of it with two, else the more the nearer he is to winning. */
const rivalry = (sight: Sight, player: PlayerId): number =>
  rivals(sight).length === 1 ? 0.45 : 0.12 + 1.6 * Math.max(0, progressOf(sight, player) - 0.5);

/**
 * What it would be worth to me if the board became another.
 *
 * @param affected players whose worth may change; nobody else is looked at
 */
export const gain = (sight: Sight, after: Board, affected: readonly PlayerId[]): number => {
  const then: Sight = { ...sight, board: after };
  let total = 0;
  for (const player of new Set(affected)) {
    const change = seatWorth(then, player) - seatWorth(sight, player);
    if (player === sight.player) total += change;
    else {
      // Who would win is a rival altogether, however far he seemed to be.
      const wins = progressOf(then, player) >= 1 && progressOf(sight, player) < 1;
      total -= change * (wins ? 1 : rivalry(sight, player));
    }
  }
  return total;
};

/** What the success of an attack, anybody's, would be worth to me. */
export const successWorth = (sight: Sight, attack: Parameters<typeof afterAttack>[1]): number => {
  const owner = sight.board.cards[attack.target]?.owner ?? null;
  const affected = owner === null ? [attack.by] : [attack.by, owner];
  return gain(sight, afterAttack(sight.board, attack), affected);
};

/** The board with so many MB more, or less, in a player's Illuminati treasury. */
export const withMoney = (board: Board, player: PlayerId, amount: number): Board => {
  const { illuminati } = seatOf(board, player);
  const card = illuminati === null ? undefined : board.cards[illuminati];
  if (!card) return board;
  return { ...board, cards: { ...board.cards, [card.id]: { ...card, money: card.money + amount } } };
};

/** What a megabuck of mine is worth to me: more to who collects them. */
export const megabuckWorth = (sight: Sight): number => {
  const ten = withMoney(sight.board, sight.player, 10);
  const collected = (seatWorth({ ...sight, board: ten }, sight.player) - seatWorth(sight, sight.player)) / 10;
  return MEGABUCK + Math.min(collected, 3);
};

/** The other player who is nearest to a goal. */
export const leader = (sight: Sight): { seat: Seat; progress: number } | null => {
  let found: { seat: Seat; progress: number } | null = null;
  for (const seat of rivals(sight)) {
    const progress = progressOf(sight, seat.player);
    if (!found || progress > found.progress) found = { seat, progress };
  }
  return found;
};

/** Whether the own structure still has a Group to lose. */
export const hasSpareGroup = (sight: Sight, gone: number): boolean => mySeat(sight).cards.length - 1 - gone >= 1;
