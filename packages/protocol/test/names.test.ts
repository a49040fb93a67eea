import { CODE_LENGTH, CODE_LETTERS, NAME_LENGTH, nameSchema, tableCode } from '../src/index.js';

describe('U100 a table code', () => {
  test.each([
    ['BKWRTZ', 'BKWRTZ'],
    ['bkwrtz', 'BKWRTZ'],
    [' bkw-rtz ', 'BKWRTZ'],
    ['B K W R T Z', 'BKWRTZ'],
  ])('%j is read as %s', (typed, code) => {
    expect(tableCode(typed)).toBe(code);
  });

  test.each(['', 'BKWRT', 'BKWRTZB', 'BKWRTA', 'BKWRT0', 'hello!', 'ＢＫＷＲＴＺ'])('%j cannot be one', (typed) => {
    expect(tableCode(typed)).toBeNull();
  });

  test('has letters that nobody takes for another, and enough of them not to be guessed', () => {
    expect(CODE_LETTERS).not.toMatch(/[AEIOUY01]/);
    expect(new Set(CODE_LETTERS).size ** CODE_LENGTH).toBeGreaterThan(50_000_000);
  });
});

describe('U100 a name', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann  ', 'Ann'],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['宋慶齡', '宋慶齡'],
    ['x'.repeat(NAME_LENGTH), 'x'.repeat(NAME_LENGTH)],
  ])('%j is %j', (typed, name) => {
    expect(nameSchema.parse(typed)).toBe(name);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t '],
    ['one character too many', 'x'.repeat(NAME_LENGTH + 1)],
    ['1,000 characters', 'x'.repeat(1000)],
    ['a line break', 'a\nb'],
    ['a control character', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['what turns the line around', 'a\u202eb'],
    ['what nobody sees', '\u200b'],
    ['a number', 7],
    ['null', null],
  ])('%s is none', (_, typed) => {
    expect(nameSchema.safeParse(typed).success).toBe(false);
  });
});
