import { SIDES } from '../../src/index.js';
import {
  check,
  createGame,
  type Intent,
  type IntentType,
  inwo,
  layTable,
  type State,
  step,
  suggestPlaces,
  type View,
  viewFor,
  whyBarred,
} from '../../src/inwo/index.js';
import { Chance, pick } from './random.js';

const table = (players: object[], turn: object = {}): State => {
  const { state, errors } = layTable(
    inwo.scenario.shape.parse({ name: 'a table', ruleset: 'inwo', turn: { player: 'ann', phase: 'main', ...turn }, players }),
  );
  expect(errors).toEqual([]);
  return state;
};

const why = (state: State, type: IntentType, card?: string): string | null => {
  const copy = card === undefined ? undefined : copyOf(state, card);
  const refusal = whyBarred(viewFor(state, 'ann'), type, copy);
  return refusal && `${refusal.code} ${refusal.why}`;
};

const copyOf = (state: State, card: string): string => {
  const { board, mine } = viewFor(state, 'ann');
  return [...Object.values(board.cards), ...(mine?.groups ?? [])].find((one) => one.card === card)?.id ?? '';
};

const BOB = { id: 'bob', illuminati: 'the-network' };
const mafia = { group: 'the-mafia', onto: 'ufos', arrow: 'top' };

test('N-1101 N-401: a move says that there is no Group, or no token that could pay', () => {
  expect(why(table([{ id: 'ann', illuminati: 'ufos' }, BOB]), 'move')).toBe('N-1101 noGroup');
  const still = table([{ id: 'ann', illuminati: 'ufos', structure: [mafia] }, BOB]);
  expect(why(still, 'move')).toBeNull();
  for (const card of Object.values(still.board.cards)) card.tokens = 0;
  expect(why(still, 'move')).toBe('N-401 noneLeft');
  expect(why(still, 'attack')).toBe('N-401 noneLeft');
  expect(why(still, 'buyPlot')).toMatch(/^N-403 /);
});

test('N-805: linking says that there is nothing to link, that nothing fits, or that it was linked this turn', () => {
  const ann = { id: 'ann', illuminati: 'ufos', structure: [mafia] };
  expect(why(table([ann, BOB]), 'link')).toBe('N-805 nothing');
  expect(why(table([{ ...ann, resources: ['clipper-chip'] }, BOB]), 'link')).toBe('N-805 nothing');
  expect(why(table([{ ...ann, resources: ['clipper-chip'] }, BOB]), 'link', 'clipper-chip')).toBe('N-805 never');
  const kells = table([{ ...ann, resources: ['book-of-kells'] }, BOB]);
  expect(why(kells, 'link')).toBe('N-805 noneFits');
  const soldiers = table([{ ...ann, resources: ['cyborg-soldiers'] }, BOB]);
  expect(why(soldiers, 'link')).toBeNull();
  soldiers.board.turn?.linked.push(copyOf(soldiers, 'cyborg-soldiers'));
  expect(why(soldiers, 'link')).toBe('N-805 movedThisTurn');
});

test('N-735: Relief says that nothing lies Devastated, or that no token is left', () => {
  const state = table([{ id: 'ann', illuminati: 'ufos', structure: [{ group: 'texas', onto: 'ufos', arrow: 'top' }] }, BOB]);
  expect(why(state, 'relief')).toBe('N-735 noneDevastated');
  const texas = state.board.cards[copyOf(state, 'texas')];
  if (!texas) throw new Error('Texas is gone');
  texas.devastated = true;
  expect(why(state, 'relief')).toBeNull();
  for (const card of Object.values(state.board.cards)) card.tokens = 0;
  expect(why(state, 'relief', 'texas')).toBe('N-401 noneLeft');
});

test('N-203 N-205: a takeover says what the hand lacks, and of a card what bars that one', () => {
  const start = table([{ id: 'ann', illuminati: 'ufos' }, BOB], { phase: 'start' });
  expect(why(start, 'takeOver')).toMatch(/^N-203 |^N-1301 /);
  const main = table([{ id: 'ann', illuminati: 'ufos', hand: ['nasa'] }, BOB]);
  expect(why(main, 'takeOver')).toBe('N-205 noResource');
  expect(why(main, 'takeOver', 'nasa')).toBe('N-205 onlyResources');
});

test('N-201: out of turn every one of them names whose turn it is', () => {
  const state = table([{ id: 'ann', illuminati: 'ufos' }, BOB], { player: 'bob' });
  for (const type of ['attack', 'move', 'link', 'takeOver'] as const) expect(why(state, type)).toBe('N-201 notYourTurn');
});

/** Everything of these types that might be said, with places where branches fit. */
function* drafts({ board, player, mine }: View): Generator<Intent> {
  if (player === null || mine === null) return;
  const own = Object.values(board.cards).filter((card) => card.owner === player);
  const structure = own.filter(({ zone }) => zone === 'structure').map(({ id }) => id);
  const hand = [...mine.groups, ...(board.seats.find((seat) => seat.player === player)?.groups ?? [])].map(({ id }) => id);
  for (const one of structure) {
    yield { type: 'buyPlot', pay: [one] };
    for (const other of structure) yield { type: 'buyPlot', pay: [one, other] };
  }
  for (const group of structure)
    for (const onto of structure)
      for (const { arrow, puppets } of suggestPlaces(board, group, player, onto))
        for (const pay of structure) yield { type: 'move', group, onto, arrow, puppets, pay, acceptLoss: true };
  for (const { id, host } of own) {
    // Taking away a link that is not there changes nothing.
    if (host !== null) yield { type: 'link', card: id };
    for (const to of structure) yield { type: 'link', card: id, to };
  }
  for (const place of Object.keys(board.cards)) for (const card of structure) yield { type: 'relief', place, cards: [card], joint: true };
  for (const card of hand) {
    yield { type: 'takeOver', card };
    yield { type: 'takeOver', card, pay: true };
    for (const onto of structure) for (const arrow of SIDES) yield { type: 'takeOver', card, onto, arrow };
  }
}

const ASKED: readonly IntentType[] = ['buyPlot', 'move', 'link', 'relief', 'takeOver'];

test('whatever is barred cannot be done in any way, and whatever is not barred can', () => {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const chance = new Chance(seed);
    const { state } = createGame({ players: ['ann', 'bob', 'cid'], seed, options: { groupsToWin: 10 } } as never);
    for (let turn = 0; turn < 350 && state.board.phase !== 'over'; turn++) {
      const picked = pick(state, chance);
      if (!picked) break;
      step(state, picked.by, picked.intent);
      if (turn % 5 > 0) continue;
      for (const { player } of state.board.seats) {
        const view = viewFor(state, player);
        const can = new Set<IntentType>();
        for (const intent of drafts(view)) if (!can.has(intent.type) && check(view, intent) === null) can.add(intent.type);
        for (const type of ASKED) {
          const barred = whyBarred(view, type);
          seen.add(barred ? `${type} ${barred.code} ${barred.why}` : `${type} can`);
          if ((barred === null) !== can.has(type)) wrong.add(`${type} ${JSON.stringify(barred)} seed ${seed} step ${turn}`);
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
  for (const type of ASKED) if (type !== 'relief') expect(seen).toContain(`${type} can`);
  expect(seen.size).toBeGreaterThan(15);
});
