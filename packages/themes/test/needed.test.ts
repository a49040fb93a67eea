import type { GameEvent } from '@illuminice/rules/classic';
import { LANGUAGES, loadWords, THEMES, textOf } from '../src/index.js';

const names = { player: () => 'Ann' };
const WORDS = THEMES.flatMap((theme) => LANGUAGES.map((language) => [theme, language] as const));

describe.each(WORDS)('U36 C-410: 11 and 12 always fail: %s, %s', (theme, language) => {
  const events = (needs: number, roll: [number, number]): GameEvent[] => [
    { type: 'attackAnnounced', attack: 1, player: 'ann', kind: 'control', attacker: 'cia', target: 'yuppies', aids: [], needs, odds: 33 },
    { type: 'oddsChanged', attack: 1, needs, odds: 33 },
    { type: 'rolled', attack: 1, player: 'ann', dice: roll, needs },
    { type: 'attackEnded', attack: 1, result: roll[0] + roll[1] > 10 ? 'failure' : 'success', roll: roll[0] + roll[1], needs },
  ];
  const said = async (needs: number, roll: [number, number]) => {
    const words = await loadWords(theme, language, 'all');
    return events(needs, roll).map((event) => textOf(words.logLine(event, names)));
  };

  test('no log line says that 12 or less is needed, nor that a 12 failed against 12', async () => {
    const { t } = await loadWords(theme, language, 'all');
    const [announced, changed, rolled, ended] = await said(12, [6, 6]);
    for (const line of [announced, changed, rolled]) expect(line).toContain(`10 ${t('odds.orLess')}`);
    for (const line of [announced, changed, rolled]) expect(line).not.toContain(`12 ${t('odds.orLess')}`);
    const always = t('odds.margin', { how: 'always', by: 2, needs: '10' });
    expect(ended?.replace('\u202f:', ':')).toMatch(new RegExp(` 12: ${always}\\.$`));
  });

  test('below 11 the numbers are told as they are', async () => {
    const [, changed, rolled, ended] = await said(7, [3, 2]);
    expect(changed).toMatch(/\b7\b/);
    expect(rolled).toMatch(/\b5\b.*\b7\b/);
    expect(ended).toMatch(/\b5\b.*\b7\b/);
  });

  test('the ledger says what is wasted and names the number that counts, and the margin why the dice failed', async () => {
    const words = await loadWords(theme, language, 'all');
    const t = words.t as (key: string, values?: Record<string, string | number>) => string;
    expect(t('ledger.wasted')).toMatch(/^\D*10\D+$/);
    expect(t('ledger.orLess', { needs: 9 })).toBe(`9 ${t('odds.orLess')}`);
    expect(t('ledger.total', { hopeless: 'yes' })).toBe(t('odds.never'));
    expect(t('odds.margin', { how: 'never', by: 2, needs: 0 })).toMatch(/^\D+$/);
    expect(t('odds.margin', { how: 'always', by: 2, needs: '10' })).toMatch(/^11 \S+ 12 \S/);
  });

  test('C-102: whoever has picked their Illuminati is told so, not that everybody has', async () => {
    const { refusalText } = await loadWords(theme, language, 'all');
    const [own, everybody] = ['alreadyChosen', 'alreadyDone'].map((why) => refusalText({ code: 'C-102', why } as never, names));
    expect(own).not.toBe(everybody);
    if (language === 'en') expect(own).toMatch(/^You already have your \w+\.$/);
  });
});
