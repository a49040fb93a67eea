import type { PlayerId } from '../../core/types.js';
import { cardsOn, findSeat, privateOf, topFrame } from '../game/game.js';
import type { CopyId, DealFields, Intent, IntentOf, IntentType, PlayFields, PuppetPlace, State } from '../types/index.js';

/* Translates card ids in scenario files into the engine's copies, by place. */

interface Name {
  readonly card: string;
  readonly owner: PlayerId | null;
  readonly hand: boolean;
  readonly index: number;
}

/** Reads `card`, `card@ann`, `card@hand:ann`, `card#2`. */
export const readName = (name: string): Name => {
  const [, card = name, hand, owner, index] = /^([^@#]+)(?:@(hand:)?([^#]+))?(?:#(\d+))?$/.exec(name) ?? [];
  return { card, owner: owner ?? null, hand: hand !== undefined, index: Number(index ?? 1) };
};

/** The copy in play or beside it that a name means; preferably the sender's own. */
export const onTable = ({ board }: State, by: PlayerId | null, name: string): CopyId | undefined => {
  const { card, owner, index } = readName(name);
  const all = cardsOn(board).filter((candidate) => candidate.card === card && (owner === null || candidate.owner === owner));
  const inPlay = all.filter(({ zone }) => zone !== 'linked' && zone !== 'announced');
  const from = inPlay.length > 0 ? inPlay : all;
  const mine = from.filter((candidate) => candidate.owner === by);
  return (owner === null && mine.length > 0 ? mine : from)[index - 1]?.id;
};

export const inHand = (state: State, player: PlayerId, name: string): CopyId | undefined => {
  const { card, index } = readName(name);
  const seat = findSeat(state.board, player);
  if (!seat) return undefined;
  const mine = privateOf(state, player);
  return [...mine.plots, ...mine.groups, ...seat.plots, ...seat.groups, ...mine.beneath.map(({ kept }) => kept)].filter(
    (held) => held.card === card,
  )[index - 1]?.id;
};

/** Candidates of a choice: copies, or cards of a deck. */
const inChoice = (state: State, by: PlayerId, name: string): CopyId | undefined =>
  privateOf(state, by).choice?.from.find((candidate) => candidate.card === readName(name).card)?.id;

type Find = (name: string) => string;

const finders = (state: State, by: PlayerId) => {
  const or =
    (...ways: ((name: string) => string | undefined)[]): Find =>
    (name) => {
      for (const way of ways) {
        const found = way(name);
        if (found !== undefined) return found;
      }
      return name;
    };
  const table = (name: string) => onTable(state, by, name);
  const hand = (name: string) => inHand(state, by, name);
  const fallen = (name: string) => {
    for (const { destroyed } of state.board.seats) {
      const found = destroyed.find((held) => held.card === readName(name).card);
      if (found) return found.id;
    }
    return undefined;
  };
  const others = (name: string) => {
    for (const { player } of state.board.seats) {
      const seat = findSeat(state.board, player);
      const open = [...(seat?.plots ?? []), ...(seat?.groups ?? [])].find((held) => held.card === readName(name).card);
      if (open) return open.id;
    }
    return undefined;
  };
  return {
    table: or(table, hand, fallen),
    hand: or(hand),
    handThenTable: or(hand, others, table),
    choice: or((name) => inChoice(state, by, name)),
    tableOnly: or(table),
  };
};

const placesOf = (find: Find, places: readonly PuppetPlace[]): PuppetPlace[] =>
  places.map(({ group, onto, arrow }) => ({ group: find(group), onto: find(onto), arrow }));

const playOf = ({ table, hand, handThenTable, tableOnly }: ReturnType<typeof finders>, fields: PlayFields): PlayFields => ({
  ...fields,
  ...(fields.on !== undefined && { on: table(fields.on) }),
  ...(fields.onto !== undefined && { onto: tableOnly(fields.onto) }),
  ...(fields.helper !== undefined && { helper: tableOnly(fields.helper) }),
  ...(fields.attacker !== undefined && { attacker: tableOnly(fields.attacker) }),
  ...(fields.card2 !== undefined && { card2: handThenTable(fields.card2) }),
  ...(fields.against !== undefined && fields.against !== 'last' && { against: tableOnly(fields.against) }),
  ...(fields.cards && { cards: fields.cards.map(table) }),
  ...(fields.aids && { aids: fields.aids.map(tableOnly) }),
  ...(fields.pay && { pay: fields.pay.map(table) }),
  ...(fields.plus && { plus: fields.plus.map(hand) }),
  ...(fields.discard && { discard: fields.discard.map(hand) }),
  ...(fields.placements && { placements: placesOf(tableOnly, fields.placements) }),
});

const dealOf = (state: State, owner: PlayerId, { plots, cards, resources, groups, ...unnamed }: DealFields): DealFields => {
  const hand: Find = (name) => inHand(state, owner, name) ?? name;
  const table: Find = (name) => onTable(state, owner, name) ?? name;
  return {
    ...unnamed,
    ...(plots && { plots: plots.map(hand) }),
    ...(cards && { cards: cards.map(hand) }),
    ...(resources && { resources: resources.map(table) }),
    ...(groups && { groups: groups.map(table) }),
  };
};

/** A hidden card named by an offer counts as shown to its maker before the scenario, as the rules require (N-1403). */
const wasShown = (state: State, viewer: PlayerId, holder: PlayerId, { plots = [], cards = [] }: DealFields): void => {
  if (!findSeat(state.board, holder)) return;
  const { seen } = privateOf(state, viewer);
  const theirs = privateOf(state, holder);
  for (const held of [...theirs.plots, ...theirs.groups])
    if ([...plots, ...cards].includes(held.id) && !seen.some(({ id }) => id === held.id)) seen.push({ ...held, player: holder });
};

const offerOf = (state: State, by: PlayerId, tableOnly: Find, intent: IntentOf<'offer'>): IntentOf<'offer'> => {
  // An offer to several players names no cards.
  const partner = typeof intent.to === 'string' ? intent.to : (intent.to[0] ?? '');
  const ask = dealOf(state, partner, intent.ask);
  wasShown(state, by, partner, ask);
  return {
    ...intent,
    give: dealOf(state, by, intent.give),
    ask,
    ...(intent.pay && { pay: intent.pay.map(tableOnly) }),
    ...(intent.placements && { placements: placesOf(tableOnly, intent.placements) }),
  };
};

interface Names extends ReturnType<typeof finders> {
  readonly state: State;
  readonly by: PlayerId;
}

type Translation<T extends IntentType> = (intent: IntentOf<T>, names: Names) => Intent;

const ofHand = <I extends IntentOf<'show' | 'returnPlot' | 'agents'>>(intent: I, { hand }: Names): I => ({
  ...intent,
  card: hand(intent.card),
});

const allOfHand = <I extends IntentOf<'expose' | 'discard' | 'claim'>>(intent: I, { hand }: Names): I => ({
  ...intent,
  cards: intent.cards.map(hand),
});

const TRANSLATIONS: { readonly [T in IntentType]?: Translation<T> } = {
  takeOver: (intent, { table, tableOnly, handThenTable }) => ({
    ...intent,
    card: handThenTable(intent.card),
    ...(intent.onto !== undefined && { onto: tableOnly(intent.onto) }),
    ...(intent.link !== undefined && { link: tableOnly(intent.link) }),
    ...(intent.by !== undefined && { by: table(intent.by) }),
  }),
  buyPlot: (intent, { tableOnly }) => ({ ...intent, pay: intent.pay.map(tableOnly) }),
  expose: allOfHand,
  discard: allOfHand,
  claim: allOfHand,
  show: ofHand,
  returnPlot: ofHand,
  agents: ofHand,
  removeToken: (intent, { tableOnly }) => ({ ...intent, card: tableOnly(intent.card) }),
  join: (intent, { hand, tableOnly }) => ({
    ...intent,
    card: tableOnly(intent.card),
    ...(intent.plus && { plus: intent.plus.map(hand) }),
  }),
  link: (intent, { tableOnly }) => ({
    ...intent,
    card: tableOnly(intent.card),
    ...(intent.to !== undefined && { to: tableOnly(intent.to) }),
  }),
  attack: (intent, names) => {
    const { table, hand, tableOnly } = names;
    return {
      ...intent,
      attacker: tableOnly(intent.attacker),
      target: intent.fromHand ? hand(intent.target) : table(intent.target),
      ...(intent.aids && { aids: intent.aids.map(tableOnly) }),
      ...(intent.privilege !== undefined && { privilege: table(intent.privilege) }),
      ...(intent.plus && { plus: intent.plus.map(({ plot, on: boosted }) => ({ plot: hand(plot), on: tableOnly(boosted) })) }),
      ...(intent.plots && { plots: intent.plots.map(({ card, ...fields }) => ({ card: hand(card), ...playOf(names, fields) })) }),
    };
  },
  place: (intent, { tableOnly }) => ({
    ...intent,
    onto: tableOnly(intent.onto),
    ...(intent.puppets && { puppets: placesOf(tableOnly, intent.puppets) }),
  }),
  move: (intent, { tableOnly }) => ({
    ...intent,
    group: tableOnly(intent.group),
    onto: tableOnly(intent.onto),
    pay: tableOnly(intent.pay),
    ...(intent.puppets && { puppets: placesOf(tableOnly, intent.puppets) }),
  }),
  relief: (intent, { tableOnly }) => ({ ...intent, place: tableOnly(intent.place), cards: intent.cards.map(tableOnly) }),
  pledge: (intent, { tableOnly }) => ({ ...intent, cards: intent.cards.map(tableOnly) }),
  playPlot: (intent, names) => ({ ...playOf(names, intent), type: 'playPlot', card: names.hand(intent.card) }),
  useAbility: (intent, names) => ({
    ...playOf(names, intent),
    type: 'useAbility',
    card: names.table(intent.card),
    ...(intent.ability !== undefined && { ability: intent.ability }),
  }),
  choose: (intent, { choice, state }) =>
    topFrame(state.board)?.kind === 'choose' && intent.cards ? { ...intent, cards: intent.cards.map(choice) } : intent,
  openToOffers: (intent, { hand, tableOnly }) => ({
    ...intent,
    ...(intent.plots && { plots: intent.plots.map(hand) }),
    ...(intent.cards && { cards: intent.cards.map(hand) }),
    ...(intent.resources && { resources: intent.resources.map(tableOnly) }),
    ...(intent.groups && { groups: intent.groups.map(tableOnly) }),
  }),
  offer: (intent, { state, by, tableOnly }) => offerOf(state, by, tableOnly, intent),
  answer: (intent, { hand, tableOnly }) => ({
    ...intent,
    ...(intent.cards && { cards: intent.cards.map(hand) }),
    ...(intent.placements && { placements: placesOf(tableOnly, intent.placements) }),
  }),
};

/** The intent with copies instead of names. Unknown names stay, and the rules refuse them. */
export const translate = (state: State, by: PlayerId, intent: Intent): Intent => {
  const translation = TRANSLATIONS[intent.type] as Translation<IntentType> | undefined;
  return translation && findSeat(state.board, by) ? translation(intent, { ...finders(state, by), state, by }) : intent;
};
