import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** Questions in a row without an addition after which the viewer is offered fewer questions. */
const MANY = 3;

export interface AskLess {
  readonly isOffered: ReadonlySignal<boolean>;
  close(): void;
}

/** @param question frame of a question that a stop could pass; null: none */
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
