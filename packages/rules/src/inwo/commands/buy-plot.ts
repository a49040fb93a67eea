import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { openDraw } from '../frames/frames.js';
import {
  type Actor,
  emit,
  inStructure,
  isPriedInto,
  isStruck,
  runningAttack,
  seatOf,
  structureOf,
  tableCard,
  topFrame,
} from '../game/game.js';
import { refuse } from '../types/refusals.js';
import { spendToken } from '../verbs/changes.js';
import { draw, isDry } from '../verbs/decks.js';
import { couldBuy } from '../windows/asking.js';
import { type Command, ids } from './command.js';

const buyingLater = ({ board, player }: Actor): Refusal | null => {
  const top = topFrame(board);
  if (!board.turn || top?.kind === 'choose' || top?.kind === 'limit' || isPriedInto(board, player)) return refuse('N-1005', 'notNow');
  return runningAttack(board)?.privilege === 'declared' ? refuse('N-480', 'privileged') : null;
};

const nothingToBuy = ({ board, player }: Actor): Refusal | null => {
  if (isDry(board, player, 'plot')) return refuse('N-202', 'noDrawLeft');
  return seatOf(board, player).plotDeck > 0 ? null : refuse('N-403', 'deckEmpty');
};

/** Buys a Plot: one token of the Illuminati, or two of other cards (N-403). */
export const buyPlot: Command<'buyPlot'> = {
  type: 'buyPlot',
  shape: z.strictObject({ type: z.literal('buyPlot'), pay: ids }),
  check: (actor, intent) => {
    const later = buyingLater(actor);
    if (later) return later;
    const { board, player } = actor;
    const { illuminati } = seatOf(board, player);
    const { pay } = intent;
    const wrong = pay.length === 1 ? pay[0] !== illuminati : pay.length !== 2 || pay.some((payer) => payer === illuminati);
    if (wrong) return refuse('N-403', 'wrongPayment');
    for (const payer of pay) {
      const card = tableCard(board, payer);
      if (card?.owner !== player || !inStructure(card)) return refuse('N-403', 'wrongPayment');
      if (isStruck(board, payer)) return refuse('N-714', 'struck', { card: card.card });
      if (card.tokens < pay.filter((other) => other === payer).length) return refuse('N-401', 'noToken', { card: card.card });
    }
    return nothingToBuy(actor) ?? intent;
  },
  apply: (game, by, { pay }) => {
    for (const payer of pay) spendToken(game.board, payer);
    emit(game, { type: 'bought', player: by });
    if (draw(game, by, 'plot', 1).length > 0) openDraw(game.board, by);
  },
  barred: (actor) => {
    const { board, player } = actor;
    const able = structureOf(board, player).filter(({ id: copy, tokens }) => tokens > 0 && !isStruck(board, copy));
    const pays = able.some(({ master }) => master === null) || able.reduce((sum, { tokens }) => sum + tokens, 0) > 1;
    return buyingLater(actor) ?? nothingToBuy(actor) ?? (pays ? null : refuse('N-403', 'noneCanPay'));
  },
  hints: ({ board, player }) => (board.turn && couldBuy(board, player) ? [seatOf(board, player).illuminati ?? ''] : []),
};
