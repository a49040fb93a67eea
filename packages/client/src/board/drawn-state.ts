import type { AnyView } from '@illuminice/rules';
import { linear } from './animation/easing';
import type { Motion } from './animation/motion';
import { type BoardHighlights, type BoardLook, type BoardScene, NO_MARKS } from './contract';

/** A board, what its game makes of it, and how its seats look. */
export interface Drawing {
  view: AnyView;
  scene: BoardScene;
  look: BoardLook;
}

/** More batches of events than this are not kept for one change: a page in the background may miss thousands. */
const MOST_BATCHES = 12;

/**
 * The one state that everything on the canvas is drawn from, and the newer one that waits while the dice roll. Only a commit
 * moves on: board, seats, highlights and the animations of the events in between change together, so that nothing tells the
 * result of a roll before the dice have landed.
 *
 * `B`: what the animations need to know of one batch of events.
 */
export class DrawnState<B> {
  /** What is drawn; null before the first view. */
  drawn: Drawing | null = null;
  marks: BoardHighlights = NO_MARKS;
  private next: Drawing | null = null;
  private nextMarks: BoardHighlights | null = null;
  /** Batches whose resulting board is `next`, and those whose board has not come yet. */
  private nextBatches: B[] = [];
  private batches: B[] = [];
  /** Key of the run that lasts as long as the dice roll. */
  private readonly hold = {};

  /**
   * @param commit draws `drawn` and `marks`, which have just changed; `batches`: what happened in between, oldest first
   * @param mark draws `marks`, which alone have just changed
   */
  constructor(
    private readonly motion: Motion,
    private readonly on: { commit(batches: readonly B[], first: boolean): void; mark(): void },
  ) {}

  /** The newest board known, drawn or not. */
  get latest(): Drawing | null {
    return this.next ?? this.drawn;
  }

  get holding(): boolean {
    return this.motion.running(this.hold);
  }

  /**
   * Dice begin to roll: until they have landed nothing changes. What waits for earlier dice is committed first, so that a fast
   * game does not stand still for longer than one roll.
   *
   * @param ms how long they roll at normal speed
   */
  holdFor(ms: number): void {
    if (this.holding) this.commit();
    this.motion.run(this.hold, { ms, ease: linear, step: () => {}, done: () => this.commit() });
  }

  /** Adds a batch of events that leads to the board that comes next. */
  add(batch: B): void {
    this.batches = [...this.batches, batch].slice(-MOST_BATCHES);
  }

  /** Draws a board: at once, or with the end of the hold. */
  show(drawing: Drawing): void {
    this.next = drawing;
    this.nextBatches = [...this.nextBatches, ...this.batches.splice(0)].slice(-MOST_BATCHES);
    if (!this.holding) this.commit();
  }

  /** Replaces the highlights: at once, or with the end of the hold, but for the card that the viewer points at in the log. */
  highlight(marks: BoardHighlights): void {
    this.nextMarks = this.holding ? marks : null;
    this.marks = this.holding ? { ...this.marks, pointed: marks.pointed } : marks;
    this.on.mark();
  }

  private commit(): void {
    const marks = this.nextMarks;
    this.nextMarks = null;
    if (marks) this.marks = marks;
    if (!this.next) {
      if (marks) this.on.mark();
      return;
    }
    const first = this.drawn === null;
    this.drawn = this.next;
    this.next = null;
    this.on.commit(this.nextBatches.splice(0), first);
  }
}
