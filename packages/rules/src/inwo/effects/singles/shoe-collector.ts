import { freeRoll } from '../../attack/dice.js';
import { attackersOf, opposes } from '../../attack/forces.js';
import { openWindow } from '../../frames/frames.js';
import { runningAttack, tableCard } from '../../game/game.js';
import { destroy } from '../../structure/falling.js';
import { fits } from '../../values/values.js';
import { change } from '../../verbs/changes.js';
import { noUse, SELF } from '../arguments.js';
import { effect } from '../effect.js';

/** A die when her Power is used against a Government or Bank target: 6 destroys her, others make it count 5. */
export const rollForPower = effect(
  { self: SELF },
  {
    when: (context) => {
      const { actor, copy } = context;
      const attack = runningAttack(actor.board);
      const isIn = attack && (attackersOf(attack).includes(copy) || opposes(attack, copy));
      return isIn && fits(actor.board, { any: ['Government', 'Bank'] }, attack.target) ? null : noUse(context);
    },
    apply: (game, { by, play }) => openWindow(game.board, { kind: 'dice', by, roll: freeRoll(game, play, 1) }),
    rolled: (game, { by, copy, card }, value) => {
      const { board } = game;
      const target = board.attack && tableCard(board, board.attack.target);
      if (value === 6) destroy(game, copy, target?.owner ?? null);
      else change(board, { on: copy, by, card, copy: null, until: 'attack', stats: [{ stat: 'power', how: 'set', amount: 5 }] });
    },
    could: () => false,
  },
);
