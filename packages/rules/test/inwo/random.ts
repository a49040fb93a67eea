import { check, decision, findFacts, type Intent, READY_DECKS, type State, usesOf, type View, viewFor } from '../../src/inwo/index.js';

/** A small generator for tests: the same seed gives the same play. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed * 2654435761 + 1;
  }
  below(limit: number): number {
    this.#state = (Math.imul(this.#state ^ (this.#state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((this.#state ^ (this.#state >>> 13)) >>> 0) % limit;
  }
  one<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.below(list.length)];
  }
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Intents that a player may try now; many of them are illegal, `check` says which. */
export function* guesses({ board, player, mine }: View, chance: Chance): Generator<Intent> {
  if (player === null || mine === null) return;
  const cards = Object.values(board.cards);
  const own = cards.filter((card) => card.owner === player && (card.zone === 'structure' || card.zone === 'resource'));
  const groups = own.filter((card) => card.zone === 'structure');
  const all = cards.filter((card) => card.zone === 'structure' || card.zone === 'resource');
  const rivals = board.seats.filter((seat) => seat.player !== player && seat.status === 'in').map((seat) => seat.player);
  const seat = board.seats.find((one) => one.player === player);
  const hand = [...mine.groups, ...(seat?.groups ?? [])];
  const plots = [...mine.plots, ...(seat?.plots ?? [])];
  const id = (list: readonly { id: string }[]) => chance.one(list)?.id ?? 'none';
  const fields = () => ({
    on: id(chance.below(2) ? groups : all),
    ...(chance.below(2) && { player: chance.one(rivals) }),
    ...(chance.below(2) && { stat: chance.below(2) ? ('power' as const) : ('resistance' as const) }),
    ...(chance.below(2) && { cards: [id(groups)] }),
    ...(chance.below(4) === 0 && { alignment: 'Weird', change: 'add' as const }),
    ...(chance.below(4) === 0 && { by: chance.below(5) - 2 }),
    ...(chance.below(4) === 0 && { card2: id(chance.below(2) ? hand : plots) }),
    ...(chance.below(4) === 0 && { discard: [id(plots), id(plots)].slice(chance.below(2)) }),
    ...(chance.below(2) && { pay: [id(own)] }),
  });
  const top = board.frames.at(-1);
  if (board.phase === 'chooseDeck') {
    yield { type: 'chooseDeck', ready: chance.one([...READY_DECKS.keys()]) ?? 'ufos' };
    return;
  }
  if (board.phase === 'chooseLead') {
    for (let i = 0; i < 30; i++)
      yield { type: 'chooseLead', card: chance.one(mine.deck?.group ?? []) ?? '', arrow: chance.one(SIDES) ?? 'top' };
    return;
  }
  if (top?.kind === 'place')
    for (let i = 0; i < 20; i++)
      yield { type: 'place', onto: board.attack?.leader ?? '', arrow: chance.one(SIDES) ?? 'top', acceptLoss: true };
  if (top?.kind === 'choose') {
    yield { type: 'choose', option: 0 };
    const from = mine.choice?.from ?? [];
    yield { type: 'choose', cards: from.slice(0, top.asks.min).map((one) => one.id) };
  }
  if (top?.kind === 'limit') {
    yield { type: 'returnPlot', card: id(plots), at: 'bottom' };
    for (const plot of plots) yield { type: 'discard', cards: [plot.id] };
  }
  for (let i = 0; i < 4; i++) {
    const plot = chance.one(plots);
    if (plot && usesOf(plot.card).length > 0) yield { type: 'playPlot', card: plot.id, ...fields() };
    const card = chance.one(own);
    if (card && usesOf(card.card).length > 0) yield { type: 'useAbility', card: card.id, ...fields() };
  }
  if (top?.kind === 'contest') {
    for (let i = 0; i < 3; i++) yield { type: 'join', side: chance.below(2) ? 'for' : 'against', card: id(groups) };
    const agents = hand.find((kept) => kept.card === board.attack?.targetCard);
    if (agents) yield { type: 'agents', card: agents.id, side: 'against' };
  }
  if (board.phase === 'start' && board.turn?.player === player) {
    yield { type: 'drawPlot' };
    yield { type: 'drawGroup' };
    for (let i = 0; i < 6; i++) yield { type: 'takeOver', card: id(hand), onto: id(groups), arrow: chance.one(SIDES) ?? 'top' };
    if (chance.below(3) === 0) yield { type: 'ready' };
  }
  if (board.phase === 'main' && board.turn?.player === player) {
    for (let i = 0; i < 8; i++) {
      const fromHand = chance.below(2) === 0;
      const target = fromHand ? id(hand) : id(all.filter((card) => card.owner !== player));
      const aids = groups.filter(() => chance.below(3) === 0).map((card) => card.id);
      yield {
        type: 'attack',
        kind: chance.below(3) ? 'control' : 'destroy',
        attacker: id(groups),
        target,
        fromHand,
        aids: i < 4 ? aids : [],
        ...(chance.below(6) === 0 && { privilege: id(plots) }),
      };
    }
    for (const kept of hand) if (findFacts(kept.card)?.kind === 'resource') yield { type: 'takeOver', card: kept.id, pay: true };
    yield { type: 'link', card: id(own), to: id(groups) };
    yield { type: 'move', group: id(groups), onto: id(groups), arrow: chance.one(SIDES) ?? 'top', pay: id(groups), acceptLoss: true };
    if (chance.below(4) === 0) yield { type: 'knock' };
  }
  if (chance.below(12) === 0) yield { type: 'buyPlot', pay: [id(groups)] };
  if (chance.below(20) === 0 && plots.length > 0) yield { type: 'expose', cards: [id(plots)] };
  if (top?.kind === 'claims' || top?.kind === 'victory') for (const plot of plots) yield { type: 'claim', cards: [plot.id] };
  yield { type: 'done' };
  yield { type: 'roll' };
  if (board.phase === 'start') yield { type: 'ready' };
  yield { type: 'knock' };
}

/** A legal intent of somebody who may act, and who sends it; null if nobody was found who can do anything. */
export const pick = (state: State, chance: Chance): { by: string; intent: Intent } | null => {
  const { who } = decision(state.board);
  const players = [...who];
  if (chance.below(6) === 0) players.unshift(chance.one(state.board.seats.map((seat) => seat.player)) ?? '');
  const start = chance.below(players.length || 1);
  for (let i = 0; i < players.length; i++) {
    const by = players[(start + i) % players.length] ?? '';
    const view = viewFor(state, by);
    for (const intent of guesses(view, chance)) if (check(view, intent) === null) return { by, intent };
  }
  return null;
};
