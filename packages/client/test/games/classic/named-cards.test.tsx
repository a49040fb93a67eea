/** @jest-environment jsdom */

import type { ChatLine, PromiseInfo } from '@illuminice/protocol';
import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act } from '@testing-library/preact';
import { useTable } from '../../../src/games/classic/use-table';
import { Chat } from '../../../src/hud/talk/chat';
import { Promises } from '../../../src/hud/talk/promises';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

Element.prototype.scrollTo = () => undefined;

beforeAll(speak);

const STATE = gameOf({
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich' },
    { id: 'bob', illuminati: 'bermuda-triangle' },
  ],
});

const pictures = () => [...document.querySelectorAll<HTMLElement>('[data-picture]')].map(({ dataset }) => dataset.picture);

test('U120 a card named in the chat has its picture, and is looked at by a click', async () => {
  const line: ChatLine = { from: 'bob', name: 'bob', to: null, text: 'Leave <b>Texas</b> alone', at: 1 };
  const Part = () => <Chat table={useTable()} />;
  const { hand, table } = openPart(Part, viewFor(STATE, 'ann'), [], { chat: signal([line]) });
  const named = await screen.findByRole('button', { name: 'Texas' });
  expect(pictures()).toEqual(['texas']);
  expect(screen.getByTestId('chat-line').textContent).toContain('Leave <b>Texas</b> alone');
  await hand.click(named);
  expect(table.ui.preview.shown.value).toMatchObject({ card: 'texas', pinned: true });
});

test('U120 a remark of a computer and a promise have the pictures of their cards', async () => {
  const remark: ChatLine = { from: 'bob', name: 'bob', to: null, text: '@grudge ann mafia', at: 1 };
  const promise: PromiseInfo = { id: 1, by: 'bob', to: null, text: 'I never touch the Pentagon', state: 'open', markedBy: null };
  const Part = () => (
    <>
      <Chat table={useTable()} />
      <Promises />
    </>
  );
  openPart(Part, viewFor(STATE, 'ann'), ['bob'], { chat: signal([remark]), promises: signal([promise]) });
  await act(async () => {
    await screen.findByRole('button', { name: /Pentagon/ });
  });
  expect(pictures()).toContain('pentagon');
});
