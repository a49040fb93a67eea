import { ALIGNMENTS, cardFacts } from '@illuminice/rules/classic';
import { CARDS } from '@illuminice/rules/inwo';
import { alignmentName, cardName, cardText, goalText, LANGUAGES, shortName } from '../src/index.js';
import { messagesIn, named, packs } from './every-pack.js';

const all = Object.values(cardFacts);

const files = [
  ...packs.map(({ theme, language }) => ({ game: 'classic', file: `classic/${theme}/${language}/cards`, ids: all.map(({ id }) => id) })),
  ...LANGUAGES.map((language) => ({ game: 'inwo', file: `inwo/${language}/cards`, ids: CARDS.map(({ id }) => id) })),
];

test.each(files)('C-101, N-102: $file.json names every card of the game, and no other', ({ game, file, ids }) => {
  const path = `packages/themes/src/messages/${file}.json`;
  const written = Object.keys(messagesIn(file));
  expect(ids.flatMap((id) => (written.includes(id) ? [] : [`${id} is missing in ${path}`]))).toEqual([]);
  const known = new Set(ids);
  expect(written.flatMap((id) => (known.has(id) ? [] : [`${id} is in ${path}, not in packages/rules/src/${game}/cards/*.ts`]))).toEqual([]);
});

describe('C-101: every card of the classic game has its words', () => {
  test.each(named)('%s: every card has a name, and one of 16 characters at most', (_, { cards }) => {
    const names = Object.entries(cards).map(([id, { name, short = name }]) => ({ id, name, short }));
    expect(names.filter(({ id, name, short }) => name === id || short.length < 2 || short.length > 16)).toEqual([]);
  });

  test('names tell cards apart; only the two Interference cards share theirs', () => {
    const others = all.map((card) => card.id).filter((id) => id !== 'interference-2');
    expect(new Set(others.map(cardName)).size).toBe(others.length);
    expect(new Set(others.map(shortName)).size).toBe(others.length);
    expect(cardName('interference-2')).toBe(cardName('interference-1'));
  });

  test('a Special, and no other card, is told in 32 characters at most', () => {
    const specials = all.filter((card) => card.kind === 'special').map((card) => card.id);
    for (const { cards } of packs) {
      const briefs = Object.entries(cards).filter(([, { brief }]) => brief !== undefined);
      expect(briefs.map(([id]) => id).sort()).toEqual([...specials].sort());
      expect(briefs.filter(([, { brief = '' }]) => brief.length > 32)).toEqual([]);
    }
  });

  test('a card has a text exactly when it does something', () => {
    const silent = all.filter((card) => cardText(card.id) === '').map((card) => card.id);
    const plain = all.filter((card) => card.kind === 'group' && card.abilities.length === 0).map((card) => card.id);
    expect(silent).toEqual(plain);
  });
});

describe('C-411: a text says the numbers of its card', () => {
  const abilities = all.flatMap((card) => (card.kind === 'special' ? [] : card.abilities.map((ability) => ({ id: card.id, ability }))));
  const bonuses = abilities.flatMap(({ id, ability }) => ('modify' in ability && ability.modify === 'attack' ? [{ id, ability }] : []));

  test.each(bonuses)('$id: +$ability.amount', ({ id, ability }) => {
    expect(cardText(id)).toContain(`+${ability.amount}`);
    for (const kind of ability.kinds.length === 1 ? ability.kinds : ['attack']) expect(cardText(id)).toContain(kind);
    if (ability.target === 'any') return;
    const targets = 'groups' in ability.target ? ability.target.groups.map(cardName) : [alignmentName(ability.target.alignment)];
    for (const target of targets) expect(cardText(id)).toContain(target.replace(/^The /, ''));
    expect(cardText(id)).toContain(ability.directOnly ? 'it leads' : 'whenever you');
  });

  test.each([
    ['bavarian-illuminati', 'cost'],
    ['recyclers', 'cost'],
    ['irs', 'tax'],
    ['post-office', 'upkeep'],
    ['survivalists', 'plus'],
    ['gun-lobby', 'to'],
    ['network', 'to'],
    ['ufos', 'to'],
  ])('%s: its %s', (id, field) => {
    const values = abilities.filter((one) => one.id === id).map(({ ability }) => (ability as unknown as Record<string, number>)[field]);
    expect(values).toHaveLength(1);
    expect(cardText(id)).toMatch(new RegExp(`\\b${values[0]}\\b`));
  });

  test.each(['assassination', 'murphys-law', 'slush-fund', 'swiss-bank-account', 'white-collar-crime'])('%s', (id) => {
    const card = cardFacts[id];
    if (card?.kind !== 'special') throw new Error(`${id} is no Special`);
    const { to, amount, bonus } = card.play as { to?: number; amount?: number; bonus?: number };
    expect(cardText(id)).toMatch(new RegExp(`\\b${to ?? amount ?? bonus}\\b`));
  });
});

describe('C-1105, C-1106: goals', () => {
  const leaders = all.flatMap((card) => (card.kind === 'illuminati' ? [card] : []));

  test.each(leaders)('$id: its goal, with the number', ({ id, goal }) => {
    const text = goalText(id, goal.need);
    if (goal.need > 0) expect(text).toMatch(new RegExp(`\\b${goal.need}\\b`));
    else expect(text).toContain('secret');
  });

  test('one card is a card, twelve are cards', () => {
    expect(goalText('basic', 12)).toBe('Control 12 cards, your Illuminati included');
    expect(goalText('basic', 1)).toBe('Control 1 card, your Illuminati included');
    expect(goalText('servants-of-cthulhu', 1)).toBe('Destroy 1 group');
  });

  test('every alignment has its name', () => {
    for (const alignment of ALIGNMENTS) expect(alignmentName(alignment)).toMatch(/^[A-Z]/);
  });
});
