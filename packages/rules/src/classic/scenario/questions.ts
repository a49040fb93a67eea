import type { CardId, PlayerId } from '../../core/types.js';
import { cellsOf } from '../../domain/geometry.js';
import { cardFacts, isSpecial } from '../cards/index.js';
import { INTENT_TYPES } from '../commands/commands.js';
import { findSeat, privateOf, seatOf, tableCard } from '../game/game.js';
import { viewFor } from '../game/view.js';
import { countsDestroyed, specialGoal } from '../goals/goals.js';
import { offers } from '../step/offers.js';
import { spotOfCard } from '../structure/structure.js';
import type { IntentType, State } from '../types/index.js';
import { alignmentsOf, distanceOf, incomeOf, powerOf, puppetsOf, resistanceOf, transferableOf } from '../values/values.js';
import { waitingFor } from '../windows/windows.js';

type Answer = string | number | boolean | null | readonly (string | readonly number[])[] | Readonly<Record<string, number>>;

const sorted = (list: readonly string[]): string[] => [...list].sort();

const ownerOf = ({ board, secrets }: State, card: CardId): string => {
  const placed = tableCard(board, card);
  if (placed?.zone === 'play') return placed.owner ?? 'uncontrolled';
  if (placed) return placed.zone;
  if (board.discard.includes(card)) return 'discard';
  for (const seat of board.seats) {
    if (seat.faceUp.includes(card) || privateOf({ board, secrets }, seat.player).hand.includes(card)) return `hand:${seat.player}`;
  }
  return secrets.deck.includes(card) ? 'deck' : 'out';
};

const sees = (state: State, player: PlayerId, card: CardId): boolean => {
  const { board, mine } = viewFor(state, player);
  if (tableCard(board, card) || board.discard.includes(card) || board.seats.some((seat) => seat.faceUp.includes(card))) return true;
  if (!mine) return false;
  return (
    mine.hand.includes(card) ||
    mine.seen.some((known) => known.card === card) ||
    mine.offered.some(({ give, ask }) => give.includes(card) || ask.includes(card))
  );
};

const destroyedBy = (state: State, player: PlayerId): string[] => {
  const seat = seatOf(state.board, player);
  const counts = countsDestroyed(specialGoal(state.board, seat, privateOf(state, player)));
  return sorted([...seat.destroyed, ...(counts ? seat.toppled : [])]);
};

const ledger = ({ board }: State): Record<string, number> => {
  const parts: Record<string, number> = {};
  for (const { part, value } of board.attack?.ledger ?? []) parts[part] = (parts[part] ?? 0) + value;
  return parts;
};

const PLAIN: Readonly<Record<string, (state: State) => Answer>> = {
  turn: ({ board }) => board.turn?.player ?? null,
  phase: ({ board }) => board.phase,
  actionsLeft: ({ board }) => board.turn?.actionsLeft ?? null,
  freeTransfersLeft: ({ board }) => board.turn?.freeTransfersLeft ?? null,
  uncontrolled: ({ board }) => sorted(board.uncontrolled),
  dead: ({ board }) => sorted(board.dead),
  needs: ({ board }) => board.attack?.needs ?? null,
  odds: ({ board }) => board.attack?.odds ?? null,
  ledger,
  waitingFor: ({ board }) => sorted(waitingFor(board)),
  roll: ({ board }) => board.attack?.roll ?? null,
  result: ({ board }) => board.attack?.result ?? null,
  winners: ({ board }) => sorted(board.outcome?.winners ?? []),
  eliminated: ({ board }) => sorted(board.seats.filter((seat) => seat.status === 'eliminated').map((seat) => seat.player)),
  ended: ({ board }) => board.outcome?.ended ?? null,
};

const inPlay = ({ board }: State, card: CardId): boolean => tableCard(board, card)?.zone === 'play';

const cardAt = (state: State, card: CardId) => spotOfCard(state.board, card);

const OF_CARD: Readonly<Record<string, (state: State, card: CardId) => Answer>> = {
  treasury: ({ board }, card) => tableCard(board, card)?.money ?? 0,
  power: ({ board }, card) => powerOf(board, card),
  transferable: ({ board }, card) => transferableOf(board, card),
  resistance: ({ board }, card) => (tableCard(board, card) ? resistanceOf(board, card) : null),
  income: ({ board }, card) => incomeOf(board, card),
  distance: ({ board }, card) => (tableCard(board, card) ? distanceOf(board, card) : 0),
  alignments: ({ board }, card) => sorted(alignmentsOf(board, card)),
  owner: ownerOf,
  master: ({ board }, card) => tableCard(board, card)?.master ?? null,
  arrow: ({ board }, card) => tableCard(board, card)?.arrow ?? null,
  puppets: ({ board }, card) => sorted(puppetsOf(board, card)),
  cells: (state, card) => (inPlay(state, card) ? cellsOf(cardAt(state, card)) : null),
  orientation: (state, card) => (inPlay(state, card) ? (cardAt(state, card).rot % 2 === 0 ? 'landscape' : 'portrait') : null),
};

/** Questions about cards of the board, which Specials never are. */
const OF_BOARD_CARD: ReadonlySet<string> = new Set(['power', 'transferable', 'income', 'alignments']);

const OF_PLAYER: Readonly<Record<string, (state: State, player: PlayerId) => Answer>> = {
  groups: ({ board }, player) => Math.max(0, seatOf(board, player).cards.length - 1),
  hand: (state, player) => sorted([...seatOf(state.board, player).faceUp, ...privateOf(state, player).hand]),
  destroyedBy,
};

const legal = (state: State, player: PlayerId, type: string): boolean =>
  offers(viewFor(state, player)).some((offer) => offer.type === type && offer.can !== undefined);

export const subjectError = (state: State, word: string, [first = '', second]: readonly string[]): string | null | undefined => {
  const isPlayer = findSeat(state.board, first) !== undefined;
  if (Object.hasOwn(PLAIN, word)) return first === '' ? null : 'takes no subject';
  if (Object.hasOwn(OF_CARD, word)) {
    if (!cardFacts[first] || second !== undefined) return `no such card: ${first}`;
    return OF_BOARD_CARD.has(word) && isSpecial(first) ? `a Special has none: ${first}` : null;
  }
  if (Object.hasOwn(OF_PLAYER, word)) return isPlayer && second === undefined ? null : `no such player: ${first}`;
  if (!second) return undefined;
  if (word === 'sees') return isPlayer && cardFacts[second] ? null : 'asks for a player and a card';
  if (word !== 'legal') return undefined;
  if (!INTENT_TYPES.includes(second as IntentType)) return `no such intent: ${second}`;
  return isPlayer ? null : `no such player: ${first}`;
};

export const answer = (state: State, question: string): Answer => {
  const [word = '', first = '', second = ''] = question.split(' ');
  if (word === 'sees') return sees(state, first, second);
  if (word === 'legal') return legal(state, first, second);
  return PLAIN[word]?.(state) ?? OF_CARD[word]?.(state, first) ?? OF_PLAYER[word]?.(state, first) ?? null;
};
