/** @jest-environment jsdom */

import { NO_ORDERS } from '@illuminice/protocol';
import { loadScenario, type PlayerId } from '@illuminice/rules';
import {
  createGame,
  DECISION_KINDS,
  type DecisionKind,
  type Intent,
  type IntentType,
  inwo,
  optionsSchema,
  type State,
  step,
  viewFor,
} from '@illuminice/rules/inwo';
import { act, screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { actions } from '../../../src/games/inwo/actions';
import { DRAFTS } from '../../../src/games/inwo/drafts';
import type { Draft } from '../../../src/games/inwo/drafts/data';
import { Hand } from '../../../src/games/inwo/hand/hand';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { Offers } from '../../../src/games/inwo/trade/offers-later';
import { useTable } from '../../../src/games/inwo/use-table';
import { ActionBar } from '../../../src/hud/shell/action-bar';
import { HANDS } from '../../harness/hands';
import { openTable, speak } from './page';

/** The shortest way through a panel: where it begins, what is used one after the other, and what goes to the rules. */
interface Path {
  readonly state: () => State;
  readonly me?: PlayerId;
  /** Test ids; a card's name in braces stands for its copy: one's own one, or the one on the table. */
  readonly uses: readonly string[];
  readonly plays: readonly { readonly type: IntentType; readonly [field: string]: unknown }[];
}

/** More than a pass by hand waits where other people look on. */
const LONGEST_PAUSE_MS = 5000;

/** An intent as scenarios write it, with cards by their names, and who sends it. */
type Step = readonly [by: PlayerId, intent: { readonly type: IntentType; readonly [field: string]: unknown }];

/** A table of Ann, who is to act unless said otherwise, Bob and Cid, after some steps. */
const table = (players: readonly object[], more: object = {}, ...steps: readonly Step[]): State => {
  const [ann, bob, cid] = [{ illuminati: 'ufos' }, { illuminati: 'the-network' }, { illuminati: 'shangri-la' }].map((at, i) => ({
    id: ['ann', 'bob', 'cid'][i],
    turns: 2,
    ...at,
    ...players[i],
  }));
  const scenario = { name: 'a table', ruleset: 'inwo', turn: { player: 'ann', phase: 'main' }, ...more, players: [ann, bob, cid] };
  const loaded = loadScenario(inwo, scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  for (const [by, intent] of steps) {
    const result = step(loaded.state, by, inwo.scenario.translate?.(loaded.state, by, intent as Intent) as Intent);
    if (!result.ok) throw new Error(JSON.stringify({ intent, refusal: result.refusal }));
  }
  return loaded.state;
};

const OPENING = () =>
  createGame({ players: ['ann', 'bob'], options: { ...optionsSchema.parse({}), decks: 'ready' }, seed: 'opening' }).state;
const SHARED = () => createGame({ players: ['ann', 'bob'], options: { ...optionsSchema.parse({}), oneSet: true }, seed: 'opening' }).state;
const LEADS = () => {
  const state = OPENING();
  for (const player of ['ann', 'bob']) step(state, player, { type: 'chooseDeck', ready: 'ufos' });
  return state;
};

/* Tables that several paths begin at. */
const ANN = {
  structure: [
    { group: 'tabloids', onto: 'ufos', arrow: 'top' },
    { group: 'girlie-magazines', onto: 'ufos', arrow: 'right' },
    { group: 'hollywood', onto: 'ufos', arrow: 'left' },
  ],
  resources: [{ card: 'perpetual-motion-machine' }],
  plots: ['newsroom-purge', 'hoax'],
  hand: ['c-i-a', 'dentists', 'suicide-squad'],
};
const BOB = {
  structure: [
    { group: 'nuclear-power-companies', onto: 'the-network', arrow: 'top' },
    { group: 'madison-avenue', onto: 'the-network', arrow: 'right' },
  ],
  plots: ['martial-law'],
};
const own = (more: object = {}, ...steps: readonly Step[]) => table([ANN, BOB], more, ...steps);
const start = (...steps: readonly Step[]) => own({ turn: { player: 'ann', phase: 'start' } }, ...steps);

const ATTACK: Step = ['ann', { type: 'attack', kind: 'control', attacker: 'hollywood', target: 'madison-avenue' }];
const FROM_HAND: Step = ['ann', { type: 'attack', kind: 'control', attacker: 'ufos', target: 'dentists', fromHand: true }];
const ROLLED = [FROM_HAND, ['bob', { type: 'done' }], ['cid', { type: 'done' }], ['ann', { type: 'roll' }]] as const;
const DICE = { dice: [[1, 1]] };
const attacked = (...then: readonly Step[]) => own(DICE, ATTACK, ...then);
const PURGE: Step = ['ann', { type: 'playPlot', card: 'newsroom-purge', cards: ['madison-avenue'], pay: ['tabloids', 'hollywood'] }];

const DEVASTATED = [
  {
    structure: [
      { group: 'canada', onto: 'ufos', arrow: 'top', devastated: true },
      { group: 'the-mafia', onto: 'ufos', arrow: 'left' },
    ],
  },
  { structure: [{ group: 'fbi', onto: 'the-network', arrow: 'top' }] },
];
const RELIEF: Step = ['ann', { type: 'relief', place: 'canada', cards: ['the-mafia'], joint: true }];

/** Ann would win with the Goal in her hand: the end of her turn has come. */
const KNOCKED: Step = ['ann', { type: 'knock' }];
const goal = (...steps: readonly Step[]) =>
  table(
    [
      {
        structure: [
          { group: 'tabloids', onto: 'ufos', arrow: 'top', links: ['the-weird-turn-pro'] },
          { group: 'a-m-a', onto: 'ufos', arrow: 'left' },
          { group: 'tobacco-companies', onto: 'ufos', arrow: 'right' },
          { group: 'dentists', onto: 'a-m-a', arrow: 'left' },
          { group: 'joggers', onto: 'tobacco-companies', arrow: 'right' },
          { group: 'fraternal-orders', onto: 'ufos', arrow: 'bottom' },
        ],
        plots: ['hail-eris'],
      },
      { structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }], plots: ['hoax'] },
    ],
    { options: { groupsToWin: 8 } },
    ...steps,
  );
