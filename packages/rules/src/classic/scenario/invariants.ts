import type { CardId } from '../../core/types.js';
import { overlaps } from '../../domain/geometry.js';
import { boardFacts, cardFacts, GROUPS, ILLUMINATI, SPECIALS } from '../cards/index.js';
import { cardOn, seatsIn } from '../game/game.js';
import { viewFor } from '../game/view.js';
import { check } from '../step/check.js';
import { leastIntent } from '../step/least.js';
import { spotAt, spotOfCard } from '../structure/structure.js';
import type { GameEvent, Seat, State } from '../types/index.js';
import { decision } from '../windows/windows.js';

const handAgrees = ({ player, turnedUp, faceUp, faceDown }: Seat, hand: readonly CardId[], errors: string[]): void => {
  for (const { card } of turnedUp ?? []) if (!faceUp.includes(card)) errors.push(`${player} is said to hold ${card}, turned up`);
  if (hand.length !== faceDown) errors.push(`${player} holds ${hand.length} face down, the board says ${faceDown}`);
};

/** Every card lies in exactly one place (C-307), and the board's lists agree with the cards. */
const cardsLieOnce = ({ board, secrets }: State, errors: string[]): void => {
  const places = new Map<CardId, number>();
  const put = (cards: readonly CardId[]) => {
    for (const card of cards) places.set(card, (places.get(card) ?? 0) + 1);
  };
  put(secrets.deck);
  put(board.uncontrolled);
  put(board.dead);
  put(board.discard);
  for (const seat of board.seats) {
    const hand = secrets.private[seat.player]?.hand ?? [];
    put(seat.cards);
    put(seat.faceUp);
    put(hand);
    handAgrees(seat, hand, errors);
  }
  for (const { id } of [...GROUPS, ...SPECIALS]) {
    const times = places.get(id) ?? 0;
    if (times > 1) errors.push(`${id} lies in ${times} places`);
  }
  for (const { id } of ILLUMINATI) if ((places.get(id) ?? 0) > 1) errors.push(`${id} lies in several places`);
  for (const id of board.uncontrolled) if (board.cards[id]?.zone !== 'uncontrolled') errors.push(`${id} is in the middle, its zone is not`);
  for (const id of board.dead) if (board.cards[id]?.zone !== 'dead') errors.push(`${id} is dead, its zone is not`);
  if (board.deckSize !== secrets.deck.length) errors.push(`the deck has ${secrets.deck.length} cards, the board says ${board.deckSize}`);
};

const liesAlone = ({ board }: State, seat: Seat, id: CardId, errors: string[]): void => {
  const { master, arrow } = cardOn(board, id);
  for (const other of seat.cards.filter((candidate) => candidate < id)) {
    if (overlaps(spotOfCard(board, other), spotOfCard(board, id))) errors.push(`${id} and ${other} share a cell`);
    const sibling = cardOn(board, other);
    if (sibling.master === master && sibling.arrow === arrow) errors.push(`${id} and ${other} hang on one arrow`);
  }
};

/** A structure is a tree from its Illuminati; every card lies where its arrow says, none on another (C-303, C-304). */
const treeStands = (state: State, seat: Seat, errors: string[]): void => {
  const { board } = state;
  for (const id of seat.cards) {
    const card = cardOn(board, id);
    if (card.owner !== seat.player || card.zone !== 'play')
      errors.push(`${id} is in ${seat.player}'s structure, its owner is ${card.owner}`);
    if (id === seat.illuminati) continue;
    let steps = 0;
    for (let above: CardId | null = id; above !== null && steps <= seat.cards.length; steps++) above = cardOn(board, above).master;
    if (steps > seat.cards.length) errors.push(`${id} hangs in a circle`);
    const { master, arrow } = card;
    if (master === null || arrow === null || !seat.cards.includes(master) || !boardFacts(master).outward.includes(arrow)) {
      errors.push(`${id} hangs on nothing`);
      continue;
    }
    const spot = spotAt(board, id, { onto: master, arrow });
    if (spot.x !== card.x || spot.y !== card.y || spot.rot !== card.rot) errors.push(`${id} does not lie against its master's arrow`);
    liesAlone(state, seat, id, errors);
  }
};

/** The game can go on: awaited players have a legal intent (C-1206). */
const goesOn = (state: State, errors: string[]): void => {
  if (state.board.outcome) return;
  const asked = decision(state.board);
  if (asked.who.length === 0) errors.push(`nobody is asked in ${asked.kind}`);
  for (const player of asked.who) {
    const view = viewFor(state, player);
    const least = leastIntent(view);
    const refusal = least ? check(view, least) : undefined;
    if (refusal !== null) errors.push(`${player} cannot answer ${asked.kind}: ${JSON.stringify(least)} ${JSON.stringify(refusal ?? null)}`);
  }
};

export const brokenInvariants = (state: State): string[] => {
  const errors: string[] = [];
  const { board } = state;
  cardsLieOnce(state, errors);
  for (const seat of seatsIn(board)) treeStands(state, seat, errors);
  for (const card of Object.values(board.cards)) {
    if (!Number.isInteger(card.money) || card.money < 0) errors.push(`${card.id} has ${card.money} MB`);
    if (card.zone !== 'play' && card.money !== 0) errors.push(`${card.id} has money but no owner`);
    if (!cardFacts[card.id]) errors.push(`${card.id} is no card`);
  }
  if (board.turn && (board.turn.actionsLeft < 0 || board.turn.freeTransfersLeft < 0)) errors.push('more actions were taken than there are');
  const { attack } = board;
  if (attack && attack.ledger.reduce((sum, row) => sum + row.value, 0) !== attack.needs) errors.push('the ledger does not add up');
  goesOn(state, errors);
  return errors;
};

const moneyInPlay = ({ board }: State): number => Object.values(board.cards).reduce((sum, card) => sum + card.money, 0);

/** Net MB from the bank into the treasuries by the events of one intent. */
const moneyFromBank = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.type !== 'money') return sum;
    return sum + (event.from === 'bank' ? event.amount : 0) - (event.to === 'bank' ? event.amount : 0);
  }, 0);

/** Money comes from the bank and goes there, and nowhere else. */
export const watchMoney = (state: State) => {
  let money = moneyInPlay(state);
  return {
    told: (after: State, events: readonly GameEvent[]): string[] => {
      money += moneyFromBank(events);
      return moneyInPlay(after) === money ? [] : ['money came from nowhere, or went there'];
    },
  };
};
