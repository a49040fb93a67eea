import { CLOSE, type ClientMessageType, clientMessages, type WireRefusal } from '@illuminice/protocol';
import type { Client } from 'colyseus';
import type { Door } from '../net/door.js';
import { type Frame, frameType, readFrame } from '../net/frame.js';
import { refuse } from '../refuse.js';
import { digestOf } from '../table/heard.js';
import { firstProblem } from '../table/lobby.js';
import { steadyNow } from '../table/time.js';
import type { Desk } from './desk.js';
import { handlers } from './handlers.js';
import { seesLater } from './two-states.js';
import { messageNumber, type Visitor } from './visitor.js';

/** A message that was read: what it asks for, its number, and what tells it from another of that number. */
interface Message {
  type: ClientMessageType;
  body: { n: number };
}

/** `seq` of the board once it was carried out, or why it was not. */
type Answer = number | WireRefusal;

/** Messages that cost the server more than their length tells, each with how many it counts as; all others count as one. */
const COSTS: ReadonlyMap<string | null, number> = new Map<ClientMessageType, number>([
  // Answered with all that a player may know.
  ['sync', 10],
  // Deals a new game, and tells everybody everything.
  ['start', 10],
  ['rematch', 10],
  // May bring a password, which is hashed slowly on purpose.
  ['configure', 5],
]);

/** A frame so short that reading it costs nothing, in bytes: whoever is too fast is told the number of such a message. */
const SHORT = 128;
/** The same for somebody who is not too fast but whose address is: they are told the number of any message that players send. */
const USUAL = 4096;

/** Messages of one connection that may wait at a table whose store is slow. */
const MOST_OF_ONE = 20;

/**
 * Takes a message in: rate, size, shape and number are checked before anything is done, and the rate before it is so much as
 * unpacked. Its sender is told how it went, once what it changed is saved; nobody else notices a refusal.
 *
 * @param most messages that a connection may send in a second; at twice as many it is cut off
 * @param door the limits that hold for all, everybody else at its address, and what is counted
 * @param guarded makes a piece of work one whose errors end nothing
 */
export function receive(
  desk: Desk,
  client: Client,
  bytes: Buffer,
  most: number,
  { crowd, figures, pace }: Pick<Door, 'crowd' | 'figures' | 'pace'>,
  guarded: (work: () => void) => () => void,
): void {
  const visitor = client.userData as Visitor;
  const { messageBytes, addressMessagesPerSecond } = crowd.limits;
  const cost = Math.min(most, COSTS.get(frameType(bytes)) ?? 1);
  const excess = visitor.excess(steadyNow(), most, cost);
  const loud = crowd.loudness(visitor.address, visitor.count, cost);
  if (excess > most || loud === 'deafening') {
    client.leave(CLOSE.tooFast);
    return;
  }
  /** @param rate that the sender or the address goes beyond; null: none */
  const take = (rate: number | null) =>
    guarded(() => {
      const readable = rate === null ? messageBytes : excess > 0 ? SHORT : Math.min(USUAL, messageBytes);
      const frame = bytes.length <= readable ? readFrame(bytes) : null;
      const n = messageNumber(frame?.message);
      const message = rate !== null ? refuse('tooFast', { most: rate }) : frame ? readMessage(frame) : unread(bytes, messageBytes);
      respond(desk, client, figures, n, message);
    });
  const now = take(excess > 0 ? most : loud ? addressMessagesPerSecond : null);
  if (!pace.run(visitor.address, now)) take(addressMessagesPerSecond)();
}

/** Carries a message out, or says why not. @param n its number; null: it has none */
function respond(desk: Desk, client: Client, figures: Door['figures'], n: number | null, message: Message | WireRefusal): void {
  const answer = (how: Answer) => {
    if (typeof how === 'number') {
      figures.accepted();
      desk.audience.tell(client, 'accepted', { n: n as number, seq: how });
    } else {
      figures.refused(how);
      desk.audience.refused(client, n, how);
    }
  };
  const visitor = client.userData as Visitor;
  if (desk.queue.busy) {
    // Whether the connection lives does not depend on the store. As nothing is carried out, the number is not counted.
    if (!('code' in message) && message.type === 'ping') {
      desk.audience.tellNow(client, 'accepted', { n: message.body.n, seq: seesLater(client) ? desk.gallery.seq : desk.toldSeq });
      return;
    }
    if (desk.queue.full || visitor.waiting >= MOST_OF_ONE) {
      const refusal = refuse('unsaved');
      figures.refused(refusal);
      desk.audience.tellNow(client, 'refused', { n, refusal });
      return;
    }
  }
  visitor.waiting += 1;
  desk.perform(
    () => answer('code' in message ? message : carryOut(desk, client, message)),
    (outcome) => {
      visitor.waiting -= 1;
      if (outcome.ok || outcome.why === 'gone') return;
      answer(refuse(outcome.why));
      desk.audience.flush();
    },
  );
}

const unread = (bytes: Buffer, most: number): WireRefusal =>
  bytes.length > most ? refuse('tooLarge', { bytes: bytes.length, most }) : refuse('badMessage', { problem: 'unreadable' });

function readMessage({ type, message: given }: Frame): Message | WireRefusal {
  if (!isKnown(type)) return refuse('noSuchMessage');
  const read = clientMessages[type].safeParse(given);
  if (read.success) return { type, body: read.data };
  const field = read.error.issues[0]?.path[0];
  if (field === 'text') return refuse('badText');
  return field === 'name' ? refuse('badName') : refuse('badMessage', { problem: firstProblem(read.error) });
}

function carryOut(desk: Desk, client: Client, { type, body }: Message): Answer {
  const seat = desk.lobby.seats.of(client.sessionId);
  const counted = seat ?? (client.userData as Visitor);
  const digest = digestOf(type, body);
  if (body.n <= counted.n) {
    const before = seat && desk.heard.answerTo(seat.player, body.n, digest);
    return before ?? refuse('repeated', { n: body.n, last: counted.n });
  }
  counted.n = body.n;
  const handle = handlers[type] as (desk: Desk, client: Client, message: unknown) => WireRefusal | null;
  const refusal = handle(desk, client, body);
  const answer = refusal ?? (seesLater(client) ? desk.gallery.seq : (desk.table?.board.seq ?? 0));
  const player = desk.lobby.seats.of(client.sessionId)?.player;
  if (player) desk.heard.note(player, { n: body.n, digest, answer });
  return answer;
}

const isKnown = (type: string): type is ClientMessageType => Object.hasOwn(clientMessages, type);
