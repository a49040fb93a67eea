import { z } from 'zod';
import type { CardId, Refusal } from '../../core/types.js';
import { boardFacts } from '../cards/index.js';
import { type Actor, cardOn, seatOf, turnOf } from '../game/game.js';
import { amountIn, freeInActions, own } from '../game/gates.js';
import type { Board } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { pay } from '../verbs/verbs.js';
import { amount, type Command, cardId } from './command.js';

const reachesAll = (card: CardId): boolean =>
  boardFacts(card).abilities.some((ability) => 'modify' in ability && ability.modify === 'reach');

/** True if money may go from one card to the other in one step (C-701). */
const adjacent = (board: Board, from: CardId, other: CardId): boolean =>
  from !== other && (reachesAll(from) || cardOn(board, from).master === other || cardOn(board, other).master === from);

const gate = (actor: Actor): Refusal | null => {
  const phase = freeInActions(actor);
  if (phase) return phase;
  const { freeTransfersLeft, actionsLeft } = turnOf(actor.board);
  return freeTransfersLeft > 0 || actionsLeft > 0 ? null : refuse('C-701', 'noTransferLeft');
};

/** Moves money between neighbours: two free ones a turn, each further one a regular action (C-701). */
export const transfer: Command<'transfer'> = {
  type: 'transfer',
  shape: z.strictObject({ type: z.literal('transfer'), amount, from: cardId, to: cardId, asAction: z.boolean().optional() }),
  check: (actor, intent) => {
    const { from, to, asAction = false } = intent;
    const { board } = actor;
    const phase = freeInActions(actor) ?? own(actor, from, 'C-701') ?? own(actor, to, 'C-701');
    if (phase) return phase;
    const turn = turnOf(board);
    if (asAction && turn.actionsLeft === 0) return refuse('C-204', 'noActionLeft');
    if (!asAction && turn.freeTransfersLeft === 0) return refuse('C-701', turn.actionsLeft > 0 ? 'costsAction' : 'noTransferLeft');
    if (!adjacent(board, from, to)) return refuse('C-701', 'notNeighbours', { card: from, to });
    return amountIn(intent.amount, cardOn(board, from).money) ?? intent;
  },
  apply: (game, by, intent) => {
    const turn = turnOf(game.board);
    if (intent.asAction) turn.actionsLeft -= 1;
    else turn.freeTransfersLeft -= 1;
    turn.acted = true;
    pay(game, { from: intent.from, to: intent.to, amount: intent.amount, reason: 'transfer', player: by });
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const { board } = actor;
    const { cards } = seatOf(board, actor.player);
    const from: { card: CardId; to: CardId[]; max: number }[] = [];
    for (const card of cards) {
      const max = cardOn(board, card).money;
      if (max === 0) continue;
      const neighbours = cards.filter((other) => adjacent(board, card, other));
      if (neighbours.length > 0) from.push({ card, to: neighbours, max });
    }
    const { freeTransfersLeft, actionsLeft } = turnOf(board);
    return from.length > 0 ? { from, asAction: freeTransfersLeft === 0, actionLeft: actionsLeft > 0 } : refuse('C-701', 'nothingToMove');
  },
};
