/** @jest-environment jsdom */

import type { State } from '@illuminice/rules/inwo';
import { screen, waitFor } from '@testing-library/preact';
import { actions } from '../../../src/games/inwo/actions';
import { CardPreview } from '../../../src/games/inwo/card/card-preview';
import { formOf } from '../../../src/games/inwo/drafts/form';
import { beginSentence } from '../../../src/games/inwo/drafts/saying';
import { useTable } from '../../../src/games/inwo/use-table';
import { laid, openTable, speak } from './page';

beforeAll(speak);

/** Ann's turn: one Group, a Resource that fits nothing of hers, and nothing to take over; a Place of Bob's lies Devastated. */
const table = (): State =>
  laid({
    turn: { player: 'ann', phase: 'main' },
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        turns: 2,
        structure: [{ group: 'the-mafia', onto: 'bavarian-illuminati', arrow: 'left' }],
        resources: ['book-of-kells'],
        hand: ['dentists'],
      },
      {
        id: 'bob',
        illuminati: 'the-network',
        turns: 2,
        structure: [{ group: 'texas', onto: 'the-network', arrow: 'right', devastated: true }],
      },
    ],
  });

const copyOf = (state: State, card: string): string => Object.values(state.board.cards).find((one) => one.card === card)?.id ?? '';

/** What the buttons of the bar say against being pressed. */
const Reasons = () => (
  <ul>
    {actions(useTable()).map(({ name, reason }) => (
      <li key={name} data-testid={`why-${name}`}>
        {reason}
      </li>
    ))}
  </ul>
);
const why = (name: string) => screen.getByTestId(`why-${name}`).textContent;

test('U220 the bar says of each action why it cannot be taken, and by which rule', async () => {
  const state = table();
  const { show } = openTable(state, 'ann', Reasons);
  expect(why('move')).toBe('');
  expect(why('relief')).toBe('');
  expect(why('attack')).toBe('');
  expect(why('link')).toMatch(/Book of Kells.*fits none of your Groups.*N-805/s);
  expect(why('takeOver')).toMatch(/no Resource.*N-205/s);
  for (const card of Object.values(state.board.cards)) card.tokens = 0;
  show();
  const noToken = /None of your Groups has a token left.*N-401/s;
  await waitFor(() => expect(why('move')).toMatch(noToken));
  for (const action of ['relief', 'attack']) expect(why(action)).toMatch(noToken);
  expect(why('buyPlot')).toMatch(/N-403|N-202/);
});

test('U220 a card shown large says what it cannot do; one that is tapped for a move says it, too', () => {
  const state = table();
  for (const card of Object.values(state.board.cards)) card.tokens = 0;
  const mafia = copyOf(state, 'the-mafia');
  const kells = copyOf(state, 'book-of-kells');
  const { table: model } = openTable(state, 'ann', () => (
    <>
      <CardPreview card={mafia} rect={null} pinned={true} />
      <CardPreview card={kells} rect={null} pinned={true} />
    </>
  ));
  const [moved, linked] = screen.getAllByTestId('card-standing').map(({ textContent }) => textContent);
  expect(moved).toMatch(/Move: None of your Groups has a token left.*N-401/);
  expect(linked).toMatch(/Link: .*Book of Kells.*fits none of your Groups.*N-805/);
  model.draft.begin({ kind: 'sentence', partial: { type: 'move' }, at: null, proposes: true });
  model.draft.tap(mafia);
  expect(model.refused.value?.refusal).toMatchObject({ code: 'N-401', why: 'noneLeft' });
});

test('U220 a play that is begun without its card asks for the card', () => {
  const { table: model } = openTable(table(), 'ann', () => null);
  const position = model.game.position.value;
  const form = position && formOf(position, beginSentence(position, { type: 'useAbility' }));
  expect(form?.find(({ isOpen }) => isOpen)?.name).toBe('card');
});
