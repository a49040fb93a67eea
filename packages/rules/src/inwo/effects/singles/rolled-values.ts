import { freeRoll } from '../../attack/dice.js';
import { attackersOf } from '../../attack/forces.js';
import { openWindow } from '../../frames/frames.js';
import { contestedAttack } from '../../game/game.js';
import type { Attack } from '../../types/index.js';
import { fits } from '../../values/values.js';
import { change, endChanges } from '../../verbs/changes.js';
import { type Draft, fading, fromEvent, SELF } from '../arguments.js';
import { effect } from '../effect.js';

/** Two dice less 2 are its Power until the next roll, by the program (N-1509): when taken over, and at each start of its owner's turn. */
export const rollPower = effect(
  { self: SELF },
  {
    apply: (game, { by, play }) => openWindow(game.board, { kind: 'dice', by, roll: freeRoll(game, play, 2) }),
    rolled: (game, { by, copy, card }, value) => {
      endChanges(game, (made) => made.on === copy && made.card === card);
      change(game.board, { on: copy, by, card, copy: null, until: 'good', stats: [{ stat: 'power', how: 'set', amount: value - 2 }] });
    },
  },
);

/** The contested attack with him and a Liberal or Conservative card, until he has rolled in it. */
const unrolled = ({ actor: { board }, copy }: Draft): Attack | null => {
  const attack = contestedAttack(board);
  if (!attack || attack.used.includes(copy)) return null;
  const cards = [...attackersOf(attack), attack.target, ...attack.joins.map(({ card }) => card)];
  const isAsked = cards.some((id) => id !== copy && fits(board, { any: ['Liberal', 'Conservative'] }, id));
  return cards.includes(copy) && isAsked ? attack : null;
};

/** A die, once in an attack with him and a Liberal or Conservative card: 1 to 3 make him Liberal in it. */
export const rollAlignment = effect(
  { self: SELF, attack: fading(fromEvent(unrolled)) },
  {
    apply: (game, { by, copy, play, attack }) => {
      attack?.used.push(copy);
      if (attack) openWindow(game.board, { kind: 'dice', by, roll: freeRoll(game, play, 1) });
    },
    rolled: ({ board }, { by, copy, card }, value) => {
      if (value <= 3) change(board, { on: copy, by, card, copy: null, until: 'attack', add: ['Liberal'], remove: ['Conservative'] });
    },
  },
);
