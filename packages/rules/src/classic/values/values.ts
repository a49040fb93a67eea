import type { CardId } from '../../core/types.js';
import { boardFacts } from '../cards/index.js';
import { cardOn, seatOf, tableCard } from '../game/game.js';
import type { Board, Seat } from '../types/index.js';
import type { Alignment } from '../types/words.js';
import { oppositeOf } from './alignments.js';

/** Why a number of a card is not the printed one: another card's ability, hidden goals, seven or eight players, doubled incomes. */
export type Reason = { card: CardId } | 'hiddenGoals' | 'players' | 'doubled';

/** Callback for each part of a number besides the printed one. Most callers need no reasons and pass none. */
export type Note = (amount: number, why: Reason) => void;

/** A printed number, or the Illuminati's other one with hidden goals (C-1202). */
const withHiddenGoals = (board: Board, card: CardId, number: 'power' | 'transferable', note?: Note): number => {
  const facts = boardFacts(card);
  if (!board.options.hiddenGoals || facts.kind !== 'illuminati' || facts.hiddenGoalsPower === undefined) return facts[number];
  note?.(facts.hiddenGoalsPower - facts[number], 'hiddenGoals');
  return facts.hiddenGoalsPower;
};

/** Current Power of a card (C-307). */
export const powerOf = (board: Board, card: CardId, note?: Note): number => withHiddenGoals(board, card, 'power', note);

/** Power that the card can lend to another card's attack (C-302). */
export const transferableOf = (board: Board, card: CardId, note?: Note): number => withHiddenGoals(board, card, 'transferable', note);

/** Current alignments: printed ones, with changes by the Lasers this turn (C-413). Illuminati have none. */
export const alignmentsOf = (board: Board, card: CardId): readonly Alignment[] => {
  const facts = boardFacts(card);
  if (facts.kind === 'illuminati') return [];
  const alterations = board.turn?.alterations;
  if (!alterations?.length) return facts.alignments;
  let now: readonly Alignment[] = facts.alignments;
  for (const { card: changed, change, alignment } of alterations) {
    if (changed === card) now = altered(now, change, alignment);
  }
  return now;
};

/** Alignments after one change; of two opposites the newer one stays (C-413). */
export const altered = (now: readonly Alignment[], change: 'add' | 'remove' | 'reverse', alignment: Alignment): Alignment[] => {
  const without = (gone: Alignment | undefined) => now.filter((a) => a !== gone);
  const opposite = oppositeOf(alignment);
  if (change === 'remove') return without(alignment);
  if (change === 'add') return [...without(opposite).filter((a) => a !== alignment), alignment];
  const turned = without(alignment);
  return opposite && !turned.includes(opposite) ? [...turned, opposite] : turned;
};

/** Current Resistance (C-413); 0 for an Illuminati. `attacker`: the attacker's alignments; `note` gets each part but the printed one. */
export const resistanceOf = (board: Board, card: CardId, attacker: readonly Alignment[] = [], note?: Note): number => {
  const facts = boardFacts(card);
  if (facts.kind === 'illuminati') return 0;
  let resistance = facts.resistance;
  for (const ability of facts.abilities) {
    if ('modify' in ability && ability.modify === 'ownResistance' && ability.against.some((a) => attacker.includes(a)))
      resistance = ability.to;
  }
  const owner = cardOn(board, card).owner;
  if (owner === null) return resistance;
  for (const other of seatOf(board, owner).cards) {
    if (other === card) continue;
    for (const ability of boardFacts(other).abilities) {
      if (!('modify' in ability) || ability.modify !== 'othersResistance') continue;
      resistance += ability.plus;
      note?.(ability.plus, { card: other });
    }
  }
  return resistance;
};

/** More income for the Illuminati of large tables, in MB (C-1203). */
const LARGE_TABLES: Readonly<Record<number, number>> = { 7: 3, 8: 5 };

/** Income of the card each turn (C-202, C-1203), doubled in a turn of Market Manipulation (C-906). Negative: upkeep. */
export const incomeOf = (board: Board, card: CardId, note?: Note): number => {
  const facts = boardFacts(card);
  const more = facts.kind === 'illuminati' ? (LARGE_TABLES[board.seats.length] ?? 0) : 0;
  const income = facts.income + more;
  if (more > 0) note?.(more, 'players');
  if (income <= 0 || !board.turn?.doubled || board.turn.player !== tableCard(board, card)?.owner) return income;
  note?.(income, 'doubled');
  return income * 2;
};

export const mastersOf = (board: Board, card: CardId): CardId[] => {
  const masters: CardId[] = [];
  for (let above = cardOn(board, card).master; above !== null; above = cardOn(board, above).master) masters.push(above);
  return masters;
};

/** Steps from the Illuminati (C-306): 1 for its direct puppets, 0 for itself and for what is not controlled. */
export const distanceOf = (board: Board, card: CardId): number => {
  let steps = 0;
  for (let above = cardOn(board, card).master; above !== null; above = cardOn(board, above).master) steps += 1;
  return steps;
};

export const puppetsOf = (board: Board, card: CardId): CardId[] => {
  const owner = tableCard(board, card)?.owner;
  if (owner === null || owner === undefined) return [];
  return seatOf(board, owner).cards.filter((id) => cardOn(board, id).master === card);
};

export const moneyOf = (board: Board, seat: Seat): number => seat.cards.reduce((sum, id) => sum + cardOn(board, id).money, 0);
