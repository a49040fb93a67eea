/** @jest-environment jsdom */

import { CARDS, type Intent, inwo, type State, step, usesOf } from '@illuminice/rules/inwo';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { costText } from '../../../src/games/inwo/card/cost';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { laid, openTable, speak } from './page';

/* U37: a question shows the card it is about, what that does here, and what of one's own could answer. */

beforeAll(speak);

const send = (state: State, by: string, named: object) => {
  const result = step(state, by, inwo.scenario.translate?.(state, by, named as Intent) ?? (named as Intent));
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
};

/** Ann plays a New World Order; bob has a Group that it raises, and holds cards. */
const played = (plots: readonly string[] = ['hoax']): State => {
  const state = laid({
    players: [
      { id: 'ann', illuminati: 'ufos', plots: ['gun-control'] },
      {
        id: 'bob',
        illuminati: 'the-network',
        structure: [
          { group: 'c-i-a', onto: 'the-network', arrow: 'right' },
          { group: 'hackers', onto: 'the-network', arrow: 'left' },
        ],
        plots,
      },
      { id: 'cid', illuminati: 'shangri-la', structure: [{ group: 'the-mafia', onto: 'shangri-la', arrow: 'right' }] },
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  send(state, 'ann', { type: 'playPlot', card: 'gun-control' });
  return state;
};

test('N-902: the question shows the card with its text and what it costs', () => {
  openTable(played(), 'bob', Panel);
  const asked = screen.getByTestId('asked-card');
  expect(asked.querySelector('h3')?.textContent).toBe('Gun Control');
  expect(asked.textContent).toMatch(/Violent Government Groups/);
  expect(asked.querySelector('canvas')).not.toBeNull();
});

test('N-303: it says what happens if nobody answers, in numbers, one’s own cards first', () => {
  openTable(played(), 'bob', Panel);
  const effects = screen.getByTestId('if-nobody');
  expect(effects.textContent).toContain('It touches one card of yours.');
  expect([...effects.querySelectorAll('li')].map((line) => line.textContent)).toEqual(['C.I.A. 6 → 9', 'The Mafia 6 → 7']);
});

test('N-1002: what could answer stands as cards with effect and cost, what fits any time is folded away', () => {
  const { table } = openTable(played(), 'bob', Panel);
  const answers = screen.getByTestId('useful-answers');
  expect(answers.textContent).toContain('Hoax');
  expect(answers.textContent).toMatch(/Costs tokens of Groups with Power 6 together/);
  fireEvent.click(answers.querySelector('button') as HTMLElement);
  expect(table.draft.current.value?.kind).toBe('sentence');
});

test('a card that the question names is shown large while the pointer is over it', async () => {
  const { table } = openTable(played(), 'bob', Panel);
  fireEvent.mouseEnter(screen.getByTestId('change-c-i-a'));
  await waitFor(() => expect(table.ui.preview.shown.value).not.toBeNull());
  fireEvent.mouseLeave(screen.getByTestId('change-c-i-a'));
  expect(table.ui.preview.shown.value).toBeNull();
});

test('N-401: every card that can be used says what that costs', () => {
  expect(costText('savings-and-loan-scam')).toBe('Costs a token of a Group');
  for (const { id } of CARDS) for (const ability of usesOf(id).keys()) expect(costText(id, ability)).toMatch(/^Costs (nothing|\S.*\S)$/);
});
