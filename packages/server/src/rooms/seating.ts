import { CLOSE, type NoticeWhy } from '@illuminice/protocol';
import type { Client } from 'colyseus';
import type { Crowd } from '../net/crowd.js';
import type { Limits } from '../net/limits.js';
import type { HeardMessages } from '../table/heard.js';
import type { Lobby } from '../table/lobby.js';
import { isKept, type Seat } from '../table/seats.js';
import type { Talk } from '../table/talk.js';
import type { Audience } from './audience.js';
import type { Gallery } from './gallery.js';
import type { Visitor } from './visitor.js';

/** The seat that somebody took and the token that opens it again, or why there is none. */
export type Sitting = { seat: Seat; token: string } | 'tableFull' | 'tooManySeatsHere' | 'kicked';

/** What it needs of the room. */
interface Seated {
  readonly lobby: Lobby;
  readonly audience: Audience;
  readonly talk: Talk;
  readonly heard: HeardMessages;
  readonly gallery: Gallery;
  readonly clients: Iterable<Client>;
  greet(client: Client): void;
  publish(): void;
  perform(work: () => void): void;
}

/** Which connection speaks for which seat, and what it takes to sit down and to get up. */
export class Seating {
  constructor(
    private readonly room: Seated,
    private readonly crowd: Crowd,
    private readonly limits: Limits,
  ) {}

  /**
   * Seats a client under its name.
   *
   * @param own token that the client made itself
   * @param former token of a seat that it had, which opens nothing any more
   */
  sit(client: Client, own?: string | null, former?: string | null): Sitting {
    const { name, address } = client.userData as Visitor;
    if (this.room.lobby.seats.kicked.has({ name, address }, former)) return 'kicked';
    if (this.crowd.count(address, 'seats') >= this.limits.addressSeats) return 'tooManySeatsHere';
    const taken = this.room.lobby.seats.take(name, client.sessionId, own);
    if (!taken) return 'tableFull';
    this.crowd.take(address, taken.seat);
    return taken;
  }

  /** A token or a ticket opened a seat: whoever spoke for it until now is let go. */
  takeUp(seat: Seat, client: Client, why: 'takenOver' | 'moved'): void {
    const former = this.clientOf(seat);
    seat.session = client.sessionId;
    if (!former) return;
    this.room.audience.notice(former, why);
    this.room.audience.later(() => former.leave(CLOSE.takenOver));
  }

  /** The connection that speaks for a seat. */
  clientOf(seat: Seat): Client | undefined {
    return [...this.room.clients].find((one) => one.sessionId === seat.session);
  }

  /** Frees a seat of the lobby; who held it watches from now on. */
  unseat(seat: Seat, why?: NoticeWhy): void {
    const client = this.clientOf(seat);
    this.free(seat);
    this.room.publish();
    if (!client) return;
    if (why) this.room.audience.notice(client, why);
    this.letWatch(client, seat);
  }

  /** Frees a seat because the host wants it so; a person gets none again until the host readmits them. */
  kick(seat: Seat): void {
    const from = this.clientOf(seat)?.userData as Visitor | undefined;
    if (!seat.computer && !isKept(seat)) this.room.lobby.seats.kicked.add(seat, from);
    this.unseat(seat, 'kicked');
  }

  /** Frees a seat of the lobby; what was said to it in private is gone. */
  free(seat: Seat): void {
    this.room.talk.forget(seat.player);
    this.crowd.free(seat);
    this.room.heard.forget(seat.player);
    this.room.lobby.seats.free(seat);
  }

  /** Tells a client that it only watches from now on, and not from this seat any more. */
  letWatch(client: Client, seat: Seat): void {
    const { gallery, audience } = this.room;
    (client.userData as Visitor).n = seat.n;
    this.room.greet(client);
    // What he saw until now is not for those who look on; he is answered before he goes.
    if (gallery.open) this.room.perform(() => audience.later(() => client.leave(CLOSE.again)));
  }

  /** Sends away who only looks on: for good, or to join once more. */
  clearWatchers(how: 'unwatched' | 'again'): void {
    for (const client of this.room.clients) {
      if (this.room.lobby.seats.of(client.sessionId)) continue;
      if (how === 'unwatched') this.room.audience.notice(client, how);
      this.room.audience.later(() => client.leave(CLOSE[how]));
    }
  }

  /** Nobody sits here for the crowd's count any more. @param but seats that stay */
  forgetAll(seats: readonly Seat[], but: readonly Seat[] = []): void {
    for (const seat of seats) if (!but.includes(seat)) this.crowd.free(seat);
  }
}
