import { randomBytes } from 'node:crypto';
import type { Client } from '@colyseus/core';
import type { ClientMessages, ClientMessageType, NoticeWhy, Stage, WireRefusal } from '@illuminice/protocol';
import type { Logger } from 'pino';
import { refuse, spell } from '../refuse.js';
import type { Lobby } from '../table/lobby.js';
import type { Seat } from '../table/seats.js';
import { Table } from '../table/table.js';
import type { Audience } from './audience.js';
import type { Visitor } from './visitor.js';

/** What a message may touch of the room it came to. */
export interface Desk {
  readonly lobby: Lobby;
  readonly audience: Audience;
  readonly stage: Stage;
  readonly log: Logger;
  readonly clients: Iterable<Client>;
  table: Table | null;
  /** Mirrors lobby and board into the shared state and sends what changed. */
  publish(): void;
  /** Frees a seat of the lobby; who held it watches from now on. */
  unseat(seat: Seat, why?: NoticeWhy): void;
  onUncaughtException(error: Error, where: string): void;
}

/** Does what a checked message asks, or says why not. */
type Handler<T extends ClientMessageType> = (desk: Desk, client: Client, message: ClientMessages[T]) => WireRefusal | null;

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

export const handlers: { [T in ClientMessageType]: Handler<T> } = {
  intent: (desk, client, { n, intent }) => {
    const seat = desk.lobby.seats.of(client.sessionId);
    if (!seat) return refuse('notSeated');
    if (!desk.table) return refuse('notPlaying');
    const played = desk.table.play(seat.player, intent);
    const line = { player: seat.player, n, intent: intent.type, seq: desk.table.board.seq };
    if (played.ok) {
      desk.log.debug(line, 'intent');
      desk.publish();
      desk.audience.stepped(desk.clients, desk.table, played.events);
      return null;
    }
    if ('failed' in played) {
      desk.onUncaughtException(played.failed as Error, `step ${intent.type}`);
      return refuse('broken');
    }
    desk.log.debug({ ...line, refused: played.refusal.code, why: played.refusal.why }, 'intent');
    return spell(played.refusal, (player) => desk.lobby.seats.get(player)?.name ?? player);
  },

  rename: lobby((desk, seat, { name }) => desk.lobby.rename(seat, name)),
  ready: lobby((desk, seat, { ready }) => desk.lobby.ready(seat, ready)),
  colour: lobby((desk, seat, { colour }) => desk.lobby.colour(seat, colour)),
  configure: lobby((desk, seat, change) => desk.lobby.configure(seat, change)),

  stand: lobby((desk, seat) => {
    desk.unseat(seat);
    return null;
  }),

  kick: lobby((desk, seat, { player }) => {
    const kicked = desk.lobby.kickable(seat, player);
    if ('code' in kicked) return kicked;
    desk.unseat(kicked, 'kicked');
    return null;
  }),

  sit: (desk, client, { n }) => {
    if (desk.stage !== 'lobby') return refuse('notInLobby');
    if (desk.lobby.seats.of(client.sessionId)) return refuse('alreadySeated');
    const seat = desk.lobby.seats.take((client.userData as Visitor).name, client.sessionId);
    if (!seat) return refuse('tableFull');
    seat.n = n;
    desk.publish();
    desk.audience.welcome(client, null);
    return null;
  },

  start: (desk, client) => {
    const seat = desk.lobby.seats.of(client.sessionId);
    if (!seat) return refuse('notSeated');
    if (desk.stage !== 'lobby') return refuse('notInLobby');
    const refusal = desk.lobby.notStartable(seat);
    if (refusal) return refusal;
    const players = desk.lobby.seats.all.map((one) => one.player);
    desk.table = Table.begin(players, desk.lobby.settings.options, randomBytes(32).toString('hex'));
    desk.log.info({ players: players.length }, 'game begun');
    desk.publish();
    desk.audience.stepped(desk.clients, desk.table, desk.table.opening);
    return null;
  },

  sync: (desk, client) => {
    desk.audience.welcome(client, desk.table);
    return null;
  },
};
