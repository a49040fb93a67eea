import { freeArrows, openPlaces } from '@illuminice/rules/classic';
import { arrowsOf, hangingRect } from '../../../src/games/classic/board/arrows';
import { fourInAttack, quietTable } from '../../harness/tables';

describe('arrows on the table', () => {
  it('C-303 hangs a card against the arrow: 4 long and 2 across, centred on the side', () => {
    const illuminati = { x: 0, y: 0, w: 4, h: 2 };
    expect(hangingRect(illuminati, 'right')).toEqual({ x: 4, y: 0, w: 4, h: 2 });
    expect(hangingRect(illuminati, 'left')).toEqual({ x: -4, y: 0, w: 4, h: 2 });
    expect(hangingRect(illuminati, 'top')).toEqual({ x: 1, y: -4, w: 2, h: 4 });
    expect(hangingRect(illuminati, 'bottom')).toEqual({ x: 1, y: 2, w: 2, h: 4 });
  });

  it('C-305 calls an arrow free exactly where the rules call it open', () => {
    for (const state of [fourInAttack(), quietTable(4, 10), quietTable(8, 8)]) {
      for (const seat of state.board.seats) {
        const group = state.board.uncontrolled[0] as string;
        const open = openPlaces(state.board, group, seat.player)
          .map((p) => `${p.onto} ${p.arrow}`)
          .sort();
        const free = arrowsOf(state.board, seat.cards)
          .filter((a) => a.state === 'free')
          .map((a) => `${a.card} ${a.printed}`)
          .sort();
        expect(free).toEqual(open);
      }
    }
  });

  it('C-303 shows an arrow as taken where a puppet hangs', () => {
    const { board } = fourInAttack();
    const mira = board.seats[0]?.cards ?? [];
    const taken = arrowsOf(board, mira).filter((a) => a.state === 'taken');
    expect(taken).toContainEqual(expect.objectContaining({ card: 'mafia', printed: 'top' }));
    expect(taken).toHaveLength(mira.length - 1);
    expect(freeArrows(board, 'mafia')).not.toContain('top');
  });
});
