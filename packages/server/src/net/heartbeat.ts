import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CLOSE } from '@illuminice/protocol';
import { Sender, type WebSocket, type WebSocketServer } from 'ws';
import type { Access } from './access.js';
import { cutOff } from './connection.js';

const MOST_MISSED = 2;
/** Pings and unsolicited pongs between two looks; browsers send none. */
const MOST_CONTROL = 20;

/** Least interval of checks, in seconds: floods are noticed sooner than missing pongs. */
const LOOK_SECONDS = 3;

/** A ping, as `ws` frames it (RFC 6455, 5.5.2). */
const PING = { fin: true, opcode: 9 };

interface Pulse {
  missed: number;
  /** Payload of the next pong: an unsolicited one is no sign of life. */
  awaited: Buffer | null;
  control: number;
  bytes: number;
}

/**
 * Pings all connections; ends dead ones, and those that flood with fragments or control frames, which message limits never see. @returns
 * stops it
 */
export function watch(
  sockets: WebSocketServer,
  { limits, addresses, counts }: Pick<Access, 'limits' | 'addresses' | 'counts'>,
): () => void {
  const pulses = new WeakMap<WebSocket, Pulse>();
  sockets.on('connection', (socket, request: IncomingMessage) => {
    const address = addresses.of(request);
    const pulse: Pulse = { missed: 0, awaited: null, control: 0, bytes: 0 };
    pulses.set(socket, pulse);
    const count = () => {
      pulse.control += 1;
      if (pulse.control > MOST_CONTROL || counts.loudness(address, pulse.control)) cutOff(socket, CLOSE.tooFast);
    };
    socket.on('pong', (payload) => {
      if (!pulse.awaited?.equals(payload)) return count();
      Object.assign(pulse, { missed: 0, awaited: null });
    });
    socket.on('ping', count);
  });
  const looks = Math.ceil(limits.pingSeconds / LOOK_SECONDS);
  const seconds = limits.pingSeconds / looks;
  let look = 0;
  const interval = setInterval(() => {
    look = (look + 1) % looks;
    const asks = look === 0;
    // All connections get the same payload, new each time.
    const awaited = asks ? randomBytes(4) : null;
    // One buffer in one write: `ws` would write head and body apart.
    const ping = awaited && Buffer.concat(Sender.frame(awaited, PING));
    for (const socket of sockets.clients) {
      const pulse = pulses.get(socket);
      if (!pulse) continue;
      const connection = (socket as unknown as { _socket: Socket })._socket;
      const bytes = connection.bytesRead;
      pulse.control = 0;
      if (bytes - pulse.bytes > limits.bytesPerSecond * seconds) cutOff(socket, CLOSE.tooFast);
      pulse.bytes = bytes;
      if (!ping) continue;
      pulse.missed += 1;
      pulse.awaited = awaited;
      if (pulse.missed > MOST_MISSED) socket.terminate();
      else if (socket.readyState === socket.OPEN) connection.write(ping);
    }
  }, seconds * 1000);
  return () => clearInterval(interval);
}
