import { emit, findSeat, privateOf, seatsIn } from '../game/game.js';
import { refuse } from '../types/refusals.js';
import { type Effect, outsidePrivilege } from './effect.js';

/** Shows a hand to the player, who knows these cards until they move (C-903). */
export const spy: Effect<'spy'> = {
  when: outsidePrivilege,
  argument: {
    needs: 'player',
    fields: ['player'],
    check: ({ board, player }, { player: other }, { rule }) => {
      if (!other) return refuse(rule, 'needsPlayer');
      if (other === player) return refuse(rule, 'ownHand');
      return findSeat(board, other)?.status === 'in' ? null : refuse(rule, 'nobodyThere');
    },
    candidates: ({ board, player }) => ({
      players: seatsIn(board)
        .map((seat) => seat.player)
        .filter((other) => other !== player),
    }),
  },
  apply: (game, by, { player }) => {
    if (!player) throw new Error('a look at a hand names its player');
    const cards = [...privateOf(game.state, player).hand];
    const mine = privateOf(game.state, by);
    mine.seen = [...mine.seen.filter((known) => known.player !== player), ...cards.map((card) => ({ card, player }))];
    emit(game, { type: 'handSeen', player: by, of: player, secret: { to: [by], what: { cards } } });
  },
};
