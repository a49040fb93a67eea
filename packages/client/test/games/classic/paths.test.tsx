/** @jest-environment jsdom */

import type { PlayerId } from '@illuminice/rules';
import { DECISION_KINDS, type DecisionKind, type Intent, type State } from '@illuminice/rules/classic';
import { waitFor } from '@testing-library/preact';
import { DRAFTS } from '../../../src/games/classic/drafts';
import type { Draft } from '../../../src/games/classic/drafts/data';
import { lateParts } from '../../../src/games/classic/panels/side-panel';
import { deals } from '../../../src/games/classic/trade/deals-later';
import ui, { Drawer } from '../../../src/games/classic/ui';
import type { TableModel } from '../../../src/games/classic/use-table';
import { ActionBar } from '../../../src/hud/shell/action-bar';
import { HANDS } from '../../harness/hands';
import { play, screen, speak } from './panel';
import { gameOf, send } from './table';

/** The shortest way through a panel: where it begins, what is used one after the other, and what goes to the rules. */
interface Path {
  readonly state: () => State;
  readonly me?: PlayerId;
  /** Test ids; with words or a number for what is typed there. */
  readonly uses: readonly (string | readonly [testid: string, typed: string])[];
  readonly plays: readonly Partial<Intent>[];
}

/** More than a pass by hand waits where other people look on. */
const LONGEST_PAUSE_MS = 5000;

const SECRETS = 'secrets-man-was-not-meant-to-know';

const table = (
  more: { specials?: string[]; dead?: string[]; phase?: string; illuminati?: string; turn?: object; dice?: number[][] } = {},
) => {
  const { specials = [], phase = 'actions', illuminati = 'gnomes-of-zurich', dead = [], dice = [[1, 1]] } = more;
  return gameOf({
    dead,
    dice,
    turn: { player: 'ann', phase },
    players: [
      {
        id: 'ann',
        illuminati,
        treasury: 20,
        specials,
        structure: [
          { group: 'cia', onto: illuminati, arrow: 'right', treasury: 5 },
          { group: 'yuppies', onto: 'cia', arrow: 'top', treasury: 2 },
          { group: 'orbital-mind-control-lasers', onto: illuminati, arrow: 'left' },
        ],
      },
      {
        id: 'bob',
        illuminati: 'discordian-society',
        treasury: 9,
        specials: ['murphys-law', 'bribery', 'assassination', 'senate-investigating-committee'],
        structure: [{ group: 'texas', onto: 'discordian-society', arrow: 'right' }],
      },
    ],
    uncontrolled: ['hackers', 'moonies'],
  });
};

/** The same after some intents. */
const after = (state: State, ...intents: readonly (readonly [PlayerId, Intent])[]): State => {
  for (const [by, intent] of intents) send(state, by, intent);
  return state;
};

const ATTACK: Intent = { type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'hackers', aids: [] };
const attacked = (...then: readonly (readonly [PlayerId, Intent])[]) =>
  after(table({ specials: ['media-campaign', SECRETS] }), ['ann', ATTACK], ...then);
const rolled = (...then: readonly (readonly [PlayerId, Intent])[]) =>
  attacked(['bob', { type: 'done' }], ['ann', { type: 'roll' }], ...then);
const BOTH_DONE = [
  ['bob', { type: 'done' }],
  ['ann', { type: 'done' }],
] as const;

const OPENING = { setup: true, seed: 'opening', turn: undefined, players: [{ id: 'ann' }, { id: 'bob' }] };

