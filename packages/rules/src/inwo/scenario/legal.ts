import type { PlayerId } from '../../core/types.js';
import { SIDES } from '../../domain/types.js';
import { cardsOn, findSeat, type Game, structureOf } from '../game/game.js';
import { viewFor } from '../game/view.js';
import { check } from '../step/check.js';
import { offers } from '../step/offers.js';
import type { CopyId, Intent, IntentType, State, View } from '../types/index.js';

/* Legality of any intent of a type: drafts of it, tried one after the other. */

interface Table {
  readonly board: Game['board'];
  readonly own: readonly CopyId[];
  readonly all: readonly CopyId[];
  readonly hand: readonly CopyId[];
  readonly plots: readonly CopyId[];
  readonly players: readonly PlayerId[];
}

type Drafts = (table: Table) => readonly Intent[];

const DRAFTS: { readonly [T in IntentType]?: Drafts } = {
  ready: () => [{ type: 'ready' }],
  knock: () => [{ type: 'knock' }],
  concede: () => [{ type: 'concede' }],
  done: () => [{ type: 'done' }],
  roll: () => [{ type: 'roll' }],
  callOff: () => [{ type: 'callOff' }],
  withdraw: () => [{ type: 'withdraw' }],
  answer: () => [
    { type: 'answer', accept: true },
    { type: 'answer', accept: false },
  ],
  drawPlot: () => [{ type: 'drawPlot' }],
  drawGroup: () => [{ type: 'drawGroup' }, { type: 'drawGroup', pay: true }],
  buyPlot: ({ own }) => [
    ...own.map((card) => ({ type: 'buyPlot' as const, pay: [card] })),
    ...own.flatMap((card) => own.map((other) => ({ type: 'buyPlot' as const, pay: [card, other] }))),
  ],
  expose: ({ plots, hand }) => [...plots, ...hand].map((card) => ({ type: 'expose', cards: [card] })),
  discard: ({ plots, hand }) => [...plots, ...hand].map((card) => ({ type: 'discard', cards: [card] })),
  returnPlot: ({ plots }) => plots.map((card) => ({ type: 'returnPlot', card, at: 'top' })),
  show: ({ plots, hand, players }) =>
    [...plots, ...hand].flatMap((card) => players.map((player) => ({ type: 'show' as const, card, to: player }))),
  removeToken: ({ all }) => all.map((card) => ({ type: 'removeToken', card })),
  takeOver: ({ own, hand }) =>
    hand.flatMap((card): Intent[] => [
      { type: 'takeOver', card },
      { type: 'takeOver', card, pay: true },
      ...own.flatMap((onto) => SIDES.map((arrow) => ({ type: 'takeOver' as const, card, onto, arrow }))),
    ]),
  attack: ({ own, all, hand }) =>
    own.flatMap((attacker): Intent[] => [
      ...all.flatMap((target) => (['control', 'destroy'] as const).map((kind) => ({ type: 'attack' as const, kind, attacker, target }))),
      ...hand.map((target) => ({ type: 'attack' as const, kind: 'control' as const, attacker, target, fromHand: true })),
    ]),
  join: ({ own }) => own.flatMap((card) => (['for', 'against'] as const).map((side) => ({ type: 'join' as const, card, side }))),
  agents: ({ hand }) => hand.flatMap((card) => (['for', 'against'] as const).map((side) => ({ type: 'agents' as const, card, side }))),
  link: ({ own, all }) =>
    all.flatMap((card): Intent[] => [{ type: 'link', card }, ...own.map((host) => ({ type: 'link' as const, card, to: host }))]),
  move: ({ own }) =>
    own.flatMap((group) =>
      own.flatMap((onto) => SIDES.map((arrow) => ({ type: 'move' as const, group, onto, arrow, pay: group, acceptLoss: true }))),
    ),
  relief: ({ own, all, board }) => {
    const cards = own.filter((card) => (board.cards[card]?.tokens ?? 0) > 0);
    return all.map((place) => ({ type: 'relief', place, cards }));
  },
  pledge: ({ own }) => own.map((card) => ({ type: 'pledge', cards: [card] })),
  place: ({ own }) => own.flatMap((onto) => SIDES.map((arrow) => ({ type: 'place' as const, onto, arrow, acceptLoss: true }))),
  claim: ({ plots }) => plots.map((card) => ({ type: 'claim', cards: [card] })),
};

const tableOf = ({ board, mine }: View, player: PlayerId): Table => {
  const seat = findSeat(board, player);
  const ids = (cards: readonly { readonly id: CopyId }[]) => cards.map(({ id }) => id);
  return {
    board,
    own: ids(structureOf(board, player)),
    all: ids(cardsOn(board).filter(({ zone }) => zone === 'structure' || zone === 'resource')),
    hand: ids([...(mine?.groups ?? []), ...(seat?.groups ?? [])]),
    plots: ids([...(mine?.plots ?? []), ...(seat?.plots ?? [])]),
    players: board.seats.map((seat) => seat.player),
  };
};

/**
 * True if any intent of a type is legal for a player now: Plots and abilities by their arguments; intents about chosen cards by their
 * offer; others by drafts.
 */
export const isLegal = (state: State, player: PlayerId, type: string): boolean => {
  const view = viewFor(state, player);
  if (type === 'playPlot' || type === 'useAbility')
    return offers(view).some((offer) => offer.type === type && (offer.can?.plays?.length ?? 0) > 0);
  const drafts = Object.hasOwn(DRAFTS, type) ? DRAFTS[type as IntentType] : undefined;
  if (drafts) return drafts(tableOf(view, player)).some((intent) => check(view, intent) === null);
  return offers(view).some((offer) => offer.type === type && (offer.can?.cards.length ?? 0) > 0);
};
