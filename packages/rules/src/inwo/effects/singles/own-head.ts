import { illuminatiFacts } from '../../cards/index.js';
import { cardOn, cardsOn, illuminatiCard, seatOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { discardTable, lay, takeFromHand, toHandOpen, touch } from '../../verbs.js';
import { handCard } from '../arguments.js';
import { type Effect, effect } from '../effect.js';

/** An Illuminati of the hand takes the place of the own one, on the same arrows, without tokens (N-1508). */
export const unmask = effect(
  {
    illuminati: handCard('plot', (kept, { actor: { board, player }, card }) =>
      illuminatiFacts(kept.card) && kept.card !== illuminatiCard(board, player) ? null : refuse('N-902', 'noUse', { card }),
    ),
  },
  {
    apply: (game, { by, illuminati: named }) => {
      const { board } = game;
      const seat = seatOf(board, by);
      if (seat.illuminati === null) return;
      const old = cardOn(board, seat.illuminati);
      const kept = takeFromHand(game, by, named.id);
      lay(board, kept.id, kept.card, 'structure', by);
      for (const card of cardsOn(board)) {
        if (card.master === old.id) card.master = kept.id;
        if (card.host === old.id) card.host = card.zone === 'resource' ? null : kept.id;
        if (card.zone === 'spy' && card.owner === by && card.card === kept.card) discardTable(game, card.id);
      }
      seat.illuminati = kept.id;
      discardTable(game, old.id);
      touch(board);
    },
  },
);

/** All spare Illuminati of rivals that stand against the own one are discarded. */
export const dropSpies: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) => {
    const own = illuminatiCard(board, player);
    const known = cardsOn(board).some((one) => one.zone === 'spy' && one.card === own && one.owner !== player);
    return known ? null : refuse('N-902', 'noUse', { card });
  },
  apply: (game, { by }) => {
    const own = illuminatiCard(game.board, by);
    for (const one of cardsOn(game.board)) if (one.zone === 'spy' && one.card === own && one.owner !== by) discardTable(game, one.id);
  },
};

/** The Plot that was just used comes back instead of this one. */
export const hatTrick: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) =>
    board.lastDiscard?.player === player && board.lastDiscard.used ? null : refuse('N-902', 'noUse', { card }),
  answered: ({ actor: { board } }) => board.lastDiscard?.id,
  apply: (game, { by, fields: { against } }) => {
    const { discards } = seatOf(game.board, by);
    const at = discards.findIndex(({ id }) => id === against);
    const [kept] = at < 0 ? [] : discards.splice(at, 1);
    if (kept) toHandOpen(game, by, kept);
  },
  could: ({ lastDiscard }, player) => lastDiscard?.player === player && lastDiscard.used,
};
