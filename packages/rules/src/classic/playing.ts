import type { CardId, PlayerId } from '../core/types.js';
import type { Game } from './game.js';
import type { Play } from './types.js';

/** Opens the short window in which a Special just played may be cancelled (C-900). It closes by itself if nobody is asked. */
export const openPlaying = (game: Game, by: PlayerId, cards: CardId[], play: Play): void => {
  const { board } = game;
  board.frames.push({ kind: 'playing', id: board.next.frame++, rev: 0, done: [], by, card: cards[0] as CardId, cards, play });
};
