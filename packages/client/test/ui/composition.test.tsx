/** @jest-environment jsdom */

import '../games/classic/panel';
import { fireEvent, render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import Gate, { type Entry } from '../../src/screens/table/gate';
import { keepCompositions } from '../../src/ui/composition';
import { speak } from '../games/classic/panel';

let end: () => void;
beforeAll(() => {
  end = keepCompositions(window);
  return speak();
});
afterAll(() => end());

/** Keys as browsers report them that confirm a composed word: while it is composed, or right after. */
const CONFIRMING = {
  'while it is composed': { key: 'Enter', keyCode: 13, isComposing: true },
  'right after it was composed': { key: 'Enter', keyCode: 229, isComposing: false },
} as const;

describe.each(Object.keys(CONFIRMING) as (keyof typeof CONFIRMING)[])('U118 Enter that confirms a word %s', (when) => {
  const confirm = CONFIRMING[when];

  test('sends no form; the next Enter does', async () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <input aria-label="said" />
      </form>,
    );
    const field = screen.getByLabelText('said');
    fireEvent.keyDown(field, confirm);
    // What some browsers do after that key.
    (field as HTMLInputElement).form?.requestSubmit();
    fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
    expect(sent).not.toHaveBeenCalled();
    await userEvent.setup().type(field, 'hi{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('nobody sits down by it, and no field is left', async () => {
    const entered: Entry[] = [];
    render(<Gate code="BCDFGH" invitation={null} trouble={null} onEnter={(how) => entered.push(how)} />);
    const field = screen.getByTestId('join-name');
    await userEvent.setup().type(field, 'Aiko');
    fireEvent.keyDown(field, confirm);
    (field as HTMLInputElement).form?.requestSubmit();
    expect(entered).toEqual([]);
    expect(document.activeElement).toBe(field);
    fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
    await userEvent.setup().type(field, '{Enter}');
    expect(entered).toHaveLength(1);
  });

  test('no handler of a field hears it, and no key of it is a command', () => {
    const heard = jest.fn();
    addEventListener('keydown', heard);
    render(<input aria-label="name" onKeyDown={heard} />);
    const field = screen.getByLabelText('name');
    for (const key of ['Enter', 'Escape', ' ', 'a']) fireEvent.keyDown(field, { ...confirm, key });
    expect(heard).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(heard).toHaveBeenCalled();
    removeEventListener('keydown', heard);
  });
});
