import { type Board, type Outcome, powerOf, type Seat } from '@illuminice/rules/classic';

const power = (board: Board, { cards }: Seat): number => cards.reduce((sum, card) => sum + powerOf(board, card), 0);

/** Seats in final order: winners, then by points if any, then by cards, then by Power. */
export const ranking = (board: Board, { winners, scores }: Pick<Outcome, 'winners' | 'scores'>): Seat[] => {
  const marks = (seat: Seat): number[] => [
    winners.includes(seat.player) ? 1 : 0,
    scores.find(({ player }) => player === seat.player)?.score ?? 0,
    seat.cards.length,
    power(board, seat),
  ];
  return board.seats
    .map((seat) => ({ seat, marks: marks(seat) }))
    .sort((seat, other) => other.marks.map((mark, i) => mark - (seat.marks[i] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ seat }) => seat);
};
