import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { openWindow } from '../frames/frames.js';
import { isAnyTime } from '../frames/moments.js';
import { type Actor, cardsOn, inStructure, runningAttack, structureOf, tableCard, topFrame } from '../game/game.js';
import { reliefNeeds, reliefPower, settleRelief, spendOnRelief } from '../plays/relief.js';
import { refuse } from '../types/refusals.js';
import { isReliefBarred } from '../values/values.js';
import { type Command, eachBarred, id, ids } from './command.js';

/** Why Relief is not possible at this time (N-735). */
const reliefLater = ({ board, player }: Actor): Refusal | null => {
  if (!board.turn || runningAttack(board)) return refuse('N-735', 'insideAttack');
  if (!isAnyTime(board, player)) return refuse('N-1005', 'notNow');
  if (board.turn.player === player && !topFrame(board)) {
    if (board.phase === 'start') return refuse('N-201', 'tokensLater');
    if (board.turn.closed) return refuse('N-207', 'turnClosing');
  }
  return null;
};

/** Relief by actions with Power of three times the Place's printed Power (N-735). */
export const relief: Command<'relief'> = {
  type: 'relief',
  shape: z.strictObject({ type: z.literal('relief'), place: id, cards: ids.min(1), joint: z.boolean().optional() }),
  check: (actor, intent) => {
    const { board, player } = actor;
    const later = reliefLater(actor);
    if (later) return later;
    const place = tableCard(board, intent.place);
    if (!place?.devastated) return refuse('N-735', 'notDevastated', { card: place?.card ?? intent.place });
    if (isReliefBarred(board, place.id)) return refuse('N-735', 'barred', { card: place.card });
    if (new Set(intent.cards).size !== intent.cards.length) return refuse('N-735', 'notAllowed', { card: intent.cards[0] ?? '' });
    for (const copy of intent.cards) {
      const card = tableCard(board, copy);
      if (card?.owner !== player || !inStructure(card)) return refuse('N-735', 'notAllowed', { card: card?.card ?? copy });
      if (card.tokens < 1) return refuse('N-401', 'noToken', { card: card.card });
    }
    const needed = reliefNeeds(place);
    const has = intent.cards.reduce((sum, copy) => sum + reliefPower(board, copy), 0);
    return has >= needed || intent.joint ? intent : refuse('N-735', 'notEnough', { has, needs: needed });
  },
  apply: (game, by, { place, cards, joint }) => {
    if (joint) settleRelief(game, openWindow(game.board, { kind: 'relief', by, place, pledges: cards.map((card) => ({ by, card })) }));
    else spendOnRelief(game, by, place, cards);
  },
  barred: (actor, first) => {
    const { board, player } = actor;
    const places = cardsOn(board).filter(({ id: copy, devastated }) => devastated && (first === undefined || copy === first));
    const noTokens = structureOf(board, player).every(({ tokens }) => tokens < 1);
    return (
      reliefLater(actor) ??
      eachBarred(
        places,
        ({ id: copy, card }) =>
          isReliefBarred(board, copy) ? refuse('N-735', 'barred', { card }) : noTokens ? refuse('N-401', 'noneLeft') : null,
        refuse('N-735', 'noneDevastated'),
      )
    );
  },
  hints: ({ board }) =>
    cardsOn(board)
      .filter(({ devastated }) => devastated)
      .map(({ id: copy }) => copy),
};
