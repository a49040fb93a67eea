import { z } from 'zod';
import { plotFacts } from '../cards/index.js';
import { emit, handPlot, seatOf, topFrame } from '../game/game.js';
import { meetsCard, meetsWith } from '../goals/goals.js';
import type { PlotFacts } from '../types/cards.js';
import { refuse } from '../types/refusals.js';
import { limitOf } from '../values/values.js';
import { turnUp } from '../verbs/hands.js';
import { type Command, ids } from './command.js';

/** Shows Goal cards that win (N-1207). */
export const claim: Command<'claim'> = {
  type: 'claim',
  shape: z.strictObject({ type: z.literal('claim'), cards: ids.min(1).max(3) }),
  check: (actor, intent) => {
    const { board, player } = actor;
    const top = topFrame(board);
    if (top?.kind !== 'claims' && top?.kind !== 'victory') return refuse('N-1207', 'notNow');
    const shown = board.claims.find((claim) => claim.player === player)?.cards ?? [];
    if (new Set(intent.cards).size < intent.cards.length || intent.cards.every((copy) => shown.includes(copy)))
      return refuse('N-1207', 'alreadyClaimed');
    const named: PlotFacts[] = [];
    for (const copy of intent.cards) {
      const held = handPlot(actor, copy);
      if (!held) return refuse('N-1403', 'notSeen');
      const facts = plotFacts(held.card);
      if (facts?.kind !== 'goal') return refuse('N-1207', 'notMet');
      named.push(facts);
    }
    const [only, ...more] = named;
    const meets =
      more.length > 0 && limitOf(board, player, 'goals') > 1
        ? meetsWith(board, player, named)
        : more.length === 0 && only !== undefined && meetsCard(board, player, only);
    return meets ? intent : refuse('N-1207', 'notMet');
  },
  apply: (game, by, { cards }) => {
    const { board } = game;
    const shown = cards.map((copy) => seatOf(board, by).plots.find((held) => held.id === copy) ?? turnUp(game, by, copy));
    board.claims = [...board.claims.filter(({ player }) => player !== by), { player: by, cards: shown.map(({ id }) => id) }];
    emit(game, { type: 'claimed', player: by, cards: shown.map(({ card }) => card) });
  },
  hints: ({ mine }) => mine.plots.map((held) => held.id),
};
