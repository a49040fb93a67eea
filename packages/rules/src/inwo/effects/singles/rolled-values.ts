import { freeRoll } from '../../attack/dice.js';
import { attackersOf } from '../../attack/forces.js';
import { openWindow } from '../../frames/frames.js';
import { runningAttack, tableCard } from '../../game/game.js';
import { fits } from '../../values/values.js';
import { change, endChanges } from '../../verbs/verbs.js';
import type { Effect } from '../effect.js';

/* Values that the program rolls for by itself (N-1509). */

/** Two dice less 2 are its Power until the next roll: as it is taken over, and at each start of its owner's turn. */
export const rollPower: Effect<unknown> = {
  check: () => null,
  apply: (game, play) => {
    openWindow(game.board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 2) });
  },
  rolled: (game, { by, copy, card }, _effect, value) => {
    if (!tableCard(game.board, copy)) return;
    endChanges(game, (made) => made.on === copy && made.card === card);
    change(game.board, { on: copy, by, card, copy: null, until: 'good', stats: [{ stat: 'power', how: 'set', amount: value - 2 }] });
  },
};

/** A die, once in an attack that has him and a Liberal or Conservative card in it: 1 to 3 make him Liberal for it. */
export const rollAlignment: Effect<unknown> = {
  check: () => null,
  apply: (game, play) => {
    const { board } = game;
    const attack = runningAttack(board);
    if (attack?.stage !== 'contest' || attack.used.includes(play.copy)) return;
    const cards = [...attackersOf(attack), attack.target, ...attack.joins.map(({ card }) => card)];
    const asked = cards.some((id) => id !== play.copy && fits(board, { any: ['Liberal', 'Conservative'] }, id));
    if (!cards.includes(play.copy) || !asked) return;
    attack.used.push(play.copy);
    openWindow(board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 1) });
  },
  rolled: ({ board }, { by, copy, card }, _effect, value) => {
    if (value <= 3 && tableCard(board, copy))
      change(board, { on: copy, by, card, copy: null, until: 'attack', add: ['Liberal'], remove: ['Conservative'] });
  },
};
