/** @jest-environment jsdom */

import { act, within } from '@testing-library/preact';
import { acceptDraft } from '../../../src/games/classic/drafts/accept';
import { deals } from '../../../src/games/classic/trade/deals-later';
import { open, screen, speak } from './panel';
import { gameOf, send } from './table';

beforeAll(async () => {
  await speak();
  await deals.load();
});

/** Ann offers two Groups to Bob, whose Illuminati has no open arrow left. */
const offered = () => {
  const state = gameOf({
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        structure: [
          { group: 'texas', onto: 'bavarian-illuminati', arrow: 'right' },
          { group: 'yuppies', onto: 'bavarian-illuminati', arrow: 'left' },
        ],
      },
      {
        id: 'bob',
        illuminati: 'gnomes-of-zurich',
        structure: [
          { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' },
          { group: 'hackers', onto: 'gnomes-of-zurich', arrow: 'left' },
          { group: 'moonies', onto: 'gnomes-of-zurich', arrow: 'top' },
          { group: 'semiconscious-liberation-army', onto: 'gnomes-of-zurich', arrow: 'bottom' },
        ],
      },
    ],
  });
  send(state, 'ann', { type: 'offer', to: 'bob', give: { groups: ['texas', 'yuppies'] } });
  return { state, ...open(state, acceptDraft.start('offer-1'), 'bob') };
};

const arrowsOf = (group: string) =>
  within(screen.getByTestId(`hang-${group}`))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
const chosen = (group: string) => screen.getByTestId<HTMLSelectElement>(`hang-${group}`).value;

test('U54, C-802: every arriving Group hangs somewhere from the start; another arrow is chosen from those that are open', async () => {
  const { state, hand, played } = offered();
  expect(chosen('texas')).not.toBe('');
  expect(chosen('yuppies')).not.toBe('');
  expect(arrowsOf('texas').filter((arrow) => arrow.startsWith('gnomes'))).toEqual([]);
  const other = arrowsOf('texas').find((arrow) => arrow.startsWith('cia ') && arrow !== chosen('texas')) as string;
  await hand.selectOptions(screen.getByTestId('hang-texas'), other);
  expect(chosen('texas')).toBe(other);
  await hand.click(screen.getByTestId('accept-confirm'));
  expect(played).toMatchObject([{ type: 'answer', offer: 'offer-1', accept: true }]);
  const [master, side] = other.split(' ');
  expect(state.board.cards.texas).toMatchObject({ owner: 'bob', master, arrow: side });
});

test('U54, C-802: a Group that is given up makes its arrow free; taken back, it holds it again', async () => {
  const { state, hand } = offered();
  await hand.click(screen.getByTestId('give-up'));
  await hand.click(screen.getByTestId('give-up-hackers'));
  expect(arrowsOf('texas')).toContain('gnomes-of-zurich left');
  await hand.click(screen.getByTestId('give-up-hackers'));
  expect(arrowsOf('texas')).not.toContain('gnomes-of-zurich left');
  await hand.click(screen.getByTestId('give-up-hackers'));
  await hand.selectOptions(screen.getByTestId('hang-texas'), 'gnomes-of-zurich left');
  // The second one may hang on the first.
  const onTexas = arrowsOf('yuppies').find((arrow) => arrow.startsWith('texas ')) as string;
  await hand.selectOptions(screen.getByTestId('hang-yuppies'), onTexas);
  await hand.click(screen.getByTestId('accept-confirm'));
  expect(state.board.cards.texas).toMatchObject({ owner: 'bob', master: 'gnomes-of-zurich', arrow: 'left' });
  expect(state.board.cards.yuppies).toMatchObject({ owner: 'bob', master: 'texas' });
  expect(state.board.uncontrolled).toContain('hackers');
});

test('U54: an arrow clicked on the table is for the Group in hand, the one whose choice has the focus', async () => {
  const { hand, table } = offered();
  // The keyboard comes to the second choice.
  while (document.activeElement !== screen.getByTestId('hang-yuppies')) await hand.tab();
  const free = arrowsOf('yuppies').find((arrow) => arrow !== chosen('yuppies') && arrow.startsWith('cia ')) as string;
  const [onto, arrow] = free.split(' ') as [string, 'left'];
  const before = chosen('texas');
  await act(() => table.draft.place({ onto, arrow }));
  expect(chosen('yuppies')).toBe(free);
  expect(chosen('texas')).toBe(before);
});
