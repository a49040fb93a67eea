import { randomBytes } from 'node:crypto';
import { type ClientMessages, type ClientMessageType, NO_ORDERS, ordersSchema, type WireRefusal } from '@illuminice/protocol';
import { refuse } from '../../refuse.js';
import { Table } from '../game/table.js';
import { type Handler, type Parts, seated } from '../parts.js';
import { isKept, type Seat } from '../seats/seats.js';
import { askSeat, grantSeat } from './asking.js';
import { chatHandlers } from './chat-handlers.js';
import { play } from './play.js';

/** Life of a resume link, in ms. */
const TICKET_MS = 10 * 60_000;

/** Handler of a seat's message that changes the lobby, and publishes it. */
const inLobby = <T extends ClientMessageType>(
  change: (parts: Parts, seat: Seat, message: ClientMessages[T]) => WireRefusal | null,
): Handler<T> =>
  seated((parts, seat, message) => {
    if (parts.model.stage !== 'lobby') return refuse('notInLobby');
    const refusal = change(parts, seat, message);
    if (!refusal) parts.actions.publish();
    return refusal;
  });

/** Handler of a seat's message in a game; shows that its owner is there. */
const inGame = <T extends ClientMessageType>(
  handle: (parts: Parts, seat: Seat, message: ClientMessages[T]) => WireRefusal | null,
): Handler<T> =>
  seated((parts, seat, message) => {
    if (parts.model.stage !== 'playing') return refuse('notPlaying');
    parts.automation.absence.isHere(seat.player);
    return handle(parts, seat, message);
  });

export function begin(parts: Parts): void {
  const { model, outbox, seating, persistence, delayedView, actions, log } = parts;
  model.startWhenFull = false;
  const { options, spectators, spectatorDelay } = model.lobby.settings;
  if (!spectators) seating.clearSpectators('unwatched');
  else if (spectatorDelay > 0) seating.clearSpectators('again');
  outbox.forgetPrivate();
  const game = persistence.newGame({ options, seed: randomBytes(32).toString('hex') });
  const table = Table.begin(game);
  model.table = table;
  log.info({ players: game.players.length }, 'game begun');
  const lines = model.chat.linesFor(null, null);
  outbox.enqueue(() => delayedView.begin(game, spectatorDelay, lines));
  actions.publish();
  outbox.stepped(table, table.opening);
  openSeals(parts);
}

/** Plays what was sealed in the lobby. Players without a seal choose in the game. */
function openSeals(parts: Parts): void {
  const { model, outbox, persistence } = parts;
  for (const seat of model.lobby.seats.all) {
    const { sealed } = seat;
    if (!sealed) continue;
    seat.sealed = null;
    outbox.sendTo(seat.player, 'sealed', { intent: null });
    // The seal may come from an earlier release with other rules.
    const refusal = model.lobby.choiceRefusal(sealed.intent) ?? play(parts, seat.player, sealed.intent);
    if (!refusal && sealed.deck !== null) persistence.deckPlayed(sealed.deck);
  }
}

/** Clears the table for another game: players keep their seats and must be ready anew. */
function backToLobby({ model, outbox, automation, seating, delayedView }: Parts): void {
  const { seats } = model.lobby;
  model.table = null;
  model.from = null;
  // An earlier release may have set it: the next game waits until all are ready.
  model.startWhenFull = false;
  model.chat.endPromises();
  outbox.enqueue(() => delayedView.end());
  automation.reset();
  for (const seat of seats.all.filter(isKept)) seating.unseat(seat);
  for (const seat of seats.all) {
    seat.ready = seat.computer;
    outbox.sendTo(seat.player, 'orders', { orders: NO_ORDERS });
  }
}

/** Ends the game without a winner, uncounted in the score. */
export function endGame({ model, outbox, delayedView, actions }: Parts): void {
  const { table, chat } = model;
  if (!table || table.over) return;
  const events = table.endAgreed();
  outbox.enqueue(() => delayedView.agreed());
  actions.publish();
  outbox.stepped(table, events);
  outbox.opened(chat.linesOf(table.id));
}

/** Ends the game and begins another. The lobby is shown in between, as pages expect it. */
export function startAgain(parts: Parts): void {
  const { queue, model, actions } = parts;
  endGame(parts);
  queue.attempt(() => {
    if (model.stage !== 'over') return;
    backToLobby(parts);
    actions.publish();
  });
  queue.attempt(() => {
    if (model.stage === 'lobby' && model.lobby.seats.all.length > 1) begin(parts);
  });
}

