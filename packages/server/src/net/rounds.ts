/** Window in which active tables are counted, in ms. */
const WINDOW = 50;
/** Active tables in a window from which messages are gathered; with fewer hardly any would meet. */
const BUSY = 10;
/** How long the first of a round waits for others, in ms: less than anybody notices. */
const WAIT = 5;
/** Messages of a round: more are no cheaper, and rounds stay short under load. */
const MOST = 16;

type Work = () => void;

/** Batches messages of many tables: right after another one a message finds warm caches. With few active tables they run at once. */
export class Rounds {
  #waiting: Work[] = [];
  #timer: NodeJS.Timeout | null = null;
  #windowEnds = 0;
  #seen = new WeakSet<object>();
  /** Active tables in this window, and in the former one. */
  #tables = 0;
  #before = 0;

  /** Runs a message of `table` now or, under load, in a round within 5 ms; order is kept. @param work must not throw */
  run(table: object, work: Work): void {
    this.#note(table);
    if (this.#waiting.length === 0 && this.#before < BUSY) {
      work();
      return;
    }
    this.#waiting.push(work);
    // Half of the active tables: if every table waits for its answer, no more messages may come.
    if (this.#waiting.length >= Math.min(MOST, this.#before / 2)) this.#do();
    else this.#timer ??= setTimeout(() => this.#do(), WAIT);
  }

  #do(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const round = this.#waiting;
    this.#waiting = [];
    for (const work of round) work();
  }

  #note(table: object): void {
    const now = performance.now();
    if (now >= this.#windowEnds) {
      this.#before = now < this.#windowEnds + WINDOW ? this.#tables : 0;
      this.#tables = 0;
      this.#seen = new WeakSet();
      this.#windowEnds = now + WINDOW;
    }
    if (this.#seen.has(table)) return;
    this.#seen.add(table);
    this.#tables += 1;
  }
}
