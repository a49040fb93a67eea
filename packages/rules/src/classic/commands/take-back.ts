import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import type { Actor } from '../game/game.js';
import { mayTakeBack, putBack } from '../turn/taking-back.js';
import type { TakeBack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';

const NOTHING = refuse('C-210', 'nothingToTakeBack');

const slip = ({ board, player }: Actor): Refusal | TakeBack => {
  const { takeBack: last } = board;
  return last ? mayTakeBack(board, player, last) : NOTHING;
};

/** Takes back the latest act while nothing has followed it (C-210). */
export const takeBack: Command<'takeBack', TakeBack> = {
  type: 'takeBack',
  shape: z.strictObject({ type: z.literal('takeBack') }),
  check: slip,
  apply: putBack,
  offer: (actor) => {
    const last = slip(actor);
    return isRefusal(last) ? last : { ...last };
  },
};
