import type { Socket } from 'node:net';
import { CLOSE } from '@illuminice/protocol';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Limits } from './limits.js';

/** Signs of life that may be missed. */
const MOST_MISSED = 2;
/** Pings of a client's own between two of ours; browsers send none. */
const MOST_PINGS = 20;

interface Pulse {
  missed: number;
  pings: number;
  bytes: number;
}

/**
 * Asks every connection for signs of life and ends those that give none, and those that send more bytes (pieces of
 * messages, pings) than anybody needs, for these never come to where messages are counted.
 *
 * @returns stops it
 */
export function watch(sockets: WebSocketServer, limits: Pick<Limits, 'pingSeconds' | 'bytesPerSecond'>): () => void {
  const pulses = new WeakMap<WebSocket, Pulse>();
  sockets.on('connection', (socket) => {
    const pulse = { missed: 0, pings: 0, bytes: 0 };
    pulses.set(socket, pulse);
    socket.on('pong', () => {
      pulse.missed = 0;
    });
    socket.on('ping', () => {
      pulse.pings += 1;
      if (pulse.pings > MOST_PINGS) socket.close(CLOSE.tooFast);
    });
  });
  const interval = setInterval(() => {
    for (const socket of sockets.clients) {
      const pulse = pulses.get(socket);
      if (!pulse) continue;
      const bytes = (socket as unknown as { _socket: Socket })._socket.bytesRead;
      if (pulse.missed >= MOST_MISSED) socket.terminate();
      else if (bytes - pulse.bytes > limits.bytesPerSecond * limits.pingSeconds) socket.close(CLOSE.tooFast);
      else if (socket.readyState === socket.OPEN) socket.ping();
      Object.assign(pulse, { missed: pulse.missed + 1, pings: 0, bytes });
    }
  }, limits.pingSeconds * 1000);
  return () => clearInterval(interval);
}
