import { succeeds } from '../../../domain/odds.js';
import { joinAttack } from '../../attack/attacking.js';
import { rollAgain } from '../../attack/dice.js';
import { recompute } from '../../attack/ledger.js';
import { joinRefusal } from '../../attack/legality.js';
import { runningAttack, tableCard, topFrame } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Attack, Board } from '../../types/index.js';
import { type Effect, needs } from '../effect.js';

/** The attack whose dice lie on the table. */
const rolled = (board: Board): Attack | null => {
  const top = topFrame(board);
  const attack = top?.kind === 'dice' && top.roll === null ? runningAttack(board) : null;
  return attack?.locked ? null : attack;
};

const isVain = ({ roll, needs: needed, failed }: Attack): boolean => failed || roll === null || !succeeds(roll, needed);

/** A second roll for the vain attack of another own Group. */
export const secondRoll: Effect<unknown> = {
  check: ({ actor: { board, player }, copy, card }) => {
    const attack = rolled(board);
    return attack?.by === player && attack.leader !== null && attack.leader !== copy && isVain(attack)
      ? null
      : refuse('N-902', 'notNow', { card });
  },
  apply: (game) => {
    rollAgain(game);
  },
  could: (board, player, _effect, copy) => {
    const attack = rolled(board);
    return attack?.by === player && attack.leader !== copy && isVain(attack);
  },
};

/** The linked Group joins after the dice, if it could have joined before; the result is worked out again. */
export const joinLate: Effect<unknown> = {
  check: ({ actor: { board, player }, copy, card, fields: { side } }) => {
    const attack = rolled(board);
    const host = tableCard(board, copy)?.host ?? null;
    if (!attack || attack.instant || host === null) return refuse('N-902', 'notNow', { card });
    return side === undefined ? needs('side') : joinRefusal(board, attack, player, host, side);
  },
  apply: (game, { by, copy, fields: { side } }) => {
    const attack = rolled(game.board);
    const host = tableCard(game.board, copy)?.host ?? null;
    if (!attack || host === null || side === undefined) return;
    joinAttack(game, attack, by, host, side);
    recompute(game.board, attack);
  },
  could: (board, player, _effect, copy) => {
    const attack = rolled(board);
    const host = tableCard(board, copy)?.host ?? null;
    return (
      attack !== null &&
      host !== null &&
      (['for', 'against'] as const).some((side) => joinRefusal(board, attack, player, host, side) === null)
    );
  },
};

/** Own Groups add their Power to a vain attempt to destroy, after the dice. */
export const addAfterRoll: Effect<unknown> = {
  check: ({ actor: { board, player }, card, fields: { pay = [] } }) => {
    const attack = rolled(board);
    if (attack?.by !== player || attack.kind !== 'destroy' || !isVain(attack)) return refuse('N-902', 'notNow', { card });
    if (new Set(pay).size !== pay.length) return refuse('N-404', 'wrongPayment');
    for (const id of pay) {
      const refusal = joinRefusal(board, attack, player, id, 'for');
      if (refusal) return refusal;
    }
    return null;
  },
  apply: (game, { by, paid }) => {
    const attack = rolled(game.board) ?? runningAttack(game.board);
    if (!attack) return;
    for (const card of paid) attack.joins.push({ by, card, side: 'for', tokens: 1, free: false });
    recompute(game.board, attack);
  },
  could: (board, player) => {
    const attack = rolled(board);
    return attack?.by === player && attack.kind === 'destroy' && isVain(attack);
  },
};
