import type { ClientMessageType, WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../../refuse.js';
import type { ClientSession } from '../client-session.js';
import { type Handler, type Parts, seated } from '../parts.js';
import type { Seat } from '../seats/seats.js';

/** Why a player may not send this line (`to` null: to all). */
function unsendable({ model, time }: Parts, seat: Seat, recipient: PlayerId | null): WireRefusal | null {
  if (recipient === seat.player) return refuse('toYourself');
  if (recipient !== null && !model.lobby.seats.get(recipient)) return refuse('noSuchSeat');
  return model.chat.tooMuch(seat.player, time.now());
}

/** A spectator's line: to spectators of the same delay, and to all while no game is on. */
function saidLookingOn(parts: Parts, client: ClientSession, recipient: PlayerId | null, text: string): WireRefusal | null {
  const { model, outbox, time } = parts;
  if (recipient !== null) return refuse('notSeated');
  if (model.lobby.seats.kicked.has(client)) return refuse('kicked');
  const refusal = model.chat.tooMuchLookingOn(client.id, time.now());
  if (refusal) return refusal;
  const line = { from: null, name: client.name, to: recipient, text, at: time.date() };
  const { gameOn } = model;
  model.chat.say(line, gameOn ?? undefined);
  outbox.said(line, gameOn !== null);
  return null;
}

/** A seated player's line. @returns why not; null: sent */
export function say(parts: Parts, seat: Seat, recipient: PlayerId | null, text: string): WireRefusal | null {
  const refusal = unsendable(parts, seat, recipient);
  if (refusal) return refusal;
  const line = { from: seat.player, name: seat.name, to: recipient, text, at: parts.time.date() };
  parts.model.chat.say(line);
  parts.outbox.said(line);
  parts.outbox.enqueue(() => parts.delayedView.said(line));
  return null;
}

export const chatHandlers: Pick<{ [T in ClientMessageType]: Handler<T> }, 'chat' | 'promise' | 'mark'> = {
  chat: (parts, client, { to: recipient = null, text }) => {
    const seat = parts.model.lobby.seats.of(client.id);
    return seat ? say(parts, seat, recipient, text) : saidLookingOn(parts, client, recipient, text);
  },

  promise: seated<'promise'>((parts, seat, { to: recipient = null, text }) => {
    if (!parts.model.table) return refuse('notPlaying');
    const refusal = unsendable(parts, seat, recipient) ?? parts.model.chat.promise(seat.player, recipient, text);
    if (!refusal) parts.actions.publish();
    return refusal;
  }),

  mark: seated<'mark'>((parts, seat, { promise, as }) => {
    const refusal = parts.model.chat.mark(seat.player, promise, as);
    if (!refusal) parts.actions.publish();
    return refusal;
  }),
};
