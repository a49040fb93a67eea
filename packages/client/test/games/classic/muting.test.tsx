/** @jest-environment jsdom */

import type { ChatLine } from '@illuminice/protocol';
import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act } from '@testing-library/preact';
import { StatusPanel } from '../../../src/games/classic/panels/status-panel';
import { useTable } from '../../../src/games/classic/use-table';
import { SeatStrip } from '../../../src/hud/seats/seat-strip';
import { Chat } from '../../../src/hud/talk/chat';
import { mutedAt } from '../../../src/hud/talk/muted';
import { MutingPage } from '../../../src/hud/talk/muting';
import { Talk } from '../../../src/hud/talk/talk';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

// What browsers have and this document does not.
Element.prototype.scrollTo = () => undefined;

beforeAll(speak);
beforeEach(() => localStorage.clear());

const STATE = gameOf({
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich' },
    { id: 'bob', illuminati: 'bermuda-triangle' },
    { id: 'cat', illuminati: 'network' },
  ],
});
const line = (from: string | null, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ from, name: from ?? 'Eve', to: null, text, at: text.length },
  ...more,
});
const SAID = [
  line('ann', 'a'),
  line('bob', 'rude'),
  line('bob', 'psst', { to: 'ann' }),
  line('cat', '@boast bob -'),
  line(null, 'from afar'),
  line(null, 'from near by', { name: 'bob' }),
];

/** Ann's page; Cat is a computer. */
function at(Part: () => ReturnType<typeof Chat>, me: string | null = 'ann') {
  const chat = signal<ChatLine[]>(SAID);
  return { ...openPart(Part, viewFor(STATE, me), ['cat'], { chat }), chat };
}
const Said = () => (
  <>
    <Chat table={useTable()} />
    <SeatStrip />
  </>
);
const shown = () => screen.queryAllByTestId('chat-line').map(({ textContent }) => textContent?.split(': ')[1]);
const WHOLE = SAID.map(({ text }) => (text.startsWith('@') ? expect.any(String) : text));

describe('U119 what somebody says can be muted, for this viewer, on this device', () => {
  test('their lines go, whispers too; that it is so is shown, and it can be undone', async () => {
    const { hand, sent } = at(Said);
    expect(shown()).toEqual(WHOLE);
    await hand.click(screen.getByTestId('mute-bob'));
    expect(shown()).toEqual([WHOLE[0], WHOLE[3], WHOLE[4], WHOLE[5]]);
    expect(screen.getByTestId('muting').textContent).toBe('1 muted');
    expect(screen.getByTestId('mute-bob').textContent).toBe('Hear bob again');
    expect(screen.getAllByTestId('muted-mark').map(({ textContent }) => textContent)).toEqual(['bob’s chat is muted']);
    await hand.click(screen.getByTestId('mute-bob'));
    expect(shown()).toEqual(WHOLE);
    expect(screen.queryByTestId('muted-mark')).toBeNull();
    // Nobody hears of it.
    expect(sent).toEqual([]);
  });

  test('so do remarks of computer players, and lines of spectators by name', async () => {
    const { hand, chat } = at(Said);
    for (const who of ['cat', 'spectator-Eve']) await hand.click(screen.getByTestId(`mute-${who}`));
    expect(shown()).toEqual(['a', 'rude', 'psst', 'from near by']);
    void act(() => {
      chat.value = [...chat.peek(), line('cat', '@sorry ann -'), line('bob', 'well')];
    });
    expect(shown().at(-1)).toBe('well');
    expect(shown()).toHaveLength(5);
  });

  test('it is kept for this table, after a reload too, and for no other', async () => {
    const first = at(Said);
    await first.hand.click(screen.getByTestId('mute-bob'));
    first.unmount();
    const again = at(Said);
    expect(shown()).not.toContain('rude');
    again.unmount();
    expect(mutedAt({ code: 'OTHERS', chat: signal(SAID) }).lines.value).toEqual(SAID);
  });

  test('a storage that holds nonsense mutes nobody', () => {
    localStorage.setItem('illuminice.muted.ABCDEF', '{"bob":1}');
    at(Said);
    expect(shown()).toEqual(WHOLE);
  });

  test('from the menu, too; standings show it; what is muted is not new, and is not read out', async () => {
    const Menu = () => (
      <>
        <MutingPage table={useTable()} onBack={() => undefined} />
        <StatusPanel />
        <Talk />
      </>
    );
    const { hand, chat } = at(Menu);
    expect(screen.getByTestId('unread-chat').dataset.n).toBe('5');
    await hand.click(screen.getByTestId('mute-bob'));
    expect(screen.getByTestId('unread-chat').dataset.n).toBe('3');
    expect(screen.getByTestId('muted-mark').closest('li')?.textContent).toContain('bob');
    void act(() => {
      chat.value = [...chat.peek(), line('bob', 'the last word, which is long')];
    });
    expect(document.querySelector('[aria-live]')?.textContent).not.toContain('the last word');
  });
});
