import { CLOSE, type ClientMessageType, clientMessages, type WireRefusal } from '@illuminice/protocol';
import type { Client } from 'colyseus';
import type { Crowd } from '../net/crowd.js';
import { type Frame, readFrame } from '../net/frame.js';
import { refuse } from '../refuse.js';
import { firstProblem } from '../table/lobby.js';
import type { Desk } from './desk.js';
import { handlers } from './handlers.js';
import { messageNumber, type Visitor } from './visitor.js';

/**
 * Takes a message in: rate, size, shape and number are checked before anything is done. Its sender is told how it went;
 * nobody else notices a refusal.
 *
 * @param most messages that a connection may send in a second; at twice as many it is cut off
 * @param crowd everybody else at its address, and the limits that hold for all
 */
export function receive(desk: Desk, client: Client, bytes: Buffer, most: number, crowd: Crowd): void {
  const now = Date.now();
  const visitor = client.userData as Visitor;
  const excess = visitor.excess(now, most);
  if (excess > most) {
    client.leave(CLOSE.tooFast);
    return;
  }
  const { messageBytes, addressMessagesPerSecond } = crowd.limits;
  const frame = bytes.length <= messageBytes ? readFrame(bytes) : null;
  const n = messageNumber(frame?.message);
  const refusal =
    excess > 0
      ? refuse('tooFast', { most })
      : crowd.tooLoud(visitor.address, now, visitor.count)
        ? refuse('tooFast', { most: addressMessagesPerSecond })
        : frame
          ? carryOut(desk, client, frame)
          : unread(bytes, messageBytes);
  if (refusal) desk.audience.refused(client, n, refusal);
  else desk.audience.tell(client, 'accepted', { n: n as number, seq: desk.table?.board.seq ?? 0 });
}

const unread = (bytes: Buffer, most: number): WireRefusal =>
  bytes.length > most ? refuse('tooLarge', { bytes: bytes.length, most }) : refuse('badMessage', { problem: 'unreadable' });

function carryOut(desk: Desk, client: Client, { type, message: given }: Frame): WireRefusal | null {
  if (!isKnown(type)) return refuse('noSuchMessage');
  const read = clientMessages[type].safeParse(given);
  if (!read.success) {
    const field = read.error.issues[0]?.path[0];
    if (field === 'text') return refuse('badText');
    return field === 'name' ? refuse('badName') : refuse('badMessage', { problem: firstProblem(read.error) });
  }
  const message = read.data;
  const counted = desk.lobby.seats.of(client.sessionId) ?? (client.userData as Visitor);
  if (message.n <= counted.n) return refuse('repeated', { n: message.n, last: counted.n });
  counted.n = message.n;
  const handle = handlers[type] as (desk: Desk, client: Client, message: unknown) => WireRefusal | null;
  return handle(desk, client, message);
}

const isKnown = (type: string): type is ClientMessageType => Object.hasOwn(clientMessages, type);
