import { CARDS, findFacts } from '@illuminice/rules/inwo';
import { english as inwoEnglish, PRINTED } from '@illuminice/themes/inwo';
import fc from 'fast-check';
import { countOf, sizeOf } from '../../../../src/games/inwo/decks/deck';
import { deckFromText, MOST_CHARACTERS, MOST_LINES } from '../../../../src/games/inwo/decks/deck-text';

const english = inwoEnglish();
const namesOf = (card: string) => [english.cardName(card), english.shortName(card)];
const read = (text: string, decisions?: Parameters<typeof deckFromText>[2]) => deckFromText(text, namesOf, decisions);
/** What a text makes of one card: how many there are, and how many cards in all. */
const counted = (text: string, card: string) => {
  const { deck } = read(text);
  return [countOf(deck, card), sizeOf(deck)];
};
const asOne = (text: string, card: string, n = 1) => expect([text, ...counted(text, card)]).toEqual([text, n, n]);

const COUNTED = ['Hoax (x2)', 'Hoax (2)', 'Hoax [2]', 'Hoax 2', 'Hoax x2', 'x2 Hoax', '2xHoax', '(2) Hoax', '"Hoax",2', '2;Hoax', 'Hoax\t2']
  .concat([
    '2x Hoax',
    '2 x Hoax',
    '2\tHoax',
    '2, Hoax',
    'Hoax, 2',
    'Hoax: 2',
    'Hoax - 2',
    'Hoax = 2',
    'Hoax ..... 2',
    'Hoax 2x',
    'Hoax × 2',
  ])
  .concat([
    '[x2] Hoax',
    '(2x) Hoax',
    'Hoax (2 copies)',
    '2 copies of Hoax',
    'two Hoax',
    '* 2 Hoax',
    '- 2x Hoax',
    '1. Hoax (x2)',
    '| 2 | Hoax |',
  ])
  .concat([
    'SB: 2 Hoax',
    'Plot: Hoax (2)',
    '2 Hoax (Limited) 12',
    'Hoax (Limited) x2',
    '2 Hoax // why not',
    '"2","Hoax","Limited"',
    'Hoax, 2, U',
  ]);
test.each(COUNTED)('U217: %s is two of it', (line) => asOne(line, 'hoax', 2));

const ONCE: readonly (readonly [line: string, card: string])[] = [
  ['NWO: Gun Control', 'gun-control'],
  ['NWO Red: Gun Control', 'gun-control'],
  ['NWO Gun Control', 'gun-control'],
  ['(Goal) Hail Eris', 'hail-eris'],
  ['GOAL: Corporate Masters', 'the-corporate-masters'],
  ['Goal - Hail Eris!', 'hail-eris'],
  ['Illuminati: UFOs', 'ufos'],
  ['C.I.A. (lead)', 'c-i-a'],
  ['Hoax - stops a Disaster', 'hoax'],
  ['Hoax: stops a Disaster', 'hoax'],
  ['1. Hoax', 'hoax'],
  ['• Hoax', 'hoax'],
  ['* Hoax', 'hoax'],
  ['[ ] Hoax', 'hoax'],
  ['Hoax #', 'hoax'],
  ['Hoax [LTD]', 'hoax'],
  ['Hoax (Limited) 12', 'hoax'],
  ['Hoax R', 'hoax'],
  ['Mafia', 'the-mafia'],
  ['The UFOs', 'ufos'],
  ['Big Sellout', 'the-big-sellout'],
  ['Hit & Run', 'hit-and-run'],
  ['Savings & Loans', 'savings-and-loans'],
  ['Savings and Loan Scam', 'savings-and-loan-scam'],
  ['S&L Scam', 'savings-and-loan-scam'],
  ['World War 3', 'world-war-three'],
  ['World War III', 'world-war-three'],
  ['18 1/2 Minute Gap', '18-minute-gap'],
  ['18½-Minute Gap', '18-minute-gap'],
  ['Eighteen and a Half Minute Gap', '18-minute-gap'],
  ['1000 Points of Light', 'a-thousand-points-of-light'],
  ['Unlucky Thirteen', 'unlucky-13'],
  ['Warehouse Twenty-Three', 'warehouse-23'],
  ['Orbit 1', 'orbit-one'],
  ['IRS', 'i-r-s'],
  ['I.R.S.', 'i-r-s'],
  ['FBI', 'fbi'],
  ['CIA', 'c-i-a'],
  ['WITCH', 'w-i-t-c-h'],
  ['Library of Alexandria', 'the-library-at-alexandria'],
  ['SMWNMTK', 'secrets-man-was-not-meant-to-know'],
  ['Secrets MWNMTK', 'secrets-man-was-not-meant-to-know'],
  ['OMCLs', 'orbital-mind-control-lasers'],
  ['CDC', 'center-for-disease-control'],
  ['Don’t Forget To Smash The State', 'dont-forget-to-smash-the-state'],
  ['“Hoax”', 'hoax'],
  ['**Hoax**', 'hoax'],
  ['<li>Hoax</li>', 'hoax'],
  ['Centre for Disease Control', 'center-for-disease-control'],
  ['Let’s get organised', 'lets-get-organized'],
  ['Professional Sports (the only Group that mentions links, and maybe', 'professional-sports'],
];
test.each(ONCE)('U217: %s is one %s', (line, card) => asOne(line, card));

