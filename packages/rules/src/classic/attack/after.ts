import type { CardId, PlayerId } from '../../core/types.js';
import { cardOn } from '../game/game.js';
import { branchOf } from '../structure/structure.js';
import type { Attack, Board, TableCard } from '../types/index.js';

/* Hypothetical boards: they share unchanged parts, and leave new layouts open. */

const withCards = (board: Board, cards: readonly CardId[], change: (card: TableCard) => Partial<TableCard>): Board => {
  const all = { ...board.cards };
  for (const id of cards) {
    const card = cardOn(board, id);
    all[id] = { ...card, ...change(card) };
  }
  return { ...board, cards: all };
};

const inHands = (board: Board, cards: readonly CardId[], receiver: PlayerId | null): Board => {
  const stays = (id: CardId) => !cards.includes(id);
  return {
    ...board,
    uncontrolled: board.uncontrolled.filter(stays),
    seats: board.seats.map((seat) => {
      if (seat.player === receiver) return { ...seat, cards: [...seat.cards.filter(stays), ...cards] };
      return seat.cards.every(stays) ? seat : { ...seat, cards: seat.cards.filter(stays) };
    }),
  };
};

/** The board after a player received these cards with the money on them, by trade or bribery (C-802, C-902). */
export const afterHandover = (board: Board, cards: readonly CardId[], receiver: PlayerId): Board =>
  inHands(
    withCards(board, cards, () => ({ zone: 'play', owner: receiver })),
    cards,
    receiver,
  );

/** The board with these Groups uncontrolled, their money in the bank (C-506, C-508). */
const afterFreeing = (board: Board, cards: readonly CardId[]): Board => {
  const freed = withCards(board, cards, () => ({ zone: 'uncontrolled', owner: null, master: null, arrow: null, money: 0 }));
  const loose = inHands(freed, cards, null);
  return { ...loose, uncontrolled: [...loose.uncontrolled, ...cards] };
};

/** The board if this attack succeeds: a captive with its branch and half the money (C-502, C-503), else a freed branch (C-506, C-507). */
export const afterAttack = (board: Board, attack: Pick<Attack, 'by' | 'kind' | 'attacker' | 'target'>): Board => {
  const { by, kind, attacker, target } = attack;
  const branch = branchOf(board, target);
  if (kind === 'control') {
    const captured = withCards(board, branch, ({ id, master, arrow, money }) => ({
      zone: 'play',
      owner: by,
      money: Math.floor(money / 2),
      ...(id === target ? { master: attacker, arrow: null } : { master, arrow }),
    }));
    return inHands(captured, branch, by);
  }
  if (kind === 'neutralize') return afterFreeing(board, branch);
  const freed = afterFreeing(board, branch);
  const dead = withCards(freed, [target], () => ({ zone: 'dead' }));
  return {
    ...dead,
    uncontrolled: dead.uncontrolled.filter((id) => id !== target),
    dead: [...dead.dead, target],
    seats: dead.seats.map((seat) => (seat.player === by ? { ...seat, destroyed: [...seat.destroyed, target] } : seat)),
  };
};
