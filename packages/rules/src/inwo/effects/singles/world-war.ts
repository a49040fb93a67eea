import { isGroup, tableCard } from '../../game/game.js';
import { destroy } from '../../structure/falling.js';
import type { Board, CopyId } from '../../types/index.js';
import { fits, tokensTaken } from '../../values/values.js';
import { draw, giveToken } from '../../verbs/verbs.js';
import type { Effect } from '../effect.js';

/** The Nation that led the last attack, an attempt to destroy another Nation. */
const warrior = (board: Board): CopyId | null => {
  const { attack } = board;
  const leader = attack?.kind === 'destroy' ? attack.leader : null;
  return leader !== null && tableCard(board, leader) && isGroup(board, leader) && fits(board, 'Nation', leader) ? leader : null;
};

/** A Nation that destroys another one: a Plot for its owner, and a token. */
export const warPrize: Effect<unknown> = {
  check: () => null,
  apply: (game, { by }) => {
    const leader = warrior(game.board);
    if (leader === null) return;
    draw(game, by, 'plot', 1);
    if (tokensTaken(game.board, leader) > 0) giveToken(game.board, leader);
  },
};

/** A Nation that attacks another one in vain is destroyed, to the defender's credit. */
export const warLoss: Effect<unknown> = {
  check: () => null,
  apply: (game, { fields: { player } }) => {
    const leader = warrior(game.board);
    if (leader !== null) destroy(game, leader, player ?? null);
  },
};
