import { runningAttack } from '../../game/game.js';
import type { Filter } from '../../types/cards.js';
import type { Attack, Board } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { fits } from '../../values/values.js';
import { given, noUse } from '../arguments.js';
import { effect } from '../effect.js';
import { oneOf } from '../word-arguments.js';

const PLACES: Filter = { all: ['place', { not: 'Space' }] };
const STORMS: readonly string[] = ['tornado', 'hurricane', 'rain-of-frogs'];

/** Strengthens or weakens an attack by one of two numbers. */
const weather = (numbers: readonly number[], reaches: (board: Board, attack: Attack) => boolean) =>
  effect(
    { attack: given(({ actor: { board } }) => runningAttack(board), noUse), amount: oneOf('by', numbers) },
    {
      check: (context, { attack }) => {
        // Its two tokens cannot serve in the same attack.
        if (attack.bonuses.some((bonus) => bonus.copy === context.copy)) return refuse('N-414', 'alreadyIn', { card: context.card });
        return attack.stage === 'contest' && reaches(context.actor.board, attack) ? null : noUse(context);
      },
      apply: (_game, { by, copy, card, play: { paid }, attack, amount }) => {
        attack.bonuses.push({ by, copy, card, amount, part: 'ability', paid });
      },
      could: (board) => {
        const attack = runningAttack(board);
        return attack !== null && reaches(board, attack);
      },
    },
  );

export const steerStorm = weather([10, -4], (_board, { plot }) => plot !== null && STORMS.includes(plot.card));
export const changeWeather = weather(
  [4, -2],
  (board, { kind, target }) => (kind === 'destroy' || kind === 'disaster') && fits(board, PLACES, target),
);
