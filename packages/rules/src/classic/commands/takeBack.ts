import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import type { Actor } from '../game.js';
import { refuse } from '../refusals.js';
import { putBack } from '../taking-back.js';
import type { TakeBack } from '../types/index.js';
import type { Command } from './command.js';

/** How often a player may take something back in one turn, so that every turn ends. */
const MOST = 3;

const NOTHING = refuse('C-210', 'nothingToTakeBack');

const slip = ({ board, player }: Actor): Refusal | TakeBack => {
  const { takeBack: last, turn } = board;
  if (!last) return NOTHING;
  if (last.player !== player) return refuse('C-210', 'notYours', { player: last.player });
  const times = turn?.takenBack?.filter((one) => one === player).length ?? 0;
  return times < MOST ? last : refuse('C-210', 'tooOften', { count: MOST });
};

/** Takes back what one has just done, while nothing has followed it (C-210). */
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
