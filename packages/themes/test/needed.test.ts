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
    const [announced, changed, rolled, ended] = await said(12, [6, 6]);
    for (const line of [announced, changed, rolled]) expect(line).toMatch(/\b10 (or less|oder weniger|ou moins)/);
    for (const line of [announced, changed, rolled]) expect(line).not.toMatch(/12 (or less|oder weniger)/);
    expect(ended).toMatch(/ 12\s?: 11 (and|und|et) 12 (always fail|misslingen immer|échouent toujours)\.$/);
  });

  test('below 11 the numbers are told as they are', async () => {
    const [, changed, rolled, ended] = await said(7, [3, 2]);
    expect(changed).toMatch(/\b7\b/);
    expect(rolled).toMatch(/\b5\b.*\b7\b/);
    expect(ended).toMatch(/\b5\b.*\b7\b/);
  });

  test('the ledger tells how much of the number counts, and the margin why the dice failed', async () => {
    const { t } = await loadWords(theme, language, 'all');
    expect(t('ledger.orLess', { needs: '12', wasted: 'yes', counted: 10 })).toMatch(/^12\D+10\D*$/);
    expect(t('ledger.orLess', { needs: '9', wasted: 'no', counted: 10 })).toMatch(/^9 \D+$/);
    expect(t('odds.margin', { how: 'always', by: 2, needs: '10' })).toMatch(/^11 (and|und|et) 12 /);
  });

  test('C-102: whoever has picked their Illuminati is told so, not that everybody has', async () => {
    const { refusalText } = await loadWords(theme, language, 'all');
    const text = refusalText({ code: 'C-102', why: 'alreadyChosen' } as never, names);
    expect(text).toMatch(/^(You already have your|Du hast deine|Tu as déjà (tes|ta)) \w+/);
  });
});
