import { z } from 'zod';
import { emit, privateOf, seatOf } from '../game/game.js';
import { illuminatiChosen } from '../turn/opening.js';
import { refuse } from '../types/refusals.js';
import { type Command, id } from './command.js';

/** Keeps one of the dealt Illuminati, sealed; the others go back (N-1304). */
export const chooseIlluminati: Command<'chooseIlluminati'> = {
  type: 'chooseIlluminati',
  shape: z.strictObject({ type: z.literal('chooseIlluminati'), card: id }),
  check: ({ board, player, mine }, intent) => {
    if (board.phase !== 'chooseIlluminati' || seatOf(board, player).chosen) return refuse('N-1304', 'notNow');
    return mine.dealt.includes(intent.card) ? intent : refuse('N-1304', 'notDealt', { card: intent.card });
  },
  apply: (game, by, { card }) => {
    privateOf(game.state, by).dealt = [card];
    seatOf(game.board, by).chosen = true;
    emit(game, { type: 'deckChosen', player: by });
    illuminatiChosen(game);
  },
  hints: ({ board, player, mine }) => (board.phase === 'chooseIlluminati' && !seatOf(board, player).chosen ? mine.dealt : []),
};
