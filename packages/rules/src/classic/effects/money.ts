import { illuminatiOf, seatOf } from '../game/game.js';
import { pay } from '../verbs/verbs.js';
import { type EffectFor, effect, outsidePrivilege } from './effect.js';

/** Money from the bank for the player's Illuminati (C-911, C-912). */
export const money: EffectFor<'money'> = effect(
  {},
  {
    when: outsidePrivilege,
    apply: (game, { by, effect: { play } }) =>
      pay(game, { from: 'bank', to: illuminatiOf(seatOf(game.board, by)), amount: play.amount, reason: 'special', player: by }),
  },
);
