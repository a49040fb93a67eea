/** @jest-environment jsdom */

import type { PlayerId } from '@illuminice/rules';
import { type Intent, inwo, type State, step, viewFor } from '@illuminice/rules/inwo';
import { screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { actions } from '../../../src/games/inwo/actions';
import { bestPairs, firstAttack } from '../../../src/games/inwo/attack/announcement';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { useTable } from '../../../src/games/inwo/use-table';
import { ActionBar } from '../../../src/hud/shell/action-bar';
import { laid, openTable, speak } from './page';

/* Plays that name a place in a structure, and choices that a rule asks for, as the page offers them. */

beforeAll(speak);

type Step = readonly [by: PlayerId, intent: object];

const after = (state: State, ...steps: readonly Step[]): State => {
  for (const [by, intent] of steps) {
    const result = step(state, by, inwo.scenario.translate?.(state, by, intent as Intent) as Intent);
    if (!result.ok) throw new Error(JSON.stringify({ intent, refusal: result.refusal }));
  }
  return state;
};

const copyOf = (state: State, me: PlayerId, card: string): string => {
  const { board, mine } = viewFor(state, me);
  return [...(mine?.groups ?? []), ...Object.values(board.cards)].find((one) => one.card === card)?.id ?? '';
};

/** Presses what the test ids name, once the panel says something; a card's name in braces stands for its copy. */
const press = async (state: State, me: PlayerId, testids: readonly string[], says = '') => {
  const { sent, refused } = openTable(state, me, Panel);
  await waitFor(() => expect(document.body.textContent).toContain(says));
  const hand = userEvent.setup();
  for (const testid of testids) {
    const [target] = await screen.findAllByTestId(testid.replace(/\{(.+?)\}/g, (_, card: string) => copyOf(state, me, card)));
    await hand.click(target as HTMLElement);
  }
  expect(refused).toEqual([]);
  return sent;
};

const CONTEST = () =>
  after(
    laid({
      turn: { player: 'ann', phase: 'main' },
      players: [
        {
          id: 'ann',
          illuminati: 'the-network',
          structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }],
          hand: ['count-dracula'],
        },
        { id: 'bob', illuminati: 'ufos', structure: [{ group: 'democrats', onto: 'ufos', arrow: 'right' }], hand: ['immortality-serum'] },
      ],
    }),
    ['ann', { type: 'attack', kind: 'control', attacker: 'c-i-a', target: 'count-dracula', fromHand: true }],
  );

const expectSerum = async (state: Parameters<typeof press>[0]) => {
  const sent = await press(state, 'bob', ['now-{immortality-serum}-0', 'pick-{ufos} left', 'sentence-send']);
  expect(sent).toMatchObject([{ type: 'useAbility', arrow: 'left' }]);
};

test('U220 N-415: the Immortality Serum is played on a Personality under attack from a hand', async () => {
  await expectSerum(CONTEST());
});

test('U220 N-203: the Immortality Serum is played on a Personality that is taken over', async () => {
  const state = after(
    laid({
      turn: { player: 'ann', phase: 'start' },
      players: [
        {
          id: 'ann',
          illuminati: 'the-network',
          structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }],
          hand: ['count-dracula'],
        },
        { id: 'bob', illuminati: 'ufos', structure: [{ group: 'democrats', onto: 'ufos', arrow: 'right' }], hand: ['immortality-serum'] },
        { id: 'cid', illuminati: 'shangri-la', structure: [{ group: 'france', onto: 'shangri-la', arrow: 'right' }] },
      ],
    }),
    ['ann', { type: 'takeOver', card: 'count-dracula', onto: 'the-network', arrow: 'left' }],
  );
  await expectSerum(state);
});

test('U220 N-808: of two Monopolies their player says which one goes', async () => {
  const state = after(
    laid({
      turn: { player: 'ann', phase: 'main' },
      players: [
        {
          id: 'ann',
          illuminati: 'the-network',
          turns: 2,
          structure: [{ group: 'fnord-motor-company', onto: 'the-network', arrow: 'right', links: ['monopoly'] }],
        },
        {
          id: 'bob',
          illuminati: 'ufos',
          turns: 2,
          structure: [
            { group: 'tobacco-companies', onto: 'ufos', arrow: 'left', links: ['monopoly'] },
            { group: 'democrats', onto: 'ufos', arrow: 'right' },
          ],
        },
      ],
    }),
    [
      'ann',
      {
        type: 'offer',
        to: 'bob',
        give: {},
        ask: { groups: ['tobacco-companies'] },
        pay: ['the-network'],
        placements: [{ group: 'tobacco-companies', onto: 'the-network', arrow: 'left' }],
      },
    ],
    ['bob', { type: 'answer', accept: true }],
  );
  const sent = await press(
    state,
    'ann',
    ['pick-{fnord-motor-company}', 'sentence-send'],
    'You may have Monopoly only once. Pick the Group that loses it.',
  );
  expect(sent).toMatchObject([{ type: 'choose', cards: [copyOf(state, 'ann', 'fnord-motor-company')] }]);
});

