import type { Chance } from '@illuminice/bots';
import { ALIGNMENTS, CARD_IDS, type Intent, inwo, READY_DECKS } from '@illuminice/rules/inwo';
import { NAMES, PLAYERS } from './odd.js';

type IntentType = Intent['type'];

const number = (chance: Chance): unknown => chance.pick([0, 1, 2, 7, 99, -1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '3', null]);
const copy = (chance: Chance): string => {
  if (chance.percent(75)) return String(chance.below(140));
  return chance.percent(60) ? chance.pick(CARD_IDS) : chance.pick([...NAMES, 'deck', '-1', '1e3', ' 7']);
};
const card = (chance: Chance): string => (chance.percent(90) ? chance.pick(CARD_IDS) : chance.pick(NAMES));
const copies = (chance: Chance, most = 4): string[] => Array.from({ length: chance.below(most + 1) }, () => copy(chance));
const crowd = (chance: Chance): string[] => copies(chance, chance.percent(5) ? 400 : 4);
const arrow = (chance: Chance): string =>
  chance.pick(['top', 'right', 'bottom', 'left', 'top', 'right', 'bottom', 'left', 'up', '__proto__']);
const side = (chance: Chance): string => chance.pick(['for', 'against', 'both']);
const player = (chance: Chance): string => chance.pick(PLAYERS);
const yes = (chance: Chance): boolean => chance.percent(50);
const ready = (chance: Chance): string => (chance.percent(85) ? chance.pick([...READY_DECKS.keys()]) : chance.pick(NAMES));
const lead = (chance: Chance): string => [...READY_DECKS.values()].map((deck) => deck.lead)[chance.below(READY_DECKS.size)] ?? '';
const places = (chance: Chance) =>
  Array.from({ length: chance.below(4) }, () => ({ group: copy(chance), onto: copy(chance), arrow: arrow(chance) }));

function fields(chance: Chance): object {
  const all: Record<string, () => unknown> = {
    on: () => copy(chance),
    player: () => player(chance),
    stat: () => chance.pick(['power', 'resistance', 'toString']),
    alignment: () => chance.pick([...ALIGNMENTS, ...NAMES]),
    change: () => chance.pick(['add', 'remove', 'reverse', 'keep']),
    cards: () => crowd(chance),
    card2: () => copy(chance),
    onto: () => copy(chance),
    arrow: () => arrow(chance),
    helper: () => copy(chance),
    plus: () => crowd(chance),
    against: () => (chance.percent(40) ? 'last' : copy(chance)),
    mode: () => chance.pick([...NAMES, 'control', 'destroy', 'token']),
    by: () => number(chance),
    side: () => side(chance),
    pay: () => crowd(chance),
    discard: () => copies(chance),
    attacker: () => copy(chance),
    aids: () => copies(chance),
    placements: () => places(chance),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, make]) => (chance.percent(15) ? [[name, make()]] : [])));
}

const deal = (chance: Chance): object => ({
  ...(yes(chance) && { plots: copies(chance) }),
  ...(yes(chance) && { cards: copies(chance) }),
  ...(yes(chance) && { groups: copies(chance) }),
  ...(chance.percent(20) && { anyPlots: number(chance), anyCards: number(chance) }),
  ...(chance.percent(20) && { promise: chance.pick(NAMES) }),
});

