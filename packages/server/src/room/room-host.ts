import type { TableState } from '@illuminice/protocol';
import type { Room } from 'colyseus';
import type { SessionHost, StateView } from '../session/environment.js';
import type { Time, Timers } from '../time.js';
import { SharedJson } from './shared-json.js';
import { TwoStates } from './two-states.js';

/** Encoders and timer of a session in a Colyseus room. */
export class RoomHost implements SessionHost {
  readonly states = new TwoStates();
  readonly #json: { live: SharedJson | null; delayed: SharedJson | null } = { live: null, delayed: null };
  #cancel: (() => void) | null = null;

  /** @param tick runs what is due */
  constructor(
    private readonly room: Room<TableState>,
    private readonly time: Pick<Time, 'now'> & Timers,
    private readonly tick: () => void,
  ) {}

  patch(view: StateView): void {
    this.#json[view]?.changed();
    if (view === 'delayed') this.states.patchDelayed(this.room.clients);
    else this.room.broadcastPatch();
  }

  showDelayed(state: TableState | null): void {
    this.states.showDelayed(state);
    this.#json.delayed = state && new SharedJson(state);
  }

  json(isDelayed: boolean): SharedJson {
    this.#json.live ??= new SharedJson(this.room.state);
    return (isDelayed ? this.#json.delayed : null) ?? this.#json.live;
  }

  wakeAt(due: number | null): void {
    this.#cancel?.();
    this.#cancel = due === null ? null : this.time.after(Math.max(0, due - this.time.now()), this.tick);
  }

  dispose(code: number): void {
    void this.room.disconnect(code);
  }
}
