import type { AnyView } from '@illuminice/rules';
import { type BoardHighlights, type BoardLook, type BoardScene, NO_HIGHLIGHTS } from './contract';

export interface Drawing {
  view: AnyView;
  scene: BoardScene;
  look: BoardLook;
}

/** Batches kept for one change: a page in the background may miss thousands. */
const MOST_BATCHES = 12;

/**
 * The one state that the canvas is drawn from. A commit changes board, seats, highlights and animations together.
 * `B`: one batch of events, for animations.
 */
export class DrawnState<B> {
  drawn: Drawing | null = null;
  marks: BoardHighlights = NO_HIGHLIGHTS;
  private batches: B[] = [];

  /** @param commit draws a new `drawn`; `batches` in between, oldest first @param mark draws new `marks` alone */
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