const FIELDS: { readonly [T in IntentType]: (chance: Chance) => object } = {
  chooseDeck: (chance) =>
    chance.pick([
      () => ({ ready: ready(chance) }),
      () => ({ illuminati: card(chance), cards: Array.from({ length: chance.below(62) }, () => `${card(chance)}*${chance.below(99)}`) }),
      () => ({ deck: chance.pick(['a'.repeat(43), ...NAMES]), key: 'b'.repeat(43) }),
    ])(),
  chooseIlluminati: (chance) => ({ card: card(chance) }),
  chooseLead: (chance) => ({ card: chance.percent(80) ? lead(chance) : card(chance), arrow: arrow(chance) }),
  drawPlot: (chance) => (chance.percent(70) ? {} : { from: 'bottom', keep: number(chance), rest: 'top' }),
  drawGroup: (chance) => (chance.percent(70) ? {} : { from: 'bottom', pay: yes(chance) }),
  takeOver: (chance) => ({ card: copy(chance), onto: copy(chance), arrow: arrow(chance), ...(yes(chance) && { pay: true }) }),
  ready: () => ({}),
  buyPlot: (chance) => ({ pay: crowd(chance) }),
  expose: (chance) => ({ cards: crowd(chance) }),
  show: (chance) => ({ card: copy(chance), to: player(chance) }),
  discard: (chance) => ({ cards: crowd(chance) }),
  returnPlot: (chance) => ({ card: copy(chance), at: chance.pick<unknown>(['top', 'bottom', number(chance)]) }),
  removeToken: (chance) => ({ card: copy(chance) }),
  attack: (chance) => ({
    kind: chance.pick(['control', 'destroy', 'neutralize']),
    attacker: copy(chance),
    target: copy(chance),
    ...(yes(chance) && { fromHand: true }),
    aids: crowd(chance),
    ...(chance.percent(30) && { plots: [{ card: copy(chance), ...fields(chance) }] }),
    ...(chance.percent(20) && { privilege: copy(chance) }),
    ...(chance.percent(20) && { plus: [{ plot: copy(chance), on: copy(chance) }] }),
  }),
  join: (chance) => ({ side: side(chance), card: copy(chance), plus: copies(chance), ...(yes(chance) && { tokens: number(chance) }) }),
  agents: (chance) => ({ card: copy(chance), side: side(chance) }),
  callOff: () => ({}),
  done: (chance) => (yes(chance) ? {} : { rev: number(chance) }),
  roll: (chance) => (yes(chance) ? {} : { rev: number(chance) }),
  knock: () => ({}),
  concede: () => ({}),
  place: (chance) => ({ onto: copy(chance), arrow: arrow(chance), puppets: places(chance), ...(yes(chance) && { acceptLoss: true }) }),
  playPlot: (chance) => ({ card: copy(chance), ...fields(chance) }),
  useAbility: (chance) => ({ card: copy(chance), ...(yes(chance) && { ability: number(chance) }), ...fields(chance) }),
  move: (chance) => ({ group: copy(chance), onto: copy(chance), arrow: arrow(chance), pay: copy(chance), puppets: places(chance) }),
  link: (chance) => ({ card: copy(chance), to: copy(chance) }),
  relief: (chance) => ({ place: copy(chance), cards: crowd(chance), joint: yes(chance) }),
  pledge: (chance) => ({ cards: crowd(chance) }),
  choose: (chance) => ({
    ...(yes(chance) && { frame: number(chance) }),
    ...(yes(chance) && { option: number(chance) }),
    cards: crowd(chance),
  }),
  offer: (chance) => ({
    to: chance.percent(70) ? player(chance) : [player(chance), player(chance)],
    give: deal(chance),
    ask: deal(chance),
    ...(yes(chance) && { placements: places(chance) }),
    ...(yes(chance) && { secret: true }),
    ...(chance.percent(20) && { counters: number(chance) }),
    ...(chance.percent(20) && { replaces: number(chance) }),
  }),
  answer: (chance) => ({ offer: number(chance), accept: yes(chance), ...(yes(chance) && { cards: crowd(chance) }) }),
  withdraw: (chance) => ({ offer: number(chance) }),
  openToOffers: (chance) => ({ ...(yes(chance) && { plots: copies(chance) }), groups: copies(chance), hiddenPlots: number(chance) }),
  claim: (chance) => ({ cards: copies(chance) }),
};

/** Intents that advance an attacker's own game. */
const STEADY: readonly IntentType[] = ['chooseDeck', 'chooseLead', 'drawPlot', 'drawGroup', 'ready', 'done', 'roll'];

export function inwoIntent(chance: Chance): object {
  if (chance.percent(2)) return { type: chance.pick(NAMES) };
  // Conceding would end the game.
  const type = chance.percent(35) ? chance.pick(STEADY) : chance.pick(inwo.intentTypes.filter((type) => type !== 'concede'));
  return { type, ...FIELDS[type](chance), ...(chance.percent(2) && { [chance.pick(NAMES)]: 1 }) };
}
