/** @jest-environment jsdom */

import { loadScenario } from '@illuminice/rules';
import { type Intent, inwo, ladderOf, type State, step, viewFor } from '@illuminice/rules/inwo';
import { screen, within } from '@testing-library/preact';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { Standings } from '../../../src/games/inwo/panels/standings';
import { seatGoals } from '../../../src/games/inwo/seats/seats';
import { openTable, speak } from './page';

beforeAll(speak);

function table(scenario: object): State {
  const loaded = loadScenario(inwo, { name: 'fight', ruleset: 'inwo', turn: { player: 'ann', phase: 'main' }, ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
}

/** The copy of a card on the table or in a hand. */
const copyOf = ({ board, secrets }: State, card: string, by?: string): string => {
  const held = Object.values(secrets.private).flatMap(({ plots, groups }) => [...plots, ...groups]);
  const open = board.seats.flatMap(({ plots, groups }) => [...plots, ...groups]);
  const lies = Object.values(board.cards).filter((one) => by === undefined || one.owner === by);
  const found = [...lies, ...held, ...open].find((one) => one.card === card);
  if (!found) throw new Error(card);
  return found.id;
};

const send = (state: State, by: string, intent: Intent) => {
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
};

describe('the ledger', () => {
  test('N-420, N-440: what was announced, then what others did, each with its player', () => {
    const state = table({
      players: [
        { id: 'ann', illuminati: 'ufos', structure: [{ group: 'c-i-a', onto: 'ufos', arrow: 'right' }] },
        {
          id: 'bob',
          illuminati: 'the-network',
          structure: [
            { group: 'the-mafia', onto: 'the-network', arrow: 'right' },
            { group: 'dentists', onto: 'the-network', arrow: 'left' },
          ],
        },
      ],
    });
    send(state, 'ann', { type: 'attack', kind: 'control', attacker: copyOf(state, 'ufos'), target: copyOf(state, 'dentists') });
    const announced = state.board.attack?.needs ?? 0;
    send(state, 'bob', { type: 'join', side: 'against', card: copyOf(state, 'the-network') });
    openTable(state, 'ann', Panel);
    expect(screen.getByTestId('ledger-announced').textContent).toContain(`${announced}`.replace('-', '−'));
    const rows = within(screen.getByTestId('ledger')).getAllByRole('row');
    const bobs = rows.find((row) => row.dataset.by !== undefined);
    expect(bobs?.textContent).toContain('bob');
    expect(bobs?.textContent).toMatch(/−\d+$/);
    const needs = state.board.attack?.needs ?? 0;
    expect(needs).toBeLessThan(announced);
    expect(Number(screen.getByTestId('ledger-needs').dataset.needs)).toBe(needs);
    // What others could still do is said by their open cards alone.
    expect(screen.getByTestId('still-join').textContent).toMatch(/bob \(against\)/);
  });

  test('N-731: a Disaster has two lines, and nobody joins it', () => {
    const state = table({
      players: [
        { id: 'ann', illuminati: 'ufos', plots: ['tornado'] },
        {
          id: 'bob',
          illuminati: 'the-network',
          structure: [
            { group: 'c-i-a', onto: 'the-network', arrow: 'right' },
            { group: 'multinational-oil-companies', onto: 'c-i-a', arrow: 'right' },
            { group: 'hawaii', onto: 'multinational-oil-companies', arrow: 'right' },
          ],
        },
      ],
    });
    send(state, 'ann', { type: 'playPlot', card: copyOf(state, 'tornado'), on: copyOf(state, 'hawaii') });
    openTable(state, 'ann', Panel);
    expect(screen.getByTestId('disaster-lines').textContent).toBe('destroyed: 6 or less, 42 %Devastated: 50 %');
    expect(screen.getByTestId('ledger-needs').textContent).toBe('10 or less');
    expect(screen.getByTestId('ledger-wasted').textContent).toContain('−1');
    expect(screen.getByTestId('ledger-destroys').textContent).toBe('6 or less');
    expect(screen.queryByTestId('still-join')).toBeNull();
  });
});

test('N-911: the ladder says what happens if nobody answers, and what if the top play falls', () => {
  const state = table({
    players: [
      {
        id: 'ann',
        illuminati: 'ufos',
        structure: [{ group: 'dentists', onto: 'ufos', arrow: 'right' }],
        plots: ['grassroots-support', 'secrets-man-was-not-meant-to-know'],
      },
      { id: 'bob', illuminati: 'the-network', structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }], plots: ['hoax'] },
    ],
  });
  send(state, 'ann', { type: 'playPlot', card: copyOf(state, 'grassroots-support'), on: copyOf(state, 'dentists') });
  expect(ladderOf(state.board).rungs.map(({ fate }) => fate)).toEqual(['stands']);
  send(state, 'bob', { type: 'playPlot', card: copyOf(state, 'hoax'), against: 'last', pay: [copyOf(state, 'c-i-a')] });
  const { rungs, ifTopFalls } = ladderOf(state.board);
  expect(rungs.map(({ fate }) => fate)).toEqual(['falls', 'stands']);
  expect(ifTopFalls?.stand.map(({ card }) => card)).toEqual(['grassroots-support']);
  openTable(state, 'ann', Panel);
  expect(screen.getByTestId('rung-1').dataset.state).toBe('falls');
  expect(screen.getByTestId('ladder-outcome').textContent).toBe(
    'If nobody answers: Hoax takes effect. If Hoax falls: Grassroots Support takes effect.',
  );
});

