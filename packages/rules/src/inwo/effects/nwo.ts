import { plotFacts } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import { cardOn, runningAttack } from '../game.js';
import { refuse } from '../refusals.js';
import { discardTable, touch } from '../verbs.js';
import type { EffectFor } from './effect.js';
import { settleTogether } from './payers.js';

/** A New World Order: one of each colour, the newer instead of the older (N-810). */
export const nwo: EffectFor<'nwo'> = {
  check: ({ actor: { board } }) => {
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
};

/** Discards New World Orders. */
export const discardNwo: EffectFor<'discardNwo'> = {
  check: ({ actor: { board }, effect: { all }, fields: { on, card2 }, card }) => {
    if (board.nwo.length === 0) return refuse('N-902', 'noUse', { card });
    const named = card2 ?? on;
    return all || board.nwo.length === 1 || (named !== undefined && board.nwo.includes(named))
      ? null
      : refuse('N-902', 'needs', { field: 'card2' });
  },
  apply: (game, { fields: { on, card2 } }, { all }) => {
    const { board } = game;
    const named = card2 ?? on;
    const orders = [...board.nwo];
    const isOnly = orders.length === 1;
    for (const order of orders)
      if (all || order === named || (earlierOf(board).namesOrderLast ? board.nwo.length === 1 : isOnly)) discardTable(game, order);
  },
  choose: (game, play) => settleTogether(game, play),
  could: ({ nwo: orders }) => orders.length > 0,
};
