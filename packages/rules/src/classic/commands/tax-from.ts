import { z } from 'zod';
import { emit, seatOf } from '../game/game.js';
import { begun, own } from '../game/gates.js';
import { type Command, cardId } from './command.js';

/** Names the first payer of taxes (C-202, U70). */
export const taxFrom: Command<'taxFrom'> = {
  type: 'taxFrom',
  shape: z.strictObject({ type: z.literal('taxFrom'), card: cardId }),
  check: (actor, intent) => begun(actor.board) ?? own(actor, intent.card, 'C-202') ?? intent,
  apply: (game, by, { card }) => {
    seatOf(game.board, by).taxFrom = card;
    emit(game, { type: 'taxNamed', player: by, card });
  },
  offer: (actor) => begun(actor.board) ?? { cards: seatOf(actor.board, actor.player).cards },
};
