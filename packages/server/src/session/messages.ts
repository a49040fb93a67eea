import { type ClientMessageType, clientMessages, type WireRefusal } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import type { Counters } from '../counters.js';
import { GAMES } from '../games/games.js';
import { refuse } from '../refuse.js';
import type { ClientSession } from './client-session.js';
import { handlers } from './handlers.js';
import { firstProblem } from './lobby.js';
import type { Parts } from './parts.js';
import { digestOf } from './processed-messages.js';

/** A message as it came, before its shape is checked. */
export interface RawMessage {
  type: string;
  message: unknown;
}

/** A message whose shape was checked; `body.n` is its number. */
interface Message {
  type: ClientMessageType;
  body: { n: number };
}

/** `seq` of the board once it was carried out, or why it was not. */
type Answer = number | WireRefusal;

/** Messages of one client that may wait at a table whose store is slow. */
const MOST_OF_ONE = 20;

/** The number a message bears, even if nothing else about it is right, so that its sender knows what was refused. */
export function messageNumber(message: unknown): number | null {
  const n = typeof message === 'object' && message !== null && 'n' in message ? message.n : null;
  return typeof n === 'number' && Number.isSafeInteger(n) ? n : null;
}

/**
 * Checks shape and number of a message, carries it out and answers its sender once what it changed is saved. Nobody else
 * notices a refusal.
 *
 * @param given the message, or why it cannot be read
 * @param clientSeq its number; null: it has none
 */
export function respond(
  parts: Parts,
  counters: Pick<Counters, 'accepted' | 'refused'>,
  client: ClientSession,
  clientSeq: number | null,
  given: RawMessage | WireRefusal,
): void {
  const { outbox, queue, delayedView } = parts;
  const message = 'code' in given ? given : readMessage(given, parts.model.lobby.settings.ruleset);
  const answer = (result: Answer) => {
    if (typeof result === 'number') {
      counters.accepted();
      outbox.send(client, 'accepted', { n: clientSeq as number, seq: result });
    } else {
      counters.refused(result);
      outbox.refused(client, clientSeq, result);
    }
  };
  if (queue.isBusy) {
    // Whether the connection lives does not depend on the store. As nothing is carried out, the number is not counted.
    if (!('code' in message) && message.type === 'ping') {
      outbox.sendNow(client, 'accepted', { n: message.body.n, seq: client.isDelayed ? delayedView.seq : parts.shownSeq() });
      return;
    }
    if (queue.isFull || client.waiting >= MOST_OF_ONE) {
      const refusal = refuse('unsaved');
      counters.refused(refusal);
      outbox.sendNow(client, 'refused', { n: clientSeq, refusal });
      return;
    }
  }
  client.waiting += 1;
  queue.perform(
    () => answer('code' in message ? message : carryOut(parts, client, message)),
    (outcome) => {
      client.waiting -= 1;
      if (outcome.ok || outcome.why === 'gone') return;
      answer(refuse(outcome.why));
      outbox.deliver();
    },
  );
}

const intentOf = (ruleset: RulesetId) => clientMessages.intent.extend({ intent: GAMES[ruleset].ruleset.intentShape });
/** The message that carries an intent, by game. */
const INTENTS: { readonly [R in RulesetId]: ReturnType<typeof intentOf> } = { classic: intentOf('classic'), inwo: intentOf('inwo') };

function readMessage({ type, message: given }: RawMessage, ruleset: RulesetId): Message | WireRefusal {
  if (!isKnown(type)) return refuse('noSuchMessage');
  const read = (type === 'intent' ? INTENTS[ruleset] : clientMessages[type]).safeParse(given);
  if (read.success) return { type, body: read.data };
  const field = read.error.issues[0]?.path[0];
  if (field === 'text') return refuse('badText');
  return field === 'name' ? refuse('badName') : refuse('badMessage', { problem: firstProblem(read.error) });
}

/** A message with a number that was processed before is answered as then, and not carried out twice. */
function carryOut(parts: Parts, client: ClientSession, { type, body }: Message): Answer {
  const { model, delayedView } = parts;
  const seat = model.lobby.seats.of(client.id);
  const counted = seat ?? client;
  const digest = digestOf(type, body);
  if (body.n <= counted.clientSeq) {
    const before = seat && model.processed.answerTo(seat.player, body.n, digest);
    return before ?? refuse('repeated', { n: body.n, last: counted.clientSeq });
  }
  counted.clientSeq = body.n;
  const handle = handlers[type] as (parts: Parts, client: ClientSession, message: unknown) => WireRefusal | null;
  const refusal = handle(parts, client, body);
  const answer = refusal ?? (client.isDelayed ? delayedView.seq : (model.table?.board.seq ?? 0));
  const player = model.lobby.seats.of(client.id)?.player;
  if (player) model.processed.note(player, { clientSeq: body.n, digest, answer });
  return answer;
}

const isKnown = (type: string): type is ClientMessageType => Object.hasOwn(clientMessages, type);
