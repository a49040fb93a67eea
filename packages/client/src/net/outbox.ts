import type { ClientMessages, ClientMessageType, WireRefusal } from '@illuminice/protocol';

export type Answer = { ok: true } | { ok: false; refusal: WireRefusal };

interface Posted {
  type: ClientMessageType;
  message: { n: number };
  /** True if it was sent on an earlier connection, too. */
  again: boolean;
  settle(answer: Answer): void;
}

export const UNANSWERED: Answer = { ok: false, refusal: { code: 'table', why: 'offline', text: '' } };

/** Unanswered messages by number; those of a lost connection are resent. */
export class Outbox {
  readonly #posted = new Map<number, Posted>();
  #n = 0;

  get n(): number {
    return this.#n;
  }

  /** Continues above the server's highest number. */
  skipTo(n: number): void {
    this.#n = Math.max(this.#n, n);
  }

  next(): number {
    this.#n += 1;
    return this.#n;
  }

  /** Keeps a message until its answer. @returns its result */
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

  /** Resends unanswered messages in order and under their numbers: the server carries each out once. */
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
    // The message had arrived before the connection broke; the table shows its result.
    const arrived = posted.again && !answer.ok && answer.refusal.why === 'repeated';
    posted.settle(arrived ? { ok: true } : answer);
  }

  giveUp(): void {
    for (const n of [...this.#posted.keys()]) this.settle(n, UNANSWERED);
  }
}
