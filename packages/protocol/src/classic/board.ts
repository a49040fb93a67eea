import type {
  Alteration,
  Attack,
  Board,
  Frame,
  LedgerRow,
  Play,
  PrivilegePayment,
  Seat,
  Spending,
  TableCard,
  TakeBack,
  Turn,
} from '@illuminice/rules/classic';
import {
  type Codec,
  count,
  flag,
  list,
  nullable,
  optional,
  packedAs,
  pair,
  player,
  record,
  signed,
  text,
  union,
  word,
} from '../wire/codec.js';
import { BOARD } from '../wire/game.js';
import { byId, children, growing, nullableChild, Structure } from '../wire/structure.js';
import { options } from './options.js';
import {
  alignment,
  attackKind,
  attackResult,
  card,
  change,
  moneySide,
  offer,
  openToOffers,
  outcome,
  phase,
  side,
  specialIntent,
  takenBack,
  turnedUp,
} from './words.js';

const seat = new Structure<Seat>('Seat', {
  player: text,
  illuminati: nullable(card),
  status: word(['in', 'eliminated', 'left']),
  cards: growing(card),
  faceUp: list(card),
  faceDown: count,
  turns: count,
  destroyed: list(card),
  toppled: list(card),
  taxFrom: nullable(card),
  goalChosen: flag,
  openToOffers: optional(openToOffers),
  turnedUp: optional(list(turnedUp)),
});

const tableCard = new Structure<TableCard>('Card', {
  id: card,
  zone: word(['play', 'uncontrolled', 'dead', 'out']),
  owner: nullable(player),
  master: nullable(card),
  arrow: nullable(side),
  money: count,
  x: signed,
  y: signed,
  rot: word([0, 1, 2, 3]),
});

const turn = new Structure<Turn>('Turn', {
  player,
  number: count,
  actionsLeft: count,
  freeTransfersLeft: count,
  acted: flag,
  attacked: list(card),
  used: list(card),
  doubled: flag,
  alterations: list(record<Alteration>({ card, change, alignment })),
  lastTaken: list(record<Turn['lastTaken'][number]>({ by: player, from: player })),
  anyAttack: flag,
  takenBack: optional(list(player)),
});

const payment: Codec<PrivilegePayment> = packedAs(
  nullable(card),
  (paid) => ('card' in paid ? paid.card : null),
  (paid) => (paid === null ? { pay: true } : { card: paid }),
);

const play = union<Play, 'for'>('for', {
  effect: { intent: specialIntent },
  privilege: {},
  breakPrivilege: { replaceable: flag },
  forceInterference: {},
  whispering: { privilege: nullable(payment), spend: list(record<{ from: string; amount: number }>({ from: card, amount: count })) },
});

const frame = union<Frame, 'kind'>('kind', {
  start: { id: count, rev: count, done: list(player) },
  attack: { id: count, rev: count, done: list(player), firm: list(player) },
  playing: { id: count, rev: count, done: list(player), by: player, card, cards: list(card), play },
  replace: { id: count, rev: count, by: player, card },
  askBack: { id: count, rev: count, done: list(player), by: player },
});

const ledgerRow = record<LedgerRow>({
  part: word(['power', 'aid', 'alignment', 'neutralize', 'ability', 'money', 'interference', 'defence', 'position', 'defenceMoney']),
  value: signed,
  card: optional(card),
  player: optional(player),
  alignments: optional(pair(alignment)),
  distance: optional(count),
  by: optional(word(['power', 'resistance'])),
});

const attack = new Structure<Attack>('Attack', {
  id: count,
  by: player,
  kind: attackKind,
  attacker: card,
  target: card,
  aids: list(card),
  defender: nullable(player),
  whispering: nullable(card),
  stage: word(['contest', 'dice', 'place', 'settle', 'over']),
  committed: flag,
  privilege: word(['none', 'declared', 'broken']),
  privilegeCancelled: flag,
  letIn: list(player),
  spendings: growing(record<Spending>({ player, from: card, side: moneySide, amount: count })),
  needs: signed,
  odds: count,
  ledger: growing(ledgerRow),
  dice: nullable(pair(count)),
  roll: nullable(count),
  result: nullable(attackResult),
});

/** The public board; secrets have no field here. */
export const board = new Structure<Board>(
  'ClassicBoard',
  {
    seq: count,
    seats: children(seat),
    ruleset: word(['classic']),
    options,
    phase,
    slots: list(nullable(player)),
    cards: byId('id', card, tableCard),
    uncontrolled: list(card),
    dead: growing(card),
    discard: growing(card),
    out: list(card),
    deckSize: count,
    turn: nullableChild(turn),
    frames: list(frame),
    attack: nullableChild(attack),
    offers: growing(offer),
    quiet: nullable(record<NonNullable<Board['quiet']>>({ turns: count, withoutAttack: count })),
    next: record<Board['next']>({ frame: count, attack: count, offer: count }),
    outcome: nullable(outcome),
    takeBack: optional(record<TakeBack>({ player, what: takenBack, card })),
    askBack: optional(record<TakeBack>({ player, what: takenBack, card })),
  },
  BOARD,
);
