/** The time over which active tables are counted, in ms. */
const WINDOW = 50;
/** Messages are gathered if at least so many tables were active in that time; with fewer, hardly any would meet. */
const BUSY = 10;
/** How long the first of a round waits for others, in ms: less than anybody notices. */
const WAIT = 5;
/** The most pieces of work in a round. More are no cheaper together, and the bound keeps a round short whoever sends. */
const MOST = 16;

type Work = () => void;

/**
 * Batches messages of many tables. A processor that wakes for a single message finds its caches cold; a second message right
 * after the first is far cheaper. With few active tables everything is done at once.
 */
export class Rounds {
  #waiting: Work[] = [];
  #timer: NodeJS.Timeout | null = null;
  #windowEnds = 0;
  #seen = new WeakSet<object>();
  /** Active tables in this window, and in the one before. */
  #tables = 0;
  #before = 0;

  /**
   * Does this now or, while many tables are active, together with what else arrives within 5 ms, in the order of arrival.
   *
   * @param table the message is for
   * @param work must not throw
   */
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
