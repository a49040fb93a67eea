import { Encoder } from '@colyseus/schema';
import type { TableState } from '@illuminice/protocol';
import { type Client, Protocol, SchemaSerializer } from 'colyseus';
import type { ClientSession } from '../session/client-session.js';

const isDelayed = (client: Client): boolean => (client.userData as ClientSession | undefined)?.isDelayed ?? false;

/** A late table of eight takes some 15 kB; beyond this an encoder grows a buffer of its own, and logs it. */
const MOST_BYTES = 64 * 1024;
/** Shared buffer of all encoders: its content is copied before the next one writes. */
const WHOLE = Buffer.alloc(MOST_BYTES);
WHOLE[0] = Protocol.ROOM_STATE;
const PATCH = Buffer.alloc(MOST_BYTES);
// Encoders' own buffers are freed; one encodes the description of the state.
Encoder.BUFFER_SIZE = MOST_BYTES;

/** Description of the state, the same in all rooms. */
let description: Buffer | undefined;

/**
 * Encoder of one state with shared buffers. Works around `SchemaSerializer`, whose full state gets stale if patches come without clients.
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

/** Encodes the live state for most clients, and the delayed one for delayed spectators. */
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
