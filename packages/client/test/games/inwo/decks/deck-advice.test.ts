import { CARDS, READY_DECKS } from '@illuminice/rules/inwo';
import { deckOf } from '../../../../src/games/inwo/decks/deck';
import { type AdviceId, adviceFor } from '../../../../src/games/inwo/decks/deck-advice';
import { statsOf } from '../../../../src/games/inwo/decks/stats';

const ready = (id: string) => deckOf('', id, READY_DECKS.get(id)?.cards ?? []);
const advised = (illuminati: string, entries: readonly string[], id: AdviceId) =>
  adviceFor(deckOf('', illuminati, entries)).find((advice) => advice.id === id);

/** Groups by what is printed on them, as many as are wanted. */
const groupsWith = (n: number, fits: (group: { power: number; words: readonly string[] }) => boolean): string[] =>
  CARDS.flatMap((facts) =>
    'inward' in facts && fits({ power: facts.power ?? 0, words: [...facts.alignments, ...facts.attributes] }) ? [facts.id] : [],
  ).slice(0, n);

test('U215: what nobody can pay for or be linked to is named, and nothing but a Resource without a place is unwise in a ready-made deck', () => {
  const lonely = deckOf('', 'ufos', ['bjorne', 'cyborg-soldiers', 'senate-investigating-committee']);
  expect(adviceFor(lonely)).toEqual(
    expect.arrayContaining([
      { id: 'unpaid', cards: ['senate-investigating-committee'], n: 1 },
      { id: 'unlinked', cards: ['cyborg-soldiers'], n: 1 },
      { id: 'fewGroups', cards: [], n: 1 },
    ]),
  );
  for (const id of READY_DECKS.keys()) expect([id, adviceFor(ready(id)).filter((advice) => advice.id !== 'unlinked')]).toEqual([id, []]);
});

test('U215: fifty copies of a Plot for Groups that the deck does not have are worth a look', () => {
  const idle = (entries: readonly string[]) => adviceFor(deckOf('', 'ufos', entries)).find(({ id }) => id === 'idle')?.cards;
  expect(idle(['martial-law*50'])).toEqual(['martial-law']);
  expect(idle(['emergency-powers', 'tax-breaks', 'hackers'])).toEqual(['emergency-powers', 'tax-breaks']);
  expect(idle(['martial-law*50', 'c-i-a'])).toBeUndefined();
  // Whatever there is can be raised by this one.
  expect(idle(['swiss-bank-account'])).toBeUndefined();
});

test('U215: many copies of one card are named, each by itself; a Plot may come four times, a Group twice', () => {
  expect(advised('ufos', ['martial-law*50', 'c-i-a'], 'many')).toEqual({ id: 'many', cards: ['martial-law'], n: 50 });
  expect(advised('ufos', ['hoax*4', 'c-i-a*2'], 'many')).toBeUndefined();
  expect(advised('ufos', ['hoax*4', 'c-i-a*2'], 'copies')).toBeUndefined();
  expect(advised('ufos', ['c-i-a*3'], 'copies')).toEqual({ id: 'copies', cards: ['c-i-a'], n: 3 });
  expect(adviceFor(deckOf('', 'ufos', ['hoax*6', 'fnord*9'])).filter(({ id }) => id === 'many')).toHaveLength(2);
});

test('U215: a deck without Groups, or with Groups without Power, is told that nothing pays or attacks', () => {
  expect(advised('ufos', ['martial-law*50'], 'noGroups')).toBeDefined();
  expect(advised('ufos', [], 'noGroups')).toBeUndefined();
  const weak = groupsWith(15, ({ power }) => power === 0);
  expect(advised('ufos', weak, 'powerless')).toEqual({ id: 'powerless', cards: [], n: weak.length });
  expect(advised('ufos', [...weak, 'c-i-a'], 'powerless')).toBeUndefined();
});

test('U215: too few Plots are named once a deck is far enough to be judged', () => {
  const groups = groupsWith(35, ({ power }) => power > 0);
  expect(advised('ufos', [...groups, 'hoax'], 'fewPlots')).toEqual({ id: 'fewPlots', cards: [], n: 1 });
  expect(advised('ufos', [...groups.slice(0, 10), 'hoax'], 'fewPlots')).toBeUndefined();
});

test('U215, N-1202: goals that the deck itself cannot reach are named with what they lack', () => {
  const weak = groupsWith(30, ({ power, words }) => power <= 1 && !words.includes('Peaceful') && !words.includes('Computer'));
  const power = 10 + statsOf(deckOf('', '', weak)).power;
  expect(power).toBeLessThan(50);
  expect(advised('bavarian-illuminati', weak, 'goalPower')).toEqual({
    id: 'goalPower',
    cards: ['bavarian-illuminati'],
    n: power,
    of: 50,
  });
  expect(advised('shangri-la', weak, 'goalCards')).toEqual({ id: 'goalCards', cards: ['shangri-la'], n: 0, of: 1 });
  expect(advised('the-network', weak, 'goalCards')?.cards).toEqual(['the-network']);
  const violent = groupsWith(30, ({ power, words }) => power >= 3 && !words.includes('Fanatic'));
  expect(advised('bermuda-triangle', violent, 'goalAlignments')).toMatchObject({ cards: ['bermuda-triangle'], of: 10 });
  // Those who play to what becomes of rivals can always get there.
  for (const id of ['servants-of-cthulhu', 'ufos']) expect(advised(id, weak, 'goalCards')).toBeUndefined();
});
