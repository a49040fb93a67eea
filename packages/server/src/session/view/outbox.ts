import {
  type ChatLine,
  copyOf,
  type NoticeWhy,
  type ServerMessages,
  type ServerMessageType,
  sameData,
  WIRE_VERSION,
  type WireRefusal,
} from '@illuminice/protocol';
import type { AnyEvent, PlayerId } from '@illuminice/rules';
import { t } from '@illuminice/themes';
import type { Time } from '../../time.js';
import type { ClientSession } from '../client-session.js';
import type { Table } from '../game/table.js';
import type { Lobby } from '../lobby/lobby.js';
import { mayRead } from '../model/chat.js';

interface OutboxDeps {
  readonly code: string;
  readonly lobby: Lobby;
  readonly clients: ReadonlyMap<string, ClientSession>;
  readonly time: Pick<Time, 'now'>;
  readonly report: (error: Error, where: string) => void;
}

/** Outgoing messages, held until their change is saved. All secrets pass here. */
export class Outbox {
  /** Last sent private part of each player, to send only changes. */
  readonly #sent = new Map<PlayerId, unknown>();
  #held: (() => void)[] = [];

  constructor(private readonly deps: OutboxDeps) {}

  playerOf(client: ClientSession): PlayerId | null {
    return this.deps.lobby.seats.of(client.id)?.player ?? null;
  }

  /** Sends a client its identity, and its secrets in a game. @param token of a new seat; null: none */
  welcome(client: ClientSession, table: Table | null, token: string | null): void {
    const seat = this.deps.lobby.seats.of(client.id);
    this.send(client, 'welcome', {
      version: WIRE_VERSION,
      code: this.deps.code,
      ruleset: this.deps.lobby.settings.ruleset,
      player: seat?.player ?? null,
      token,
      n: seat?.clientSeq ?? client.clientSeq,
      now: this.deps.time.now(),
    });
    if (!table || !seat) return;
    this.#sent.delete(seat.player);
    this.#sendPrivate(client, seat.player, table);
  }

  /** Another game has other secrets. */
  forgetPrivate(): void {
    this.#sent.clear();
  }

  /** After the patch of a step: changed secrets, then events, filtered by player. */
  stepped(table: Table, events: readonly AnyEvent[]): void {
    const { seq } = table.board;
    // One message for all who may know the same, encoded once.
    const whole = { seq, events: table.packed(events) };
    const told = (known: readonly AnyEvent[]) => (known === events ? whole : { seq, events: table.packed(known) });
    const seen = table.eventsFor(events, null);
    const toSpectators = told(seen);
    const players = new Map(this.deps.lobby.seats.all.map(({ session, player }) => [session, player]));
    for (const client of this.deps.clients.values()) {
      if (client.isDelayed) continue;
      const player = players.get(client.id);
      const known = player === undefined ? seen : table.eventsFor(events, player);
      // Players who may not know that anything happened (a secret offer between two others, C-803) get nothing.
      if (events.length > 0 && known.length === 0) continue;
      if (player !== undefined) this.#sendPrivate(client, player, table);
      this.send(client, 'events', player === undefined ? toSpectators : told(known));
    }
  }

  /** Sends a line of chat to its readers. @param inGame said by a spectator in a game */
  said(line: ChatLine, inGame = false): void {
    // Spectators see the same game at the same time, so their lines are not delayed.
    for (const client of this.deps.clients.values())
      if ((!client.isDelayed || line.from === null) && mayRead(line, this.playerOf(client), inGame))
        this.send(client, 'chat', { lines: [line] });
  }

  /** Spectators' lines of a finished game, for its players. */
  opened(lines: ChatLine[]): void {
    if (lines.length === 0) return;
    for (const client of this.deps.clients.values()) if (this.playerOf(client) !== null) this.send(client, 'chat', { lines });
  }

  sendTo<T extends ServerMessageType>(player: PlayerId, type: T, message: ServerMessages[T]): void {
    for (const client of this.deps.clients.values()) if (this.playerOf(client) === player) this.send(client, type, message);
  }

  refused(client: ClientSession, clientSeq: number | null, refusal: WireRefusal): void {
    this.send(client, 'refused', { n: clientSeq, refusal });
  }

  /** @param text left out: the English sentence of the reason */
  notice(client: ClientSession, why: NoticeWhy, text: string = t(`notice.${why}`)): void {
    this.send(client, 'notice', { why, text });
  }

  send<T extends ServerMessageType>(client: ClientSession, type: T, message: ServerMessages[T]): void {
    this.enqueue(() => client.connection.send(type, message));
  }

  /** Closes a connection in turn. @param code one of `CLOSE` */
  close(client: ClientSession, code: number): void {
    this.enqueue(() => client.connection.leave(code));
  }

  enqueue(work: () => void): void {
    this.#held.push(work);
  }

  /** Delivers held messages in order; a failed one does not stop the rest. */
  deliver(): void {
    for (const work of this.#held.splice(0)) {
      try {
        work();
      } catch (error) {
        this.deps.report(error as Error, 'delivery');
      }
    }
  }

  /** Sends at once, past held messages: only what depends on nothing unsaved. */
  sendNow<T extends ServerMessageType>(client: ClientSession, type: T, message: ServerMessages[T]): void {
    client.connection.send(type, message);
  }

  /** Drops held messages: their change was not saved. */
  discard(): void {
    this.#held = [];
    this.#sent.clear();
  }

  #sendPrivate(client: ClientSession, player: PlayerId, table: Table): void {
    const mine = table.privateOf(player);
    if (!mine) return;
    if (sameData(mine, this.#sent.get(player))) return;
    // Copied: it is packed later, and the next step may change it in place.
    const copy = copyOf(mine) as ServerMessages['private']['mine'];
    this.#sent.set(player, copy);
    this.send(client, 'private', { seq: table.board.seq, mine: copy });
  }
}
