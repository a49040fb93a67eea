import type { TableState } from '@illuminice/protocol';
import { type Client, SchemaSerializer } from 'colyseus';
import type { ClientSession } from '../session/client-session.js';

const isDelayed = (client: Client): boolean => (client.userData as ClientSession | undefined)?.isDelayed ?? false;

/** Workaround: `SchemaSerializer` keeps a stale full state if patches are applied while there are no clients. */
class StateEncoder extends SchemaSerializer<TableState> {
  override applyPatches(clients: Client[]): boolean {
    if (clients.length === 0) this.needFullEncode = true;
    return super.applyPatches(clients);
  }
}

/** Encodes the live state for most clients, and the delayed one, from an encoder of its own, for delayed spectators. */
export class TwoStates extends StateEncoder {
  /** Null: nobody is delayed. */
  #delayed: StateEncoder | null = null;

  showDelayed(state: TableState | null): void {
    this.#delayed = state && new StateEncoder();
    if (state) this.#delayed?.reset(state);
  }

  patchDelayed(clients: Client[]): void {
    this.#delayed?.applyPatches(clients.filter(isDelayed));
  }

  override getFullState(client?: Client): Buffer {
    return this.#delayed && client && isDelayed(client) ? this.#delayed.getFullState(client) : super.getFullState(client);
  }

  override applyPatches(clients: Client[]): boolean {
    return super.applyPatches(this.#delayed ? clients.filter((client) => !isDelayed(client)) : clients);
  }
}