const CLAIM: Step = ['ann', { type: 'claim', cards: ['hail-eris'] }];
const BOB_DONE: Step = ['bob', { type: 'done' }];
const CID_DONE: Step = ['cid', { type: 'done' }];

/** Every decision that somebody is asked for, by its panel. A new one without a path does not compile. */
const BY_DECISION: { readonly [K in Exclude<DecisionKind, 'over'>]: Path } = {
  chooseDeck: { state: OPENING, uses: ['pick-ufos', 'deck-seal'], plays: [{ type: 'chooseDeck', ready: 'ufos' }] },
  chooseIlluminati: { state: SHARED, uses: ['pick-DEALT', 'sentence-send'], plays: [{ type: 'chooseIlluminati' }] },
  chooseLead: {
    state: LEADS,
    uses: ['change-card', 'pick-FIRST', 'change-arrow', 'pick-top', 'sentence-send'],
    plays: [{ type: 'chooseLead', arrow: 'top' }],
  },
  turn: { state: own, uses: ['action-knock'], plays: [{ type: 'knock' }] },
  start: {
    state: () => table([{}, BOB], { turn: { player: 'cid', phase: 'main' } }, ['cid', { type: 'knock' }], ['bob', { type: 'done' }]),
    me: 'bob',
    uses: ['done'],
    plays: [{ type: 'done' }],
  },
  draw: {
    state: () => own({ turn: { player: 'ann', phase: 'start' }, options: { drawWindow: true } }, ['ann', { type: 'drawPlot' }]),
    me: 'bob',
    uses: ['done'],
    plays: [{ type: 'done' }],
  },
  takeover: {
    state: () => start(['ann', { type: 'takeOver', card: 'dentists', onto: 'ufos', arrow: 'bottom' }]),
    me: 'bob',
    uses: ['done'],
    plays: [{ type: 'done' }],
  },
  playing: { state: () => own({}, PURGE), me: 'bob', uses: ['done'], plays: [{ type: 'done' }] },
  using: {
    state: () => own({}, ['ann', { type: 'move', group: 'tabloids', onto: 'ufos', arrow: 'bottom', pay: 'ufos' }]),
    me: 'bob',
    uses: ['done'],
    plays: [{ type: 'done' }],
  },
  contest: { state: attacked, me: 'bob', uses: ['done'], plays: [{ type: 'done' }] },
  roll: { state: () => attacked(BOB_DONE, CID_DONE), uses: ['attack-roll'], plays: [{ type: 'roll' }] },
  dice: { state: () => own(DICE, ...ROLLED), me: 'bob', uses: ['done'], plays: [{ type: 'done' }] },
  place: {
    state: () => own(DICE, ...ROLLED, BOB_DONE, ['ann', { type: 'done' }]),
    // One arrow is free: it is filled in.
    uses: ['sentence-send'],
    plays: [{ type: 'place', arrow: 'bottom' }],
  },
  choose: {
    state: () =>
      own({}, PURGE, ['bob', { type: 'useAbility', card: 'nuclear-power-companies', against: 'tabloids' }], ['ann', { type: 'done' }]),
    uses: ['pick-{girlie-magazines}', 'sentence-send'],
    plays: [{ type: 'choose' }],
  },
  loss: {
    state: () => own({ dice: [[6, 6]] }, ...ROLLED, BOB_DONE, ['ann', { type: 'done' }], KNOCKED),
    me: 'bob',
    uses: ['done'],
    plays: [{ type: 'done' }],
  },
  limit: {
    state: () =>
      table(
        [{ plots: ['hoax', 'cold-fusion', 'volcano', 'fnord', 'mutual-betrayal', '18-minute-gap'] }, BOB],
        { turn: { player: 'bob', phase: 'main' } },
        ['bob', { type: 'expose', cards: ['martial-law'] }],
      ),
    uses: ['return-{volcano}'],
    plays: [{ type: 'returnPlot', at: 'bottom' }],
  },
  relief: { state: () => table(DEVASTATED, {}, RELIEF), me: 'bob', uses: ['done'], plays: [{ type: 'done' }] },
  end: { state: () => goal(KNOCKED), me: 'bob', uses: ['done'], plays: [{ type: 'done' }] },
  claims: { state: () => goal(KNOCKED, BOB_DONE), uses: ['claim-with-{hail-eris}'], plays: [{ type: 'claim' }] },
  victory: { state: () => goal(KNOCKED, BOB_DONE, CLAIM), me: 'cid', uses: ['done'], plays: [{ type: 'done' }] },
};