export const handlers: { [T in ClientMessageType]: Handler<T> } = {
  intent: seated<'intent'>((parts, seat, { n, intent }) => (parts.model.paused ? refuse('paused') : play(parts, seat.player, intent, n))),

  rename: inLobby(({ model }, seat, { name }) => {
    const before = seat.name;
    model.lobby.rename(seat, name);
    model.score.rename(before, seat.name);
    return null;
  }),
  move: inLobby(({ model }, seat, { player, place }) => model.lobby.move(seat, player, place)),
  ready: inLobby(({ model }, seat, { ready }) => model.lobby.ready(seat, ready)),
  seal: inLobby(({ model, outbox }, seat, { intent }) => {
    const refusal = model.lobby.seal(seat, intent);
    if (!refusal) outbox.sendTo(seat.player, 'sealed', { intent });
    return refusal;
  }),
  colour: inLobby(({ model }, seat, { colour }) => model.lobby.colour(seat, colour)),
  addComputer: inLobby(({ model }, seat) => model.lobby.addComputer(seat)),
  level: inLobby(({ model }, seat, { player, level, style }) => model.lobby.level(seat, player, level, style)),
  configure: inLobby(({ model, outbox }, seat, change) => {
    const sealed = model.lobby.seats.all.filter((other) => other.sealed);
    const refusal = model.lobby.configure(seat, change);
    for (const other of sealed) if (!other.sealed) outbox.sendTo(other.player, 'sealed', { intent: null });
    return refusal;
  }),

  stand: inLobby(({ seating }, seat) => {
    seating.unseat(seat);
    return null;
  }),

  kick: inLobby(({ model, seating }, seat, { player }) => {
    const kicked = model.lobby.kickable(seat, player);
    if ('code' in kicked) return kicked;
    seating.kick(kicked);
    return null;
  }),
  readmit: inLobby(({ model }, seat, { name }) => model.lobby.readmit(seat, name)),

  sit: ({ model, seating, actions }, client, { n, place }) => {
    if (model.stage !== 'lobby') return refuse('notInLobby');
    if (model.lobby.seats.of(client.id)) return refuse('alreadySeated');
    const taken = seating.sit(client, null, null, place);
    if (typeof taken === 'string') return refuse(taken === 'tableFull' && place !== undefined ? 'placeTaken' : taken);
    taken.seat.clientSeq = n;
    actions.publish();
    actions.greet(client, taken.token);
    return null;
  },

  start: seated((parts, seat) => {
    if (parts.model.stage !== 'lobby') return refuse('notInLobby');
    const refusal = parts.model.lobby.notStartable(seat);
    if (refusal) return refusal;
    begin(parts);
    return null;
  }),

  rematch: seated((parts, seat) => {
    if (parts.model.stage !== 'over') return refuse('notOver');
    backToLobby(parts);
    parts.model.lobby.seats.rotate();
    seat.ready = true;
    parts.actions.publish();
    return null;
  }),

  moreTime: seated(({ automation }, seat) => automation.moreTime(seat.player)),
  hold: seated(({ automation }, seat) => automation.hold(seat.player)),
  orders: seated(({ automation }, seat, { orders }) => automation.order(seat.player, ordersSchema.parse(orders))),
  wait: seated(({ automation }, seat, { more }) => automation.cancelAutoPass(seat.player, more === true)),

  vote: inGame(({ automation }, seat, { player, remedy }) => automation.absence.vote(seat.player, player, remedy)),
  here: inGame(() => null),
  nudge: inGame(({ automation, outbox }, seat, { player }) => {
    const called = automation.absence.nudge(seat.player, player);
    if ('code' in called) return called;
    outbox.sendTo(called.player, 'nudge', { by: seat.player });
    return null;
  }),
  propose: inGame(({ automation }, seat, { kind, of: subject = '' }) => automation.proposals.propose(seat.player, kind, subject)),
  ballot: inGame(({ automation }, seat, { proposal, yes }) => automation.proposals.vote(seat.player, proposal, yes)),

  pace: inGame(({ automation }, _seat, { pace }) => automation.setPace(pace)),
  next: inGame(({ automation }) => automation.next()),

  nameHost: seated(({ model, actions }, seat, { player }) => {
    const { seats } = model.lobby;
    if (!model.lobby.isHost(seat)) return refuse('notHost');
    const named = player === null ? null : seats.get(player);
    if (named === undefined || named === seat || named?.computer || (named && isKept(named))) return refuse('noSuchSeat');
    seats.heir = player;
    actions.publish();
    return null;
  }),
  takeHost: seated(({ model, actions }, seat) => {
    if (model.lobby.seats.heir !== seat.player) return refuse('notNamed');
    model.lobby.seats.makeHost(seat.player);
    actions.publish();
    return null;
  }),

  askSeat: (parts, client, { player }) => askSeat(parts, client, player),
  grantSeat: inGame((parts, seat, { ask, yes }) => grantSeat(parts, seat, ask, yes)),

  handOver: seated(({ automation, seating, actions }, seat) => {
    const client = seating.clientOf(seat);
    const refusal = automation.absence.handOver(seat);
    if (refusal) return refusal;
    actions.publish();
    if (client) seating.letWatch(client, seat);
    return null;
  }),

  resumeLink: seated(({ model, outbox, time }, seat) => {
    const until = time.now() + TICKET_MS;
    outbox.sendTo(seat.player, 'resumeLink', { ticket: model.lobby.seats.newTicket(seat, until), until });
    return null;
  }),

  callMe: seated(({ notifications }, seat, { push }) => {
    if (push !== null && !notifications?.accepts(push.endpoint)) return refuse('noCalls');
    seat.push = push;
    return null;
  }),

  ping: () => null,

  ...chatHandlers,

  sync: ({ actions }, client) => {
    actions.greet(client);
    return null;
  },
};
