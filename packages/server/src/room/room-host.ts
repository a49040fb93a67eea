import type { TableState } from '@illuminice/protocol';
import type { Room } from 'colyseus';
import type { SessionHost, StateView } from '../session/environment.js';
import type { Time, Timers } from '../time.js';
import { TwoStates } from './two-states.js';

/** Encoders and timer of a session that runs in a Colyseus room. */
export class RoomHost implements SessionHost {
  readonly states = new TwoStates();
  #cancel: (() => void) | null = null;

  /** @param tick lets the session do what is due */
  constructor(
    private readonly room: Room<TableState>,
    private readonly time: Pick<Time, 'now'> & Timers,
    private readonly tick: () => void,
  ) {}

  patch(view: StateView): void {
    if (view === 'delayed') this.states.patchDelayed(this.room.clients);
    else this.room.broadcastPatch();
  }

  showDelayed(state: TableState | null): void {
    this.states.showDelayed(state);
  }

  wakeAt(at: number | null): void {
    this.#cancel?.();
    this.#cancel = at === null ? null : this.time.after(Math.max(0, at - this.time.now()), this.tick);
  }

  dispose(code: number): void {
    void this.room.disconnect(code);
  }
}
