import type { Board, ClassicTypes, GameEvent } from '@illuminice/rules/classic';
import type { WindowLog } from '../server-game.js';

/** What raises the revision of a window, or opens one on top of it. */
const ADDS: ReadonlySet<GameEvent['type']> = new Set([
  'spent',
  'specialPlayed',
  'specialCancelled',
  'privilegeDeclared',
  'privilegeBroken',
  'letIn',
  'alignmentChanged',
  'offerClosed',
]);

/** What was added to the windows that are open, so that somebody who answered an older revision can be told (C-422). */
export class ClassicWindowLog implements WindowLog<ClassicTypes> {
  readonly #events: GameEvent[] = [];
  /** How many events there were when a window was last seen at a revision. */
  readonly #seen = new Map<string, number>();

  /** Notes what a step added. @param board after the step */
  note(board: Board, events: readonly GameEvent[]): void {
    const top = board.frames.at(-1);
    if (!top) {
      this.#events.length = 0;
      this.#seen.clear();
      return;
    }
    this.#events.push(...events.filter((event) => ADDS.has(event.type) && (event.type !== 'offerClosed' || event.why === 'accepted')));
    this.#seen.set(`${top.id} ${top.rev}`, this.#events.length);
  }

  /** What came after the window, or one below it, was at this revision; oldest first. */
  since(board: Board, rev: number): GameEvent[] {
    for (const { id } of [...board.frames].reverse()) {
      const from = this.#seen.get(`${id} ${rev}`);
      if (from !== undefined && from < this.#events.length) return this.#events.slice(from);
    }
    return [];
  }
}
