import { formatter } from '../src/format.js';
import { list, money, t } from '../src/index.js';
import { reference } from './every-pack.js';

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
    ['cards', 'Ben has 13 of the 12 cards needed.'],
    ['destroyed', 'Ben has 13 of the 12 destroyed groups needed.'],
    ['Weird', 'Ben has 13 of the 12 Weird groups needed.'],
  ])('U81: how a goal was met is a statement (%s)', (what, text) => {
    expect(t('end.goal', { name: 'Ben', what, have: 13, need: 12 })).toBe(text);
  });

  test('names in a row are joined as the language does it', () => {
    expect(list([])).toBe('');
    expect(list(['Ann'])).toBe('Ann');
    expect(list(['Ann', 'Bob', 'Cat'])).toBe('Ann, Bob and Cat');
  });

  test('a value that is missing is an error, not a gap in the sentence', () => {
    expect(() => t('actions.left')).toThrow(/count/);
  });

  test('what a player typed is never read as a message', () => {
    expect(money(5)).toBe('5 MB');
    expect(t('home.fanProject')).toContain('not affiliated with Steve Jackson Games');
  });
});