/** Every kind of draft, from the button that begins it. A new kind without a path does not compile. */
const BY_DRAFT: { readonly [K in Draft['kind']]: Path } = {
  accept: {
    state: () => after(table(), ['bob', { type: 'offer', to: 'ann', give: { groups: ['texas'] }, ask: { money: 3 } }]),
    uses: ['accept-offer-1', 'accept-confirm'],
    plays: [{ type: 'answer', offer: 'offer-1', accept: true }],
  },
  alter: {
    state: table,
    uses: ['action-power-orbital-mind-control-lasers', 'pick-cia', 'pick-Weird', 'alter-confirm'],
    plays: [{ type: 'usePower', group: 'cia', change: 'add', alignment: 'Weird' }],
  },
  attack: {
    state: table,
    uses: ['action-attack', 'pick-cia', 'pick-hackers', 'attack-announce'],
    plays: [{ type: 'attack', kind: 'control', attacker: 'cia', target: 'hackers' }],
  },
  discard: {
    state: attacked,
    uses: ['attack-privilege', 'pick-media-campaign', 'discard-confirm'],
    plays: [{ type: 'privilege', card: 'media-campaign' }],
  },
  drop: { state: table, uses: ['action-drop', 'pick-cia', 'drop-confirm'], plays: [{ type: 'drop', group: 'cia' }] },
  end: {
    state: () =>
      gameOf({
        turn: { player: 'ann', phase: 'actions' },
        players: [
          { id: 'ann', illuminati: 'servants-of-cthulhu', treasury: 9, turns: 2 },
          { id: 'bob', illuminati: 'discordian-society' },
        ],
        uncontrolled: ['hackers', 'moonies'],
      }),
    uses: ['action-end', 'end-anyway'],
    plays: [{ type: 'endTurn' }],
  },
  pick: {
    state: () => table({ specials: ['media-campaign'], dead: ['moral-minority'] }),
    uses: ['play-media-campaign', 'pick-moral-minority', 'special-confirm'],
    plays: [{ type: 'playSpecial', card: 'media-campaign', group: 'moral-minority' }],
  },
  place: {
    state: table,
    uses: ['action-move', 'pick-yuppies', 'place-gnomes-of-zurich-top', 'place-confirm'],
    plays: [{ type: 'moveGroup', group: 'yuppies', onto: 'gnomes-of-zurich', arrow: 'top' }],
  },
  rearrange: {
    state: () => table({ illuminati: 'bermuda-triangle', phase: 'powers' }),
    uses: ['action-power-bermuda-triangle', 'lift-cia', 'place-bermuda-triangle-top', 'place-cia-top', 'rearrange-confirm'],
    plays: [{ type: 'usePower', card: 'bermuda-triangle' }],
  },
  tax: { state: table, uses: ['action-tax', 'pick-cia'], plays: [{ type: 'taxFrom', card: 'cia' }] },
  trade: {
    state: table,
    uses: ['action-trade', 'trade-give-cia', 'trade-offer'],
    plays: [{ type: 'offer', to: 'bob' }],
  },
  transfer: {
    state: table,
    uses: ['action-transfer', 'pick-cia', 'pick-yuppies', 'transfer-confirm'],
    plays: [{ type: 'transfer', from: 'cia', to: 'yuppies' }],
  },
  treasuries: {
    state: () => table({ phase: 'powers' }),
    uses: ['action-power-gnomes-of-zurich', ['treasury-cia', '6'], ['treasury-gnomes-of-zurich', '19'], 'treasuries-confirm'],
    plays: [{ type: 'usePower', card: 'gnomes-of-zurich' }],
  },
};

