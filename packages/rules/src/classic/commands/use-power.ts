import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import { seatOf } from '../game/game.js';
import { ownTurn } from '../game/gates.js';
import { alterable, applyPower, checkPower, hasMoneyToMove, type PowerPlan, powerKind, powerReady } from '../turn/powers.js';
import type { IntentOf, UsablePower } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { ALIGNMENTS } from '../types/words.js';
import { type Command, cardId, moneyMoves, puppetPlaces } from './command.js';

/** Uses the power of an own card: the Lasers', the Gnomes', the Bermuda Triangle's (C-413, C-1001). */
export const usePower: Command<'usePower', PowerPlan> = {
  type: 'usePower',
  shape: z.strictObject({
    type: z.literal('usePower'),
    card: cardId,
    group: cardId.optional(),
    change: z.enum(['add', 'remove', 'reverse']).optional(),
    alignment: z.enum(ALIGNMENTS).optional(),
    moves: moneyMoves.optional(),
    placements: puppetPlaces.optional(),
  }),
  check: checkPower,
  apply: applyPower,
  offer: (actor) => {
    const turn = ownTurn(actor);
    if (turn) return turn;
    const { board, player } = actor;
    const withPower = seatOf(board, player).cards.filter((card) => powerKind(card) !== undefined);
    const [first] = withPower;
    if (first === undefined) return refuse('C-1003', 'noPowers');
    const cards = withPower.flatMap((card): UsablePower[] => {
      if (powerReady(actor, card)) return [];
      const kind = powerKind(card);
      if (kind === 'alignment') return [{ card, needs: 'alteration', groups: alterable(board, card) }];
      if (kind === 'money') return hasMoneyToMove(actor) ? [{ card, needs: 'moves' }] : [];
      return seatOf(board, player).cards.length > 1 ? [{ card, needs: 'placements' }] : [];
    });
    const allows = (intent: IntentOf<'usePower'>) => !isRefusal(checkPower(actor, intent));
    return cards.length > 0 ? { cards, allows } : (powerReady(actor, first) ?? refuse('C-1001', 'nothingToChange'));
  },
};
