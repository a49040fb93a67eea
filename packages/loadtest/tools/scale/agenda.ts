interface Entry {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** What happens when, in simulated ms: a heap, earliest first, and of what is due at once the first that was planned. */
export class Agenda {
  readonly #heap: Entry[] = [];
  #planned = 0;
  now = 0;

  /** Plans something for `ms` from now. */
  after(ms: number, run: () => void): void {
    this.#push({ at: this.now + Math.max(0, ms), order: this.#planned, run });
    this.#planned += 1;
  }

  /** Does all that is due until then, and what that plans. */
  runUntil(end: number): void {
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#pop();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let place = heap.push(entry) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!before(entry, heap[parent] as Entry)) break;
      heap[place] = heap[parent] as Entry;
      place = parent;
    }
    heap[place] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Entry;
    if (heap.length === 0) return;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1] as Entry, heap[child] as Entry)) child += 1;
      if (!before(heap[child] as Entry, last)) break;
      heap[place] = heap[child] as Entry;
      place = child;
    }
    heap[place] = last;
  }
}

const before = (one: Entry, other: Entry): boolean => one.at < other.at || (one.at === other.at && one.order < other.order);
