import type { AnyView } from '@illuminice/rules';
import { type BoardHighlights, type BoardScene, NO_HIGHLIGHTS } from '../../src/board/contract';
import { type Drawing, DrawnState } from '../../src/board/drawn-state';

/** Boards are told apart by their names alone. */
const board = (name: string): Drawing => ({
  view: name as unknown as AnyView,
  scene: {} as BoardScene,
  look: { perspective: null, clockwise: false, seats: {} },
});
const marks = (legal: string[]): BoardHighlights => ({ ...NO_HIGHLIGHTS, legal });

/** A state that already draws the board `start`, and everything that it draws afterwards, in order. */
function table() {
  const drawn: string[] = [];
  const state: DrawnState<string> = new DrawnState<string>({
    commit: (batches) => drawn.push(`${String(state.drawn?.view)}: ${batches.join(', ')}`),
    mark: () => drawn.push(`marks: ${state.marks.legal.join()}`),
  });
  state.show(board('start'));
  drawn.length = 0;
  return { state, drawn };
}

describe('what the canvas draws', () => {
  it('changes with each board, with the events in between', () => {
    const { state, drawn } = table();
    state.add('money');
    state.add('moved');
    state.show(board('later'));
    state.show(board('latest'));
    expect(drawn).toEqual(['later: money, moved', 'latest: ']);
  });

  it('changes highlights alone without a new board', () => {
    const { state, drawn } = table();
    state.highlight(marks(['hackers']));
    expect(drawn).toEqual(['marks: hackers']);
  });

  it('keeps the last dozen batches of a page that was in the background', () => {
    const { state, drawn } = table();
    for (let i = 0; i < 20; i++) state.add(String(i));
    state.show(board('back'));
    expect(drawn).toEqual(['back: 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19']);
  });
});
