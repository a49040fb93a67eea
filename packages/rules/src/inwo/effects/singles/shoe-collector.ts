import { freeRoll } from '../../attack/dice.js';
import { attackersOf, opposes } from '../../attack/forces.js';
import { destroy } from '../../falling.js';
import { runningAttack, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import { fits } from '../../values/values.js';
import { change } from '../../verbs.js';
import { openWindow } from '../../windows/frames.js';
import type { Effect } from '../effect.js';

/** A die while her Power is used against a Government or Bank target: 6 destroys her, anything else makes it count 5. */
export const rollForPower: Effect<unknown> = {
  check: ({ actor: { board }, copy, card }) => {
    const attack = runningAttack(board);
    const isIn = attack && (attackersOf(attack).includes(copy) || opposes(attack, copy));
    return isIn && fits(board, { any: ['Government', 'Bank'] }, attack.target) ? null : refuse('N-902', 'noUse', { card });
  },
  apply: (game, play) => {
    openWindow(game.board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 1) });
  },
  rolled: (game, { by, copy, card }, _effect, value) => {
    const { board } = game;
    const target = board.attack && tableCard(board, board.attack.target);
    if (!tableCard(board, copy)) return;
    if (value === 6) destroy(game, copy, target?.owner ?? null);
    else change(board, { on: copy, by, card, copy: null, until: 'attack', stats: [{ stat: 'power', how: 'set', amount: 5 }] });
  },
  could: () => false,
};
