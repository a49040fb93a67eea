import { CARDS, deedsOf, READY_DECKS } from '@illuminice/rules/inwo';
import { deckOf } from '../../../../src/games/inwo/decks/deck';
import { statsOf } from '../../../../src/games/inwo/decks/stats';

const ready = (id: string) => deckOf('', id, READY_DECKS.get(id)?.cards ?? []);
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, n) => all + n, 0);

// What decks.md of the reference counts by itself.
test.each([
  ['adepts-of-hermes', 39, 71, 18],
  ['bavarian-illuminati', 40, 66, 21],
  ['bermuda-triangle', 42, 66, 22],
  ['discordian-society', 28, 62, 16],
  ['gnomes-of-zurich', 33, 55, 16],
  ['the-network', 38, 63, 22],
  ['servants-of-cthulhu', 38, 70, 19],
  ['shangri-la', 35, 65, 21],
  ['ufos', 31, 66, 19],
])('U215: %s has Power %i, Resistance %i and %i arrows', (id, power, resistance, arrows) => {
  const stats = statsOf(ready(id));
  expect(stats).toMatchObject({ power, resistance, arrows, counts: { groups: 15, resources: 2, plots: 27 } });
  expect(sum(stats.curve)).toBe(15);
  expect(sum(stats.deeds.values())).toBe(27);
});

test('U215: tokens are those of the Illuminati, of each Group and of Resources that act, more where a card says so', () => {
  const { tokens } = statsOf(deckOf('', 'ufos', ['england', 'c-i-a', 'weather-satellite', 'warehouse-23', 'hoax']));
  // UFOs and England take two, the Weather Satellite two, the C.I.A. one; Warehouse 23 and Plots none.
  expect(tokens).toBe(7);
  for (const id of READY_DECKS.keys()) expect(statsOf(ready(id)).tokens).toBeGreaterThanOrEqual(16);
});

test('U215: each Plot is counted by what it costs', () => {
  const deck = deckOf('', 'ufos', [
    'fnord',
    'bribery',
    'media-blitz',
    'scandal',
    'newsroom-purge',
    'angst',
    'hoax',
    'embezzlement',
    'volcano',
  ]);
  expect([...statsOf(deck).prices].sort()).toEqual([
    ['cards', 2],
    ['groups', 3],
    ['illuminati', 2],
    ['nothing', 1],
    ['ways', 1],
  ]);
  for (const id of READY_DECKS.keys()) expect([id, sum(statsOf(ready(id)).prices.values())]).toEqual([id, 27]);
});

test('U215: each Plot does something', () => {
  expect(CARDS.filter((facts) => 'colour' in facts || facts.kind === 'plot').filter((facts) => deedsOf(facts).length === 0)).toEqual([]);
});
