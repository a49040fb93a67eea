import type { Chance } from '@illuminice/bots';
import type { CardId, PlayerId } from '@illuminice/rules';
import {
  ALIGNMENTS,
  type AttackKind,
  alignmentsOf,
  type Candidates,
  check,
  findSeat,
  type Intent,
  type IntentOf,
  type IntentType,
  type MoneyMove,
  openPlaces,
  previewAttack,
  suggestPlacement,
  type View,
} from '@illuminice/rules/classic';

/** Builds a random intent from an offer's candidates; undefined if the draw found none. */
type Instance<T extends IntentType> = (can: Candidates[T], view: View, chance: Chance) => IntentOf<T> | undefined;

const amountUpTo = (max: number, chance: Chance): number => 1 + chance.below(Math.min(max, chance.percent(20) ? max : 4));

const some = <T>(list: readonly T[], percent: number, chance: Chance): T[] => list.filter(() => chance.percent(percent));

const anyAttack: Instance<'attack'> = (can, view, chance) => {
  const { card: attacker, control, neutralize, destroy, whispering } = chance.pick(can.attackers);
  const kinds: [AttackKind, readonly CardId[]][] = [
    ['control', control],
    ['neutralize', neutralize],
    ['destroy', destroy],
  ];
  const open = kinds.filter(([, targets]) => targets.length > 0);
  const campaign = can.whispering !== null && whispering.length > 0 && (open.length === 0 || chance.percent(30));
  if (!campaign && open.length === 0) return undefined;
  const [kind, targets] = campaign
    ? (['destroy', whispering] as const)
    : control.length > 0 && chance.percent(60)
      ? (['control', control] as const)
      : chance.pick(open);
  const target = chance.pick(targets);
  const aids = some(
    can.aids.filter(({ card, never }) => card !== attacker && card !== target && !never.includes(target)),
    50,
    chance,
  ).map(({ card }) => card);
  const intent: IntentOf<'attack'> = { type: 'attack', kind, attacker, target, aids };
  if (campaign && can.whispering !== null) intent.whispering = can.whispering;
  const discards = can.privilege.cards.filter((card) => card !== intent.whispering);
  if (can.privilege.pay && chance.percent(30)) intent.privilege = { pay: true };
  else if (discards.length > 0 && chance.percent(8)) intent.privilege = { card: chance.pick(discards) };
  const purse = view.board.cards[attacker]?.money ?? 0;
  if (purse > 5 && chance.percent(20)) intent.spend = [{ from: attacker, amount: amountUpTo(purse - 5, chance) }];
  return intent;
};

/** The likeliest of some random attacks: games of hopeless attacks seldom end. */
const attack: Instance<'attack'> = (can, view, chance) => {
  const drawn = [1, 2, 3, 4].flatMap(() => anyAttack(can, view, chance) ?? []);
  const odds = drawn.map((intent) => previewAttack(view, intent).odds);
  return drawn[odds.indexOf(Math.max(...odds))];
};

const place: Instance<'place'> = (can, _view, chance) => {
  const { onto, arrow, puppets, lost } = chance.pick(can.places);
  return { type: 'place', group: can.group, onto, arrow, puppets, acceptLoss: lost.length > 0 };
};

const moveGroup: Instance<'moveGroup'> = (can, view, chance) => {
  const { group, places } = chance.pick(can.groups);
  const best = suggestPlacement(view.board, view.player ?? '', { group, ...chance.pick(places) });
  if (!best) return undefined;
  const { onto, arrow, puppets, plan } = best;
  return { type: 'moveGroup', group, onto, arrow, puppets, acceptLoss: plan.lost.length > 0 };
};

/** Transfers between own treasuries; `bonus` is money from the bank (C-913). */
const moneyMoves = (view: View, bonus: number, chance: Chance): MoneyMove[] => {
  const own = findSeat(view.board, view.player)?.cards ?? [];
  const to = chance.pick(own);
  const from = own.find((card) => card !== to && (view.board.cards[card]?.money ?? 0) > 0);
  const moves: MoneyMove[] = bonus > 0 ? [{ from: 'bank', to, amount: bonus }] : [];
  if (from !== undefined) moves.push({ from, to, amount: amountUpTo(view.board.cards[from]?.money ?? 1, chance) });
  return moves;
};

const playSpecial: Instance<'playSpecial'> = (can, view, chance) => {
  const { card, needs, groups = [], players = [] } = chance.pick(can.cards);
  switch (needs) {
    case 'nothing':
      return { type: 'playSpecial', card };
    case 'deadGroup':
      return { type: 'playSpecial', card, group: chance.pick(groups) };
    case 'player':
      return { type: 'playSpecial', card, player: chance.pick(players) };
    case 'moves':
      return { type: 'playSpecial', card, moves: moneyMoves(view, 5, chance) };
    case 'groupAndPlace': {
      const group = chance.pick(groups);
      return { type: 'playSpecial', card, group, ...chance.pick(openPlaces(view.board, group, view.player ?? '')) };
    }
  }
};

