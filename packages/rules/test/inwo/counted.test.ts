import { loadScenario } from '../../src/index.js';
import { type Board, countedCards, inwo } from '../../src/inwo/index.js';

const board = (ann: object, more: object = {}): Board => {
  const loaded = loadScenario(inwo, {
    name: 'a claim',
    ruleset: 'inwo',
    players: [
      { id: 'ann', turns: 2, ...ann },
      { id: 'bob', illuminati: 'the-network', turns: 2, structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }] },
      // Two players would need twelve cards at least (N-1301).
      { id: 'cid', illuminati: 'gnomes-of-zurich', turns: 2 },
    ],
    turn: { player: 'ann', phase: 'main' },
    ...more,
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state.board;
};

const names = (of: Board, cards: readonly string[] = []) =>
  countedCards(of, 'ann', cards)
    .map((id) => of.cards[id]?.card)
    .sort();

describe('U210, N-1207: the cards that a claim counts', () => {
  const FOUR = {
    illuminati: 'ufos',
    structure: [
      { group: 'dentists', onto: 'ufos', arrow: 'top' },
      { group: 'hawaii', onto: 'ufos', arrow: 'left', devastated: true },
      { group: 'tabloids', onto: 'ufos', arrow: 'right' },
    ],
  };

  test('of the Basic Goal: the Illuminati and its structure, without what lies Devastated; nothing before it is met', () => {
    expect(names(board(FOUR, { options: { groupsToWin: 3 } }))).toEqual(['dentists', 'tabloids', 'ufos']);
    expect(names(board(FOUR, { options: { groupsToWin: 4 } }))).toEqual([]);
  });

  test('of a Goal card that stands alone: what it counts of those held, even where the Basic Goal is met, too', () => {
    const liberals = ['anti-nuclear-activists', 'antiwar-activists', 'big-media', 'cfl-aio', 'civil-rights-marchers', 'democrats'];
    const ann = {
      illuminati: 'ufos',
      structure: [
        { group: 'a-m-a', onto: 'ufos', arrow: 'top' },
        { group: 'tabloids', onto: 'ufos', arrow: 'right' },
      ],
      plots: ['let-them-eat-cake'],
      destroyed: liberals,
    };
    expect(names(board(ann, { options: { groupsToWin: 3 } }), ['let-them-eat-cake'])).toEqual(['a-m-a']);
    expect(names(board({ ...ann, destroyed: liberals.slice(2) }), ['let-them-eat-cake'])).toEqual([]);
  });

  test('of the Adepts: their Magic Resources, too', () => {
    // Xanadu is no Magic one.
    const adepts = { illuminati: 'adepts-of-hermes', resources: ['book-of-kells', 'crystal-skull', 'xanadu'] };
    expect(names(board(adepts, { options: { groupsToWin: 3 } }))).toEqual(['adepts-of-hermes', 'book-of-kells', 'crystal-skull']);
  });
});
