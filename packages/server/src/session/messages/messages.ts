import { type ClientMessageType, clientMessages, isPrintableThroughout, type WireRefusal } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import type { z } from 'zod';
import { perGame } from '../../games/games.js';
import type { DeckName } from '../../games/server-game.js';
import { refuse } from '../../refuse.js';
import type { ClientSession } from '../client-session.js';
import { firstProblem } from '../lobby/lobby.js';
import { digestOf } from '../model/processed-messages.js';
import type { Parts } from '../parts.js';
import type { Outcome } from '../queue/write-queue.js';
import { handlers } from './handlers.js';
import { type Chosen, deckMessage, fetchDeck } from './stored-decks.js';

export interface RawMessage {
  type: string;
  message: unknown;
}

interface Message {
  type: ClientMessageType;
  body: { n: number };
  deck?: DeckName;
}

/** `seq` of the board afterwards, or the refusal. */
type Answer = number | WireRefusal;

/** Messages with a visible effect, for the log of a table. Intents are logged where they are played. */
const SEEN: ReadonlySet<ClientMessageType> = new Set([
  ...([
    'rename',
    'ready',
    'seal',
    'colour',
    'sit',
    'move',
    'stand',
    'addComputer',
    'level',
    'kick',
    'readmit',
    'configure',
    'start',
  ] as const),
  ...(['rematch', 'moreTime', 'hold', 'pace', 'vote', 'nudge', 'propose', 'ballot', 'nameHost', 'takeHost', 'askSeat'] as const),
  ...(['grantSeat', 'handOver'] as const),
]);

/** Waiting messages of one client, at a table whose store is slow. */
const MOST_OF_ONE = 20;

/** Number of a message, even if the rest is invalid, so that its refusal can name it. */
export function messageNumber(message: unknown): number | null {
  const n = typeof message === 'object' && message !== null && 'n' in message ? message.n : null;
  return typeof n === 'number' && Number.isSafeInteger(n) ? n : null;
}

/**
 * Checks a message, carries it out, and answers once its change is saved. Refusals go to the sender alone.
 * @param given the message, or why it is unreadable @param clientSeq its number; null: none
 */
export function respond(parts: Parts, client: ClientSession, clientSeq: number | null, given: RawMessage | WireRefusal): void {
  const { outbox, queue, delayedView, log, access } = parts;
  const { counters } = access;
  const began = counters.stopwatch();
  const message = 'code' in given ? given : readMessage(given, parts.model.lobby.settings.ruleset);
  const type = 'code' in message ? null : message.type;
  const answer = (result: Answer) => {
    if (type === 'intent') counters.answered(began);
    else if (type !== null && SEEN.has(type)) {
      const refused = typeof result === 'number' ? undefined : result.why;
      log.trace({ player: outbox.playerOf(client), message: type, refused }, 'message');
    }
    if (typeof result === 'number') {
      counters.accepted();
      outbox.send(client, 'accepted', { n: clientSeq as number, seq: result });
    } else {
      counters.refused(result);
      outbox.refused(client, clientSeq, result);
    }
  };
  if (queue.isBusy) {
    // A ping needs no store, and its number does not count.
    if (!('code' in message) && message.type === 'ping') {
      outbox.sendNow(client, 'accepted', { n: message.body.n, seq: client.isDelayed ? delayedView.seq : parts.actions.shownSeq() });
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
  const after = (outcome: Outcome<void>) => {
    client.waiting -= 1;
    if (outcome.ok || outcome.why === 'gone') return;
    answer(refuse(outcome.why));
    outbox.deliver();
  };
  if ('code' in message || !message.deck)
    queue.perform(() => answer('code' in message ? message : carryOut(parts, client, message)), after);
  else {
    const { deck } = message;
    queue.performWith(
      () => fetchDeck(parts, client, deck, message.type === 'seal' ? 'lobby' : 'playing'),
      (chosen) => answer(carryOut(parts, client, message, chosen)),
      after,
    );
  }
}

/** Intent messages by game. Their texts, like a promise, are checked like a line of chat. */
const INTENTS = perGame(({ ruleset }) =>
  clientMessages.intent.extend({
    intent: ruleset.intentShape.refine(isPrintableThroughout, { message: 'printable characters only' }),
  }),
);

/** Seal messages by game; null breaks a seal. */
const SEALS = perGame(({ ruleset }) =>
  clientMessages.seal.extend({
    intent: ruleset.intentShape.refine(isPrintableThroughout, { message: 'printable characters only' }).nullable(),
  }),
);

function shapeOf(type: ClientMessageType, ruleset: RulesetId): z.ZodType<{ n: number }> {
  if (type === 'intent') return INTENTS[ruleset];
  return type === 'seal' ? SEALS[ruleset] : clientMessages[type];
}

function readMessage({ type, message: given }: RawMessage, ruleset: RulesetId): Message | WireRefusal {
  if (!isKnown(type)) return refuse('noSuchMessage');
  const choosing = type === 'intent' || type === 'seal' ? deckMessage(ruleset, given)?.safeParse(given) : undefined;
  if (choosing?.success) return { type, body: choosing.data, deck: choosing.data.intent };
  const read = choosing ?? shapeOf(type, ruleset).safeParse(given);
  if (read.success) return { type, body: read.data };
  const field = read.error.issues[0]?.path[0];
  if (field === 'text') return refuse('badText');
  return field === 'name' ? refuse('badName') : refuse('badMessage', { problem: firstProblem(read.error) });
}

/** A message with a processed number gets its former answer and is not repeated. @param chosen the deck that was asked for */
function carryOut(parts: Parts, client: ClientSession, { type, body }: Message, chosen?: Chosen): Answer {
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
  const refusal = chosen && 'code' in chosen ? chosen : handle(parts, client, chosen ? { ...body, intent: chosen.intent } : body);
  if (!refusal && chosen && 'id' in chosen) {
    if (type === 'seal' && seat?.sealed) seat.sealed = { ...seat.sealed, deck: chosen.id };
    else parts.persistence.deckPlayed(chosen.id);
  }
  const answer = refusal ?? (client.isDelayed ? delayedView.seq : (model.table?.board.seq ?? 0));
  const player = model.lobby.seats.of(client.id)?.player;
  if (player) model.processed.note(player, { clientSeq: body.n, digest, answer });
  return answer;
}

const isKnown = (type: string): type is ClientMessageType => Object.hasOwn(clientMessages, type);