test('N-735: a joint Relief fills one bar, pledge by pledge', () => {
  const state = table({
    players: [
      {
        id: 'ann',
        illuminati: 'ufos',
        structure: [
          { group: 'hawaii', onto: 'ufos', arrow: 'top', devastated: true },
          { group: 'flat-earthers', onto: 'ufos', arrow: 'left' },
        ],
      },
      { id: 'bob', illuminati: 'shangri-la', structure: [{ group: 'the-mafia', onto: 'shangri-la', arrow: 'top' }] },
    ],
  });
  send(state, 'ann', { type: 'relief', place: copyOf(state, 'hawaii'), cards: [copyOf(state, 'flat-earthers')], joint: true });
  openTable(state, 'bob', Panel);
  const bar = screen.getByTestId('relief-bar');
  expect(bar.textContent).toMatch(/^Pledged: Power 1 of 3/);
  expect(within(bar).getByRole('listitem').textContent).toContain('ann: Flat Earthers, 1');
});

describe('goals', () => {
  const players = [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      structure: [{ group: 'c-i-a', onto: 'bavarian-illuminati', arrow: 'right' }],
      plots: ['the-hand-of-madness'],
    },
    { id: 'bob', illuminati: 'discordian-society' },
  ];

  test('N-1202: everybody sees how far everyone is by public facts', () => {
    openTable(table({ players }), 'bob', Standings);
    const ann = screen.getByTestId('standing-0');
    expect(ann.textContent).toMatch(/Cards2\/12/);
    expect(ann.textContent).toMatch(/Power\d+\/50/);
    expect(screen.getByTestId('standing-1').textContent).toMatch(/Counted twice0\/3/);
    expect(screen.queryByTestId('own-goal-the-hand-of-madness')).toBeNull();
  });

  test('N-1207: a Goal that lies open is counted before everybody’s eyes, on the plate as in the list', () => {
    const tabloids = { group: 'tabloids', onto: 'ufos', arrow: 'top', links: ['the-weird-turn-pro'] };
    const eris = (plot: string) =>
      table({ players: [{ id: 'ann', illuminati: 'ufos', structure: [tabloids], plots: [plot] }, players[1]] });
    const seen = (state: State) => seatGoals(viewFor(state, 'bob'), 'ann').map(({ label, have, need }) => `${label} ${have}/${need}`);
    // The Tabloids are Weird and have Power enough: they count twice with the Goal, once it lies open.
    expect(seen(eris('hail-eris'))).toEqual(['Cards 2/12']);
    expect(seen(eris('hail-eris:up'))).toEqual(['Cards 3/12', 'Counted twice 1/3']);
    expect(seen(eris('the-hand-of-madness:up'))).toEqual(['Cards 2/12', 'Peaceful destroyed 0/6', 'Violent held 0/1']);
    openTable(eris('hail-eris:up'), 'bob', Standings);
    expect(screen.getByTestId('standing-0').textContent).toMatch(/Cards3\/12.*Counted twice1\/3/);
  });

  test('N-1203: one sees how far one is with the own hidden Goal', () => {
    openTable(table({ players }), 'ann', Standings);
    const goal = screen.getByTestId('own-goal-the-hand-of-madness');
    expect(goal.textContent).toContain('Only you see this.');
    expect(goal.textContent).toMatch(/Peaceful destroyed0\/6.*Violent held1\/1/);
  });
});
