/** @jest-environment jsdom */

import { circlesOf, rowsOf, winsOf } from '../../src/screens/book/figures';
import { entryOf } from '../../src/screens/book/keep';
import { type BookGame, bookGames, deleteBook, keepInBook, MOST_GAMES } from '../../src/screens/book/shelf';
import type { Story } from '../../src/table/story';

const player = (name: string, more: Partial<BookGame['players'][number]> = {}) => ({
  name,
  computer: false,
  won: false,
  illuminati: null,
  kept: 0,
  broken: 0,
  ...more,
});

const game = (id: string, players: BookGame['players'], more: Partial<BookGame> = {}): BookGame => ({
  id,
  ruleset: 'classic',
  endedAt: 1,
  how: 'basic',
  players,
  taken: [],
  reign: null,
  ...more,
});

const ANN = player('Ann', { won: true, illuminati: 'ufos', broken: 1 });
const BOB = player('Bob', { kept: 2 });
const OWL = player('Madame Owl', { computer: true });

afterEach(() => localStorage.clear());

describe('U124: the friends’ book', () => {
  test('keeps each game once, the latest first, and a bounded number of them', () => {
    for (let n = 0; n < MOST_GAMES + 5; n += 1) keepInBook(game(`g${n}`, [ANN, BOB], { endedAt: n }));
    keepInBook(game('g7', [ANN, BOB], { endedAt: 7, how: 'last' }));
    const kept = bookGames();
    expect(kept).toHaveLength(MOST_GAMES);
    expect(kept[0]?.id).toBe(`g${MOST_GAMES + 4}`);
    expect(kept.filter(({ id }) => id === 'g7').map(({ how }) => how)).toEqual(['last']);
    deleteBook();
    expect(bookGames()).toEqual([]);
  });

  test('leaves out what it cannot read', () => {
    const good = game('good', [ANN, BOB]);
    const bad = [
      null,
      {},
      { ...good, ruleset: 'chess' },
      { ...good, players: [{}] },
      { ...good, taken: [[1, 2]] },
      { ...good, reign: 'x' },
    ];
    localStorage.setItem('illuminice.book', JSON.stringify([...bad, good]));
    expect(bookGames()).toEqual([good]);
    localStorage.setItem('illuminice.book', '{not JSON');
    expect(bookGames()).toEqual([]);
  });

  test('a season is all games of the same people, whoever else was a computer', () => {
    const games = [game('1', [ANN, BOB]), game('2', [BOB, OWL, ANN]), game('3', [ANN, player('Cat')])];
    expect(circlesOf(games).map(({ names, games: own }) => [names, own.map(({ id }) => id)])).toEqual([
      [
        ['Ann', 'Bob'],
        ['1', '2'],
      ],
      [['Ann', 'Cat'], ['3']],
    ]);
  });

  test('counts wins, promises, the longest rule, and names whoever took the most from each', () => {
    const games = [
      game('1', [ANN, BOB, OWL], {
        taken: [
          [0, 1, 2],
          [2, 1, 3],
          [2, 1, 1],
        ],
        reign: [1, 4],
      }),
      game('2', [BOB, ANN], { taken: [[0, 1, 1]], reign: [1, 9], how: 'special' }),
    ];
    expect(rowsOf(games)).toEqual([
      { name: 'Ann', games: 2, wins: 2, kept: 0, broken: 2, reign: 9, nemesis: { name: 'Bob', cards: 1 } },
      { name: 'Bob', games: 2, wins: 0, kept: 4, broken: 0, reign: 4, nemesis: { name: 'Madame Owl', cards: 4 } },
    ]);
    expect(winsOf(games)).toEqual({
      how: [
        ['basic', 1],
        ['special', 1],
      ],
      illuminati: [['ufos', 2]],
    });
  });

  test('an entry has names, winners, Illuminati and marked promises of a record, and nothing that is secret', () => {
    const story: Story = {
      headline: { kind: 'special', winners: ['p2'], card: 'network' },
      turns: 9,
      points: [],
      illuminati: { p1: 'ufos', p2: 'network' },
      taken: [{ by: 'p2', from: 'p1', n: 3 }],
      reign: { player: 'p1', n: 4, moment: 8, turn: 5 },
    };
    const record = {
      ruleset: 'inwo',
      id: 'g',
      players: ['p1', 'p2'],
      seed: 'a secret',
      intents: [],
      endedAt: 5,
      seats: [
        { player: 'p2', name: 'Madame Owl', computer: true },
        { player: 'p1', name: 'Ann', computer: false },
      ],
    } as unknown as Parameters<typeof entryOf>[0];
    const promises = [
      { by: 'p1', state: 'broken' },
      { by: 'p1', state: 'open' },
      { by: 'p2', state: 'kept' },
    ] as const;
    expect(entryOf(record, 'g', story, promises)).toEqual({
      id: 'g',
      ruleset: 'inwo',
      endedAt: 5,
      how: 'special',
      players: [
        { name: 'Ann', computer: false, won: false, illuminati: 'ufos', kept: 0, broken: 1 },
        { name: 'Madame Owl', computer: true, won: true, illuminati: 'network', kept: 1, broken: 0 },
      ],
      taken: [[1, 0, 3]],
      reign: [0, 4],
    });
  });
});
