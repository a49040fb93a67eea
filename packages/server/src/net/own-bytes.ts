import { WebSocketClient } from '@colyseus/ws-transport';

/**
 * Gives every frame bytes of its own before it goes to the socket. The schema encoder re-uses one buffer for all
 * patches; `ws` keeps what a slow client has not taken yet by reference, so without this a slow client reads garbage,
 * or what was meant for somebody else. To be called once, before the first connection.
 */
export function giveFramesTheirOwnBytes(): void {
  const send = WebSocketClient.prototype.raw;
  WebSocketClient.prototype.raw = function raw(data, options, done) {
    send.call(this, Buffer.from(data), options, done);
  };
}
