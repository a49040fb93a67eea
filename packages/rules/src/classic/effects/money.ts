import { illuminatiOf, seatOf } from '../game/game.js';
import { pay } from '../verbs/verbs.js';
import { type Effect, NO_ARGUMENT, outsidePrivilege } from './effect.js';

/** Money from the bank for the player's Illuminati (C-911, C-912). */
export const money: Effect<'money'> = {
  when: outsidePrivilege,
  argument: NO_ARGUMENT,
  apply: (game, by, _intent, { play }) =>
    pay(game, { from: 'bank', to: illuminatiOf(seatOf(game.board, by)), amount: play.amount, reason: 'special', player: by }),
};