const TAKEOVER = (more: object = {}) =>
  laid({
    turn: { player: 'ann', phase: 'start' },
    players: [
      {
        id: 'ann',
        illuminati: 'the-network',
        turns: 2,
        structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }],
        hand: ['dentists', 'joggers'],
        ...more,
      },
      { id: 'bob', illuminati: 'ufos', turns: 2, structure: [{ group: 'democrats', onto: 'ufos', arrow: 'right' }] },
      { id: 'cid', illuminati: 'shangri-la', turns: 2, structure: [{ group: 'france', onto: 'shangri-la', arrow: 'right' }] },
    ],
  });

test('U220 N-203: a card picked for the takeover goes to the arrow that is clicked, with no further question', async () => {
  const sent = await press(TAKEOVER(), 'ann', ['pick-{dentists}', 'pick-{the-network} left']);
  expect(sent).toMatchObject([{ type: 'takeOver', onto: expect.any(String), arrow: 'left' }]);
});

test('U220 N-203: a click on the arrow itself sends the takeover', async () => {
  const state = TAKEOVER();
  const { table, sent } = openTable(state, 'ann', Panel);
  await userEvent.setup().click(await screen.findByTestId(`pick-${copyOf(state, 'ann', 'dentists')}`));
  table.draft.place({ onto: copyOf(state, 'ann', 'the-network'), arrow: 'left' });
  await waitFor(() => expect(sent).toMatchObject([{ type: 'takeOver', arrow: 'left' }]));
  await waitFor(() => expect(table.draft.current.value).toBeNull());
});

test('U220 N-204: an attack at the start of a turn brings the tokens first; a takeover that is still to come is asked about', async () => {
  const state = TAKEOVER();
  const { table, sent } = openTable(state, 'ann', () => <ActionBar actions={actions(useTable())} />);
  const hand = userEvent.setup();
  const attack = () => screen.getByTestId('action-attack');
  await hand.click(attack());
  expect(sent).toEqual([]);
  expect(attack().textContent).toContain('No takeover?');
  await hand.click(attack());
  await waitFor(() => expect(table.draft.current.value).toMatchObject({ kind: 'attack' }));
  expect(sent).toEqual([{ type: 'ready' }]);
});

test('U220: the best chances name leader and target in one pick', async () => {
  const open = laid({
    turn: { player: 'ann', phase: 'main' },
    players: [
      {
        id: 'ann',
        illuminati: 'the-network',
        turns: 2,
        structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }],
        hand: ['dentists'],
      },
      { id: 'bob', illuminati: 'ufos', turns: 2, structure: [{ group: 'democrats', onto: 'ufos', arrow: 'right' }] },
    ],
  });
  const { table, sent } = openTable(open, 'ann', Panel);
  const position = table.game.position.peek();
  if (position) table.draft.begin(firstAttack(position));
  const [best] = position ? bestPairs(position, 'control') : [];
  const hand = userEvent.setup();
  await hand.click(await screen.findByTestId('best-0'));
  await hand.click(screen.getByTestId('attack-announce'));
  await waitFor(() => expect(sent).toMatchObject([{ type: 'attack', attacker: best?.attacker, target: best?.target }]));
});

test('U220: one’s own turn begins with what the others did since the last one', async () => {
  const state = TAKEOVER();
  const { table } = openTable(state, 'ann', Panel);
  const told = [
    { type: 'turnBegan', player: 'ann', number: 1 },
    { type: 'turnBegan', player: 'bob', number: 2 },
    { type: 'announced', player: 'bob', kind: 'control', leader: null, target: copyOf(state, 'ann', 'france') },
    { type: 'turnBegan', player: 'ann', number: state.board.turn?.number },
  ];
  (table.log as unknown as { value: unknown }).value = told.map((event, id) => ({ id, event }));
  expect((await screen.findByTestId('recap')).textContent).toContain('bob');
});
