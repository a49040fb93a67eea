import { Encoder } from '@colyseus/schema';
import type { TableState } from '@illuminice/protocol';
import { type Client, Protocol, SchemaSerializer } from 'colyseus';
import type { ClientSession } from '../session/client-session.js';

const isDelayed = (client: Client): boolean => (client.userData as ClientSession | undefined)?.isDelayed ?? false;

/** A late table of eight takes some 15 kB; beyond this an encoder grows a buffer of its own, and says so. */
const MOST_BYTES = 64 * 1024;
/** Shared buffer of every room's encoder: its content is copied before the next encoder writes. */
const WHOLE = Buffer.alloc(MOST_BYTES);
WHOLE[0] = Protocol.ROOM_STATE;
const PATCH = Buffer.alloc(MOST_BYTES);
// Those that each makes for itself are let go at once; the description of the state is written into one of them.
Encoder.BUFFER_SIZE = MOST_BYTES;

/** Description of the state, the same in all rooms. */
let description: Buffer | undefined;

/**
 * Encodes one state, in buffers that all rooms share. Workaround: `SchemaSerializer` keeps a stale full state if patches are
 * applied while there are no clients.
 */
class StateEncoder extends SchemaSerializer<TableState> {
  override reset(state: TableState): void {
    super.reset(state);
    this.encoder.sharedBuffer = PATCH;
    this.fullEncodeBuffer = WHOLE;
  }

  override getFullState(client?: Client): Buffer {
    const state = super.getFullState(client);
    if (state.buffer !== WHOLE.buffer) return state;
    this.fullEncodeCache = Buffer.from(state);
    return this.fullEncodeCache;
  }

  override handshake(): Buffer {
    description ??= Buffer.from(super.handshake());
    return description;
  }

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
