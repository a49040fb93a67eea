import type { Refusal } from '../../../core/types.js';
import { succeeds } from '../../../domain/odds.js';
import { joinAttack } from '../../attack/attacking.js';
import { rollAgain } from '../../attack/dice.js';
import { recompute } from '../../attack/ledger.js';
import { joinRefusal } from '../../attack/legality.js';
import { runningAttack, tableCard, topFrame } from '../../game/game.js';
import type { Attack, Board, CopyId } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { type Draft, given, notNow } from '../arguments.js';
import { effect } from '../effect.js';
import { oneOf, STANDS } from '../word-arguments.js';

const rolled = (board: Board): Attack | null => {
  const top = topFrame(board);
  const attack = top?.kind === 'dice' && top.roll === null ? runningAttack(board) : null;
  return attack?.locked ? null : attack;
};

const isVain = ({ roll, needs: needed, failed }: Attack): boolean => failed || roll === null || !succeeds(roll, needed);

const ROLLED = given(({ actor: { board } }: Draft) => rolled(board), notNow);

export const secondRoll = effect(
  {},
  {
    when: (context) => {
      const { actor, copy } = context;
      const attack = rolled(actor.board);
      return attack?.by === actor.player && attack.leader !== null && attack.leader !== copy && isVain(attack) ? null : notNow(context);
    },
    apply: rollAgain,
    could: (board, player, _effect, copy) => {
      const attack = rolled(board);
      return attack?.by === player && attack.leader !== copy && isVain(attack);
    },
  },
);

const hostOf = ({ actor: { board }, copy }: Draft): CopyId | null => tableCard(board, copy)?.host ?? null;

/** The linked Group joins after the dice, if it could have joined before; the result is computed again. */
export const joinLate = effect(
  { attack: ROLLED, host: given(hostOf, notNow), side: oneOf('side', STANDS) },
  {
    when: (context) => (rolled(context.actor.board)?.instant ? notNow(context) : null),
    check: ({ actor: { board, player } }, { attack, host, side }) => joinRefusal(board, attack, { player, card: host, side }),
    apply: (game, { by, attack, host, side }) => {
      joinAttack(game, attack, { by, card: host, side });
      recompute(game.board, attack);
    },
    could: (board, player, _effect, copy) => {
      const attack = rolled(board);
      const host = tableCard(board, copy)?.host ?? null;
      return attack !== null && host !== null && STANDS.some((side) => joinRefusal(board, attack, { player, card: host, side }) === null);
    },
  },
);

const joinsAfterRoll = ({ actor: { board, player } }: Draft, card: CopyId): Refusal | null => {
  const attack = rolled(board) ?? runningAttack(board);
  return attack && joinRefusal(board, attack, { player, card, side: 'for' });
};

/** Own Groups add their Power to a failed attempt to destroy, after the dice. */
export const addAfterRoll = effect(
  { attack: given(({ actor: { board } }: Draft) => rolled(board) ?? runningAttack(board), notNow) },
  {
    when: (context) => {
      const attack = rolled(context.actor.board);
      return attack?.by === context.actor.player && attack.kind === 'destroy' && isVain(attack) ? null : notNow(context);
    },
    payer: joinsAfterRoll,
    check: (context) => {
      const { pay = [] } = context.fields;
      if (new Set(pay).size !== pay.length) return refuse('N-404', 'wrongPayment');
      for (const card of pay) {
        const refusal = joinsAfterRoll(context, card);
        if (refusal) return refusal;
      }
      return null;
    },
    apply: (game, { by, play: { paid }, attack }) => {
      for (const card of paid) attack.joins.push({ by, card, side: 'for', tokens: 1, free: false });
      recompute(game.board, attack);
    },
    could: (board, player) => {
      const attack = rolled(board);
      return attack?.by === player && attack.kind === 'destroy' && isVain(attack);
    },
  },
);
