import { endPrivilege, giveJoinBack } from '../../attack/attacking.js';
import { attackersOf } from '../../attack/forces.js';
import { sideRefusal } from '../../attack/legality.js';
import { contestedAttack, runningAttack, seatsIn } from '../../game/game.js';
import type { Filter } from '../../types/cards.js';
import type { Attack, Board } from '../../types/index.js';
import { fits } from '../../values/values.js';
import { given, noUse } from '../arguments.js';
import { player } from '../card-arguments.js';
import { effect } from '../effect.js';
import { oneOf, STANDS } from '../word-arguments.js';

const involves = (board: Board, attack: Attack, filter: Filter): boolean =>
  filter === 'anything' || attackersOf(attack).some((card) => fits(board, filter, card));

/** Joins an attack with such a leading or aiding card, with full Power by its text, and ends a privilege (N-481). */
const joinsByText = (filter: Filter) =>
  effect(
    { attack: given(({ actor: { board } }) => contestedAttack(board), noUse), side: oneOf('side', STANDS) },
    {
      when: (context) => {
        const { board } = context.actor;
        const attack = contestedAttack(board);
        return attack && !attack.instant && involves(board, attack, filter) ? null : noUse(context);
      },
      check: ({ actor: { board }, copy }, { attack, side }) =>
        sideRefusal(board, { ...attack, joins: [...attack.joins], privilege: 'none' }, { card: copy, side, isIn: false, byText: true }),
      apply: (_game, { by, copy, attack, side }) => {
        attack.joins.push({ by, card: copy, side, tokens: 1, free: false, full: true });
        endPrivilege(attack);
      },
      could: (board) => {
        const attack = runningAttack(board);
        return attack !== null && !attack.instant && involves(board, attack, filter);
      },
    },
  );

export const joinAny = joinsByText('anything');
export const joinStraight = joinsByText({ any: ['Straight', 'Conservative'] });

/** Bars one rival from an attack that the card leads or aids; their joined cards are refunded. */
export const barInterference = effect(
  { attack: given(({ actor: { board } }) => runningAttack(board), noUse), player: player() },
  {
    check: (context, { attack, player: rival }) => {
      const isIn = attack.leader === context.copy || attack.joins.some((join) => join.side === 'for' && join.card === context.copy);
      const isThird = attack.by !== rival && attack.defender !== rival && seatsIn(context.actor.board).length >= 3;
      return isIn && isThird ? null : noUse(context);
    },
    apply: (game, { attack, player: rival }) => {
      attack.barred.push(rival);
      for (const join of attack.joins.filter(({ by }) => by === rival)) giveJoinBack(game, attack, join.card);
    },
    could: () => false,
  },
);
