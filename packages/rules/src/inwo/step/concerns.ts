import { succeeds } from '../../domain/odds.js';
import { plotFacts } from '../cards/index.js';
import { openAttack, tableCard, topFrame } from '../game/game.js';
import { progressOf } from '../goals/goals.js';
import type { Board, Play } from '../types/index.js';

/** Distance from a goal, in cards, at which any act of the player concerns everybody (N-1008, public facts only). */
const CLOSE = 2;

/** True if the player is so close to winning that every act concerns everybody. */
const isClose = (board: Board, player: string): boolean => {
  const [counted, needed] = progressOf(board, player);
  return counted + CLOSE >= needed;
};

const isInAttack = (board: Board, player: string): boolean => {
  const attack = openAttack(board);
  return attack !== null && (attack.by === player || attack.defender === player);
};

/** True if a rival's play affects the player: their cards, themselves, or everybody, like a New World Order. */
const isPlayedOn = (board: Board, player: string, { by, copy, card, fields, cancelled }: Play): boolean => {
  if (cancelled || by === player) return false;
  const named = [fields.on, fields.onto, fields.card2, ...(fields.cards ?? [])];
  const isOwn = named.some((id) => id !== undefined && tableCard(board, id)?.owner === player);
  return isOwn || fields.player === player || plotFacts(card)?.kind === 'nwo' || tableCard(board, copy)?.zone === 'nwo';
};

/** True if the dice suit the player: nobody changes their own success. */
const isContent = (board: Board, player: string): boolean => {
  const attack = openAttack(board);
  if (!attack || attack.roll === null || attack.needs === null) return false;
  const success = attack.needs >= 2 && succeeds(attack.roll, attack.needs);
  return success ? attack.by === player : attack.defender === player;
};

/** True if the top window concerns the player's own attack or play, their cards, or a change for all. */
export function happensTo(board: Board, player: string): boolean {
  const top = topFrame(board);
  switch (top?.kind) {
    case 'playing':
    case 'using':
      return isInAttack(board, player) || top.plays.some((play) => isPlayedOn(board, player, play));
    case 'contest':
      return isInAttack(board, player);
    case 'dice':
      return top.roll ? top.by === player : isInAttack(board, player) && !isContent(board, player);
    case 'loss':
      return top.loss.from === player;
    default:
      return false;
  }
}

/** True if the open plays could let somebody win soon. */
export function couldWin(board: Board, player: string): boolean {
  const top = topFrame(board);
  const attack = openAttack(board);
  switch (top?.kind) {
    case 'playing':
    case 'using':
      return (
        (attack !== null && isClose(board, attack.by)) ||
        top.plays.some(({ by, cancelled }) => !cancelled && by !== player && isClose(board, by))
      );
    case 'takeover':
      return isClose(board, top.by);
    case 'contest':
      return attack !== null && isClose(board, attack.by);
    case 'dice':
      return !top.roll && attack !== null && isClose(board, attack.by) && !isContent(board, player);
    case 'loss':
      return top.loss.by !== null && isClose(board, top.loss.by);
    case 'end':
      return board.turn !== null && isClose(board, board.turn.player);
    case 'victory':
    case 'relief':
      return true;
    default:
      return false;
  }
}

export const concerns = (board: Board, player: string): boolean => happensTo(board, player) || couldWin(board, player);
