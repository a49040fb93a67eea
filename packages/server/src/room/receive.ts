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

/** Messages that cost the server more than their length tells, each with how many it counts as; all others count as one. */
const COSTS: ReadonlyMap<string | null, number> = new Map<ClientMessageType | 'offers', number>([
  // Of JSON clients: the rules look for all that is legal. A long answer counts as more.
  ['offers', OFFERS_COST],
  // Answered with all that a player may know.
  ['sync', 10],
  // Deals a new game, and tells everybody everything.
  ['start', 10],
  ['rematch', 10],
  // Shown to everybody, whoever asks.
  ['askSeat', 5],
  ['propose', 5],
  ['nudge', 5],
  ['nameHost', 5],
  // May bring a password, which is hashed slowly on purpose.
  ['configure', 5],
]);

/** Frames of up to so many bytes are read even beyond the rate, to tell their sender the number of what was refused. */
const NUMBERED = 4096;

/** How a connection writes its messages. */
interface Form {
  typeOf(bytes: Buffer): string | null;
  read(bytes: Buffer): Frame | null;
  /** Why bytes were not read. */
  problem(bytes: Buffer): string;
}
const PACKED: Form = { typeOf: frameType, read: readFrame, problem: () => 'unreadable' };
const JSON_TEXT: Form = { typeOf: jsonFrameType, read: readJsonFrame, problem: jsonFrameProblem };

export const sessionOf = (client: Client): ClientSession => client.userData as ClientSession;

/**
 * Makes work for a client one whose errors end nothing. What arrived before its socket closed is done all the same, unless the
 * client was sent away or has left the table meanwhile.
 */
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

/**
 * Takes a frame in: rate, size and form are checked before the session hears of it, and the rate before it is so much as
 * unpacked. A connection that sends twice as many messages as it may is cut off.
 */
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
  /** @param rate that the sender or the address goes beyond; null: none */
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
