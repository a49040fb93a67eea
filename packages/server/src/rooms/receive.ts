import type { Client } from '@colyseus/core';
import { CLOSE, type ClientMessageType, clientMessages, type WireRefusal } from '@illuminice/protocol';
import { refuse } from '../refuse.js';
import { firstProblem } from '../table/lobby.js';
import { type Desk, handlers } from './handlers.js';
import { messageNumber, type Visitor } from './visitor.js';

/**
 * Takes a message in: rate, shape and number are checked before anything is done. Its sender is told how it went;
 * nobody else notices a refusal.
 *
 * @param type null: a kind of message that does not exist
 * @param most messages that a connection may send in a second; at twice as many it is cut off
 */
export function receive(desk: Desk, client: Client, type: ClientMessageType | null, given: unknown, most: number): void {
  const visitor = client.userData as Visitor;
  const excess = visitor.excess(Date.now(), most);
  if (excess > most) {
    client.leave(CLOSE.tooFast);
    return;
  }
  const refusal = excess > 0 ? refuse('tooFast', { most }) : type ? carryOut(desk, client, type, given) : refuse('noSuchMessage');
  const n = messageNumber(given);
  if (refusal) desk.audience.refused(client, n, refusal);
  else desk.audience.tell(client, 'accepted', { n: n as number, seq: desk.table?.board.seq ?? 0 });
}

function carryOut(desk: Desk, client: Client, type: ClientMessageType, given: unknown): WireRefusal | null {
  const read = clientMessages[type].safeParse(given);
  if (!read.success) {
    const badName = read.error.issues[0]?.path[0] === 'name';
    return badName ? refuse('badName') : refuse('badMessage', { problem: firstProblem(read.error) });
  }
  const message = read.data;
  const counted = desk.lobby.seats.of(client.sessionId) ?? (client.userData as Visitor);
  if (message.n <= counted.n) return refuse('repeated', { n: message.n, last: counted.n });
  counted.n = message.n;
  const handle = handlers[type] as (desk: Desk, client: Client, message: unknown) => WireRefusal | null;
  return handle(desk, client, message);
}