/** Every other intent, from the button that begins it; `concede` is in the menu of both games. A new one without a path does not compile. */
const BY_INTENT: {
  readonly [T in Exclude<
    IntentType,
    'chooseDeck' | 'chooseIlluminati' | 'chooseLead' | 'done' | 'roll' | 'place' | 'choose' | 'claim' | 'knock' | 'concede'
  >]: Path;
} = {
  drawPlot: { state: start, uses: ['start-drawPlot'], plays: [{ type: 'drawPlot' }] },
  drawGroup: { state: start, uses: ['start-drawGroup'], plays: [{ type: 'drawGroup' }] },
  takeOver: {
    state: start,
    uses: ['pick-{dentists}', 'pick-{ufos} bottom'],
    plays: [{ type: 'takeOver', arrow: 'bottom' }],
  },
  ready: { state: start, uses: ['action-ready'], plays: [{ type: 'ready' }] },
  buyPlot: { state: own, uses: ['action-buyPlot', 'pick-{ufos}', 'sentence-send'], plays: [{ type: 'buyPlot' }] },
  expose: { state: own, uses: ['hand-{hoax}', 'expose-{hoax}'], plays: [{ type: 'expose' }] },
  show: { state: own, uses: ['hand-{hoax}', 'show-{hoax}', 'pick-bob', 'sentence-send'], plays: [{ type: 'show', to: 'bob' }] },
  discard: { state: own, uses: ['hand-{hoax}', 'drop-{hoax}'], plays: [{ type: 'discard' }] },
  returnPlot: {
    state: own,
    uses: ['hand-{hoax}', 'back-{hoax}', 'pick-top', 'sentence-send'],
    plays: [{ type: 'returnPlot', at: 'top' }],
  },
  removeToken: {
    state: own,
    uses: ['offered', 'say-removeToken', 'pick-{tabloids}', 'sentence-send'],
    plays: [{ type: 'removeToken' }],
  },
  attack: {
    state: own,
    uses: ['action-attack', 'pick-{hollywood}', 'pick-{madison-avenue}', 'attack-announce'],
    plays: [{ type: 'attack', kind: 'control' }],
  },
  join: { state: attacked, me: 'bob', uses: ['join-against-{nuclear-power-companies}'], plays: [{ type: 'join', side: 'against' }] },
  agents: {
    state: () => table([ANN, BOB, { hand: ['madison-avenue'] }], DICE, ATTACK),
    me: 'cid',
    uses: ['agents-for'],
    plays: [{ type: 'agents', side: 'for' }],
  },
  callOff: { state: attacked, uses: ['attack-calloff'], plays: [{ type: 'callOff' }] },
  playPlot: {
    state: own,
    uses: ['hand-{newsroom-purge}', 'play-{newsroom-purge}', 'pick-{madison-avenue}', 'sentence-send'],
    plays: [{ type: 'playPlot' }],
  },
  useAbility: {
    state: () => own({}, PURGE),
    me: 'bob',
    uses: ['now-{nuclear-power-companies}-0', 'sentence-send'],
    plays: [{ type: 'useAbility' }],
  },
  move: {
    state: own,
    uses: ['action-move', 'pick-{tabloids}', 'pick-{ufos} bottom', 'pick-{ufos}', 'sentence-send'],
    plays: [{ type: 'move', arrow: 'bottom' }],
  },
  link: {
    state: own,
    uses: ['action-link', 'add-to', 'pick-{hollywood}', 'sentence-send'],
    plays: [{ type: 'link' }],
  },
  relief: {
    state: () => table(DEVASTATED),
    uses: ['action-relief', 'pick-{the-mafia}', 'sentence-send'],
    plays: [{ type: 'relief', joint: true }],
  },
  pledge: {
    state: () => table(DEVASTATED, {}, RELIEF),
    me: 'bob',
    uses: ['pledge', 'pick-{fbi}', 'sentence-send'],
    plays: [{ type: 'pledge' }],
  },
  offer: { state: own, uses: ['action-trade', 'trade-to-1', 'trade-give-{hoax}', 'trade-offer'], plays: [{ type: 'offer', to: 'bob' }] },
  answer: {
    state: () => own({}, ['ann', { type: 'offer', to: 'bob', give: { plots: ['hoax'] }, ask: {} }]),
    me: 'bob',
    uses: ['accept-offer-1'],
    plays: [{ type: 'answer', accept: true }],
  },
  withdraw: {
    state: () => own({}, ['ann', { type: 'offer', to: 'bob', give: { plots: ['hoax'] }, ask: {} }]),
    uses: ['withdraw-offer-1'],
    plays: [{ type: 'withdraw' }],
  },
  openToOffers: {
    state: own,
    uses: ['action-trade', 'trade-to-1', 'trade-give-{hoax}', 'trade-open'],
    plays: [{ type: 'openToOffers', hiddenPlots: 1 }],
  },
};

