import type { ServerMessages, ServerMessageType } from '@illuminice/protocol';

/** Outgoing messages to a client. */
export interface Connection {
  send(type: ServerMessageType, message: ServerMessages[ServerMessageType]): void;
  /** Ends it. @param code one of `CLOSE` */
  leave(code: number): void;
}

/** A client at a table, seated or not: its name, its message numbers, how fast it sends. */
export class ClientSession {
  /** Highest number of a message that came while it had no seat; a seat keeps its own. */
  clientSeq = 0;
  /** It sees the game later than the players, and nothing else; settled when it joins. */
  isDelayed = false;
  /** Players whose seats it asked for, and was refused. */
  readonly denied = new Set<string>();
  /** Messages that wait in the table's queue. */
  waiting = 0;
  #second = 0;
  #count = 0;

  /** @param address where it comes from; empty: not from the network */
  constructor(
    readonly id: string,
    readonly name: string,
    readonly address: string,
    readonly connection: Connection,
  ) {}

  /** Messages counted in the last second that saw any. */
  get count(): number {
    return this.#count;
  }

  /**
   * Counts a message.
   *
   * @param now ms
   * @param most messages that may pass in a second
   * @param cost how many messages this one counts as
   * @returns by how many this second exceeds `most`, this message included; 0: it may pass
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
