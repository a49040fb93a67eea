import { ALIGNMENTS, ATTRIBUTES, CARDS, DECISION_KINDS, PLACED_HOW, REFUSALS, TAGS, type Trait } from '@illuminice/rules/inwo';
import { LANGUAGES, loadWords, THEMES, textOf } from '../src/index.js';
import { english as englishWords, logKind } from '../src/inwo/index.js';
import { LOCALES } from '../src/theme.js';
import { astOf, messagesIn, slots, wordsIn } from './every-pack.js';
import { wordsOfOthers } from './tongues.js';

const english = englishWords();

const FILES = ['screens', 'table', 'panels', 'fights', 'decks', 'pages', 'workshop', 'terms', 'cards', 'log', 'refusals'] as const;
type File = (typeof FILES)[number];

const file = (language: string, name: File) => messagesIn(`inwo/${language}/${name}`);

/** Every text of a file by its path. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string' ? [[path, value]] : Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${path} ${key}`));

const all = (language: string): [path: string, text: string][] =>
  FILES.flatMap((name) => textsIn(file(language, name), name)).filter(([path]) => !/ short$/.test(path));

describe('N-104: every card of INWO has its words', () => {
  test.each(LANGUAGES)('%s: names of all cards and not a name more, and one of 16 characters at most', (language) => {
    const cards = file(language, 'cards') as Record<string, { name: string; short?: string }>;
    expect(Object.keys(cards).sort()).toEqual(CARDS.map(({ id }) => id).sort());
    const names = Object.entries(cards).map(([id, { name, short = name }]) => ({ id, name, short }));
    expect(names.filter(({ short }) => short.length < 2 || short.length > 16)).toEqual([]);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(new Set(names.map(({ short }) => short)).size).toBe(names.length);
  });
});

describe('N-422: a text says the numbers of its card', () => {
  const cards = file('en', 'cards') as Record<string, { text?: string }>;
  const attackBonuses = CARDS.flatMap(({ id, abilities }) =>
    abilities.flatMap((ability) => (ability.form === 'modify' && ability.of === 'attack' ? [{ id, amount: ability.amount }] : [])),
  );

  test.each(attackBonuses)('$id: +$amount', ({ id, amount }) => expect(cards[id]?.text).toContain(`+${amount}`));

  test('each card has a text', () => {
    expect(CARDS.filter(({ id }) => !cards[id]?.text).map(({ id }) => id)).toEqual([]);
  });
});

const pairs = Object.entries(REFUSALS).flatMap(([code, reasons]) =>
  Object.entries(reasons).map(([why, values]) => ({ code, why, values: [...(values as readonly string[])] })),
);

describe('every refusal of INWO explains itself', () => {
  const refusals = file('en', 'refusals') as Record<string, Record<string, string>>;
  const { any = {}, ...own } = refusals;
  const patternOf = (code: string, why: string) => own[code]?.[why] ?? any[why] ?? '';
  const sample = (key: string) =>
    ({
      player: 'ann',
      arrow: 'top',
      field: 'on',
      count: 2,
      has: 3,
      needs: 5,
      most: 2,
      deck: 'ufos',
      word: 'Criminal',
      words: 'Criminal Weird',
    })[key] ?? 'hackers';

  test.each(pairs)('$code $why has a sentence', ({ code, why, values }) => {
    const pattern = patternOf(code, why);
    expect(pattern).not.toBe('');
    const named = slots(astOf(pattern, 'en-GB')).map((slot) => slot.split(':')[0] ?? '');
    expect(named.filter((name) => !values.includes(name))).toEqual([]);
    const text = english.refusalText(
      { code, why, with: Object.fromEntries(values.map((key) => [key, sample(key)])) },
      { player: () => 'Ann' },
    );
    expect(text).toMatch(/^[A-Z].*[.]$/);
    expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|\bhackers\b|\bann\b/);
  });

  test('no sentence is left over', () => {
    const written = Object.entries(own).flatMap(([code, reasons]) => Object.keys(reasons).map((why) => `${code} ${why}`));
    expect(written.filter((pair) => !pairs.some(({ code, why }) => pair === `${code} ${why}`))).toEqual([]);
    expect(Object.keys(any).filter((why) => !pairs.some((pair) => pair.why === why && !own[pair.code]?.[why]))).toEqual([]);
  });

  test('a card that nobody can see has no name, one on the table has its own', () => {
    const refusal = { code: 'N-401', why: 'noToken', with: { card: '17' } };
    expect(english.refusalText(refusal)).toBe('No token is left on that card.');
    expect(english.refusalText(refusal, { player: () => 'Ann', copy: () => 'hackers' })).toBe('No token is left on Hackers.');
    expect(english.refusalText({ ...refusal, with: { card: 'illuminati' } })).toBe('No token is left on your Illuminati.');
  });
});

describe('the log of INWO', () => {
  const names = { player: (id: string) => (id === 'ann' ? 'Ann' : 'Bob'), copy: (id: string) => (id === '1' ? 'hackers' : undefined) };
  const say = (event: Parameters<typeof english.logLine>[0]) => textOf(english.logLine(event, names));

  test('what was drawn is said to its owner alone', () => {
    const cards = [{ id: '9', card: 'hoax' }];
    expect(say({ type: 'drew', player: 'ann', deck: 'plot', count: 1 })).toBe('Ann drew a Plot.');
    expect(say({ type: 'drew', player: 'ann', deck: 'plot', count: 1, secret: { to: ['ann'], what: { cards } } })).toBe(
      'Ann drew a Plot: Hoax.',
    );
  });

  test('cards are called by their copies, those that nobody knows any more by none', () => {
    expect(say({ type: 'announced', player: 'ann', kind: 'control', leader: '2', target: '1' })).toBe(
      'Ann attacked Hackers with that card to control it.',
    );
    expect(say({ type: 'devastated', copy: '2' })).toBe('That card was Devastated.');
  });

  test('dice, one or two', () => {
    expect(say({ type: 'rolled', player: 'ann', dice: [3, 4] })).toBe('Ann rolled 3 + 4 = 7.');
    expect(say({ type: 'rolled', player: 'ann', dice: [6] })).toBe('Ann rolled a 6.');
  });

  test('a victory, shared or none', () => {
    expect(say({ type: 'ended', winners: ['ann', 'bob'] })).toBe('Ann and Bob won together.');
    expect(say({ type: 'ended', winners: [] })).toBe('The game ended without a winner.');
  });

  test('what matters at its moment alone is a detail', () => {
    expect(logKind({ type: 'saidDone', player: 'ann', frame: 1 })).toBe('detail');
    expect(logKind({ type: 'played', player: 'ann', card: 'hoax', copy: '1' })).toBe('plot');
  });
});

describe.each(LANGUAGES)('INWO in %s', (language) => {
  const locale = LOCALES[language].tag;
  const english_ = Object.fromEntries(all('en'));
  const texts = all(language);

  test('says what the English files say, key by key, with the same values and choices', () => {
    expect(texts.map(([path]) => path).sort()).toEqual(Object.keys(english_).sort());
    const differing = texts.filter(
      ([path, text]) => slots(astOf(text, locale)).join() !== slots(astOf(english_[path] ?? '', 'en-GB')).join(),
    );
    expect(differing).toEqual([]);
  });

  test('names no card that there is not', () => {
    const lexicon = new Set(CARDS.map(({ id }) => `card_${id.replaceAll('-', '_')}`));
    const named = texts.flatMap(([path, text]) => [...text.matchAll(/\{([Cc]ard_\w+)\}/g)].map(([, name = '']) => [path, name]));
    expect(named.filter(([, name = '']) => !lexicon.has(name.replace(/^C/, 'c')))).toEqual([]);
  });

  test('asks and waits for every question of the rules', () => {
    const screens = file(language, 'screens') as Record<string, string>;
    for (const key of ['banner.asked', 'banner.waiting']) {
      const said = DECISION_KINDS.filter((kind) => !['turn', 'over'].includes(kind) && !screens[key]?.includes(`${kind} {`));
      expect([key, ...said]).toEqual([key]);
    }
  });
});

describe.each(LANGUAGES)('INWO speaks %s throughout', (language) => {
  const locale = LOCALES[language].tag;
  // Names belong to no language: 'Big Media'.
  const read = (of: string) => {
    const texts = [...all(of), ...textsIn(messagesIn(`inwo/${of}/rules`), 'rules')].filter(([path]) => !/^cards \S+ name$/.test(path));
    return texts.map(([path, text]) => [path, wordsIn(astOf(text, locale), {})] as const);
  };

  test('no word of another language is left', () => {
    const others = wordsOfOthers(language);
    expect(read(language).filter(([, words]) => others.test(words))).toEqual([]);
  });

  test('nothing stands there as it does in English', () => {
    if (language === 'en') return;
    const inEnglish = Object.fromEntries(read('en'));
    const alike =
      /^terms (alignments|attributes|tags|cardKinds|phases|attackKinds|ledger|stats|intents)|^rules rules N-(111|412|470|491|497|801|1301|1502) title$|^screens (option.decks|log.kind)|^decks lobby.title$/;
    expect(read(language).filter(([path, words]) => words === inEnglish[path] && /[a-z]{3}/.test(words) && !alike.test(path))).toEqual([]);
  });

  test('in French nothing breaks a line before ; : ! ? » or after «', () => {
    if (language !== 'fr') return;
    const loose = /[ \u00a0][;:!?»%]|«(?!\u202f)|[^\s\u202f][!?»]|\p{L}[;:]\s/u;
    expect(read('fr').filter(([, words]) => loose.test(words))).toEqual([]);
  });
});

test('U97: INWO speaks every language in every theme, with the first one’s words and the theme’s computer players', async () => {
  for (const theme of THEMES)
    for (const language of LANGUAGES) {
      const words = await loadWords(theme, language, 'table', 'inwo');
      const first = await loadWords('illuminati', language, 'table', 'inwo');
      expect(words).toMatchObject({ theme, language });
      expect(words.cardName('hackers')).toBe(first.cardName('hackers'));
      expect(words.term('alignments', 'Weird')).toBe(first.term('alignments', 'Weird'));
      expect(words.t('hand.title')).toBe(first.t('hand.title'));
      const classic = await loadWords(theme, language, 'table');
      expect(words.playerNames(['Madame Owl'])).toEqual(classic.playerNames(['Madame Owl']));
      // The shell's words and those of the first page stand there, too.
      expect(words.t('leave')).toBe(classic.t('leave'));
      expect(words.refusalText({ code: 'table', why: 'notHost' })).toBe(classic.refusalText({ code: 'table', why: 'notHost' }));
    }
});

test('everything that a card can answer to has a name', () => {
  const traits: Trait[] = [...ALIGNMENTS, ...ATTRIBUTES, ...TAGS, 'organization', 'place', 'personality'];
  expect(traits.filter((trait) => !english.traitName(trait))).toEqual([]);
  expect(english.traitName('us')).toBe('American');
});

describe('N-203, N-1101: the log tells apart how a card came to hang where it does', () => {
  test.each(LANGUAGES)('%s', async (language) => {
    const { logLine } = await loadWords('illuminati', language, 'all', 'inwo');
    const said = PLACED_HOW.map((how) =>
      textOf(
        logLine({ type: 'placed', copy: '7', player: 'ann', onto: '8', arrow: 'top', how }, { player: (id) => id, copy: () => 'nasa' }),
      ),
    );
    expect(new Set(said).size).toBe(PLACED_HOW.length);
    expect(said.filter((line) => !line.includes('ann') || !line.includes('NASA'))).toEqual([]);
  });
});
