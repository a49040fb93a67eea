import type { ClientMessages, ClientMessageType, WireRefusal } from '@illuminice/protocol';

/** What a message led to. */
export type Answer = { ok: true } | { ok: false; refusal: WireRefusal };

interface Posted {
  type: ClientMessageType;
  message: { n: number };
  /** Whether it was sent over an earlier connection, too. */
  again: boolean;
  settle(answer: Answer): void;
}

/** What it means that nobody was there to answer. */
export const UNANSWERED: Answer = { ok: false, refusal: { code: 'table', why: 'offline', text: '' } };

/** Messages that have no answer yet, under their numbers. Those that a connection took with it are sent over the next one. */
export class Outbox {
  readonly #posted = new Map<number, Posted>();
  #n = 0;

  /** The number of the last message. */
  get n(): number {
    return this.#n;
  }

  /** Goes on behind what the server has heard already. */
  skipTo(n: number): void {
    this.#n = Math.max(this.#n, n);
  }

  next(): number {
    this.#n += 1;
    return this.#n;
  }

  /** Keeps a message until it is answered. @returns what it led to */
  post<T extends ClientMessageType>(
    type: T,
    payload: Omit<ClientMessages[T], 'n'>,
    send: (type: T, message: object) => void,
  ): Promise<Answer> {
    const message = { ...payload, n: this.next() };
    return new Promise((settle) => {
      this.#posted.set(message.n, { type, message, again: false, settle });
      send(type, message);
    });
  }

  /** Sends everything that was not answered once more, in its order and under its number: the server carries it out once. */
  resend(send: (type: ClientMessageType, message: object) => void): void {
    for (const posted of this.#posted.values()) {
      posted.again = true;
      send(posted.type, posted.message);
    }
  }

  settle(n: number, answer: Answer): void {
    const posted = this.#posted.get(n);
    if (!posted) return;
    this.#posted.delete(n);
    // It had arrived before the connection broke; what came of it, the table shows.
    const arrived = posted.again && !answer.ok && answer.refusal.why === 'repeated';
    posted.settle(arrived ? { ok: true } : answer);
  }

  /** Nothing will be answered any more. */
  giveUp(): void {
    for (const n of [...this.#posted.keys()]) this.settle(n, UNANSWERED);
  }
}
