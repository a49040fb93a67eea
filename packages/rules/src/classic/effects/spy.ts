import type { PlayerId } from '../../core/types.js';
import type { SpecialWith } from '../cards/specials.js';
import { emit, findSeat, privateOf, seatsIn } from '../game/game.js';
import { refuse } from '../types/refusals.js';
import { type Argument, type EffectFor, effect, outsidePrivilege } from './effect.js';

const otherPlayer: Argument<PlayerId, SpecialWith<'spy'>> = {
  needs: 'player',
  fields: ['player'],
  read: ({ fields }) => fields.player || undefined,
  missing: ({ effect: { rule } }) => refuse(rule, 'needsPlayer'),
  check: ({ actor: { board, player }, effect: { rule } }, other) => {
    if (other === player) return refuse(rule, 'ownHand');
    return findSeat(board, other)?.status === 'in' ? null : refuse(rule, 'nobodyThere');
  },
  candidates: ({ actor: { board, player } }) => ({
    players: seatsIn(board)
      .map((seat) => seat.player)
      .filter((other) => other !== player),
  }),
};

/** Shows a hand to the player, who knows these cards until they move (C-903). */
export const spy: EffectFor<'spy'> = effect(
  { player: otherPlayer },
  {
    when: outsidePrivilege,
    apply: (game, { by, player }) => {
      const cards = [...privateOf(game.state, player).hand];
      const mine = privateOf(game.state, by);
      mine.seen = [...mine.seen.filter((known) => known.player !== player), ...cards.map((card) => ({ card, player }))];
      emit(game, { type: 'handSeen', player: by, of: player, secret: { to: [by], what: { cards } } });
    },
  },
);
