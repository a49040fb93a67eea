import type { ClientMessages, ClientMessageType, JoinOptions } from '@illuminice/protocol';
import { Guest, type Reply } from './guest.js';

/** Somebody who comes back whenever the connection ends, and says again what was not answered or could not be saved. */
export class StubbornGuest {
  /** How often it was thrown out, and how often something could not be saved. */
  readonly met = { thrownOut: 0, unsaved: 0 };

  private constructor(
    private readonly url: string,
    private readonly code: string,
    private readonly name: string,
    public guest: Guest,
  ) {}

  static async join(url: string, code: string, name: string): Promise<StubbornGuest> {
    return new StubbornGuest(url, code, name, await comeIn(url, code, name, {}));
  }

  /** What a message leads to in the end; it is carried out once at most. */
  async ask<T extends ClientMessageType>(type: T, body: Omit<ClientMessages[T], 'n'> | Record<string, unknown> = {}): Promise<Reply> {
    for (let n = this.#next(); ; ) {
      const reply = await this.guest.askAs(type, { n, ...body }, n).catch(() => null);
      if (reply === null) await this.comeBack();
      else if (reply.ok || reply.refusal.why !== 'unsaved') return reply;
      else {
        this.met.unsaved += 1;
        n = this.#next();
      }
    }
  }

  /** Resolves once this holds, however often the connection ends before. */
  async until(holds: (guest: Guest) => boolean): Promise<void> {
    for (;;) {
      const { guest } = this;
      const held = await guest
        .until(() => holds(guest))
        .then(
          () => true,
          () => false,
        );
      if (held) return;
      await this.comeBack();
    }
  }

  async comeBack(): Promise<void> {
    this.met.thrownOut += 1;
    const { n, token } = this.guest;
    this.guest = await comeIn(this.url, this.code, this.name, { token });
    this.guest.n = Math.max(this.guest.n, n);
  }

  #next(): number {
    this.guest.n += 1;
    return this.guest.n;
  }
}

/** Joining fails, too, while nothing can be saved. */
async function comeIn(url: string, code: string, name: string, options: Partial<JoinOptions>): Promise<Guest> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await Guest.join(url, code, name, options);
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}
