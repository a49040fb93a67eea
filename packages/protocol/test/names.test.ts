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
    ['\u0645\u0631\u06cc\u0645', '\u0645\u0631\u06cc\u0645'],
    ['Ann \u2764\ufe0f', 'Ann \u2764\ufe0f'],
    ['\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80', '\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80'],
    ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
    ['?', '?'],
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
    ...[0xfe0f, 0x034f, 0xe0100, 0x180b, 0x17b4, 0x3164, 0xffa0, 0x115f, 0x1160, 0x2800, 0x200d, 0x00ad, 0x061c].map(
      (code): [string, string] => [`Ann with U+${code.toString(16)}`, `Ann${String.fromCodePoint(code)}`],
    ),
    ['a Hangul filler alone', '\u3164'],
    ['an empty Braille cell alone', '\u2800'],
    ['an accent alone', '\u0301'],
    ['a joiner behind an emoji', '\u2764\u200d'],
    ['a selector before an emoji', '\ufe0f\u2764'],
    ['a number', 7],
    ['null', null],
  ])('%s is none', (_, typed) => {
    expect(nameSchema.safeParse(typed).success).toBe(false);
  });
});
