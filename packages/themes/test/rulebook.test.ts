import type { RulesetId } from '@illuminice/rules';
import { REFUSALS } from '@illuminice/rules/classic';
import { REFUSALS as INWO_REFUSALS } from '@illuminice/rules/inwo';
import { LANGUAGES, loadRulebook, type Rulebook, THEMES } from '../src/index.js';

const rulesOf = (book: Rulebook) => book.sections.flatMap(({ rules }) => rules);

const REFUSED: Readonly<Record<RulesetId, readonly string[]>> = { classic: Object.keys(REFUSALS), inwo: Object.keys(INWO_REFUSALS) };

const books = (['classic', 'inwo'] as const).flatMap((ruleset) =>
  THEMES.flatMap((theme) => LANGUAGES.map((language) => [ruleset, theme, language] as const)),
);

describe.each(books)('the rules of %s in %s, %s', (ruleset, theme, language) => {
  let book: Rulebook;
  beforeAll(async () => {
    book = await loadRulebook(theme, language, ruleset);
  });

  test('every rule that can refuse something is explained', () => {
    const explained = rulesOf(book).map(([code]) => code);
    expect(REFUSED[ruleset].filter((code) => !explained.includes(code))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
  });

  test('what a rule points at is there', () => {
    const codes = rulesOf(book).map(([code]) => code);
    const named = rulesOf(book).flatMap(([, , text, example = '']) => `${text} ${example}`.match(/[CN]-\d+/g) ?? []);
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
  });

  test('it has the same sections and rules as in English, with examples in the same places', async () => {
    const outline = ({ sections }: Rulebook) =>
      sections.map(({ id, rules }) => [id, ...rules.map(([code, , , example]) => `${code}${example ? ' e' : ''}`)]);
    expect(outline(book)).toEqual(outline(await loadRulebook('illuminati', 'en', ruleset)));
  });

  test('it says the numbers of the English one', async () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
    const english = rulesOf(await loadRulebook('illuminati', 'en', ruleset));
    const differing = rulesOf(book).filter(([, , text], i) => numbers(text) !== numbers(english[i]?.[2] ?? ''));
    expect(differing.map(([code]) => code)).toEqual([]);
  });
});
