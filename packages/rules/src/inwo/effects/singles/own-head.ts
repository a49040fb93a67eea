import { illuminatiFacts } from '../../cards/index.js';
import { cardsOn, illuminatiCard, seatOf, tableCard } from '../../game/game.js';
import type { Board, TableCard } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { discardTable, takeFromHand, toHandOpen } from '../../verbs/hands.js';
import { lay, touch } from '../../verbs/table.js';
import { given, noUse } from '../arguments.js';
import { handCard } from '../card-arguments.js';
import { effect } from '../effect.js';

/** An Illuminati of the hand replaces the own one, on the same arrows, without tokens (N-1508). */
export const unmask = effect(
  {
    old: given(({ actor: { board, player } }) => tableCard(board, seatOf(board, player).illuminati ?? ''), noUse),
    illuminati: handCard('plot', (held, { actor: { board, player }, card }) =>
      illuminatiFacts(held.card) && held.card !== illuminatiCard(board, player) ? null : refuse('N-902', 'noUse', { card }),
    ),
  },
  {
    apply: (game, { by, old, illuminati: named }) => {
      const { board } = game;
      const taken = takeFromHand(game, by, named.id);
      lay(board, taken, 'structure', by);
      for (const card of cardsOn(board)) {
        if (card.master === old.id) card.master = taken.id;
        if (card.host === old.id) card.host = card.zone === 'resource' ? null : taken.id;
        if (card.zone === 'spy' && card.owner === by && card.card === taken.card) discardTable(game, card.id);
      }
      seatOf(board, by).illuminati = taken.id;
      discardTable(game, old.id);
      touch(board);
    },
  },
);

/** Spare Illuminati of rivals used as spies on the player's own one. */
const spiesOn = (board: Board, player: string): TableCard[] => {
  const own = illuminatiCard(board, player);
  return cardsOn(board).filter(({ zone, card, owner }) => zone === 'spy' && card === own && owner !== player);
};

export const dropSpies = effect(
  {},
  {
    when: (context) => (spiesOn(context.actor.board, context.actor.player).length > 0 ? null : noUse(context)),
    apply: (game, { by }) => {
      for (const { id } of spiesOn(game.board, by)) discardTable(game, id);
    },
  },
);

/** Returns the Plot just used to the hand, and is discarded instead. */
export const hatTrick = effect(
  {},
  {
    when: (context) => {
      const { lastDiscard } = context.actor.board;
      return lastDiscard?.player === context.actor.player && lastDiscard.used ? null : noUse(context);
    },
    answered: ({ actor: { board } }) => board.lastDiscard?.id,
    apply: (game, { by, play }) => {
      const { discards } = seatOf(game.board, by);
      const place = discards.findIndex(({ id }) => id === play.fields.against);
      const [taken] = place < 0 ? [] : discards.splice(place, 1);
      if (taken) toHandOpen(game, by, taken);
    },
    could: ({ lastDiscard }, player) => lastDiscard?.player === player && lastDiscard.used,
  },
);
