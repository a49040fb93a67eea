import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** Questions in a row to which nothing was added, from which on the viewer is offered to be asked less. */
const MANY = 3;

/** Offer to be asked less, after questions of no use. */
export interface AskLess {
  readonly isOffered: ReadonlySignal<boolean>;
  /** The offer was answered: it is not made again. */
  close(): void;
}

/** @param question frame of the window in which the viewer is asked, and could have a stop pass; null: none */
export function askLess(question: ReadonlySignal<number | null>): AskLess & { acted(): void; stop(): void } {
  const inRow = signal(0);
  const isClosed = signal(false);
  let last: number | null = null;
  const stop = effect(() => {
    const frame = question.value;
    if (frame === null || frame === last) return;
    last = frame;
    inRow.value = inRow.peek() + 1;
  });
  return {
    isOffered: computed(() => question.value !== null && inRow.value >= MANY && !isClosed.value),
    close() {
      isClosed.value = true;
    },
    /** The viewer did something else than pass. */
    acted() {
      inRow.value = 0;
    },
    stop,
  };
}
