import type { AnyView } from '@illuminice/rules';
import { Motion } from '../../src/board/animation/motion';
import { type BoardHighlights, type BoardScene, NO_MARKS } from '../../src/board/contract';
import { type Drawing, DrawnState } from '../../src/board/drawn-state';

const ROLL = 1600;

/** Boards are told apart by their names alone. */
const board = (name: string): Drawing => ({
  view: name as unknown as AnyView,
  scene: {} as BoardScene,
  look: { perspective: null, seats: {} },
});
const marks = (legal: string[], pointed: string | null = null): BoardHighlights => ({ ...NO_MARKS, legal, pointed });

/** A state that already draws the board `start`; everything that it draws afterwards, in order; and a clock to turn by hand. */
function table(opts: { reduced?: boolean; speed?: number } = {}) {
  const motion = new Motion(
    () => opts.speed ?? 1,
    () => opts.reduced ?? false,
    () => {},
  );
  const drawn: string[] = [];
  const state: DrawnState<string> = new DrawnState<string>(motion, {
    commit: (batches) => drawn.push(`${String(state.drawn?.view)}: ${batches.join(', ')}`),
    mark: () => drawn.push(`marks: ${state.marks.legal.join()} ${state.marks.pointed ?? ''}`.trim()),
  });
  state.show(board('start'));
  drawn.length = 0;
  let now = 0;
  motion.advance(now);
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; ) {
      now += 20;
      motion.advance(now);
    }
  };
  /** A batch of events that comes with dice, and, as in the page, the board that it leads to. */
  const roll = (name: string) => {
    state.holdFor(ROLL);
    state.add(name);
  };
  return { state, drawn, pass, roll };
}

describe('what the canvas draws', () => {
  it('changes at once while no dice roll, with the events in between', () => {
    const { state, drawn } = table();
    state.add('money');
    state.add('moved');
    state.show(board('later'));
    state.show(board('latest'));
    expect(drawn).toEqual(['later: money, moved', 'latest: ']);
  });

  it('U36 stays as it was until the dice have landed, then shows all that came meanwhile, once', () => {
    const { state, drawn, pass, roll } = table();
    roll('rolled');
    state.show(board('taken'));
    pass(800);
    state.add('destroyed');
    state.show(board('burned'));
    expect(drawn).toEqual([]);
    expect(state.drawn?.view).toBe('start');
    expect(state.latest?.view).toBe('burned');
    pass(ROLL - 800 + 40);
    expect(drawn).toEqual(['burned: rolled, destroyed']);
    pass(ROLL);
    expect(drawn).toHaveLength(1);
  });

  it('waits for one roll only, however many boards come in the meantime', () => {
    const { state, drawn, pass, roll } = table();
    roll('rolled');
    for (let n = 0; n < 40; n++) {
      state.show(board(`board ${n}`));
      pass(60);
    }
    // 1.6 s of the 2.4 s belong to the dice; afterwards every board is drawn when it comes.
    expect(drawn[0]).toMatch(/^board 2\d: rolled$/);
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.at(-1)).toBe('board 39: ');
  });

  it('shows the result of a roll when the next dice fall on a fast table, and only then waits for these', () => {
    const { state, drawn, pass, roll } = table();
    roll('first');
    state.show(board('after the first'));
    pass(500);
    roll('second');
    expect(drawn).toEqual(['after the first: first']);
    state.show(board('after the second'));
    pass(ROLL - 100);
    expect(drawn).toHaveLength(1);
    pass(200);
    expect(drawn).toEqual(['after the first: first', 'after the second: second']);
  });

  it('does not animate events whose board has not come yet', () => {
    const { state, drawn, pass, roll } = table();
    roll('rolled');
    state.show(board('after the roll'));
    pass(ROLL - 40);
    // The board of these events comes with the next frame, after the dice have landed.
    state.add('destroyed');
    pass(80);
    state.show(board('burned'));
    expect(drawn).toEqual(['after the roll: rolled', 'burned: destroyed']);
  });

  it('holds the highlights back with the board that they belong to, but follows what the viewer points at', () => {
    const { state, drawn, pass, roll } = table();
    state.highlight(marks(['attacker']));
    roll('rolled');
    state.highlight(marks(['places of the captive']));
    state.highlight(marks(['places of the captive'], 'texas'));
    expect(drawn).toEqual(['marks: attacker', 'marks: attacker', 'marks: attacker texas']);
    state.show(board('taken'));
    pass(ROLL + 40);
    expect(drawn.at(-1)).toBe('taken: rolled');
    expect(state.marks).toEqual(marks(['places of the captive'], 'texas'));
    state.highlight(marks([]));
    expect(drawn.at(-1)).toBe('marks:');
  });

  it('shows highlights that were held back even if no board came meanwhile', () => {
    const { state, drawn, pass, roll } = table();
    roll('startRolled');
    state.highlight(marks(['bavarian-illuminati']));
    expect(state.marks.legal).toEqual([]);
    pass(ROLL + 40);
    expect(drawn.at(-1)).toBe('marks: bavarian-illuminati');
  });

  it('waits for nothing where nothing moves, and as long as the dice take where they are slow', () => {
    for (const still of [{ reduced: true }, { speed: 0 }]) {
      const { state, drawn, roll } = table(still);
      roll('rolled');
      state.show(board('taken'));
      expect(drawn).toEqual(['taken: rolled']);
    }
    const { state, drawn, pass, roll } = table({ speed: 1.5 });
    roll('rolled');
    state.show(board('taken'));
    pass(1.5 * ROLL - 60);
    expect(drawn).toEqual([]);
    pass(120);
    expect(drawn).toEqual(['taken: rolled']);
  });

  it('keeps the newest batches only, for a page that was not looked at', () => {
    const { state, drawn } = table();
    for (let n = 0; n < 1000; n++) state.add(`${n}`);
    state.show(board('much later'));
    expect(drawn).toEqual([`much later: ${Array.from({ length: 12 }, (_, n) => 988 + n).join(', ')}`]);
  });
});
