/** @jest-environment jsdom */

import '../games/classic/panel';
import { act, fireEvent, render, screen } from '@testing-library/preact';
import { Tooltip, tooltipWords } from '../../src/ui/tooltip';

beforeAll(() => tooltipWords.load());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerType: 'mouse', bubbles: true });

/** A pointer event of a mouse, as browsers report it; this document has no class for it. */
const pointer = (type: string, on: Element, x: number, y: number) => {
  void act(() => void fireEvent(on, Object.assign(new MouseEvent(type, at(x, y)), { pointerType: 'mouse' })));
  void act(() => void jest.advanceTimersByTime(500));
};

test('U14: words come to whoever points at a control, and not to a pointer under which the page has changed', () => {
  render(<Tooltip text="No room for it">{(trigger) => <button {...trigger}>Place</button>}</Tooltip>);
  const button = screen.getByRole('button');
  // Pressed somewhere, and still there: the control came under the pointer by itself.
  pointer('pointerdown', document.body, 40, 40);
  pointer('pointerover', button, 41, 40);
  pointer('pointermove', button, 41, 40);
  expect(screen.queryByText('No room for it')).toBeNull();
  // Moved on: now it is pointed at.
  pointer('pointermove', button, 60, 40);
  pointer('pointermove', button, 61, 40);
  expect(screen.queryByText('No room for it')).not.toBeNull();
});

test('U14: a control that comes under a pointer at rest says nothing, though nothing was pressed', () => {
  render(<Tooltip text="No attack to roll for">{(trigger) => <button {...trigger}>Roll</button>}</Tooltip>);
  const button = screen.getByRole('button');
  pointer('pointermove', document.body, 200, 200);
  // The page changed: browsers report the pointer where it was.
  pointer('pointerover', button, 200, 200);
  pointer('pointermove', button, 200, 200);
  expect(screen.queryByText('No attack to roll for')).toBeNull();
  pointer('pointermove', button, 203, 200);
  expect(screen.queryByText('No attack to roll for')).not.toBeNull();
});
