import { CLOSE, type ClientMessageType, type WireRefusal } from '@illuminice/protocol';
import type { Client } from 'colyseus';
import type { Config } from '../config.js';
import type { Access } from '../net/access.js';
import type { Connection } from '../net/connection.js';
import { type Frame, frameType, readFrame } from '../net/frame.js';
import { jsonFrameProblem, jsonFrameType, readJsonFrame } from '../net/json-frame.js';
import { refuse } from '../refuse.js';
import type { ClientSession } from '../session/client-session.js';
import { messageNumber } from '../session/messages/messages.js';
import type { TableSession } from '../session/table-session.js';
import { steadyNow } from '../time.js';
import { JsonConnection } from './json-connection.js';
import { lengthCost, OFFERS_COST } from './offers-text.js';

/** Messages that cost more than their length, and the number each counts as; all others count as one. */
const COSTS: ReadonlyMap<string | null, number> = new Map<ClientMessageType | 'offers', number>([
  // JSON clients only: the rules enumerate all that is legal. A long answer counts as more.
  ['offers', OFFERS_COST],
  // Answered with the player's whole view.
  ['sync', 10],
  // Deals a new game and sends everything to everybody.
  ['start', 10],
  ['rematch', 10],
  // Shown to everybody.
  ['askSeat', 5],
  ['propose', 5],
  ['nudge', 5],
  ['pace', 5],
  ['nameHost', 5],
  // May bring a password, whose hash is slow on purpose.
  ['configure', 5],
]);

/** Bytes up to which a frame beyond the rate is read, for the number of the refused message. */
const NUMBERED = 4096;

interface Form {
  typeOf(bytes: Buffer): string | null;
  read(bytes: Buffer): Frame | null;
  problem(bytes: Buffer): string;
}
const PACKED: Form = { typeOf: frameType, read: readFrame, problem: () => 'unreadable' };
const JSON_TEXT: Form = { typeOf: jsonFrameType, read: readJsonFrame, problem: jsonFrameProblem };

export const sessionOf = (client: Client): ClientSession => client.userData as ClientSession;

/** Runs a client's work and reports its errors. Work from before its socket closed is done, unless the client was dismissed or has left. */
export const guarded =
  (session: TableSession, client: Client) =>
  (work: () => void): (() => void) =>
  () => {
    try {
      const { isDismissed } = client as object as Partial<Connection>;
      if (!isDismissed && session.hears(sessionOf(client))) work();
    } catch (error) {
      session.report(error as Error, 'message');
      client.send('refused', { n: null, refusal: refuse('broken') });
    }
  };

/** Checks rate, size and form of a frame, the rate before it is unpacked. Connections at twice their rate are cut off. */
export function receive(
  session: TableSession,
  client: Client,
  bytes: Buffer,
  {
    config,
    access: { counts, counters, scheduler },
  }: { config: Pick<Config, 'maxMessagesPerSecond'>; access: Pick<Access, 'counts' | 'counters' | 'scheduler'> },
): void {
  const guard = guarded(session, client);
  const sender = sessionOf(client);
  const form = client instanceof JsonConnection ? JSON_TEXT : PACKED;
  counters.received(bytes.length);
  const most = config.maxMessagesPerSecond;
  const { messageBytes, addressMessagesPerSecond } = counts.limits;
  const cost = Math.min(most, COSTS.get(form.typeOf(bytes)) ?? 1);
  const excess = sender.excess(steadyNow(), most, cost);
  const loud = counts.loudness(sender.address, sender.count, cost);
  if (excess > most || loud === 'deafening') {
    client.leave(CLOSE.tooFast);
    return;
  }
  /** @param rate that was exceeded; null: none */
  const take = (rate: number | null) =>
    guard(() => {
      const readable = rate === null ? messageBytes : Math.min(NUMBERED, messageBytes);
      const frame = bytes.length <= readable ? form.read(bytes) : null;
      const clientSeq = messageNumber(frame?.message);
      if (rate === null && frame?.type === 'offers' && client instanceof JsonConnection) {
        const more = lengthCost(client.answerOffers(clientSeq, frame.message as object));
        sender.excess(steadyNow(), most, more);
        counts.loudness(sender.address, sender.count, more);
      } else
        session.message(
          sender,
          clientSeq,
          rate !== null ? refuse('tooFast', { most: rate }) : (frame ?? unread(form, bytes, messageBytes)),
        );
    });
  const now = take(excess > 0 ? most : loud ? addressMessagesPerSecond : null);
  if (!scheduler.run(sender.address, now)) take(addressMessagesPerSecond)();
}

const unread = (form: Form, bytes: Buffer, most: number): WireRefusal =>
  bytes.length > most ? refuse('tooLarge', { bytes: bytes.length, most }) : refuse('badMessage', { problem: form.problem(bytes) });
