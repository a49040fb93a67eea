import type { AnyView } from '@illuminice/rules';
import { type BoardHighlights, type BoardLook, type BoardScene, NO_HIGHLIGHTS } from './contract';

export interface Drawing {
  view: AnyView;
  scene: BoardScene;
  look: BoardLook;
}

/** More batches of events than this are not kept for one change: a page in the background may miss thousands. */
const MOST_BATCHES = 12;

/**
 * The one state that everything on the canvas is drawn from. Only a commit moves on: board, seats, highlights and the animations
 * of the events in between change together.
 *
 * `B`: what the animations need to know of one batch of events.
 */
export class DrawnState<B> {
  drawn: Drawing | null = null;
  marks: BoardHighlights = NO_HIGHLIGHTS;
  /** Batches whose resulting board has not come yet. */
  private batches: B[] = [];

  /**
   * @param commit draws `drawn`, which has just changed; `batches`: what happened in between, oldest first
   * @param mark draws `marks`, which alone have just changed
   */
  constructor(private readonly handlers: { commit(batches: readonly B[], first: boolean): void; mark(): void }) {}

  add(batch: B): void {
    this.batches = [...this.batches, batch].slice(-MOST_BATCHES);
  }

  show(drawing: Drawing): void {
    const first = this.drawn === null;
    this.drawn = drawing;
    this.handlers.commit(this.batches.splice(0), first);
  }

  highlight(marks: BoardHighlights): void {
    this.marks = marks;
    this.handlers.mark();
  }
}
