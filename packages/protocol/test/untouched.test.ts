import { type Board, createGame } from '@illuminice/rules/classic';
import { TableMirror } from '../src/index.js';

const { state } = createGame({ players: ['ann', 'bob', 'cat', 'dan'], seed: '1', options: { illuminati: 'dealt' } });
const { board } = state;

/** The same card; whoever reads a field of it is noted. */
const watched = <T extends { readonly id: string }>(card: T, readers: string[]): T =>
  new Proxy(card, {
    get(target, field, receiver) {
      readers.push(card.id);
      return Reflect.get(target, field, receiver);
    },
  });

describe('U101 the patch of a step', () => {
  test('is made from the cards that the step touched: no other is read', () => {
    const read: string[] = [];
    const before = { ...board, cards: Object.fromEntries(Object.entries(board.cards).map(([id, card]) => [id, watched(card, read)])) };
    const mirror = new TableMirror();
    mirror.writeBoard(before);
    const [first] = Object.values(board.cards);
    if (!first) throw new Error('no card lies face up');
    expect(new Set(read)).toEqual(new Set(Object.keys(board.cards)));

    read.length = 0;
    const touched = watched({ ...first, money: first.money + 1 }, read);
    const after: Board = { ...before, cards: { ...before.cards, [first.id]: touched } };
    mirror.writeBoard(after);
    expect(new Set(read)).toEqual(new Set([first.id]));

    read.length = 0;
    mirror.writeBoard(after);
    expect(read).toEqual([]);
  });
});
