import { CLOSE, type NoticeWhy } from '@illuminice/protocol';
import type { Limits } from '../../config.js';
import type { ConnectionCounts } from '../../net/connection-counts.js';
import type { Actions } from '../actions.js';
import type { ClientSession } from '../client-session.js';
import type { TableModel } from '../model/table-model.js';
import type { WriteQueue } from '../queue/write-queue.js';
import { isKept, type Seat } from '../seats/seats.js';
import type { DelayedView } from '../view/delayed-view.js';
import type { Outbox } from '../view/outbox.js';

export type Sitting = { seat: Seat; token: string } | 'tableFull' | 'tooManySeatsHere' | 'kicked';

interface SeatingDeps {
  readonly model: TableModel;
  readonly clients: ReadonlyMap<string, ClientSession>;
  readonly outbox: Outbox;
  readonly queue: WriteQueue;
  readonly delayedView: DelayedView;
  readonly counts: Pick<ConnectionCounts, 'isFull' | 'take' | 'free'>;
  readonly limits: Pick<Limits, 'addressSeats'>;
  readonly actions: Pick<Actions, 'publish' | 'greet'>;
}

/** Which client speaks for which seat; sitting down and getting up. */
export class Seating {
  constructor(private readonly deps: SeatingDeps) {}

  /** Seats a client under its name. @param own token that it made @param former token of its former seat, void now @param place wanted */
  sit(client: ClientSession, own?: string | null, former?: string | null, place?: number): Sitting {
    const { name, address } = client;
    const { seats } = this.deps.model.lobby;
    if (seats.kicked.has(client, former)) return 'kicked';
    if (this.isCrowded(client)) return 'tooManySeatsHere';
    const taken = seats.take(name, client.id, own, place);
    if (!taken) return 'tableFull';
    this.deps.counts.take(address, taken.seat);
    return taken;
  }

  /** Hands an absent player's seat to a client in the middle of a game, without the former owner's private lines and orders. */
  handTo(client: ClientSession, seat: Seat): 'tooManySeatsHere' | null {
    const { model, counts, outbox } = this.deps;
    if (this.isCrowded(client)) return 'tooManySeatsHere';
    const { player } = seat;
    const former = this.clientOf(seat);
    model.chat.forget(player);
    model.processed.forget(player);
    model.orders.forget(player);
    counts.free(seat);
    counts.take(client.address, seat);
    const token = model.lobby.seats.handTo(seat, client.name, client.id);
    seat.clientSeq = client.clientSeq;
    this.deps.actions.publish();
    if (former) this.letWatch(former, seat);
    if (!client.isDelayed) this.deps.actions.greet(client, token);
    else {
      // The client saw the game delayed, and joins again to see it live.
      outbox.welcome(client, null, token);
      outbox.close(client, CLOSE.again);
    }
    return null;
  }

  /** True if the client's address holds too many seats. */
  isCrowded({ address }: ClientSession): boolean {
    return this.deps.counts.isFull(address, 'seats', this.deps.limits.addressSeats);
  }

  /** A token or a ticket opened a seat: its former client is closed. */
  takeUp(seat: Seat, client: ClientSession, why: 'takenOver' | 'moved'): void {
    const former = this.clientOf(seat);
    seat.session = client.id;
    if (!former) return;
    this.deps.outbox.notice(former, why);
    this.deps.outbox.close(former, CLOSE.takenOver);
  }

  clientOf(seat: Seat): ClientSession | undefined {
    return seat.session === null ? undefined : this.deps.clients.get(seat.session);
  }

  unseat(seat: Seat, why?: NoticeWhy): void {
    const client = this.clientOf(seat);
    this.free(seat);
    this.deps.actions.publish();
    if (!client) return;
    if (why) this.deps.outbox.notice(client, why);
    this.letWatch(client, seat);
  }

  /** Frees a seat for the host; a person gets none until readmitted. */
  kick(seat: Seat): void {
    const from = this.clientOf(seat);
    if (!seat.computer && !isKept(seat)) this.deps.model.lobby.seats.kicked.add(seat, from);
    this.unseat(seat, 'kicked');
  }

  /** A computer takes a seat for good in the middle of a game; its owner becomes a spectator. */
  kickFromGame(seat: Seat): void {
    const client = this.clientOf(seat);
    this.deps.model.lobby.seats.kicked.add(seat, client);
    this.vacate(seat, 'votedOut');
  }

  /** A computer takes a seat for good in the middle of a game. @param why its owner, a spectator from now on, is told */
  vacate(seat: Seat, why?: NoticeWhy): void {
    this.#leave(seat, () => this.deps.model.lobby.seats.giveToComputer(seat), why);
  }

  /** Takes its owner off a seat whose game is over. */
  anonymise(seat: Seat): void {
    this.#leave(seat, () => this.deps.model.lobby.seats.anonymise(seat));
  }

  #leave(seat: Seat, change: () => void, why?: NoticeWhy): void {
    const { model, counts, actions, outbox } = this.deps;
    const client = this.clientOf(seat);
    model.chat.forget(seat.player);
    model.processed.forget(seat.player);
    model.orders.forget(seat.player);
    counts.free(seat);
    const { clientSeq } = seat;
    change();
    actions.publish();
    if (!client) return;
    if (why) outbox.notice(client, why);
    this.letWatch(client, { clientSeq });
  }

  /** Frees a seat of the lobby, and deletes its private lines. */
  free(seat: Seat): void {
    this.deps.model.chat.forget(seat.player);
    this.deps.counts.free(seat);
    this.deps.model.processed.forget(seat.player);
    this.deps.model.lobby.seats.free(seat);
  }

  letWatch(client: ClientSession, seat: Pick<Seat, 'clientSeq'>): void {
    client.clientSeq = seat.clientSeq;
    this.deps.actions.greet(client);
    // A player's view is not for spectators; the client is answered before it is closed.
    if (this.deps.delayedView.isOpen) this.deps.queue.perform(() => this.deps.outbox.close(client, CLOSE.again));
  }

  /** Closes spectators' clients: for good, or to join again. */
  clearSpectators(reason: 'unwatched' | 'again'): void {
    for (const client of this.deps.clients.values()) {
      if (this.deps.model.lobby.seats.of(client.id)) continue;
      if (reason === 'unwatched') this.deps.outbox.notice(client, reason);
      this.deps.outbox.close(client, CLOSE[reason]);
    }
  }

  /** Releases seats of their addresses. @param but seats that stay */
  uncount(seats: readonly Seat[], but: readonly Seat[] = []): void {
    for (const seat of seats) if (!but.includes(seat)) this.deps.counts.free(seat);
  }
}
