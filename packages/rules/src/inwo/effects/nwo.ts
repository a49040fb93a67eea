import { plotFacts } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import { cardOn, runningAttack } from '../game/game.js';
import type { EffectOf } from '../types/effects.js';
import type { CopyId } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { discardTable } from '../verbs/hands.js';
import { touch } from '../verbs/table.js';
import { type Argument, fading, noUse } from './arguments.js';
import { type EffectFor, effect } from './effect.js';
import { settleTogether } from './payers.js';

/** A New World Order: one of each colour, a newer one replaces the older (N-810). */
export const nwo: EffectFor<'nwo'> = effect(
  {},
  {
    when: ({ actor: { board } }) => {
      const attack = runningAttack(board);
      return attack && (attack.instant || attack.privilege === 'declared') ? refuse('N-810', 'notNow') : null;
    },
    apply: (game, { copy, card }) => {
      const { board } = game;
      const { colour } = plotFacts(card) ?? {};
      for (const old of [...board.nwo]) if (plotFacts(cardOn(board, old).card)?.colour === colour) discardTable(game, old);
      cardOn(board, copy).zone = 'nwo';
      cardOn(board, copy).order = board.next.order++;
      board.nwo.push(copy);
      touch(board);
    },
  },
);

/** One of several New World Orders in play, by `card2` or `on`; a single one needs no name. */
const order: Argument<CopyId, EffectOf<'discardNwo'>> = {
  fields: ['card2', 'on'],
  read: ({ actor: { board }, effect: { all }, fields: { on: target, card2 } }) =>
    all || board.nwo.length === 1 ? board.nwo[0] : (card2 ?? target),
  check: ({ actor: { board } }, named) => (board.nwo.includes(named) ? null : refuse('N-902', 'needs', { field: 'card2' })),
  candidates: ({ actor: { board } }) => board.nwo.map((id) => ({ card2: id })),
};

export const discardNwo: EffectFor<'discardNwo'> = effect(
  { order: fading(order) },
  {
    when: (context) => (context.actor.board.nwo.length === 0 ? noUse(context) : null),
    apply: (game, { play: { fields }, effect: { all } }) => {
      const { board } = game;
      const named = fields.card2 ?? fields.on;
      const orders = [...board.nwo];
      const isOnly = orders.length === 1;
      for (const id of orders)
        if (all || id === named || (earlierOf(board).namesOrderLast ? board.nwo.length === 1 : isOnly)) discardTable(game, id);
    },
    choose: (game, { play }) => settleTogether(game, play),
    could: ({ nwo: orders }) => orders.length > 0,
  },
);
