import { type AttackKind, type Board, branchOf, type CardId, type PlayerId, type Seat, type TableCard } from '@illuminice/rules';
import { seatOf } from './sight.js';

/** A change of hands: which cards, from whom, to whom (null: nobody), and what is destroyed. */
interface Change {
  readonly cards: readonly CardId[];
  readonly from: PlayerId | null;
  readonly to: PlayerId | null;
}

const withSeats = (board: Board, change: (seat: Seat) => Seat): Seat[] => board.seats.map(change);

/** The board after cards changed hands, as goals count them: where they would lie is left open, whose they are the seats tell. */
export const handOver = (board: Board, { cards, from, to }: Change): Board => {
  // Copying every card is what costs; it is needed only where money goes to the bank.
  const emptied = to === null ? cards.filter((id) => (board.cards[id]?.money ?? 0) > 0) : [];
  const seats = withSeats(board, (seat) => {
    if (seat.player === from) return { ...seat, cards: seat.cards.filter((id) => !cards.includes(id)) };
    return seat.player === to ? { ...seat, cards: [...seat.cards, ...cards] } : seat;
  });
  if (emptied.length === 0) return { ...board, seats };
  const without = emptied.map((id): [CardId, TableCard] => [id, { ...(board.cards[id] as TableCard), money: 0 }]);
  return { ...board, seats, cards: { ...board.cards, ...Object.fromEntries(without) } };
};

/** The board if this attack succeeds (C-502, C-506, C-507), as goals count it. */
export const afterSuccess = (board: Board, attack: { by: PlayerId; kind: AttackKind; target: CardId }): Board => {
  const { by, kind, target } = attack;
  const from = board.cards[target]?.owner ?? null;
  const cards = from === null ? [target] : branchOf(board, target);
  const after = handOver(board, { cards, from, to: kind === 'control' ? by : null });
  if (kind !== 'destroy') return after;
  return { ...after, seats: withSeats(after, (seat) => (seat.player === by ? { ...seat, destroyed: [...seat.destroyed, target] } : seat)) };
};

/** The board with so many MB more, or less, in a player's Illuminati treasury. */
export const withMoney = (board: Board, player: PlayerId, amount: number): Board => {
  const { illuminati } = seatOf(board, player);
  const card = illuminati === null ? undefined : board.cards[illuminati];
  if (!card) return board;
  return { ...board, cards: { ...board.cards, [card.id]: { ...card, money: card.money + amount } } };
};
