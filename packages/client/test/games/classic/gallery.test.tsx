/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/preact';
import Cards from '../../../src/games/classic/cards/cards';
import { cardName } from '../../../src/text';
import { speakIn } from '../../harness/speak-in';
import { speak } from './panel';

beforeAll(async () => {
  Object.assign(globalThis, {
    scrollTo: () => undefined,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
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

const FOUND = {
  en: ['cia', 'f.b.i', 'iluminati', 'semi-concious'],
  de: ['c.i.a.', 'fbi', 'bayrische iluminaten', 'halbbewuste'],
  fr: ['C.I.A.', 'F.B.I.', 'illumines de baviere', 'liberation somnolante'],
  es: ['CIA', 'fbi', 'iluminati de babiera', 'ejercito semiconciente'],
} as const;
const CALLED = ['cia', 'fbi', 'bavarian-illuminati', 'semiconscious-liberation-army'];

test.each(['en', 'de', 'fr', 'es'] as const)('U97: in %s initials, missing accents and small slips find the card', async (language) => {
  await speakIn(language);
  render(<Cards />);
  for (const [i, words] of FOUND[language].entries()) {
    fireEvent.input(screen.getByTestId('gallery-search'), { target: { value: words } });
    expect([words, screen.getAllByRole('article')[0]?.id]).toEqual([words, CALLED[i]]);
  }
  await speakIn('en');
});
