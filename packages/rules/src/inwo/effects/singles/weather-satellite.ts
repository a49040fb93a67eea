import { runningAttack } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Filter } from '../../types/cards.js';
import type { Attack, Board } from '../../types/index.js';
import { fits } from '../../values/values.js';
import { type Effect, needs } from '../effect.js';

const PLACES: Filter = { all: ['place', { not: 'Space' }] };
const STORMS: readonly string[] = ['tornado', 'hurricane', 'rain-of-frogs'];

/** Makes an attack stronger or weaker by one of two numbers. */
const weather = (numbers: readonly number[], reaches: (board: Board, attack: Attack) => boolean): Effect<unknown> => ({
  check: ({ actor: { board }, copy, card, fields: { by } }) => {
    const attack = runningAttack(board);
    if (by === undefined) return needs('by');
    // Its two tokens never serve in the same attack.
    if (attack?.bonuses.some((bonus) => bonus.copy === copy)) return refuse('N-414', 'alreadyIn', { card });
    return attack?.stage === 'contest' && numbers.includes(by) && reaches(board, attack) ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { by: player, copy, card, paid, fields: { by = 0 } }) => {
    runningAttack(board)?.bonuses.push({ by: player, copy, card, amount: by, part: 'ability', paid });
  },
  could: (board) => {
    const attack = runningAttack(board);
    return attack !== null && reaches(board, attack);
  },
});

export const steerStorm = weather([10, -4], (_board, { plot }) => plot !== null && STORMS.includes(plot.card));
export const changeWeather = weather(
  [4, -2],
  (board, { kind, target }) => (kind === 'destroy' || kind === 'disaster') && fits(board, PLACES, target),
);
