import { z } from 'zod';
import { openDraw } from '../frames/frames.js';
import { turnOf } from '../game/game.js';
import { turnRefusal } from '../game/gates.js';
import { drawOne, drawRefusal } from '../turn/draws.js';
import { refuse } from '../types/refusals.js';
import { type Command, drawFields } from './command.js';

/** Draws a Plot of the turn's start (N-201, N-202). */
export const drawPlot: Command<'drawPlot'> = {
  type: 'drawPlot',
  shape: z.strictObject({ type: z.literal('drawPlot'), ...drawFields }),
  check: (actor, intent) => {
    const refusal = turnRefusal(actor, 'start');
    if (refusal) return refusal;
    const { plotDraws, step } = turnOf(actor.board);
    if (step > 1) return refuse('N-201', 'laterStepBegun');
    return plotDraws > 0 ? (drawRefusal(actor, 'plot', intent) ?? intent) : refuse('N-202', 'noDrawLeft');
  },
  apply: (game, by, intent) => {
    const turn = turnOf(game.board);
    turn.step = 1;
    turn.plotDraws -= 1;
    turn.drew.push('plot');
    if (drawOne(game, by, 'plot', intent)) openDraw(game.board, by);
  },
  hints: () => [],
};
