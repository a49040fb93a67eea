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

/** Collaborators of the outbox; `report` gets what went wrong with a delivery. */
interface OutboxDeps {
  readonly code: string;
  readonly lobby: Lobby;
  readonly clients: ReadonlyMap<string, ClientSession>;
  readonly time: Pick<Time, 'now'>;
  readonly report: (error: Error, where: string) => void;
}

/** Outgoing messages of a table, held until the change they tell of is saved. Secrets pass here, and only here. */
export class Outbox {
  /** The private part each player was last sent, so that it goes out only when it changed. */
  readonly #sent = new Map<PlayerId, unknown>();
  #held: (() => void)[] = [];

  constructor(private readonly deps: OutboxDeps) {}

  /** Player behind this client; null: a spectator. */
  playerOf(client: ClientSession): PlayerId | null {
    return this.deps.lobby.seats.of(client.id)?.player ?? null;
  }

  /**
   * Tells a client who it is, and its secrets if a game is on.
   *
   * @param token of the seat that it was just given; null: it has it already, or has no seat
   */
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

  /** After the patch of a step: to each player their secrets if they changed, then what each may know of what happened. */
  stepped(table: Table, events: readonly AnyEvent[]): void {
    const { seq } = table.board;
    // One message for all who may know the same, packed and encoded once.
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

  /** A new line of chat, to those who may read it. @param inGame whether a spectator said it in a game */
  said(line: ChatLine, inGame = false): void {
    // Spectators see the same game at the same time: what they say to each other need not be held back.
    for (const client of this.deps.clients.values())
      if ((!client.isDelayed || line.from === null) && mayRead(line, this.playerOf(client), inGame))
        this.send(client, 'chat', { lines: [line] });
  }

  /** Spectators' lines of a game that is over now, for its players. */
  opened(lines: ChatLine[]): void {
    if (lines.length === 0) return;
    for (const client of this.deps.clients.values()) if (this.playerOf(client) !== null) this.send(client, 'chat', { lines });
  }

  /** Tells one player, and nobody else. */
  sendTo<T extends ServerMessageType>(player: PlayerId, type: T, message: ServerMessages[T]): void {
    for (const client of this.deps.clients.values()) if (this.playerOf(client) === player) this.send(client, type, message);
  }

  refused(client: ClientSession, clientSeq: number | null, refusal: WireRefusal): void {
    this.send(client, 'refused', { n: clientSeq, refusal });
  }

  /** @param text what is said; left out: the English sentence of the reason */
  notice(client: ClientSession, why: NoticeWhy, text: string = t(`notice.${why}`)): void {
    this.send(client, 'notice', { why, text });
  }

  send<T extends ServerMessageType>(client: ClientSession, type: T, message: ServerMessages[T]): void {
    this.enqueue(() => client.connection.send(type, message));
  }

  /** Ends a client's connection in its turn. @param code one of `CLOSE` */
  close(client: ClientSession, code: number): void {
    this.enqueue(() => client.connection.leave(code));
  }

  /** Does this in its turn among what is sent. */
  enqueue(work: () => void): void {
    this.#held.push(work);
  }

  /** Delivers what was held, in order. What cannot be delivered keeps nobody else from the rest. */
  deliver(): void {
    for (const work of this.#held.splice(0)) {
      try {
        work();
      } catch (error) {
        this.deps.report(error as Error, 'delivery');
      }
    }
  }

  /** Sends at once, past all that is held: only what does not depend on anything unsaved. */
  sendNow<T extends ServerMessageType>(client: ClientSession, type: T, message: ServerMessages[T]): void {
    client.connection.send(type, message);
  }

  /** Drops what was held: the change that it tells of was not saved. */
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
