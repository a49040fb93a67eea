import type { CardId, PlayerId } from '@illuminice/rules';
import { afterAttack, type Board, cardFacts, goalsOf, incomeOf, powerOf, type Seat, transferableOf } from '@illuminice/rules/classic';
import { mySeat, type PlayerContext, rivals, seatOf } from './player-context.js';

/*
 * What things are worth, in points. A Group of middling Power is worth about ten, a won game three hundred.
 */

const WIN = 300;
/** What a megabuck is worth to a player who does not collect them. */
const MEGABUCK = 0.6;

/** Progress of a player to the nearest goal that the viewer knows of, 0 to 1 (or more). */
export const progressOf = (context: PlayerContext, player: PlayerId): number =>
  goalsOf(context, player).reduce((most, { have, need }) => Math.max(most, have / need), 0);

/** Worth of a Group by itself, whatever the goals are. */
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

/** Worth of a player's position: their goals, steeper the nearer they are, and their Groups. */
export const seatWorth = (context: PlayerContext, player: PlayerId): number => {
  const { board } = context;
  const seat = seatOf(board, player);
  if (seat.status !== 'in') return 0;
  const shares = goalsOf(context, player)
    .map(({ have, need }) => have / need)
    .sort((a, b) => b - a);
  const [first = 0, second = 0] = shares;
  const goals = 60 * Math.min(first, 1) ** 2 + 15 * Math.min(second, 1) ** 2 + (first >= 1 ? WIN : 0);
  let groups = 0;
  for (const card of seat.cards) groups += groupWorth(board, card);
  return goals + groups - lossOfAll(seat);
};

/** Share of another player's gain that counts as a loss: large with two players, else the larger the nearer they are to winning. */
const rivalry = (context: PlayerContext, player: PlayerId): number =>
  rivals(context).length === 1 ? 0.45 : 0.12 + 1.6 * Math.max(0, progressOf(context, player) - 0.5);

/**
 * Worth to the viewer of another board instead of this one.
 *
 * @param affected players whose worth may change; nobody else is looked at
 */
export const gain = (context: PlayerContext, after: Board, affected: readonly PlayerId[]): number => {
  const then: PlayerContext = { ...context, board: after };
  let total = 0;
  for (const player of new Set(affected)) {
    const change = seatWorth(then, player) - seatWorth(context, player);
    if (player === context.player) total += change;
    else {
      // A player about to win counts as a full rival, even if they seemed far from their goal.
      const wins = progressOf(then, player) >= 1 && progressOf(context, player) < 1;
      total -= change * (wins ? 1 : rivalry(context, player));
    }
  }
  return total;
};

/** Worth to the viewer of the success of an attack, anybody's. */
export const successWorth = (context: PlayerContext, attack: Parameters<typeof afterAttack>[1]): number => {
  const owner = context.board.cards[attack.target]?.owner ?? null;
  const affected = owner === null ? [attack.by] : [attack.by, owner];
  return gain(context, afterAttack(context.board, attack), affected);
};

/** The board with so many MB more, or less, in a player's Illuminati treasury. */
export const withMoney = (board: Board, player: PlayerId, amount: number): Board => {
  const { illuminati } = seatOf(board, player);
  const card = illuminati === null ? undefined : board.cards[illuminati];
  if (!card) return board;
  return { ...board, cards: { ...board.cards, [card.id]: { ...card, money: card.money + amount } } };
};

/** Worth of one of the viewer's megabucks: more for those who collect them. */
export const megabuckWorth = (context: PlayerContext): number => {
  const ten = withMoney(context.board, context.player, 10);
  const collected = (seatWorth({ ...context, board: ten }, context.player) - seatWorth(context, context.player)) / 10;
  return MEGABUCK + Math.min(collected, 3);
};

/** The other player who is nearest to a goal. */
export const leader = (context: PlayerContext): { seat: Seat; progress: number } | null => {
  let found: { seat: Seat; progress: number } | null = null;
  for (const seat of rivals(context)) {
    const progress = progressOf(context, seat.player);
    if (!found || progress > found.progress) found = { seat, progress };
  }
  return found;
};

/** Whether the own structure still has a Group to lose. */
export const hasSpareGroup = (context: PlayerContext, gone: number): boolean => mySeat(context).cards.length - 1 - gone >= 1;
