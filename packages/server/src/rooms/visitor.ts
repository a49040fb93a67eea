/** What the room remembers of a connection, seated or not: its name, its message numbers, how fast it talks. */
export class Visitor {
  /** Highest message number heard while watching; a seat keeps its own. */
  n = 0;
  /** It is shown the game later than the players see it, and nothing else: settled when it comes in. */
  later = false;
  /** Messages that wait in the table's queue. */
  waiting = 0;
  #second = 0;
  #count = 0;

  constructor(
    readonly name: string,
    /** Where it comes from; empty: not from the network. */
    readonly address = '',
  ) {}

  /** Messages counted in the last second that saw any. */
  get count(): number {
    return this.#count;
  }

  /**
   * Counts a message.
   *
   * @param now milliseconds
   * @param most messages that may pass in a second
   * @param cost how many messages this one counts as
   * @returns how many too many this second has seen, this one included; 0: it may pass
   */
  excess(now: number, most: number, cost = 1): number {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#count = 0;
    }
    this.#count += cost;
    return Math.max(0, this.#count - most);
  }
}

/** The number a message bears, even if nothing else about it is right, so that its sender knows what was refused. */
export function messageNumber(message: unknown): number | null {
  const n = typeof message === 'object' && message !== null && 'n' in message ? message.n : null;
  return typeof n === 'number' && Number.isSafeInteger(n) ? n : null;
}
