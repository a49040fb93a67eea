import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { endPlaced } from '../attack/result.js';
import { dropFrame } from '../frames/frames.js';
import { cardOn, type Game, openAttack, tableCard, topFrame } from '../game/game.js';
import { discardBranch } from '../structure/falling.js';
import { type Arrangement, arrange, hang, losesNeedlessly } from '../structure/structure.js';
import type { Attack, Frame } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, puppets, side } from './command.js';

interface PlacePlan {
  readonly frame: Frame;
  readonly attack: Attack;
  readonly arrangement: Arrangement;
}

/** Attaches the captive to an arrow of the leader (N-496). */
export const place: Command<'place', PlacePlan> = {
  type: 'place',
  shape: z.strictObject({
    type: z.literal('place'),
    onto: id,
    arrow: side,
    puppets: puppets.optional(),
    acceptLoss: z.boolean().optional(),
  }),
  check: ({ board, player }, { onto, arrow, puppets: named, acceptLoss }): Refusal | PlacePlan => {
    const frame = topFrame(board);
    const attack = openAttack(board);
    if (frame?.kind !== 'place' || frame.by !== player || !attack) return refuse('N-1005', 'notNow');
    const { card } = cardOn(board, attack.target);
    const master = tableCard(board, onto);
    if (!master || onto !== attack.leader) return refuse('N-496', 'noRoom', { card, onto: master?.card ?? onto, arrow });
    const arrangement = arrange(board, attack.target, player, { onto, arrow, puppets: named });
    if (!arrangement) return refuse('N-496', 'noRoom', { card, onto: master.card, arrow });
    if (arrangement.lost.length > 0 && !acceptLoss) return refuse('N-496', 'wouldLose', { count: arrangement.lost.length });
    if (losesNeedlessly(arrangement)) return refuse('N-496', 'needlessLoss', { count: arrangement.lost.length });
    return { frame, attack, arrangement };
  },
  apply: (game: Game, by, { frame, attack, arrangement }) => {
    const { board } = game;
    const from = attack.defender;
    hang(game, arrangement, by, { cause: 'captured', lose: (lost) => discardBranch(game, lost, from ?? by) });
    dropFrame(board, frame);
    endPlaced(game, attack);
  },
  hints: ({ board, player }) => {
    const frame = topFrame(board);
    return frame?.kind === 'place' && frame.by === player ? [openAttack(board)?.leader ?? ''] : [];
  },
};
