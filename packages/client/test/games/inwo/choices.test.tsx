/** @jest-environment jsdom */

import type { State } from '@illuminice/rules/inwo';
import { choicesOf, viewFor } from '@illuminice/rules/inwo';
import { screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { formOf } from '../../../src/games/inwo/drafts/form';
import { beginSentence } from '../../../src/games/inwo/drafts/saying';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { laid, openTable, speak } from './page';

/* What a Plot may name, as the page offers it: the list of the rules, and nothing else. */

beforeAll(speak);

const table = (): State =>
  laid({
    turn: { player: 'ann', phase: 'main' },
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        turns: 2,
        structure: [
          { group: 'the-mafia', onto: 'bavarian-illuminati', arrow: 'left' },
          { group: 'c-i-a', onto: 'bavarian-illuminati', arrow: 'top' },
        ],
        plots: ['stray-warhead', 'the-big-score', 'savings-and-loan-scam'],
      },
      {
        id: 'bob',
        illuminati: 'the-network',
        turns: 2,
        structure: [{ group: 'texas', onto: 'the-network', arrow: 'right' }],
      },
    ],
  });

const begun = (card: string) => {
  const state = table();
  const view = viewFor(state, 'ann');
  const copy = view.mine?.plots.find((one) => one.card === card)?.id ?? '';
  const { table: model } = openTable(state, 'ann', Panel);
  const position = model.game.position.value;
  if (!position) throw new Error('nobody sits there');
  const draft = beginSentence(position, { type: 'playPlot', card: copy });
  return { view, copy, model, draft, form: formOf(position, draft) };
};

test('U220 N-902 the page offers what the rules list for a Plot, each thing that does not fit with the rules’ own reason', () => {
  const { view, copy, form } = begun('stray-warhead');
  const open = form.find(({ isOpen }) => isOpen);
  expect(open?.name).toBe('on');
  const [{ values = [] } = {}] = choicesOf(view, { card: copy });
  expect(values.length).toBeGreaterThan(3);
  expect(open?.choices.map(({ card, why }) => [card, why ?? null])).toEqual(values.map(({ set, why }) => [set.on, why]));
  expect(open?.choices.some(({ why }) => why === undefined)).toBe(true);
  expect(open?.choices.every(({ why }) => why !== 'unknown')).toBe(true);
});

test('U220 N-1502 what does not fit stands folded, each with its own reason in words', async () => {
  const { model, draft } = begun('the-big-score');
  model.draft.begin({ ...draft, at: 'on' });
  const hand = userEvent.setup();
  await hand.click(await screen.findByTestId('others-on'));
  const others = (await screen.findByText(/C\.I\.A\. does not count as Criminal/)).closest('ul');
  expect(others?.textContent).toMatch(/Texas is not yours/);
});

test('U220 N-404 the cheapest payment is proposed, and another Group can pay instead', async () => {
  const { model, draft } = begun('savings-and-loan-scam');
  model.draft.begin(draft);
  const cards = Object.values(model.game.view.value.board.cards);
  const idOf = (name: string) => cards.find(({ card }) => card === name)?.id;
  expect(draft.partial).toMatchObject({ pay: [idOf('the-mafia')] });
  const hand = userEvent.setup();
  await hand.click(await screen.findByTestId(`pick-${idOf('the-mafia')}`));
  await hand.click(await screen.findByTestId(`pick-${idOf('c-i-a')}`));
  expect(model.draft.current.value).toMatchObject({ partial: { pay: [idOf('c-i-a')] } });
});

test('U220 N-303 a card that can be chosen is a small card with its numbers, and stands large while the pointer is on it', async () => {
  const { model, draft } = begun('savings-and-loan-scam');
  model.draft.begin({ ...draft, at: 'pay' });
  const mafia = Object.values(model.game.view.value.board.cards).find(({ card }) => card === 'the-mafia')?.id;
  const chip = await screen.findByTestId(`pick-${mafia}`);
  expect(chip.textContent).toMatch(/The Mafia.*6.*7/);
  expect(chip.querySelectorAll('canvas').length).toBeGreaterThan(1);
  await userEvent.setup().hover(chip);
  await waitFor(() => expect(model.ui.preview.shown.value).toMatchObject({ card: mafia, pinned: false }));
});

test('U14 N-401 own cards that cannot lead an attack stand folded, each with the reason of the rules', async () => {
  const state = table();
  const cia = Object.values(state.board.cards).find(({ card }) => card === 'c-i-a') as { id: string };
  state.board.cards[cia.id] = { ...(cia as (typeof state.board.cards)[string]), tokens: 0 };
  const { table: model } = openTable(state, 'ann', Panel);
  model.draft.begin({ kind: 'attack', partial: { type: 'attack', kind: 'control' }, aimed: null });
  await userEvent.setup().click(await screen.findByTestId('others-attack'));
  expect((await screen.findByTestId(`pick-${cia.id}`)).closest('li')?.textContent).toMatch(/C\.I\.A\..*N-/);
});