/** Every decision that somebody is asked for, by its panel. A new one without a path does not compile. */
const BY_DECISION: { readonly [K in Exclude<DecisionKind, 'over'>]: Path } = {
  chooseIlluminati: { state: () => gameOf(OPENING), uses: ['slot-0'], plays: [{ type: 'chooseIlluminati', slot: 0 }] },
  chooseGoal: {
    state: () =>
      after(
        gameOf({ ...OPENING, options: { hiddenGoals: true } }),
        ['ann', { type: 'chooseIlluminati', slot: 0 }],
        ['bob', { type: 'chooseIlluminati', slot: 1 }],
      ),
    uses: ['goal-network'],
    plays: [{ type: 'chooseGoal', goal: 'network' }],
  },
  turn: { state: table, uses: ['best-0', 'attack-announce'], plays: [{ type: 'attack' }] },
  start: { state: () => table({ phase: 'start' }), me: 'bob', uses: ['done'], plays: [{ type: 'done' }] },
  contest: { state: attacked, me: 'bob', uses: ['spend-1', 'done'], plays: [{ type: 'interfere', amount: 1 }, { type: 'done' }] },
  roll: { state: () => attacked(['bob', { type: 'done' }]), uses: ['attack-roll'], plays: [{ type: 'roll' }] },
  dice: { state: rolled, me: 'bob', uses: ['done'], plays: [{ type: 'done' }] },
  place: {
    state: () => rolled(...BOTH_DONE),
    uses: ['place-gnomes-of-zurich-top', 'place-confirm'],
    plays: [{ type: 'place', group: 'hackers', onto: 'gnomes-of-zurich', arrow: 'top' }],
  },
  settle: {
    state: () => rolled(...BOTH_DONE, ['ann', { type: 'place', group: 'hackers', onto: 'gnomes-of-zurich', arrow: 'top' }]),
    uses: ['done'],
    plays: [{ type: 'done' }],
  },
  playing: {
    state: () => after(table({ specials: ['slush-fund'] }), ['ann', { type: 'playSpecial', card: 'slush-fund' }]),
    me: 'bob',
    uses: ['done'],
    plays: [{ type: 'done' }],
  },
  replace: {
    state: () =>
      attacked(
        ['ann', { type: 'privilege', card: 'media-campaign' }],
        ['bob', { type: 'done' }],
        ['bob', { type: 'breakPrivilege', cards: ['murphys-law', 'bribery'] }],
        ['ann', { type: 'counter', card: SECRETS }],
      ),
    me: 'bob',
    uses: ['replace', 'pick-assassination', 'discard-confirm'],
    plays: [{ type: 'breakPrivilege', cards: ['assassination'] }],
  },
  askBack: {
    state: () =>
      after(
        table(),
        ['ann', { type: 'moveGroup', group: 'yuppies', onto: 'gnomes-of-zurich', arrow: 'top' }],
        ['ann', { type: 'askBack' }],
      ),
    me: 'bob',
    uses: ['deny-back'],
    plays: [{ type: 'denyBack' }],
  },
};

const { Panel, Hand, Offers } = ui.play;

/** What one acts with at the table, and nothing that is only looked at. */
const Acting = ({ table }: { table: TableModel }) => (
  <>
    <ActionBar actions={ui.play.actions(table as unknown as Parameters<typeof ui.play.actions>[0])} />
    <Hand />
    <Panel />
    <Offers waiting />
    <Offers waiting={false} />
  </>
);

async function walk({ state, me, uses, plays }: Path, by: (typeof HANDS)[string]): Promise<void> {
  const opened = play(Acting, state(), me);
  for (const use of uses) {
    const [testid, typed] = typeof use === 'string' ? [use, null] : use;
    const target = await screen.findByTestId(testid);
    expect([testid, target.getAttribute('aria-disabled')]).not.toEqual([testid, 'true']);
    await by(opened.hand, testid);
    if (typed === null) continue;
    await opened.hand.clear(target);
    await opened.hand.keyboard(typed);
  }
  // A pass among people goes out after a pause.
  await waitFor(() => expect(opened.played).toMatchObject(plays), { timeout: LONGEST_PAUSE_MS });
}

beforeAll(async () => {
  await speak();
  await Promise.all([...lateParts, deals, Drawer.part].map((part) => part.load()));
});

test('the lists above name every draft and every decision', () => {
  expect(Object.keys(BY_DRAFT).sort()).toEqual(Object.keys(DRAFTS).sort());
  expect([...Object.keys(BY_DECISION), 'over'].sort()).toEqual([...DECISION_KINDS].sort());
});

describe.each(Object.entries(HANDS))('by %s alone', (_, by) => {
  test.each(Object.entries(BY_DRAFT))('U14: what can be done with %s is done', (_kind, path) => walk(path, by));
  test.each(Object.entries(BY_DECISION))('U14: whoever is asked for %s decides', (_kind, path) => walk(path, by));
});