const usePower: Instance<'usePower'> = (can, view, chance) => {
  const { card, needs, groups = [] } = chance.pick(can.cards);
  const own = findSeat(view.board, view.player)?.cards ?? [];
  if (needs === 'moves') return { type: 'usePower', card, moves: moneyMoves(view, 0, chance) };
  if (needs === 'placements') {
    const placements = own.slice(1).map((group) => {
      const { master, arrow } = view.board.cards[group] ?? {};
      return { group, onto: master ?? '', arrow: arrow ?? 'top' } as const;
    });
    return { type: 'usePower', card, placements };
  }
  const group = chance.pick(groups);
  const has = alignmentsOf(view.board, group);
  const missing = ALIGNMENTS.filter((a) => !has.includes(a));
  const reversible = has.filter((a) => a !== 'Criminal' && a !== 'Fanatic');
  if (has.length > 0 && chance.percent(30)) return { type: 'usePower', card, group, change: 'remove', alignment: chance.pick(has) };
  if (reversible.length > 0 && chance.percent(40))
    return { type: 'usePower', card, group, change: 'reverse', alignment: chance.pick(reversible) };
  return { type: 'usePower', card, group, change: 'add', alignment: chance.pick(missing) };
};

const breakPrivilege: Instance<'breakPrivilege'> = ({ pairs, agent, single }, _view, chance) => {
  if (single.length > 0) return { type: 'breakPrivilege', cards: [chance.pick(single)] };
  if (agent !== null && (pairs.length < 2 || chance.percent(70))) return { type: 'breakPrivilege', cards: [agent] };
  const first = chance.pick(pairs);
  return { type: 'breakPrivilege', cards: [first, chance.pick(pairs.filter((card) => card !== first))] };
};

const severalWith = (to: PlayerId, partners: readonly PlayerId[], chance: Chance): PlayerId[] => {
  const others = partners.filter((other) => other !== to);
  return [to, ...some(others, 70, chance)];
};

const hungBy = ({ board, player }: View, groups: readonly CardId[], chance: Chance) =>
  groups.flatMap((group) => {
    const places = openPlaces(board, group, player ?? '');
    return places.length > 0 ? [{ group, ...chance.pick(places) }] : [];
  });

/** An offer that could be countered, and one that could be replaced. */
const earlierOffers = ({ board, mine, player }: View, to: PlayerId) => {
  const made = [...board.offers, ...(mine?.deals ?? [])];
  return { open: made.find((offer) => offer.by === to && offer.to === player), own: made.find(({ by }) => by === player) };
};

/** Gifts and small exchanges of money and Specials, sometimes Groups; also secret, to several players, or as counter-offers. */
const offer: Instance<'offer'> = (can, view, chance) => {
  const { board, mine } = view;
  const to = chance.pick(can.to);
  const cardsOf = (player: string | null) => findSeat(board, player)?.cards ?? [];
  const parcel = (money: number, specials: readonly CardId[], groups: readonly CardId[]) => ({
    ...(money > 0 && chance.percent(50) ? { money: amountUpTo(money, chance) } : {}),
    ...(specials.length > 0 && chance.percent(30) ? { specials: [chance.pick(specials)] } : {}),
    ...(can.groups && groups.length > 0 && chance.percent(40) ? { groups: [chance.pick(groups)] } : {}),
  });
  const [theirIlluminati, ...theirs] = cardsOf(to);
  const seen = (mine?.seen ?? []).filter(({ player }) => player === to).map(({ card }) => card);
  const give = parcel(can.money, can.specials, cardsOf(view.player).slice(1));
  const ask = chance.percent(40) ? parcel(board.cards[theirIlluminati ?? '']?.money ?? 0, seen, theirs) : {};
  const placements = 'groups' in ask ? hungBy(view, ask.groups ?? [], chance) : [];
  const { open, own } = earlierOffers(view, to);
  const askSeveral = chance.percent(15) && Object.keys(ask).length === 0;
  const partners = askSeveral ? severalWith(to, can.to, chance) : to;
  return {
    type: 'offer',
    to: partners,
    give,
    ask,
    ...(placements.length > 0 ? { placements } : {}),
    ...(Array.isArray(partners) && chance.percent(50) ? { choose: true as const } : {}),
    ...(chance.percent(20) ? { secret: true } : {}),
    ...(open && chance.percent(50) ? { counters: open.id } : {}),
    ...(own && chance.percent(40) ? { replaces: own.id } : {}),
  };
};

const openToOffers: Instance<'openToOffers'> = (can, _view, chance) => {
  const intent: IntentOf<'openToOffers'> = {
    type: 'openToOffers',
    ...(can.money > 0 && chance.percent(30) ? { money: amountUpTo(can.money, chance) } : {}),
    ...(can.groups.length > 0 && chance.percent(30) ? { groups: [chance.pick(can.groups)] } : {}),
    ...(can.specials.length > 0 && chance.percent(30) ? { specials: [chance.pick(can.specials)] } : {}),
    ...(can.faceDown > 0 && chance.percent(30) ? { faceDown: amountUpTo(can.faceDown, chance) } : {}),
  };
  return can.allows(intent) ? intent : undefined;
};

