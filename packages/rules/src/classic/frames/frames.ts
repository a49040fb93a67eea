import type { CardId, PlayerId } from '../../core/types.js';
import { emit, type Game } from '../game/game.js';
import type { Board, Frame, FrameOf, Play } from '../types/index.js';
import { attackAsks } from './asking.js';

export const attackFrame = (board: Board): FrameOf<'attack'> => {
  for (const frame of board.frames) if (frame.kind === 'attack') return frame;
  throw new Error('no attack is under way');
};

/** Opens the window in which a Special can be cancelled (C-900). It closes by itself if nobody is asked. */
export const openPlaying = (game: Game, by: PlayerId, { card, cards = [card] }: { card: CardId; cards?: CardId[] }, play: Play): void => {
  const { board } = game;
  board.frames.push({ kind: 'playing', id: board.next.frame++, rev: 0, done: [], by, card, cards, play });
};

export const dropFrame = (board: Board, frame: Frame): void => {
  board.frames = board.frames.filter((other) => other !== frame);
};

/** Ends the request to replace a cancelled card (C-909), answered or not. */
export const dropReplacement = (board: Board): void => {
  board.frames = board.frames.filter(({ kind }) => kind !== 'replace');
};

/** Reopens the window after a commitment: raises its revision, and voids other players' `done` unless firm (C-422). */
export const reopenWindow = (game: Game, except: readonly PlayerId[]): void => {
  const { board } = game;
  const frame = attackFrame(board);
  frame.rev += 1;
  const held = frame.done.filter((player) => except.includes(player) || frame.firm.includes(player));
  if (held.length === frame.done.length) return;
  const gone = frame.done.filter((player) => !held.includes(player));
  frame.done = held;
  const asked = board.seats.filter((seat) => gone.includes(seat.player) && seat.status === 'in' && attackAsks(board, seat));
  if (asked.length > 0) emit(game, { type: 'askedAgain', players: asked.map(({ player }) => player), frame: frame.id });
};
