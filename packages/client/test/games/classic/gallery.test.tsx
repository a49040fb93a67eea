/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/preact';
import Cards from '../../../src/games/classic/cards/cards';
import { cardName } from '../../../src/text';
import { speak } from './panel';

beforeAll(async () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  await speak();
});

test('U97: cards are found by the names that they bear in print as well, which are not shown', () => {
  render(<Cards />);
  for (const [words, card, name] of [
    ['moonies', 'moonies', 'Mass Wedding Church'],
    ['kkk', 'kkk', 'Hooded Riders'],
    ['nazis', 'south-american-nazis', 'Exiled Colonels'],
  ] as const) {
    fireEvent.input(screen.getByTestId('gallery-search'), { target: { value: words } });
    const found = screen.getAllByRole('article');
    expect(found.map(({ id }) => id)).toEqual([card]);
    expect(found[0]?.outerHTML).toContain(name);
    expect(cardName(card)).toBe(name);
  }
});
