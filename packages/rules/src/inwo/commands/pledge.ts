import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { inStructure, structureOf, tableCard, topFrame } from '../game/game.js';
import { settleRelief } from '../plays/relief.js';
import type { CopyId, FrameOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, ids } from './command.js';

interface PledgePlan {
  readonly frame: FrameOf<'relief'>;
  readonly cards: readonly CopyId[];
}

/** Adds actions to a joint Relief (N-735); nothing is spent before they suffice. */
export const pledge: Command<'pledge', PledgePlan> = {
  type: 'pledge',
  shape: z.strictObject({ type: z.literal('pledge'), cards: ids.min(1) }),
  check: ({ board, player }, { cards }): Refusal | PledgePlan => {
    const top = topFrame(board);
    if (top?.kind !== 'relief') return refuse('N-1005', 'notNow');
    for (const copy of cards) {
      const card = tableCard(board, copy);
      if (card?.owner !== player || !inStructure(card) || top.pledges.some((pledge) => pledge.card === copy))
        return refuse('N-735', 'notAllowed', { card: card?.card ?? copy });
      if (card.tokens < 1) return refuse('N-401', 'noToken', { card: card.card });
    }
    return new Set(cards).size === cards.length ? { frame: top, cards } : refuse('N-735', 'notAllowed', { card: cards[0] ?? '' });
  },
  apply: (game, by, { frame, cards }) => {
    frame.pledges.push(...cards.map((card) => ({ by, card })));
    settleRelief(game, frame);
  },
  hints: ({ board, player }) =>
    topFrame(board)?.kind === 'relief'
      ? structureOf(board, player)
          .filter(({ tokens }) => tokens > 0)
          .map(({ id: copy }) => copy)
      : [],
};
