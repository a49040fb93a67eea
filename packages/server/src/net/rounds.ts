/** Over how long it is counted at how many tables something was said, in ms. */
const WINDOW = 50;
/** From so many tables in that time on, what they say is gathered: below it hardly anything would come together. */
const BUSY = 10;
/** How long the first of a round waits for others, in ms: less than anybody notices. */
const WAIT = 5;
/** Pieces of work in a round at most: more together are not cheaper, and nobody can make a round long. */
const MOST = 16;

type Work = () => void;

/**
 * Carries out together what many tables say at about the same time. A processor that wakes for one message has none of the
 * code at hand that it takes; for a second one right after it has. Where few tables play, everything is done at once.
 */
export class Rounds {
  #waiting: Work[] = [];
  #timer: NodeJS.Timeout | null = null;
  #windowEnds = 0;
  #seen = new WeakSet<object>();
  /** Tables heard of in this window, and in the one before. */
  #tables = 0;
  #before = 0;

  /**
   * Does this now or, while many tables play, with what else comes within 5 ms. What is asked for one after the other is
   * done in that order.
   *
   * @param table that it concerns
   * @param work must not throw
   */
  run(table: object, work: Work): void {
    this.#note(table);
    if (this.#waiting.length === 0 && this.#before < BUSY) {
      work();
      return;
    }
    this.#waiting.push(work);
    // Half of those who play: where each waits for the answer, no more may come.
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
