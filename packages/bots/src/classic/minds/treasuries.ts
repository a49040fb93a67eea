import type { CardId } from '@illuminice/rules';
import { distanceOf, type Intent, type MoneyMove, mastersOf } from '@illuminice/rules/classic';
import { abilitiesOf, isUsableFor, modifies } from '../cards.js';
import { best, ifLegal, moneyOn, mySeat, type PlayerContext, rivals } from './player-context.js';

const WORTH_MOVING = 2;

/** All money from Groups to the Illuminati, plus `bonus` MB from the bank (C-913, C-1001). */
export const collectMoves = (context: PlayerContext, bonus = 0): MoneyMove[] => {
  const [illuminati, ...groups] = mySeat(context).cards;
  if (illuminati === undefined) return [];
  const moves = groups.map((from) => ({ from, to: illuminati, amount: moneyOn(context.board, from) })).filter(({ amount }) => amount > 0);
  return bonus > 0 ? [...moves, { from: 'bank', to: illuminati, amount: bonus }] : moves;
};

const reachesAll = (card: CardId): boolean => modifies(card, 'reach');

/**
 * A free transfer towards the Illuminati (C-701). Cards that sell draws keep their money, which pays for them (C-1002).
 *
 * @param keep the next attacker, which keeps its money
 */
export const bringHome = (context: PlayerContext, keep: CardId | null): Intent | null => {
  const { board } = context;
  if ((board.turn?.freeTransfersLeft ?? 0) === 0) return null;
  const [illuminati, ...groups] = mySeat(context).cards;
  if (illuminati === undefined) return null;
  const steps = (card: CardId) => (reachesAll(card) ? 1 : distanceOf(board, card));
  const from = best(
    groups.filter((card) => card !== keep && !isUsableFor(card, 'draw') && moneyOn(board, card) >= WORTH_MOVING),
    (card) => moneyOn(board, card) / steps(card),
  );
  if (from === undefined) return null;
  const to = reachesAll(from) ? illuminati : mastersOf(board, from)[0];
  return to === undefined ? null : ifLegal(context, { type: 'transfer', from, to, amount: moneyOn(board, from) });
};

/** The farthest card as source of a tax, where money is least useful (C-202). */
export const nameTaxed = (context: PlayerContext): Intent | null => {
  const { board } = context;
  const taxed = rivals(context).some(({ cards }) => cards.some((card) => abilitiesOf(card).some((ability) => 'tax' in ability)));
  if (!taxed) return null;
  const seat = mySeat(context);
  if (moneyOn(board, seat.taxFrom) > 0) return null;
  const card = best(
    seat.cards.filter((id) => moneyOn(board, id) > 0),
    (id) => distanceOf(board, id),
  );
  return card === undefined ? null : ifLegal(context, { type: 'taxFrom', card });
};
