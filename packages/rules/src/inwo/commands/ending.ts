import { z } from 'zod';
import { plotFacts } from '../cards/index.js';
import { emit, handPlot, seatOf, topFrame, turnOf } from '../game/game.js';
import { meetsCard, meetsWith } from '../goals/goals.js';
import { endIfLast, leave } from '../turn/leaving.js';
import { decksChosen, illuminatiChosen, leadsChosen } from '../turn/opening.js';
import type { PlotFacts } from '../types/cards.js';
import type { IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { limitOf } from '../values/values.js';
import { turnUp } from '../verbs/verbs.js';
import { type Command, ids } from './command.js';

/** Ends the turn: claims, limits, the next player (N-208). */
export const knock: Command<'knock'> = {
  type: 'knock',
  shape: z.strictObject({ type: z.literal('knock') }) as unknown as z.ZodType<IntentOf<'knock'>>,
  check: ({ board, player }, intent) => {
    if (board.turn?.player !== player) return refuse('N-201', 'notYourTurn', { player: board.turn?.player ?? '' });
    if (topFrame(board)) return refuse('N-1005', 'notNow');
    return board.phase === 'main' ? intent : refuse('N-201', 'notInMain');
  },
  apply: (game, by) => {
    game.board.phase = 'end';
    turnOf(game.board).ending = 'losses';
    emit(game, { type: 'knocked', player: by });
  },
  hints: () => [],
};

/** Shows Goal cards that win (N-1207). */
export const claim: Command<'claim'> = {
  type: 'claim',
  shape: z.strictObject({ type: z.literal('claim'), cards: ids.min(1).max(3) }),
  check: (actor, intent) => {
    const { board, player } = actor;
    const top = topFrame(board);
    if (top?.kind !== 'claims' && top?.kind !== 'victory') return refuse('N-1207', 'notNow');
    const shown = board.claims.find((one) => one.player === player)?.cards ?? [];
    if (new Set(intent.cards).size < intent.cards.length || intent.cards.every((copy) => shown.includes(copy)))
      return refuse('N-1207', 'alreadyClaimed');
    const named: PlotFacts[] = [];
    for (const copy of intent.cards) {
      const kept = handPlot(actor, copy);
      if (!kept) return refuse('N-1403', 'notSeen');
      const facts = plotFacts(kept.card);
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
    const shown = cards.map((copy) => seatOf(board, by).plots.find((kept) => kept.id === copy) ?? turnUp(game, by, copy));
    board.claims = [...board.claims.filter(({ player }) => player !== by), { player: by, cards: shown.map(({ id }) => id) }];
    emit(game, { type: 'claimed', player: by, cards: shown.map(({ card }) => card) });
  },
  hints: ({ mine }) => mine.plots.map((kept) => kept.id),
};

/** Leaves the game for good (N-1212). */
export const concede: Command<'concede'> = {
  type: 'concede',
  shape: z.strictObject({ type: z.literal('concede') }) as unknown as z.ZodType<IntentOf<'concede'>>,
  check: (_actor, intent) => intent,
  apply: (game, by) => {
    const { board } = game;
    leave(game, by, null);
    if (endIfLast(game)) return;
    if (board.phase === 'chooseDeck') decksChosen(game);
    else if (board.phase === 'chooseIlluminati') illuminatiChosen(game);
    else if (board.phase === 'chooseLead') leadsChosen(game);
    if (board.turn?.player !== by) return;
    board.phase = 'end';
    board.turn.ending = 'lapse';
  },
  hints: () => [],
};
