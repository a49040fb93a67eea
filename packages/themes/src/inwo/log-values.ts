import type { EventType, GameEvent } from '@illuminice/rules/inwo';
import type { Values } from '../parts.js';
import type { Speaker } from './speaker.js';

type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

const yes = (truth: unknown): 'yes' | 'no' => (truth ? 'yes' : 'no');

/** Cards for those who may know: `known`, `cards`. */
const told = ({ secret }: GameEvent, say: Speaker) => ({
  known: yes(secret && secret.what.cards.length > 0),
  cards: say.cards((secret?.what.cards ?? []).map(({ card }) => card)),
});

/** Values of an event's sentence. A secret part is used if the event still has it. */
export const logValues: { readonly [T in EventType]: (event: EventOf<T>, say: Speaker) => Values } = {
  deckChosen: ({ player }, say) => ({ player: say.player(player) }),
  leadChosen: ({ player }, say) => ({ player: say.player(player) }),
  revealed: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  broughtIn: ({ player, card, payer }, say) => ({
    player: say.player(player),
    card: say.card(card),
    payer: payer === null ? [] : say.card(payer),
    paid: yes(payer),
  }),
  setAside: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  startRolled: ({ player, dice, round }, say) => ({
    player: say.player(player),
    first: dice[0] ?? 0,
    second: dice[1] ?? 0,
    sum: dice.reduce((sum, die) => sum + die, 0),
    again: yes(round > 1),
  }),
  turnBegan: ({ player, number }, say) => ({ player: say.player(player), number }),
  drew: (event, say) => ({ player: say.player(event.player), deck: event.deck, count: event.count, ...told(event, say) }),
  bought: ({ player }, say) => ({ player: say.player(player) }),
  exposed: ({ player, cards }, say) => ({ player: say.player(player), cards: say.cards(cards.map(({ card }) => card)) }),
  shown: (event, say) => ({ player: say.player(event.player), other: say.player(event.to), ...told(event, say) }),
  discarded: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  returned: ({ player }, say) => ({ player: say.player(player) }),
  tokensPlaced: ({ player }, say) => ({ player: say.player(player) }),
  played: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  used: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  cancelled: ({ player, card, by, with: canceller }, say) => ({
    player: say.player(player),
    card: say.card(card),
    by: say.player(by),
    with: canceller === null ? [] : say.card(canceller),
    answered: yes(canceller),
  }),
  announced: ({ player, kind, leader, target }, say) => ({
    player: say.player(player),
    kind,
    leader: leader === null ? [] : say.copy(leader),
    target: say.copy(target),
  }),
  joined: ({ player, copy, side }, say) => ({ player: say.player(player), card: say.copy(copy), side }),
  calledOff: ({ player }, say) => ({ player: say.player(player) }),
  voided: () => ({}),
  rolled: ({ player, dice }, say) => ({
    player: say.player(player),
    count: dice.length,
    first: dice[0] ?? 0,
    second: dice[1] ?? 0,
    sum: dice.reduce((sum, die) => sum + die, 0),
  }),
  resolved: ({ result }) => ({ result }),
  placed: ({ copy, player, onto, how: manner }, say) => ({
    card: say.copy(copy),
    player: say.player(player),
    onto: say.copy(onto),
    how: manner,
  }),
  destroyed: ({ card, by }, say) => ({ card: say.card(card), by: say.player(by), credited: yes(by) }),
  uncontrolled: ({ card }, say) => ({ card: say.card(card) }),
  devastated: ({ copy }, say) => ({ card: say.copy(copy) }),
  relieved: ({ copy }, say) => ({ card: say.copy(copy) }),
  changed: ({ card, count }, say) => ({ card: say.card(card), count }),
  linked: ({ copy, to: target }, say) => ({ card: say.copy(copy), to: target === null ? [] : say.copy(target), isLinked: yes(target) }),
  saidDone: ({ player }, say) => ({ player: say.player(player) }),
  offered: ({ player, to: partner }, say) => ({ player: say.player(player), other: say.player(partner) }),
  answered: ({ accept }) => ({ accept: yes(accept) }),
  offerClosed: ({ player, to: partner, why }, say) => ({ player: say.player(player), other: say.player(partner), why }),
  exchanged: ({ player, to: partner }, say) => ({ player: say.player(player), other: say.player(partner) }),
  openedToOffers: ({ player, open }, say) => ({ player: say.player(player), open: yes(open) }),
  claimFell: ({ player }, say) => ({ player: say.player(player) }),
  claimed: ({ player, cards }, say) => ({ player: say.player(player), count: cards.length, cards: say.cards(cards) }),
  knocked: ({ player }, say) => ({ player: say.player(player) }),
  left: ({ player }, say) => ({ player: say.player(player) }),
  ended: ({ winners }, say) => ({ winners: say.players(winners), count: winners.length }),
};
