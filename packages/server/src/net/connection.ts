import { WebSocketClient } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';
import { UNCOUNTED } from './addresses.js';

/** Somebody's socket, with the address it came from. */
export class Connection extends WebSocketClient {
  constructor(
    id: string,
    ref: WebSocket,
    readonly address: string,
    /** Bytes that may wait for a client that does not read. */
    private readonly mostBuffered: number,
  ) {
    super(id, ref as never);
  }

  /**
   * Gives every frame bytes of its own: the schema encoder re-uses one buffer for all patches, and `ws` keeps what a slow
   * client has not taken yet by reference, so that it would read garbage, or what was meant for somebody else. Who takes
   * nothing at all is let go, before the server drowns in what waits for him.
   */
  override raw(...[data, options, done]: Parameters<WebSocketClient['raw']>): void {
    super.raw(Buffer.from(data), options, done);
    if (this.ref.bufferedAmount > this.mostBuffered) this.ref.terminate();
  }
}

/** The address that limits count a client by; `UNCOUNTED` for one without a network. */
export const addressOf = (client: object): string => (client instanceof Connection ? client.address : UNCOUNTED);