test('U217: a name with numbers of its own is counted as any other', () => {
  asOne('World War 3 x2', 'world-war-three', 2);
  asOne('2 18 1/2 Minute Gap', '18-minute-gap', 2);
  asOne('3 Unlucky 13', 'unlucky-13', 3);
  asOne('Warehouse 23 (2)', 'warehouse-23', 2);
});

test('U217: several cards a line, with commas in names, too', () => {
  const { deck, unknown } = read(
    'Hoax, Murphy’s Law, 2 Hail Eris\nBlood, Toil, Tears and Sweat, Fnord; Hoax\nSniper and Tornado\nPhone Phreaks/Hackers',
  );
  expect(unknown).toEqual([]);
  expect(deck.cards).toEqual({
    hoax: 2,
    'murphys-law': 1,
    'hail-eris': 2,
    'blood-toil-tears-and-sweat': 1,
    fnord: 1,
    sniper: 1,
    tornado: 1,
    'phone-phreaks': 1,
    hackers: 1,
  });
});

test('U217: headings, totals and underlines are nothing to report, and give no name', () => {
  const text = 'Deck: Friday Night\nMain Deck (45)\n====\nGroups (15):\n13 Groups\nNWOs\nTotal: 45 cards\nPlots = 27\nHoax';
  const { deck, unknown, guesses } = read(text);
  expect([deck.name, unknown, guesses, sizeOf(deck)]).toEqual(['Friday Night', [], [], 1]);
  expect(read('Deck: 45 cards\nHoax').deck.name).toBe('');
});

test('U217: a table is read by its headings', () => {
  const text = '"Card","Set","Count"\r\n"Blood, Toil, Tears and Sweat","Limited","2"\r\n"Hoax!","Limited","3"\r\n"Zeppelin","Own","1"';
  const { deck, unknown } = read(text);
  expect(deck.cards).toEqual({ 'blood-toil-tears-and-sweat': 2, hoax: 3 });
  expect(unknown).toEqual(['"Zeppelin","Own","1"']);
});

test('U217: printed names are read for all cards that are called otherwise here', () => {
  expect(Object.keys(PRINTED).filter((card) => !findFacts(card))).toEqual([]);
  for (const [card, names] of Object.entries(PRINTED)) for (const name of names) asOne(`2 ${name}`, card, 2);
});

test('U217: a misspelt name is proposed, and counts once it is taken', () => {
  const { deck, guesses, unknown } = read('2 Martail Law\nRewriting Histroy (x3)\nSemiconscigus Laberation Arly');
  expect(sizeOf(deck)).toBe(0);
  expect(guesses.map(({ written, n, card }) => [written, n, card])).toEqual([
    ['Martail Law', 2, 'martial-law'],
    ['Rewriting Histroy', 3, 'rewriting-history'],
    ['Semiconscigus Laberation Arly', 1, 'semiconscious-liberation-army'],
  ]);
  expect(unknown).toEqual([]);
  const taken = new Map(guesses.map(({ written, card }) => [written, card]));
  expect(read('2 Martail Law\nRewriting Histroy (x3)', { taken }).deck.cards).toEqual({ 'martial-law': 2, 'rewriting-history': 3 });
});

