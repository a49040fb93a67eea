import { isGroup, tableCard } from '../../game/game.js';
import { destroy } from '../../structure/falling.js';
import type { Board, CopyId } from '../../types/index.js';
import { fits, tokensTaken } from '../../values/values.js';
import { giveToken } from '../../verbs/changes.js';
import { draw } from '../../verbs/decks.js';
import { fromEvent } from '../arguments.js';
import { effect } from '../effect.js';

/** The Nation that led the last attack, an attempt to destroy another Nation. */
const warrior = (board: Board): CopyId | null => {
  const { attack } = board;
  const leader = attack?.kind === 'destroy' ? attack.leader : null;
  return leader !== null && tableCard(board, leader) && isGroup(board, leader) && fits(board, 'Nation', leader) ? leader : null;
};

const WARRIOR = fromEvent(({ actor: { board } }) => warrior(board));

/** For a Nation that destroys another one: a Plot for its owner, and a token. */
export const warPrize = effect(
  { leader: WARRIOR },
  {
    apply: (game, { by, leader }) => {
      draw(game, by, 'plot', 1);
      if (tokensTaken(game.board, leader) > 0) giveToken(game.board, leader);
    },
  },
);

/** A Nation that attacks another one in vain is destroyed, to the defender's credit. */
export const warLoss = effect(
  { leader: WARRIOR },
  { apply: (game, { leader, play: { fields } }) => destroy(game, leader, fields.player ?? null) },
);
