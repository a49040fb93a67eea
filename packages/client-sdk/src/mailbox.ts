import type { ClientMessages, ClientMessageType, WireRefusal } from '@illuminice/protocol';
import { RefusedError } from './refused-error.js';

/** Most unanswered messages: the server recognises a seat's last eight when they are sent twice. */
const MOST_OPEN = 8;
/** Pause before a message that was too fast is repeated, in ms: the server counts by the second. */
const BREATHER = 1000;

interface Letter {
  type: ClientMessageType;
  body: object;
  /** 0: not sent yet. */
  n: number;
  answered(seq: number): void;
  failed(error: Error): void;
}

/** Queue of messages: numbers them, repeats unanswered ones after a reconnect, and slows down on demand. */
export class Mailbox {
  #open: Letter[] = [];
  #waiting: Letter[] = [];
  #n = 0;
  #post: ((type: ClientMessageType, message: object) => void) | null = null;
  #breather: NodeJS.Timeout | undefined;

  get unanswered(): number {
    return this.#open.length + this.#waiting.length;
  }

  /** @returns `seq` of the board after execution @throws RefusedError */
  say<K extends ClientMessageType>(type: K, body: Omit<ClientMessages[K], 'n'>): Promise<number> {
    return new Promise((answered, failed) => {
      this.#waiting.push({ type, body, n: 0, answered, failed });
      this.#send();
    });
  }

  /** Resumes on a new connection that has received messages up to this number. */
  connected(lastHeard: number, post: (type: ClientMessageType, message: object) => void): void {
    this.#post = post;
    this.#n = Math.max(this.#n, lastHeard);
    for (const { type, n, body } of this.#open) post(type, { n, ...body });
    this.#send();
  }

  disconnected(): void {
    this.#post = null;
  }

  accepted(n: number, seq: number): void {
    this.#take(n)?.answered(seq);
    this.#send();
  }

  refused(n: number | null, refusal: WireRefusal): void {
    const letter = n === null ? undefined : this.#take(n);
    if (letter && refusal.code === 'table' && refusal.why === 'tooFast') {
      this.#waiting.unshift(letter);
      this.#breather ??= setTimeout(() => {
        this.#breather = undefined;
        this.#send();
      }, BREATHER);
      return;
    }
    letter?.failed(new RefusedError(refusal));
    this.#send();
  }

  /** Rejects everything open, and all later messages. */
  close(error: Error): void {
    this.disconnected();
    clearTimeout(this.#breather);
    for (const letter of [...this.#open.splice(0), ...this.#waiting.splice(0)]) letter.failed(error);
  }

  #take(n: number): Letter | undefined {
    const letter = this.#open.find((candidate) => candidate.n === n);
    this.#open = this.#open.filter((candidate) => candidate !== letter);
    return letter;
  }

  #send(): void {
    while (this.#post && !this.#breather && this.#open.length < MOST_OPEN) {
      const letter = this.#waiting.shift();
      if (!letter) return;
      this.#n += 1;
      letter.n = this.#n;
      this.#open.push(letter);
      this.#post(letter.type, { n: letter.n, ...letter.body });
    }
  }
}