test('U217: cards of other sets are named with their set, and are not unknown', () => {
  const text = '2 NWO: End of the World\nDittoheads\nX-Day\nKGB\nElders of Zion\nCONspiracy (a German card)\nVladimir Zhirinovski';
  const { deck, outside, unknown } = read(text);
  expect(sizeOf(deck)).toBe(0);
  expect(unknown).toEqual([]);
  expect(outside.map(({ n, set }) => `${n} ${set}`)).toEqual([
    '2 assassins',
    '1 assassins',
    '1 subgenius',
    '1 fans',
    '1 left',
    '1 german',
    '1 assassins',
  ]);
});

describe('U217: LackeyCCG', () => {
  const FILE = `\uFEFF<deck version="0.8">\r
  <meta><game>INWO</game></meta>\r
  <superzone name="Lead Cards"><card><name id="1">UFOs</name><set>Limited</set></card></superzone>\r
  <superzone name="Plot Deck">
    <card><name id="">Hoax!</name><set>Limited</set></card><card><name>Hoax!</name><set>Limited</set></card>
    <card><name>Savings &amp; Loan Scam</name></card><card><name>Savings & Loan Scam</name></card>
    <card><name>Terrorist Nuke</name></card><card><name>Murphy&#39;s Law</name></card>
    <card><name>A Brand New Card</name><set>Assassins</set></card><card><name>Martail Law</name></card><card><name>Zeppelin</name></card>
  </superzone>
</deck>`;
  test('its files are read with their faults', () => {
    const { deck, guesses, outside, unknown } = read(FILE);
    expect(deck.illuminati).toBe('ufos');
    expect(deck.cards).toEqual({ hoax: 2, 'savings-and-loan-scam': 2, 'stray-warhead': 1, 'murphys-law': 1 });
    expect(guesses.map(({ card }) => card)).toEqual(['martial-law']);
    expect(outside).toEqual([{ line: 'A Brand New Card', n: 1, set: 'assassins' }]);
    expect(unknown).toEqual(['Zeppelin']);
  });
  test('so are those of its kin, which count', () => {
    const { deck } = read(
      '<deck><card number="2" name="Hoax"/><card qty="3" id="x">Fnord</card><card><name>Sniper</name><qty>4</qty></card></deck>',
    );
    expect(deck.cards).toEqual({ hoax: 2, fnord: 3, sniper: 4 });
  });
  test('a file that ends too early is read as far as it goes', () => {
    expect(read(FILE.slice(0, FILE.indexOf('<name>Terrorist'))).deck.cards).toEqual({ hoax: 2, 'savings-and-loan-scam': 2 });
  });
});

/** A page as people publish it: words, a list of 45 with headings, and words again that name its cards. */
const page = (cards: readonly string[]) => `Armies of the Night
by Somebody

The idea is simple. When you take over secret Groups, few can interfere, and your rivals
will be busy with Japan, France, and each other for as long as you like. Then you strike.
==========
Illuminati (1):

    UFOs

PLOTS (44)
${cards.map((card) => `    ${english.cardName(card)}`).join('\n')}
Total: 45 cards

Strategy

    Lead with whatever you like, and do not be too aggressive with your growth at first, since
Hoax, Murphy’s Law, Sniper
and many others can hurt. Here is how they work:

Tornado
    Useful in the midgame, and a nasty surprise when somebody relies on a Place too much.
Fnord - never forget it
`;
test('U217: prose around a list names no cards, and what it names behind the list is told', () => {
  const plots = CARDS.filter(({ kind }) => kind === 'plot')
    .slice(0, 44)
    .map(({ id }) => id);
  const { deck, later, unknown, guesses } = read(page(plots));
  expect([deck.illuminati, sizeOf(deck)]).toEqual(['ufos', 45]);
  expect(Object.keys(deck.cards)).toEqual(plots);
  expect(later).toEqual(['Hoax, Murphy’s Law, Sniper', 'Tornado', 'Fnord - never forget it']);
  expect(guesses).toEqual([]);
  expect(unknown).toHaveLength(8);
  expect(sizeOf(read(page(plots), { later: true }).deck)).toBe(50);
});

