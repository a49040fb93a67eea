import type { ClientMessageType, WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../refuse.js';
import type { Seat } from '../table/seats.js';
import { type Desk, type Handler, seated } from './desk.js';

/** Why these words cannot go to this player (null: to all). */
function unsendable(desk: Desk, seat: Seat, to: PlayerId | null): WireRefusal | null {
  if (to === seat.player) return refuse('toYourself');
  if (to !== null && !desk.lobby.seats.get(to)) return refuse('noSuchSeat');
  return desk.talk.tooMuch(seat.player, desk.time.now());
}

export const talkHandlers: Pick<{ [T in ClientMessageType]: Handler<T> }, 'chat' | 'promise' | 'mark'> = {
  chat: seated<'chat'>((desk, seat, { to = null, text }) => {
    const refusal = unsendable(desk, seat, to);
    if (refusal) return refusal;
    const line = { from: seat.player, name: seat.name, to, text, at: desk.time.date() };
    desk.talk.say(line);
    desk.audience.said(desk.clients, line);
    desk.audience.later(() => desk.gallery.said(line));
    return null;
  }),

  promise: seated<'promise'>((desk, seat, { to = null, text }) => {
    if (!desk.table) return refuse('notPlaying');
    const refusal = unsendable(desk, seat, to) ?? desk.talk.promise(seat.player, to, text);
    if (!refusal) desk.publish();
    return refusal;
  }),

  mark: seated<'mark'>((desk, seat, { promise, as }) => {
    const refusal = desk.talk.mark(seat.player, promise, as);
    if (!refusal) desk.publish();
    return refusal;
  }),
};
