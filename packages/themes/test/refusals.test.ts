import { REFUSALS } from '@illuminice/rules/classic';
import { formatter, type Pattern } from '../src/format.js';
import { refusalText } from '../src/index.js';
import { type Ast, isTerm, reference } from './every-pack.js';

const names = { player: () => 'Bob' };
const { any = {}, table: _room, ...own } = reference.refusals;
const pairs = Object.entries(REFUSALS).flatMap(([code, reasons]) =>
  Object.entries(reasons).map(([why, values]) => ({ code, why, values: [...values] })),
);
const has = (of: Readonly<Record<string, unknown>> | undefined, key: string): boolean => of !== undefined && Object.hasOwn(of, key);
const patternOf = (code: string, why: string): Pattern => own[code]?.[why] ?? any[why] ?? '';

/** The values that a pattern names. Literals (0) and `#` (7) name none. */
const placeholders = (elements: Ast): string[] =>
  elements.flatMap((element) => [
    ...(element.type === 0 || element.type === 7 || isTerm(element.value) ? [] : [element.value]),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => placeholders(value)) : []),
  ]);

const VALUES: Readonly<Record<string, string | number>> = {
  player: 'bob',
  card: 'mafia',
  group: 'yuppies',
  onto: 'cia',
  to: 'kgb',
  target: 'texas',
  alignment: 'Weird',
  arrow: 'top',
  has: 3,
  needs: 5,
  count: 2,
  most: 60,
  version: 2,
};

describe('every refusal explains itself', () => {
  test.each(pairs)('$code $why has a sentence', ({ code, why, values }) => {
    const pattern = patternOf(code, why);
    expect(pattern).not.toBe('');
    expect([...new Set(placeholders(formatter(pattern, 'en-GB').getAst()))].sort()).toEqual([...values].sort());
    const filled = Object.fromEntries(values.map((key) => [key, VALUES[key] as string | number]));
    const text = refusalText({ code, why, with: filled }, names);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|bob\b|\b(mafia|yuppies|cia|kgb|texas)\b/);
  });

  test('no sentence is left over', () => {
    const written = Object.entries(own).flatMap(([code, reasons]) => Object.keys(reasons).map((why) => `${code} ${why}`));
    expect(written.filter((pair) => !pairs.some(({ code, why }) => pair === `${code} ${why}`))).toEqual([]);
  });

  test('a shared sentence is used by several rules that have none of their own', () => {
    const users = (why: string) => pairs.filter((pair) => pair.why === why && !has(own[pair.code], why)).length;
    expect(Object.keys(any).filter((why) => users(why) < 2)).toEqual([]);
  });

  test('an unknown refusal still names its rule', () => {
    expect(refusalText({ code: 'C-999', why: 'because' }, names)).toBe('That is not possible now (rule C-999).');
  });
});

describe('the numbers and names stand in the sentence', () => {
  test.each([
    [{ code: 'C-704', why: 'notEnough', with: { has: 3, needs: 5 } }, 'You have 3 MB there, that needs 5.'],
    [{ code: 'C-204', why: 'notYourTurn', with: { player: 'bob' } }, 'It is Bob’s turn. Wait for yours.'],
    [
      { code: 'C-406', why: 'noOpenArrow', with: { card: 'mafia', target: 'texas' } },
      'No arrow of the Mafia is open with room for Texas. Free one, or let another card attack.',
    ],
    [
      { code: 'C-502', why: 'noRoomThere', with: { group: 'yuppies', onto: 'cia', arrow: 'top' } },
      'There is no room for Yuppies on the top of C.I.A. Pick another arrow.',
    ],
  ])('%j', (refusal, sentence) => {
    expect(refusalText(refusal, names)).toBe(sentence);
  });

  test.each([
    [1, 'Wait for Bob, who'],
    [2, 'Wait for Bob and one other, who'],
    [4, 'Wait for Bob and 3 others, who'],
  ])('C-422: with %i still to answer', (count, sentence) => {
    expect(refusalText({ code: 'C-422', why: 'waiting', with: { player: 'bob', count } }, names)).toContain(sentence);
  });

  test.each([
    [1, 'That loses a group for'],
    [3, 'That loses 3 groups for'],
  ])('C-502: a placement that loses %i', (count, sentence) => {
    expect(refusalText({ code: 'C-502', why: 'wouldLose', with: { count } }, names)).toContain(sentence);
  });

  test.each([
    [0, 1, 'need 1 action of the player whose turn it is; none is left.'],
    [1, 2, 'need 2 actions of the player whose turn it is; 1 is left.'],
  ])('C-802: %i actions left, %i needed', (has, needs, sentence) => {
    expect(refusalText({ code: 'C-802', why: 'notEnoughActions', with: { has, needs } }, names)).toContain(sentence);
  });
});