test('U217: nothing is dropped in silence: what no deck holds is counted, what is too long is refused', () => {
  expect(read('60 Hoax\n60 Fnord')).toMatchObject({ over: 30, isTooLong: false });
  expect(read('0 Hoax').unknown).toEqual(['0 Hoax']);
  expect(read(`Hoax\n${'x'.repeat(MOST_CHARACTERS)}`)).toMatchObject({ isTooLong: true, unknown: [] });
  expect(read('Hoax\n'.repeat(MOST_LINES)).isTooLong).toBe(true);
  const lines = Array.from({ length: 400 }, (_, i) => `Zeppelin number ${i} over the bay`);
  expect(read(lines.join('\n')).unknown).toHaveLength(400);
});

const SPACE = fc.constantFrom('', ' ', '  ', '\t', '\u00a0', '    ');
const BULLETS = fc.constantFrom('', '', '', '• ', '* ', '- ', '– ', '> ', '[ ] ', '✓ ', '3. ', '12) ');
const LABELS = fc.constantFrom('', '', '', 'NWO: ', 'Goal: ', '(Goal) ', 'Plot - ', 'SB: ', '[Plot] ', 'NWO Red: ');
const NOTES = fc.constantFrom(
  '',
  '',
  '',
  ' - why',
  ' // why not',
  ' (lead)',
  ' (Limited)',
  ' [LTD]',
  ' (Limited) 12',
  ' #',
  ' *',
  ' – for 3 of them',
  '; good',
);
const COUNTS: fc.Arbitrary<(name: string, n: number) => string> = fc.constantFrom(
  (name: string, n: number) => `${n} ${name}`,
  (name: string, n: number) => `${n}x ${name}`,
  (name: string, n: number) => `${n}\t${name}`,
  (name: string, n: number) => `x${n} ${name}`,
  (name: string, n: number) => `(${n}) ${name}`,
  (name: string, n: number) => `[${n}] ${name}`,
  (name: string, n: number) => `${name} (x${n})`,
  (name: string, n: number) => `${name} (${n})`,
  (name: string, n: number) => `${name} [${n}]`,
  (name: string, n: number) => `${name} x${n}`,
  (name: string, n: number) => `${name} ${n}x`,
  (name: string, n: number) => `${name} × ${n}`,
);
const SPELLINGS: fc.Arbitrary<(name: string) => string> = fc.constantFrom(
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.toLowerCase(),
  (name: string) => name.replace(/^The /, ''),
  (name: string) => name.replace(/\band\b/g, '&'),
  (name: string) => name.replaceAll('’', "'"),
  (name: string) => name.replaceAll('-', ' '),
  (name: string) => name.replace(/[!?.…]+$/, ''),
  (name: string) => `“${name}”`,
);
const LINES = fc.record({
  card: fc.constantFrom(...CARDS.map(({ id }) => id)),
  at: fc.nat(9),
  n: fc.integer({ min: 1, max: 9 }),
  bullet: BULLETS,
  label: LABELS,
  note: NOTES,
  count: COUNTS,
  spell: SPELLINGS,
  before: SPACE,
  after: SPACE,
});

test('U217: nearly every line is read, however it is decorated', () => {
  let all = 0;
  const missed: string[] = [];
  fc.assert(
    fc.property(fc.array(LINES, { minLength: 1, maxLength: 1 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      for (const { card, at, n, bullet, label, note, count, spell, before, after } of lines) {
        const names = [english.cardName(card), ...(PRINTED[card] ?? [])];
        const text = `\uFEFF${before}${bullet}${at % 2 ? label : ''}${count(`${at % 2 ? '' : label}${spell(names[at % names.length] as string)}`, n)}${note}${after}${end}${end}`;
        all++;
        const { deck } = read(text);
        if (countOf(deck, card) !== n || sizeOf(deck) !== n) missed.push(text.trim());
      }
    }),
    { numRuns: process.env.THOROUGH ? 20_000 : 1000 },
  );
  expect([missed.length / all < 0.01, missed.slice(0, 20)]).toEqual([true, missed.slice(0, 20)]);
});
