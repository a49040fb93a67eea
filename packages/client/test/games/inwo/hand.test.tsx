/** @jest-environment jsdom */

import { loadScenario } from '@illuminice/rules';
import { inwo, type State } from '@illuminice/rules/inwo';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { Hand } from '../../../src/games/inwo/hand/hand';
import { openTable, speak } from './page';

beforeAll(speak);

const table = (turn: 'ann' | 'bob', phase: 'start' | 'main' = 'main'): State => {
  const loaded = loadScenario(inwo, {
    name: 'a hand',
    ruleset: 'inwo',
    turn: { player: turn, phase },
    players: [
      {
        id: 'ann',
        illuminati: 'ufos',
        turns: 2,
        structure: [{ group: 'dentists', onto: 'ufos', arrow: 'right', tokens: 0 }],
        plots: ['savings-and-loan-scam', 'hoax'],
        hand: ['joggers'],
      },
      { id: 'bob', illuminati: 'the-network', turns: 2 },
      { id: 'cid', illuminati: 'shangri-la', turns: 2 },
    ],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

/** What a button of a raised card says that keeps it from being used; null: it can be used. */
async function reasonOf(state: State, card: string, act: 'play' | 'take'): Promise<string | null> {
  const { plots, groups } = state.secrets.private.ann ?? { plots: [], groups: [] };
  const id = [...plots, ...groups].find((one) => one.card === card)?.id ?? '';
  openTable(state, 'ann', Hand);
  fireEvent.click(screen.getByTestId(`hand-${id}`));
  const button = screen.getByTestId(`${act}-${id}`);
  if (button.getAttribute('aria-disabled') === 'false') return null;
  fireEvent.click(button);
  return waitFor(() => {
    const said = [...document.querySelectorAll('[role="tooltip"]')].map(({ textContent }) => textContent ?? '').find((text) => text !== '');
    if (!said) throw new Error('nothing is said');
    return said;
  });
}

describe('a raised card says why it cannot be played', () => {
  test('N-404: nobody of one’s own can pay for it', async () => {
    expect(await reasonOf(table('ann'), 'savings-and-loan-scam', 'play')).toMatch(/^None of your cards can pay for it now\. .*N-404/);
  });

  test('N-902: what answers something waits for it', async () => {
    expect(await reasonOf(table('ann'), 'hoax', 'play')).toMatch(/Hoax cannot be played or used at this moment\. .*N-/);
  });

  test('N-203: a Group is taken over where the turn starts, without a word against it', async () => {
    expect(await reasonOf(table('ann', 'start'), 'joggers', 'take')).toBeNull();
  });

  test('N-205: later a token of the Illuminati takes over Resources only', async () => {
    expect(await reasonOf(table('ann'), 'joggers', 'take')).toMatch(/Joggers.*N-205/);
  });

  test('N-203: in another’s turn the rule says so', async () => {
    expect(await reasonOf(table('bob'), 'joggers', 'take')).toMatch(/turn.*N-/);
  });
});
