import { endPrivilege, giveJoinBack } from '../../attack/attacking.js';
import { attackersOf } from '../../attack/forces.js';
import { sideRefusal } from '../../attack/legality.js';
import { findSeat, runningAttack, seatsIn } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Filter } from '../../types/cards.js';
import type { Attack, Board } from '../../types/index.js';
import { fits } from '../../values/values.js';
import { type Effect, needs } from '../effect.js';

const involves = (board: Board, attack: Attack, filter: Filter): boolean =>
  filter === 'anything' || attackersOf(attack).some((card) => fits(board, filter, card));

/** Joins an attack that such a card leads or aids, with full Power by its text, and ends a privilege (N-481). */
const joinsByText = (filter: Filter): Effect<unknown> => ({
  check: ({ actor: { board }, copy, card, fields: { side } }) => {
    const attack = runningAttack(board);
    if (attack?.stage !== 'contest' || attack.instant || !involves(board, attack, filter)) return refuse('N-902', 'noUse', { card });
    if (side === undefined) return needs('side');
    return sideRefusal(board, { ...attack, joins: [...attack.joins], privilege: 'none' }, copy, side, false, true);
  },
  apply: ({ board }, { by, copy, fields: { side } }) => {
    const attack = runningAttack(board);
    if (attack?.stage !== 'contest' || side === undefined) return;
    attack.joins.push({ by, card: copy, side, tokens: 1, free: false, full: true });
    endPrivilege(attack);
  },
  could: (board) => {
    const attack = runningAttack(board);
    return attack !== null && !attack.instant && involves(board, attack, filter);
  },
});

export const joinAny = joinsByText('anything');
export const joinStraight = joinsByText({ any: ['Straight', 'Conservative'] });

/** Keeps one rival out of an attack that the card leads or aids; what they joined goes back. */
export const barInterference: Effect<unknown> = {
  check: ({ actor: { board, player: mine }, copy, card, fields: { player } }) => {
    const attack = runningAttack(board);
    if (player === undefined || player === mine || findSeat(board, player)?.status !== 'in') return needs('player');
    const isIn = attack && (attack.leader === copy || attack.joins.some((join) => join.side === 'for' && join.card === copy));
    return isIn && attack.by !== player && attack.defender !== player && seatsIn(board).length >= 3
      ? null
      : refuse('N-902', 'noUse', { card });
  },
  apply: (game, { fields: { player } }) => {
    const attack = runningAttack(game.board);
    if (!attack || player === undefined) return;
    attack.barred.push(player);
    for (const join of attack.joins.filter(({ by }) => by === player)) giveJoinBack(game, attack, join.card);
  },
  could: () => false,
};
