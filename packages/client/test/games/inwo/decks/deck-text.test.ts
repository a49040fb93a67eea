import { CARDS, deckFaults, findFacts, READY_DECKS } from '@illuminice/rules/inwo';
import { english as inwoEnglish } from '@illuminice/themes/inwo';
import fc from 'fast-check';
import { countOf, type Deck, deckOf, entriesOf, sizeOf, withOne, withoutOne } from '../../../../src/games/inwo/decks/deck';
import { deckFromText } from '../../../../src/games/inwo/decks/deck-text';
import { deckAs, deckAsText } from '../../../../src/games/inwo/decks/text/as-text';

const english = inwoEnglish();
const NAMES = { name: english.cardName, id: (card: string) => card, printed: (card: string) => findFacts(card)?.name ?? card };
const namesOf = (card: string) => [english.cardName(card), english.shortName(card)];

const decks = [...READY_DECKS].map(([id, { illuminati, cards }]) => [id, deckOf('My deck', illuminati, cards)] as const);
const plain = ({ name, illuminati, cards }: Deck) => ({
  name,
  illuminati,
  cards: Object.fromEntries(Object.entries(cards).sort(([a], [b]) => a.localeCompare(b))),
});

describe.each(decks)('U216: %s as text', (_, deck) => {
  test.each(['name', 'id', 'printed'] as const)('by %s, its lines in any order, is read as the same deck', (by) => {
    const text = deckAsText(deck, NAMES[by]);
    fc.assert(
      fc.property(fc.shuffledSubarray(text.split('\n'), { minLength: text.split('\n').length }), (lines) => {
        const read = deckFromText(lines.join('\n'), namesOf);
        expect(read.unknown).toEqual([]);
        expect(plain(read.deck)).toEqual(plain(deck));
      }),
      { numRuns: 15 },
    );
  });
});

test.each(decks)('U216: %s as a file of LackeyCCG and as a table is read as the same deck', (_, deck) => {
  for (const form of ['lackey', 'csv'] as const) {
    const read = deckFromText(deckAs(form, deck, english.cardName), namesOf);
    expect([read.unknown, read.guesses, read.outside]).toEqual([[], [], []]);
    expect(plain({ ...read.deck, name: deck.name })).toEqual(plain(deck));
  }
});

test('U216: LackeyCCG gets printed names, each copy as a card, in its three piles', () => {
  const text = deckAs(
    'lackey',
    deckOf('', 'ufos', ['stray-warhead*2', 'the-king-of-rock', 'savings-and-loan-scam', 'bigfoot']),
    english.cardName,
  );
  const piles = text.split('<superzone').slice(1);
  expect(piles.map((pile) => [...pile.matchAll(/<name>(.*?)<\/name>/g)].map(([, name]) => name))).toEqual([
    ['UFOs'],
    ['Elvis', 'Bigfoot'],
    ['Terrorist Nuke', 'Terrorist Nuke', 'Savings &#38; Loan Scam'],
  ]);
});

test('U216: each card is read by its names, whatever capitals, hyphens and stops they are written with', () => {
  for (const { id } of CARDS)
    for (const name of [...namesOf(id), id.replaceAll('-', ' '), english.cardName(id).toUpperCase()]) {
      const { deck, unknown } = deckFromText(`2 ${name}`, namesOf);
      expect([name, unknown, countOf(deck, id)]).toEqual([name, [], 2]);
    }
});

test('U216: copies are counted before or behind the name, and what is not understood is listed', () => {
  const text = '# Friday\n2 Martial Law\n3x fnord\nGun Control * 2\n18½-Minute Gap\n\nZeppelin raid\n99 bottles';
  const { deck, unknown } = deckFromText(text, namesOf);
  expect(deck.name).toBe('Friday');
  expect(['martial-law', 'fnord', 'gun-control', '18-minute-gap'].map((card) => countOf(deck, card))).toEqual([2, 3, 2, 1]);
  expect(unknown).toEqual(['Zeppelin raid', '99 bottles']);
});

test('U216: the first Illuminati is the deck’s own, another one is a spare', () => {
  const { deck } = deckFromText('1 UFOs\n2 The Network', namesOf);
  expect(deck.illuminati).toBe('ufos');
  expect(deck.cards).toEqual({ 'the-network': 2 });
});

test('U216: any text is read without an error, and no deck grows beyond its bound', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(sizeOf(deckFromText(text, namesOf).deck)).toBeLessThanOrEqual(91);
    }),
    { numRuns: process.env.THOROUGH ? 200 : 50 },
  );
  expect(sizeOf(deckFromText('99 fnord\n'.repeat(1000), namesOf).deck)).toBe(90);
});

test('U215: cards come one by one and go one by one, and the deck travels as the rules read it', () => {
  const built = READY_DECKS.get('ufos')?.cards.reduce(withOne, withOne(deckOf('', '', []), 'ufos')) as Deck;
  expect(sizeOf(built)).toBe(45);
  expect(deckFaults({ pool: 'starter', copies: 1 }, built.illuminati, entriesOf(built))).toEqual([]);
  const doubled = withOne(built, 'fnord');
  expect(deckFaults({ pool: 'starter', copies: 1 }, doubled.illuminati, entriesOf(doubled)).map(({ why }) => why)).toEqual([
    'tooMany',
    'notFortyFive',
  ]);
  expect(withoutOne(doubled, 'fnord').cards).toEqual(built.cards);
  expect(withoutOne(built, 'hackers')).toBe(built);
});
