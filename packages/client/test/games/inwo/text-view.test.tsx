/** @jest-environment jsdom */
import type { Board, Seat, State, TableCard } from '@illuminice/rules/inwo';
import { screen } from '@testing-library/preact';
import { TextView } from '../../../src/games/inwo/card/text-view';
import { wordsFor } from '../../../src/text';
import { late, openTable, speak } from './page';

/*
 * The text view tells everything of the table that is public. Each public field is listed here, so that a new one does not compile
 * before somebody has said where it is told.
 */

beforeAll(speak);

/** Told in the text view, shown by a change of it; or told elsewhere in words: in which part of the page. */
type Told<T> = ((one: T, board: Board) => void) | 'panel' | 'banner' | 'log' | 'preview' | 'nobody asks';

const SEATS: { readonly [F in keyof Seat]: Told<Seat> } = {
  player: 'banner',
  status: (seat) => {
    seat.status = 'out';
  },
  illuminati: (seat) => {
    seat.illuminati = null;
  },
  chosen: 'panel',
  turns: 'preview',
  hiddenPlots: (seat) => {
    seat.hiddenPlots += 1;
  },
  hiddenGroups: (seat) => {
    seat.hiddenGroups += 1;
  },
  plotDeck: (seat) => {
    seat.plotDeck -= 1;
  },
  groupDeck: (seat) => {
    seat.groupDeck -= 1;
  },
  plots: (seat) => {
    seat.plots.push({ id: '900', card: 'fnord' });
  },
  groups: (seat) => {
    seat.groups.push({ id: '900', card: 'joggers' });
  },
  discards: (seat) => {
    seat.discards.push({ id: '900', card: 'hoax' });
  },
  destroyed: (seat) => {
    seat.destroyed.push({ id: '900', card: 'dentists', killed: false, traits: ['Straight'], revived: false, uncounted: false });
  },
  toppled: (seat) => {
    seat.toppled.push('ufos');
  },
  helped: (seat) => {
    seat.helped.push('ufos');
  },
  aside: (seat) => {
    seat.aside.push('nasa');
  },
};

const CARDS: { readonly [F in keyof TableCard]: Told<TableCard> } = {
  id: 'nobody asks',
  card: (card) => {
    Object.assign(card, { card: 'joggers' });
  },
  zone: (card) => {
    Object.assign(card, { zone: 'middle', master: null, owner: null });
  },
  owner: (card, { seats }) => {
    Object.assign(card, { zone: 'resource', owner: seats.at(-1)?.player });
  },
  master: (card, { seats }) => {
    card.master = seats.at(-1)?.illuminati ?? null;
  },
  arrow: (card) => {
    card.arrow = card.arrow === 'top' ? 'left' : 'top';
  },
  // Where it lies follows from master and arrow.
  x: 'nobody asks',
  y: 'nobody asks',
  rot: 'nobody asks',
  host: (card, { seats }) => {
    card.host = seats[0]?.illuminati ?? null;
  },
  tokens: (card) => {
    card.tokens += 3;
  },
  devastated: (card) => {
    card.devastated = !card.devastated;
  },
  captured: (card) => {
    Object.assign(card, { tokens: 0, captured: true });
  },
  order: 'log',
  beneath: (card) => {
    card.beneath += 1;
  },
  noted: (card) => {
    card.noted = true;
  },
  arrows: 'preview',
};

const BOARD: { readonly [F in keyof Board]: Told<Board> } = {
  ruleset: 'nobody asks',
  version: 'nobody asks',
  options: 'panel',
  seq: 'nobody asks',
  stamp: 'nobody asks',
  phase: 'banner',
  seats: (board) => {
    board.seats.pop();
  },
  cards: (board) => {
    const [one] = Object.values(board.cards);
    if (one) board.cards['900'] = { ...one, id: '900', zone: 'spy', card: 'shangri-la', master: null };
  },
  nwo: (board) => {
    board.nwo = [];
  },
  changes: (board) => {
    const on = Object.values(board.cards).find(({ master }) => master !== null)?.id ?? '';
    const change = { id: 900, on, card: 'martial-law', by: board.seats[0]?.player ?? '', copy: null, order: 900 };
    board.changes.push({ ...change, until: 'turn', stats: [{ stat: 'power', how: 'add', amount: 7 } as never] });
  },
  turn: 'banner',
  first: 'log',
  round: 'banner',
  frames: (board) => {
    const play = { id: 900, by: board.seats[0]?.player ?? '', copy: '900', card: 'hoax', source: 'plot', mode: 0, fields: {}, paid: [] };
    board.frames.push({ kind: 'playing', id: 900, rev: 0, done: [], by: play.by, plays: [{ ...play, cancelled: false } as never] });
  },
  attack: 'panel',
  roll: 'panel',
  deals: 'panel',
  claims: 'panel',
  outcome: 'panel',
  next: 'nobody asks',
  idle: 'log',
  lastDiscard: 'log',
  suspended: 'banner',
  relieved: 'log',
  sealed: 'log',
  spent: 'log',
};

/** The text view at a late table after a change. */
function textAfter(change: (board: Board) => void): string {
  const state: State = late('inwo-four');
  change(state.board);
  state.board.stamp += 1;
  openTable(state, null, TextView);
  return screen.getAllByTestId('text-view').at(-1)?.textContent ?? '';
}

const shown = <T,>(fields: Readonly<Record<string, Told<T>>>) =>
  Object.entries(fields).flatMap(([field, told]) => (typeof told === 'function' ? [[field, told] as const] : []));

describe('U220, N-1401: the text view tells', () => {
  let before = '';
  beforeEach(() => {
    before = textAfter(() => undefined);
  });

  test('nothing else, if nothing changes', () => {
    expect(textAfter(() => undefined)).toBe(before);
  });

  test.each(shown(BOARD))('of the board: %s', (_, change) => {
    expect(textAfter((board) => change(board, board))).not.toBe(before);
  });

  test.each(shown(SEATS))('of a player: %s', (_, change) => {
    expect(textAfter((board) => change(board.seats[1] as Seat, board))).not.toBe(before);
  });

  test.each(shown(CARDS))('of a card: %s', (_, change) => {
    const aGroup = ({ cards }: Board) =>
      Object.values(cards).find(
        ({ id, master, zone, devastated }) =>
          zone === 'structure' && master !== null && !devastated && !Object.values(cards).some((other) => other.master === id),
      ) as TableCard;
    expect(textAfter((board) => change(aGroup(board), board))).not.toBe(before);
  });
});

test('a table of INWO that is left goes on in its own words while the next page speaks of the other game', async () => {
  const { show } = openTable(late('inwo-four'), null, TextView);
  const before = screen.getByTestId('text-view').textContent;
  await wordsFor('all');
  show();
  expect(screen.getByTestId('text-view').textContent).toBe(before);
});
