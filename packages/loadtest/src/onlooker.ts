import { connect, pauseBefore } from '@illuminice/client-sdk';
import { gameOf, type TableState } from '@illuminice/protocol';
import { hashOf } from '@illuminice/rules';
import type { Room } from 'colyseus.js';

export class Onlooker {
  #room: Room<TableState> | null = null;
  #ended = false;

  constructor(
    readonly url: string,
    readonly code: string,
  ) {}

  get boardHash(): string | null {
    const state = this.#room?.state;
    return state?.board ? hashOf(gameOf(state).readBoard(state.board)) : null;
  }

  async come(): Promise<void> {
    for (let attempt = 0; !this.#ended; attempt += 1) {
      try {
        const room = await connect(this, { name: 'Onlooker', spectate: true });
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
        await pauseBefore(attempt);
      }
    }
  }

  leave(): void {
    this.#ended = true;
    void this.#room?.leave().catch(() => {});
  }
}
