/** @jest-environment jsdom */

import { loadScenario } from '@illuminice/rules';
import { decision, type Intent, inwo, type State, step, type View, viewFor } from '@illuminice/rules/inwo';
import { fireEvent, screen } from '@testing-library/preact';
import { scenesOf } from '../../../src/games/inwo/stage/scenes';
import { Stage } from '../../../src/games/inwo/stage/stage';
import { openTable, speak } from './page';

beforeAll(speak);

/** Ann lets a Tornado (12 on a Huge Place) loose on Hawaii, three steps from Bob's Illuminati: Devastated at 11, destroyed at 6 or less. */
function table(dice: [number, number], more: { plots?: string[] } = {}): State {
  const loaded = loadScenario(inwo, {
    name: 'dice',
    ruleset: 'inwo',
    players: [
      {
        id: 'ann',
        illuminati: 'ufos',
        structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }],
        plots: ['tornado'],
      },
      {
        id: 'bob',
        illuminati: 'the-network',
        structure: [
          { group: 'c-i-a', onto: 'the-network', arrow: 'right' },
          { group: 'multinational-oil-companies', onto: 'c-i-a', arrow: 'right' },
          { group: 'hawaii', onto: 'multinational-oil-companies', arrow: 'right' },
        ],
        ...more,
      },
    ],
    turn: { player: 'ann', phase: 'main' },
    dice: [dice],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
}

/** The copy of a card on the table or in a hand. */
const copyOf = ({ board, secrets }: State, by: string, card: string): string => {
  const lies = Object.values(board.cards).find((one) => one.card === card && (one.owner === by || by === ''));
  const held = secrets.private[by]?.plots.find((one) => one.card === card);
  const id = lies?.id ?? held?.id;
  if (id === undefined) throw new Error(card);
  return id;
};

const seen = (state: State): View => JSON.parse(JSON.stringify(viewFor(state, 'ann'))) as View;

/** Sends an intent. @returns the views before and after it, and what happened */
function send(state: State, by: string, intent: Intent) {
  const before = seen(state);
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return { before, after: seen(state), events: JSON.parse(JSON.stringify(result.events)) as typeof result.events };
}

/** The Tornado is played and nobody answers: the dice. */
function strikes(state: State) {
  send(state, 'ann', { type: 'playPlot', card: copyOf(state, 'ann', 'tornado'), on: copyOf(state, 'bob', 'hawaii') });
  while (state.board.frames.at(-1)?.kind !== 'contest') send(state, 'bob', { type: 'done', rev: state.board.frames.at(-1)?.rev ?? 0 });
  const { rev, done } = state.board.frames.at(-1) ?? { rev: 0, done: [] };
  if (decision(state.board).who.includes('bob') && done.length === 0) send(state, 'bob', { type: 'done', rev });
  return { needs: state.board.attack?.needs ?? 0, ...send(state, 'ann', { type: 'roll', rev: state.board.frames.at(-1)?.rev ?? 0 }) };
}

describe('the scene of a Disaster', () => {
  test('N-731: low dice destroy, others Devastate, and each says so', () => {
    const low = strikes(table([1, 1]));
    expect(low.needs).toBe(11);
    expect(scenesOf(low.events, low.before, low.after)).toMatchObject([
      { kind: 'roll', thrown: true, ending: 'success', total: 2, brought: 'destroyed', destroysAt: 6, margin: 8 },
    ]);
    const high = strikes(table([4, 5]));
    expect(scenesOf(high.events, high.before, high.after)).toMatchObject([{ ending: 'success', total: 9, brought: 'devastated' }]);
  });

  test('N-490: eleven always fails, and what the events do not throw makes no scene', () => {
    const { before, after, events } = strikes(table([5, 6]));
    expect(scenesOf(events, before, after)).toMatchObject([{ ending: 'always', brought: null }]);
    expect(scenesOf([], after, after)).toEqual([]);
  });

  test('N-1002: while somebody holds a Plot the dice may still change, and they are named', () => {
    const { before, after, events } = strikes(table([1, 1], { plots: ['hoax'] }));
    expect(scenesOf(events, before, after)).toMatchObject([{ open: ['bob'] }]);
  });
});

test('U36: the verdict comes after the dice, with both lines of a Disaster', () => {
  const state = table([1, 1]);
  const { before, after, events } = strikes(state);
  const [scene] = scenesOf(events, before, after);
  if (scene?.kind !== 'roll') throw new Error('no scene');
  const Shown = ({ told }: { told: boolean }) => <Stage shown={{ scene, told, id: 1 }} />;
  const page = openTable(state, 'ann', () => <Shown told={false} />);
  expect(screen.getByTestId('stage-needed').textContent).toMatch(/or less/);
  expect(screen.queryByTestId('stage-verdict')).toBeNull();
  expect(screen.getByTestId('stage-destroys').textContent).toContain(`${scene.destroysAt} or less`);
  fireEvent.click(screen.getByTestId('stage-skip'));
  expect(page.sent).toEqual([]);
  openTable(state, 'ann', () => <Shown told />);
  expect(screen.getByTestId('stage-verdict').textContent).toBe('2Hawaii: destroyed, by 8');
});

test('N-109: everybody’s dice for the first turn are on the stage, and in the log', () => {
  const loaded = loadScenario(inwo, {
    name: 'start',
    ruleset: 'inwo',
    setup: true,
    players: [{ id: 'ann' }, { id: 'bob' }],
    dice: [
      [3, 3],
      [2, 4],
      [1, 2],
      [6, 1],
    ],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const { state } = loaded;
  const does = (by: string, intent: Intent) => {
    const before = viewFor(state, by);
    const result = step(state, by, intent);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return { before, events: result.events };
  };
  does('ann', { type: 'chooseDeck', ready: 'ufos' });
  does('bob', { type: 'chooseDeck', ready: 'the-network' });
  const lead = (by: string) => ({ type: 'chooseLead', card: by === 'ann' ? 'triliberal-commission' : 'nasa', arrow: 'top' }) as const;
  does('ann', lead('ann'));
  const { before, events } = does('bob', lead('bob'));
  const [scene, ...others] = scenesOf(events, before, viewFor(state, 'ann'));
  expect(others).toEqual([]);
  if (scene?.kind !== 'start') throw new Error('no throw');
  expect(scene.first).toBe('bob');
  expect(scene.rolls.map(({ player, dice, round }) => [player, ...dice, round])).toEqual([
    ['ann', 3, 3, 1],
    ['bob', 2, 4, 1],
    ['ann', 1, 2, 2],
    ['bob', 6, 1, 2],
  ]);
  openTable(state, 'ann', () => <Stage shown={{ scene, told: true, id: 1 }} />);
  expect(screen.getAllByTestId('stage-throw').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('63'),
    expect.stringContaining('67'),
  ]);
  expect(screen.getByTestId('stage-first').textContent).toMatch(/goes first/);
});
