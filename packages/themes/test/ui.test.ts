import { formatter } from '../src/format.js';
import { COMPUTER_NAMES, type LanguageId, list, loadWords, money, type ThemeId, t } from '../src/index.js';
import { packs, reference } from './every-pack.js';

describe('texts of the screens', () => {
  test.each(Object.entries(reference.ui))('%s can be read as a message', (_, pattern) => {
    expect(() => formatter(pattern, reference.locale)).not.toThrow();
    expect(pattern).toMatch(/\S/);
  });

  test.each([
    [0, 'No actions left'],
    [1, '1 action left'],
    [2, '2 actions left'],
  ])('U14: with %i actions left the plural is right', (count, text) => {
    expect(t('actions.left', { count })).toBe(text);
  });

  test.each([
    ['cards', 'Ben has 13 cards (12 needed).'],
    ['destroyed', 'Ben has 13 destroyed groups (12 needed).'],
    ['Weird', 'Ben has 13 Weird groups (12 needed).'],
  ])('U81: how a goal was met is a statement (%s)', (what, text) => {
    expect(t('end.goal', { name: 'Ben', what, have: 13, need: 12 })).toBe(text);
  });

  test('names in a row are joined as the language does it', () => {
    expect(list([])).toBe('');
    expect(list(['Ann'])).toBe('Ann');
    expect(list(['Ann', 'Bob', 'Cat'])).toBe('Ann, Bob and Cat');
  });

  test('U02: computer players have names of their own in each theme and language; people keep theirs', async () => {
    const called = async (theme: ThemeId, language: LanguageId, names: string[]) =>
      (await loadWords(theme, language, 'front')).playerNames(names);
    expect(await called('illuminati', 'en', ['Ann', 'Madame Owl'])).toEqual(['Ann', 'Madame Owl']);
    expect(await called('illuminati', 'de', ['Ann', 'Madame Owl'])).toEqual(['Ann', 'Madame Eule']);
    expect(await called('champions', 'fr', ['constructor', 'Madame Owl'])).toEqual(['constructor', 'Baronne Alouette']);
    expect(await called('champions', 'en', ['lady wren', 'Madame Owl'])).toEqual(['lady wren', 'Lady Wren 2']);
    const all = packs.map(({ terms }) => Object.values(terms.computers));
    for (const names of all) expect(new Set(names).size).toBe(COMPUTER_NAMES.length);
    expect(new Set(all.flat()).size).toBe(all.flat().length);
  });

  test('a value that is missing is an error, not a gap in the sentence', () => {
    expect(() => t('actions.left')).toThrow(/count/);
  });

  test('what a player typed is never read as a message', () => {
    expect(money(5)).toBe('5 MB');
    expect(t('home.fanProject')).toContain('not affiliated with Steve Jackson Games');
  });
});
