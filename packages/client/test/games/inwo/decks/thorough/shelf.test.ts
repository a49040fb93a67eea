/** @jest-environment jsdom */

import { READY_DECKS } from '@illuminice/rules/inwo';
import { type Deck, deckOf, entriesOf, sizeOf } from '../../../../../src/games/inwo/decks/deck';

const KEY = 'illuminice.decks';
const ufos = deckOf('Mine', 'ufos', READY_DECKS.get('ufos')?.cards ?? []);

/** The shelf as a page finds it that is opened now. */
const shelf = (): typeof import('../../../../../src/games/inwo/decks/shelf') => {
  jest.resetModules();
  return require('../../../../../src/games/inwo/decks/shelf');
};

// What browsers have and this document does not.
Object.assign(globalThis.crypto ?? {}, {
  getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.floor(Math.random() * 256)),
});

beforeEach(() => localStorage.clear());

test('U215: a deck is on the device after the page was closed, and gone once it is thrown away', () => {
  shelf().keepDeck('a', ufos);
  const [kept] = shelf().ownDecks();
  expect([kept?.id, kept?.name, kept && sizeOf(kept as Deck)]).toEqual(['a', 'Mine', 45]);
  expect(kept && entriesOf(kept as Deck)).toEqual(entriesOf(ufos));
  shelf().dropDeck('a');
  expect(shelf().ownDecks()).toEqual([]);
});

test.each(['', 'null', '{', '{"a":1}', '[1, null, "x", []]', '[{"id":"a"}]', '[{"id":"a","name":"","illuminati":7,"cards":[]}]'])(
  'U215: a broken shelf holds no deck, and breaks nothing: %s',
  (broken) => {
    localStorage.setItem(KEY, broken);
    expect(shelf().ownDecks()).toEqual([]);
    shelf().keepDeck('b', ufos);
    expect(shelf().ownDecks()).toHaveLength(1);
  },
);

test('U215: of a broken deck what can be read is kept, and the others are as they were', () => {
  const broken = {
    id: 'a',
    name: 'n'.repeat(60),
    illuminati: 'nobody',
    cards: ['fnord*3', 'no-such-card', '__proto__', 7],
    changed: 'now',
  };
  localStorage.setItem(KEY, JSON.stringify([broken, { id: 'b', name: '', illuminati: 'ufos', cards: ['bjorne'], changed: 1 }]));
  const decks = shelf().ownDecks();
  expect(decks.map(({ cards }) => cards)).toEqual([{ fnord: 3 }, { bjorne: 1 }]);
  expect(decks.map(({ name, illuminati }) => [name.length, illuminati])).toEqual([
    [24, ''],
    [0, 'ufos'],
  ]);
});

test('U215: a hundred decks are kept, the one left alone longest goes first', () => {
  const { keepDeck, ownDecks } = shelf();
  for (let n = 0; n < 103; n++) keepDeck(`deck-${n}`, ufos);
  expect(ownDecks()).toHaveLength(100);
  expect(ownDecks().at(-1)?.id).toBe('deck-3');
});
