import type { ServerMessages, ServerMessageType } from '@illuminice/protocol';

export interface Connection {
  send(type: ServerMessageType, message: ServerMessages[ServerMessageType]): void;
  /** Closes it. @param code one of `CLOSE` */
  leave(code: number): void;
}

/** A client at a table, seated or not: name, message numbers, rate. */
export class ClientSession {
  /** Highest message number without a seat; a seat has its own. */
  clientSeq = 0;
  /** True if it sees only the delayed game; set when it joins. */
  isDelayed = false;
  readonly denied = new Set<string>();
  waiting = 0;
  #second = 0;
  #count = 0;

  /** @param address empty: not from the network */
  constructor(
    readonly id: string,
    readonly name: string,
    readonly address: string,
    readonly connection: Connection,
  ) {}

  get count(): number {
    return this.#count;
  }

  /**
   * Counts a message at `now` (ms). @param most messages a second @param cost messages this one counts as @returns the excess over `most`;
   * 0: none
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
