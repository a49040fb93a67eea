/** @jest-environment jsdom */

import { viewFor } from '@illuminice/rules/classic';
import { act } from '@testing-library/preact';
import { sceneOf } from '../../../src/games/classic/board/scene';
import { CARD_WORDS } from '../../../src/games/classic/board/words';
import { TextView } from '../../../src/games/classic/card/text-view';
import { Preview } from '../../../src/games/classic/ui';
import { openPart, screen, speak } from './panel';
import { gameOf, send } from './table';

beforeAll(speak);

const opened = () => {
  const state = gameOf({
    players: [
      { id: 'ann', illuminati: 'gnomes-of-zurich', structure: [{ group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' }] },
      { id: 'bob', illuminati: 'ufos', goal: 'network', treasury: 5, structure: [{ group: 'texas', onto: 'ufos', arrow: 'right' }] },
    ],
  });
  send(state, 'bob', { type: 'openToOffers', money: 3, groups: ['texas'] });
  return state;
};

describe('C-803: a card whose player is open to offers on it', () => {
  test('says so on the table, and in the table in words', () => {
    const view = viewFor(opened(), 'ann');
    expect([...sceneOf(view, CARD_WORDS).tags]).toEqual([['texas', 'Open to offers']]);
    openPart(TextView, view);
    expect(screen.getByTestId('card-texas').textContent).toMatch(/Open to offers/);
    expect(screen.getByTestId('card-cia').textContent).not.toMatch(/Open to offers/);
  });

  test('is asked for from its preview, and it alone', async () => {
    const { table, hand } = openPart(Preview, viewFor(opened(), 'ann'));
    void act(() => table.ui.preview.toggle('texas', null));
    expect((await screen.findByTestId('card-open-to-offers')).textContent).toBe('bob is open to offers on it');
    await hand.click(screen.getByTestId('card-offer'));
    expect(table.draft.current.value).toMatchObject({ kind: 'trade', to: ['bob'], ask: { groups: ['texas'], money: 0 } });
  });

  test('has no such button for whoever has it, nor for those who look on', async () => {
    for (const viewer of ['bob', null]) {
      const { table } = openPart(Preview, viewFor(opened(), viewer));
      void act(() => table.ui.preview.toggle('texas', null));
      await screen.findAllByTestId('card-open-to-offers');
      expect(screen.queryByTestId('card-offer')).toBeNull();
    }
  });
});