/** The path that goes through each kind of draft. A new one without a path does not compile. */
const BY_DRAFT: { readonly [K in Draft['kind']]: keyof typeof BY_INTENT } = { attack: 'attack', sentence: 'playPlot', trade: 'offer' };

const Bar = () => <ActionBar actions={actions(useTable())} />;
/** What one acts with at the table, and nothing that is only looked at. */
const Acting = () => (
  <>
    <Bar />
    <Hand />
    <Panel />
    <Offers waiting />
    <Offers waiting={false} />
  </>
);

/** The copy of a card that somebody means by its name: one of their own hand, one of theirs on the table, or any there. */
const copyOf = (state: State, me: PlayerId, card: string): string => {
  const view = viewFor(state, me);
  const held = [...(view.mine?.plots ?? []), ...(view.mine?.groups ?? [])];
  const lying = Object.values(view.board.cards).sort((one, other) => Number(other.owner === me) - Number(one.owner === me));
  const found = [...held, ...lying].find((one) => one.card === card);
  if (!found) throw new Error(`${me} knows no ${card}`);
  return found.id;
};

async function walk({ state: begin, me = 'ann', uses, plays }: Path, by: (typeof HANDS)[string]) {
  const state = begin();
  const { table: opened, sent, refused } = openTable(state, me, Acting);
  // Asked in each window, be it of use to them or not.
  void act(() => {
    Object.assign(opened.link.orders, { value: { ...NO_ORDERS, ask: 'always' } });
  });
  const hand = userEvent.setup();
  for (const use of uses) {
    const testid = use
      .replace(/\{(.+?)\}/g, (_, card: string) => copyOf(state, me, card))
      .replace('DEALT', viewFor(state, me).mine?.dealt[0] ?? '')
      .replace('FIRST', viewFor(state, me).mine?.deck?.group[0] ?? '');
    const [target] = await screen.findAllByTestId(testid);
    expect([testid, target?.getAttribute('aria-disabled')]).not.toEqual([testid, 'true']);
    await by(hand, testid);
  }
  // A pass among people goes out after a pause.
  await waitFor(() => expect([...refused, ...sent]).toMatchObject(plays), { timeout: LONGEST_PAUSE_MS });
}

beforeAll(speak);

test('the lists above name every draft and every decision', () => {
  expect(Object.keys(BY_DRAFT).sort()).toEqual(Object.keys(DRAFTS).sort());
  expect([...Object.keys(BY_DECISION), 'over'].sort()).toEqual([...DECISION_KINDS].sort());
});

describe.each(Object.entries(HANDS))('by %s alone', (_, by) => {
  test.each(Object.entries(BY_DECISION))('U220: whoever is asked for %s decides', (_kind, path) => walk(path, by));
  test.each(Object.entries(BY_INTENT))('U220: %s is put together and sent', (_type, path) => walk(path, by));
});
