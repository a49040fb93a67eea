import { seatOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { toHandHidden } from '../../verbs.js';
import { see } from '../choice.js';
import type { Effect } from '../effect.js';

/** Takes the Plot that another player has discarded last, used or not (N-1006). */
export const takeDiscard: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) =>
    board.lastDiscard && board.lastDiscard.player !== player ? null : refuse('N-902', 'noUse', { card }),
  aims: ({ lastDiscard }) => lastDiscard?.player ?? null,
  announce: ({ board }, play) => {
    // The Plot is named now; what is discarded later is another one.
    play.fields = { ...play.fields, card2: board.lastDiscard?.id ?? '', player: board.lastDiscard?.player ?? '' };
  },
  apply: (game, { by, fields: { card2, player } }) => {
    const pile = player ? seatOf(game.board, player).discards : [];
    const at = pile.findIndex(({ id }) => id === card2);
    const [kept] = at < 0 ? [] : pile.splice(at, 1);
    if (kept && player) see(game, player, by, [toHandHidden(game, by, kept.card)]);
  },
  could: ({ lastDiscard }, player) => lastDiscard !== null && lastDiscard.player !== player,
};
