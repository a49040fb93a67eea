import { randomBytes } from 'node:crypto';
import { type ClientMessages, type ClientMessageType, NO_ORDERS, ordersSchema, type WireRefusal } from '@illuminice/protocol';
import { refuse } from '../refuse.js';
import { isKept, type Seat } from '../table/seats.js';
import { Table } from '../table/table.js';
import { act } from './act.js';
import { type Desk, type Handler, seated } from './desk.js';
import { talkHandlers } from './talk-handlers.js';

/** How long a resume link opens its seat, in ms. */
const TICKET_MS = 10 * 60_000;

/** Changes something of the lobby for a seat of it, and shows it to all. */
function lobby<T extends ClientMessageType>(
  change: (desk: Desk, seat: Seat, message: ClientMessages[T]) => WireRefusal | null,
): Handler<T> {
  return (desk, client, message) => {
    const seat = desk.lobby.seats.of(client.sessionId);
    if (!seat) return refuse('notSeated');
    if (desk.stage !== 'lobby') return refuse('notInLobby');
    const refusal = change(desk, seat, message);
    if (!refusal) desk.publish();
    return refusal;
  };
}

/** Begins the game with those who sit at the table. */
export function begin(desk: Desk): void {
  desk.startWhenFull = false;
  const { options, spectators, spectatorDelay } = desk.lobby.settings;
  if (!spectators) desk.seating.clearWatchers('unwatched');
  else if (spectatorDelay > 0) desk.seating.clearWatchers('again');
  desk.audience.forgetPrivate();
  const game = desk.durable.newGame({ options, seed: randomBytes(32).toString('hex') });
  desk.table = Table.begin(game);
  desk.log.info({ players: game.players.length }, 'game begun');
  const lines = desk.talk.linesFor(null);
  desk.audience.later(() => desk.gallery.begin(game, spectatorDelay, lines));
  desk.publish();
  desk.audience.stepped(desk.clients, desk.table, desk.table.opening);
}

/** Clears the table for another game: those who sat there keep their seats, and say anew whether they are ready. */
function backToLobby(desk: Desk): void {
  const { seats } = desk.lobby;
  desk.table = null;
  // Stored by an earlier release, it may still be set: the next game waits until all are ready.
  desk.startWhenFull = false;
  desk.talk.endPromises();
  desk.audience.later(() => desk.gallery.end());
  desk.runner.restore({}, null, null);
  for (const seat of seats.all.filter(isKept)) desk.seating.unseat(seat);
  for (const seat of seats.all) {
    seat.ready = seat.computer;
    desk.audience.tellPlayer(desk.clients, seat.player, 'orders', { orders: NO_ORDERS });
  }
}

export const handlers: { [T in ClientMessageType]: Handler<T> } = {
  intent: (desk, client, { n, intent }) => {
    const seat = desk.lobby.seats.of(client.sessionId);
    if (!seat) return refuse('notSeated');
    return act(desk, seat.player, intent, n);
  },

  rename: lobby((desk, seat, { name }) => desk.lobby.rename(seat, name)),
  ready: lobby((desk, seat, { ready }) => desk.lobby.ready(seat, ready)),
  colour: lobby((desk, seat, { colour }) => desk.lobby.colour(seat, colour)),
  addComputer: lobby((desk, seat) => desk.lobby.addComputer(seat)),
  level: lobby((desk, seat, { player, level }) => desk.lobby.level(seat, player, level)),
  configure: lobby((desk, seat, change) => desk.lobby.configure(seat, change)),

  stand: lobby((desk, seat) => {
    desk.seating.unseat(seat);
    return null;
  }),

  kick: lobby((desk, seat, { player }) => {
    const kicked = desk.lobby.kickable(seat, player);
    if ('code' in kicked) return kicked;
    desk.seating.kick(kicked);
    return null;
  }),
  readmit: lobby((desk, seat, { name }) => desk.lobby.readmit(seat, name)),

  sit: (desk, client, { n }) => {
    if (desk.stage !== 'lobby') return refuse('notInLobby');
    if (desk.lobby.seats.of(client.sessionId)) return refuse('alreadySeated');
    const taken = desk.seating.sit(client);
    if (typeof taken === 'string') return refuse(taken);
    taken.seat.n = n;
    desk.publish();
    desk.greet(client, taken.token);
    return null;
  },

  start: (desk, client) => {
    const seat = desk.lobby.seats.of(client.sessionId);
    if (!seat) return refuse('notSeated');
    if (desk.stage !== 'lobby') return refuse('notInLobby');
    const refusal = desk.lobby.notStartable(seat);
    if (refusal) return refusal;
    begin(desk);
    return null;
  },

  rematch: seated((desk, seat) => {
    if (desk.stage !== 'over') return refuse('notOver');
    backToLobby(desk);
    seat.ready = true;
    desk.publish();
    return null;
  }),

  moreTime: seated((desk, seat) => desk.runner.moreTime(seat.player)),
  hold: seated((desk, seat) => desk.runner.hold(seat.player)),
  orders: seated((desk, seat, { orders }) => {
    if (!desk.table) return refuse('notPlaying');
    desk.runner.give(seat.player, ordersSchema.parse(orders));
    return null;
  }),
  wait: seated((desk, seat) => desk.runner.wait(seat.player)),

  vote: seated((desk, seat, { player, remedy }) => desk.absence.vote(seat.player, player, remedy)),

  handOver: seated((desk, seat) => {
    const client = desk.seating.clientOf(seat);
    const refusal = desk.absence.handOver(seat);
    if (refusal) return refusal;
    desk.publish();
    if (client) desk.seating.letWatch(client, seat);
    return null;
  }),

  resumeLink: (desk, client) => {
    const seat = desk.lobby.seats.of(client.sessionId);
    if (!seat) return refuse('notSeated');
    const until = desk.time.now() + TICKET_MS;
    desk.audience.tell(client, 'resumeLink', { ticket: desk.lobby.seats.newTicket(seat, until), until });
    return null;
  },

  ping: () => null,

  ...talkHandlers,

  sync: (desk, client) => {
    desk.greet(client);
    return null;
  },
};
