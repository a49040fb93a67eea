import type { TableState } from '@illuminice/protocol';
import { type Client, SchemaSerializer } from 'colyseus';
import type { Visitor } from './visitor.js';

/** Whether this connection is shown the game later than the players see it; for as long as it lasts. */
export const seesLater = (client: Client): boolean => (client.userData as Visitor | undefined)?.later ?? false;

/** The library forgets that it has to encode the whole state anew when something changes while nobody is there. */
export class StateEncoder extends SchemaSerializer<TableState> {
  override applyPatches(clients: Client[]): boolean {
    if (clients.length === 0) this.needFullEncode = true;
    return super.applyPatches(clients);
  }
}

/** Encodes the shared state for those who see it as it is; the others get the state of long ago, from an encoder of its own. */
export class TwoStates extends StateEncoder {
  /** Of the state of long ago; null: there is none. */
  later: StateEncoder | null = null;

  override getFullState(client?: Client): Buffer {
    return this.later && client && seesLater(client) ? this.later.getFullState(client) : super.getFullState(client);
  }

  override applyPatches(clients: Client[]): boolean {
    return super.applyPatches(this.later ? clients.filter((client) => !seesLater(client)) : clients);
  }
}