const answer: Instance<'answer'> = (can, view, chance) => {
  const id = chance.pick(can.offers);
  if (can.acceptable.includes(id) && chance.percent(70)) return { type: 'answer', offer: id, accept: true };
  const open = [...view.board.offers, ...(view.mine?.deals ?? [])].find((made) => made.id === id);
  const groups = open?.give.groups ?? [];
  const placements = groups.flatMap((group) => {
    const places = openPlaces(view.board, group, view.player ?? '');
    return places.length > 0 ? [{ group, ...chance.pick(places) }] : [];
  });
  if (placements.length > 0 && chance.percent(70)) return { type: 'answer', offer: id, accept: true, placements };
  return { type: 'answer', offer: id, accept: false };
};

const INSTANCES: { readonly [T in IntentType]: Instance<T> } = {
  chooseIlluminati: ({ slots }, _view, chance) => ({ type: 'chooseIlluminati', slot: chance.pick(slots) }),
  chooseGoal: ({ goals }, _view, chance) => ({ type: 'chooseGoal', goal: chance.pick(goals) }),
  drawCard: ({ draw }) => (draw ? { type: 'drawCard' } : { type: 'drawCard', extra: true }),
  keepSpecial: ({ cards }, _view, chance) => ({ type: 'keepSpecial', card: chance.pick(cards), face: chance.percent(15) ? 'up' : 'down' }),
  flipSpecial: ({ cards }, _view, chance) => ({ type: 'flipSpecial', card: chance.pick(cards) }),
  taxFrom: ({ cards }, _view, chance) => ({ type: 'taxFrom', card: chance.pick(cards) }),
  attack,
  spend: ({ from }, _view, chance) => {
    const { card, max } = chance.pick(from);
    return { type: 'spend', from: card, amount: amountUpTo(max, chance) };
  },
  interfere: ({ sides, max }, _view, chance) => ({ type: 'interfere', side: chance.pick(sides), amount: amountUpTo(max, chance) }),
  privilege: ({ cards, pay }, _view, chance) =>
    pay && (cards.length === 0 || chance.percent(60)) ? { type: 'privilege', pay: true } : { type: 'privilege', card: chance.pick(cards) },
  breakPrivilege,
  forceInterference: ({ cards }, _view, chance) => ({ type: 'forceInterference', card: chance.pick(cards) }),
  callOff: () => ({ type: 'callOff' }),
  done: ({ rev, plain, firm }, _view, chance) =>
    firm && (!plain || chance.percent(25)) ? { type: 'done', rev, firm: true } : { type: 'done', rev },
  roll: ({ rev }) => ({ type: 'roll', rev }),
  place,
  settle: ({ max }, _view, chance) => ({ type: 'settle', amount: amountUpTo(max, chance) }),
  transfer: ({ from, asAction }, _view, chance) => {
    const { card, to, max } = chance.pick(from);
    const intent: IntentOf<'transfer'> = { type: 'transfer', from: card, to: chance.pick(to), amount: amountUpTo(max, chance) };
    return asAction ? { ...intent, asAction: true } : intent;
  },
  moveGroup,
  drop: ({ groups }, _view, chance) => ({ type: 'drop', group: chance.pick(groups) }),
  offer,
  answer,
  withdraw: ({ offers }, _view, chance) => ({ type: 'withdraw', offer: chance.pick(offers) }),
  openToOffers,
  playSpecial,
  counter: ({ cards }, _view, chance) => ({ type: 'counter', card: chance.pick(cards) }),
  usePower,
  takeBack: () => ({ type: 'takeBack' }),
  askBack: () => ({ type: 'askBack' }),
  denyBack: () => ({ type: 'denyBack' }),
  pass: () => ({ type: 'pass' }),
  endTurn: () => ({ type: 'endTurn' }),
  concede: () => ({ type: 'concede' }),
};

/** Intents that valid candidates do not make legal: deals, and branches that need room. */
const NEEDS_CHECK: ReadonlySet<IntentType> = new Set(['offer', 'answer', 'moveGroup', 'playSpecial', 'usePower']);

/** A random intent from an offer's candidates, possibly illegal for `NEEDS_CHECK`; undefined if the draw found none. */
export const drawn = <T extends IntentType>(type: T, can: Candidates[T], view: View, chance: Chance): Intent | undefined =>
  INSTANCES[type](can, view, chance) as Intent | undefined;

/** A legal one; undefined if the draw found none. */
export const instanceOf = <T extends IntentType>(type: T, can: Candidates[T], view: View, chance: Chance): Intent | undefined => {
  const intent = drawn(type, can, view, chance);
  return intent && NEEDS_CHECK.has(type) && check(view, intent) !== null ? undefined : intent;
};
