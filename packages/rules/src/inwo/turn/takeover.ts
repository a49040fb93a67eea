import { groupFacts } from '../cards/index.js';
import { type Game, tableCard } from '../game/game.js';
import { arrange, hang } from '../structure/structure.js';
import type { Play } from '../types/index.js';
import { toHandOpen } from '../verbs/hands.js';
import { lift, noteEntered } from '../verbs/table.js';
import { bringIn } from './actions.js';
import { placeTokens } from './turn.js';

/** Ends the window of an automatic takeover; one beyond the turn's own ends the turn (N-209). */
export const endTakeover = (game: Game, play: Play): void => {
  comeIn(game, play);
  if (game.board.turn?.grab) placeTokens(game);
};

/** Brings the card of an automatic takeover into play, unless undone (N-203). */
const comeIn = (game: Game, play: Play): void => {
  const { board } = game;
  const { copy, card, by, fields } = play;
  if (!tableCard(board, copy) || play.cancelled) return;
  board.idle.moved = true;
  if (!groupFacts(card)) {
    bringIn(game, play, null);
    return;
  }
  const { onto, arrow } = fields;
  const arrangement = onto !== undefined && arrow !== undefined ? arrange(board, copy, by, { onto, arrow }) : null;
  if (arrangement) {
    hang(game, arrangement, by, { cause: 'takenOver' });
    noteEntered(game, copy);
  } else {
    lift(board, copy);
    toHandOpen(game, by, { id: copy, card });
  }
};
