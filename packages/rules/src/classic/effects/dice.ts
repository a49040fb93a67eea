import { attackOf, emit, openAttack } from '../game/game.js';
import { refuse } from '../types/refusals.js';
import { type EffectFor, effect } from './effect.js';

/** The dice just rolled count as something else; the later card counts (C-423, C-901, C-908). */
export const dice: EffectFor<'dice'> = effect(
  {},
  {
    when: ({ actor: { board }, effect: { id, rule } }) =>
      openAttack(board)?.stage === 'dice' ? null : refuse(rule, 'onlyAfterDice', { card: id }),
    apply: (game, { by, effect: { id, play } }) => {
      const attack = attackOf(game.board);
      attack.roll = play.to;
      emit(game, { type: 'rollChanged', attack: attack.id, player: by, card: id, roll: play.to });
    },
    partOf: 'attack',
  },
);
