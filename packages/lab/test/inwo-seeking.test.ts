import { chance } from '@illuminice/bots';
import { CARD_IDS, DEFAULT_OPTIONS, deckFaults, findFacts } from '@illuminice/rules/inwo';
import { someDeck } from '../src/inwo/decks.js';
import { inwoLab } from '../src/inwo/inwo-lab.js';
import { simulateGame } from '../src/simulate.js';
import { count, seldomIn, tallyOf } from '../src/tally.js';

/* Simulated games are played for what has come up least. */

test('U83: rare things are sought first, frequent ones not at all', () => {
  const times = tallyOf(['often', 'once', 'never', 'twice']);
  count(times, 'often', 1000);
  count(times, 'once');
  count(times, 'twice', 2);
  const counts = { cards: { title: '', never: '', times }, others: { title: '', never: '', times: tallyOf(['elsewhere']) } };
  expect(seldomIn(counts, ['cards'], 9)).toEqual(['never', 'once', 'twice']);
  expect(seldomIn(counts, ['cards'], 2)).toEqual(['never', 'once']);
});

test('U83: a deck for any card that is sought is lawful, and holds it', () => {
  for (const [seed, card] of CARD_IDS.entries()) {
    const facts = findFacts(card);
    if (facts?.pool === 'none') continue;
    const options = { ...DEFAULT_OPTIONS, copies: [null, 1, 2][seed % 3] ?? null };
    const { illuminati, cards } = someDeck(options, chance(seed), new Set([card]));
    expect(deckFaults(options, illuminati, cards)).toEqual([]);
    if (facts?.kind !== 'illuminati') expect(cards).toContain(card);
  }
});

test('U83: seeking a card brings it up in games that otherwise lack it', () => {
  const sought = new Set(['volunteer-aid']);
  const timesUsed = (wanted: ReadonlySet<string>): number => {
    const coverage = inwoLab.coverage();
    for (const seed of [7000, 7013]) {
      const { players, options, seekingFor } = inwoLab.variedTable(seed, sought);
      simulateGame(inwoLab, seed, players, {
        options,
        sought: wanted,
        checked: false,
        ...(seekingFor !== undefined && { seekingFor }),
        onStep: (state, events, by, intent) => coverage.noteStep(state, events, by, intent),
      });
    }
    return coverage.counts.abilities?.times.get('volunteer-aid') ?? 0;
  };
  expect(timesUsed(sought)).toBeGreaterThan(0);
  expect(timesUsed(new Set())).toBe(0);
});
