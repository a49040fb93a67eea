import {
  type ChatLine,
  type NoticeWhy,
  type ServerMessages,
  type ServerMessageType,
  WIRE_VERSION,
  type WireRefusal,
} from '@illuminice/protocol';
import type { GameEvent, PlayerId } from '@illuminice/rules';
import { t } from '@illuminice/themes';
import type { Client } from 'colyseus';
import type { Seats } from '../table/seats.js';
import type { Table } from '../table/table.js';
import { mayRead } from '../table/talk.js';
import { seesLater } from './two-states.js';
import type { Visitor } from './visitor.js';

/** Who hears what: everything that goes to clients outside the shared state. Secrets pass here, and only here. */
export class Audience {
  /** The private part each player was last sent, as JSON, so that it goes out only when it changed. */
  readonly #sent = new Map<PlayerId, string>();
  /** What is to be told once the change that it tells of is saved. */
  #held: (() => void)[] = [];

  constructor(
    private readonly code: string,
    private readonly seats: Seats,
    /** Hears what went wrong with a delivery. */
    private readonly report: (error: Error) => void,
  ) {}

  /** Who speaks through this connection; null: a spectator. */
  playerOf(client: Client): PlayerId | null {
    return this.seats.of(client.sessionId)?.player ?? null;
  }

  /**
   * Tells a client who it is, and its secrets if a game is on.
   *
   * @param now epoch ms
   * @param token of the seat that it was just given; null: it has it already, or has no seat
   */
  welcome(client: Client, table: Table | null, now: number, token: string | null): void {
    const seat = this.seats.of(client.sessionId);
    this.tell(client, 'welcome', {
      version: WIRE_VERSION,
      code: this.code,
      player: seat?.player ?? null,
      token,
      n: seat?.n ?? (client.userData as Visitor).n,
      now,
    });
    if (!table || !seat) return;
    this.#sent.delete(seat.player);
    this.#tellPrivate(client, seat.player, table);
  }

  /** Another game has other secrets. */
  forgetPrivate(): void {
    this.#sent.clear();
  }

  /** After the patch of a step: to each his secrets if they changed, then what he may know of what happened. */
  stepped(clients: Iterable<Client>, table: Table, events: readonly GameEvent[]): void {
    for (const client of clients) {
      if (seesLater(client)) continue;
      const player = this.playerOf(client);
      const known = table.eventsFor(events, player);
      // Who may not know that anything happened (a secret offer between two others, C-803) hears nothing.
      if (events.length > 0 && known.length === 0) continue;
      if (player) this.#tellPrivate(client, player, table);
      this.tell(client, 'events', { seq: table.board.seq, events: known });
    }
  }

  /** A new line of chat, to those who may read it. */
  said(clients: Iterable<Client>, line: ChatLine): void {
    for (const client of clients)
      if (!seesLater(client) && mayRead(line, this.playerOf(client))) this.tell(client, 'chat', { lines: [line] });
  }

  /** Tells one player, and nobody else. */
  tellPlayer<T extends ServerMessageType>(clients: Iterable<Client>, player: PlayerId, type: T, message: ServerMessages[T]): void {
    for (const client of clients) if (this.playerOf(client) === player) this.tell(client, type, message);
  }

  refused(client: Client, n: number | null, refusal: WireRefusal): void {
    this.tell(client, 'refused', { n, refusal });
  }

  notice(client: Client, why: NoticeWhy): void {
    this.tell(client, 'notice', { why, text: t(`notice.${why}`) });
  }

  tell<T extends ServerMessageType>(client: Client, type: T, message: ServerMessages[T]): void {
    this.later(() => client.send(type, message));
  }

  /** Does this in its turn among what is told. */
  later(telling: () => void): void {
    this.#held.push(telling);
  }

  /** Tells what was held back, in order. What cannot be told keeps nobody else from hearing the rest. */
  flush(): void {
    for (const telling of this.#held.splice(0)) {
      try {
        telling();
      } catch (error) {
        this.report(error as Error);
      }
    }
  }

  /** Tells a client at once, past all that is held back: only what does not depend on anything unsaved. */
  tellNow<T extends ServerMessageType>(client: Client, type: T, message: ServerMessages[T]): void {
    client.send(type, message);
  }

  /** What was held back is not true: nobody hears of it. */
  discard(): void {
    this.#held = [];
    this.#sent.clear();
  }

  #tellPrivate(client: Client, player: PlayerId, table: Table): void {
    const mine = table.privateOf(player);
    if (!mine) return;
    const json = JSON.stringify(mine);
    if (this.#sent.get(player) === json) return;
    this.#sent.set(player, json);
    this.tell(client, 'private', { seq: table.board.seq, mine });
  }
}
