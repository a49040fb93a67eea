import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { endAttack } from '../attacking.js';
import { letGo } from '../effects.js';
import { type Actor, emit, openAttack, topFrame } from '../game.js';
import type { Attack, Board, Frame } from '../types.js';
import { asks } from '../windows.js';
import type { Command } from './command.js';

const NO_WINDOW = refuse('C-422', 'noWindow');

/** The rule of the open window: a `done` belongs to it. */
const codeOf = (board: Board, top: Frame): string => {
  if (top.kind === 'start') return 'C-201';
  if (top.kind === 'playing') return 'C-900';
  if (top.kind === 'replace') return 'C-909';
  if (board.attack?.stage === 'settle') return 'C-504';
  return board.attack?.stage === 'dice' ? 'C-423' : 'C-422';
};

/** `firm` changes a plain `done` into one that stays (C-422). */
const check = ({ board, player }: Actor, firm: boolean, rev: number | undefined): Refusal | null => {
  const top = topFrame(board);
  if (!top) return NO_WINDOW;
  const code = codeOf(board, top);
  if (rev !== undefined && rev !== top.rev) return refuse(code, 'stale');
  if (top.kind === 'replace') return top.by === player ? null : refuse(code, 'notAsked');
  if (top.kind === 'attack' && board.attack?.stage === 'settle') return board.attack.by === player ? null : refuse(code, 'notAsked');
  if (!asks(board, top, player)) return refuse(code, 'notAsked');
  if (!top.done.includes(player)) return null;
  return firm && top.kind === 'attack' && !top.firm.includes(player) ? null : refuse(code, 'alreadyDone');
};

/** Says that the player has nothing (more) to add to the open window (C-201, C-422, C-423, C-504, C-900, C-909). */
export const done: Command<'done'> = {
  type: 'done',
  shape: z.strictObject({ type: z.literal('done'), firm: z.boolean().optional(), rev: z.number().optional() }),
  check: (actor, { firm = false, rev }) => check(actor, firm, rev),
  apply: (game, by, { firm = false }) => {
    const { board } = game;
    const top = topFrame(board) as Frame;
    if (top.kind === 'replace') {
      letGo(game);
      return;
    }
    const attack = openAttack(board);
    if (top.kind === 'attack' && attack?.stage === 'settle') {
      endAttack(game, attack as Attack);
      return;
    }
    if (!top.done.includes(by)) top.done.push(by);
    const holds = firm && top.kind === 'attack';
    if (holds && !top.firm.includes(by)) top.firm.push(by);
    emit(game, { type: 'saidDone', player: by, frame: top.id, firm: holds });
  },
  offer: (actor) => {
    const top = topFrame(actor.board);
    const plain = check(actor, false, undefined);
    const firm = top?.kind === 'attack' && actor.board.attack?.stage !== 'settle' && check(actor, true, undefined) === null;
    return plain !== null && !firm ? plain : { rev: top?.rev ?? 0, plain: plain === null, firm };
  },
};
