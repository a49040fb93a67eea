import { gameOf, TableState, WIRE_VERSION } from '@illuminice/protocol';
import { hashOf } from '@illuminice/rules';
import { Client, type Room } from 'colyseus.js';
import { soon } from './soon.js';

/** Milliseconds between two attempts to come back. */
const AGAIN = 100;

/** A spectator who says nothing and comes back whatever happens to the server. */
export class Onlooker {
  #room: Room<TableState> | null = null;
  #ended = false;

  constructor(
    private readonly url: string,
    readonly code: string,
  ) {}

  /** A hash of the board as it is shown; null: it is not there. */
  get boardHash(): string | null {
    const state = this.#room?.state;
    return state?.board ? hashOf(gameOf(state).readBoard(state.board)) : null;
  }

  /** Comes, however often that takes. */
  async come(): Promise<void> {
    while (!this.#ended) {
      try {
        const options = { name: 'Onlooker', version: WIRE_VERSION, spectate: true };
        const room = await soon(new Client(this.url).joinById<TableState>(this.code, options, TableState));
        this.#room = room;
        room.onMessage('*', () => {});
        room.onError(() => {});
        room.onLeave(() => {
          if (this.#room !== room) return;
          this.#room = null;
          void this.come();
        });
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  leave(): void {
    this.#ended = true;
    void this.#room?.leave().catch(() => {});
  }
}
