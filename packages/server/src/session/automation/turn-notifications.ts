import type { PlayerId } from '@illuminice/rules';
import type { Notifier } from '../../notifications/notifications.js';
import type { Time } from '../../time.js';
import type { Schedule } from '../clock/schedule.js';
import type { TableModel } from '../model/table-model.js';
import type { WriteQueue } from '../queue/write-queue.js';
import { isKept, presenceOf, type Seat } from '../seats/seats.js';
import type { Outbox } from '../view/outbox.js';

/** Pause before another call of an absent player, in ms. */
const AGAIN = 24 * 60 * 60_000;

interface TurnNotificationsDeps {
  readonly model: TableModel;
  readonly queue: WriteQueue;
  readonly outbox: Outbox;
  readonly schedule: Schedule;
  readonly time: Time;
  readonly notifications: Notifier | null;
}

/** Notifies absent players for whom the table publicly waits: once until they return, or a day later. */
export class TurnNotifications {
  readonly #waiting = new Map<PlayerId, () => void>();

  constructor(private readonly deps: TurnNotificationsDeps) {}

  update(): void {
    if (!this.deps.notifications) return;
    for (const seat of this.deps.model.lobby.seats.all) {
      if (seat.session !== null) seat.called = null;
      if (!this.#isWanted(seat)) this.#cancel(seat.player);
      else if (!this.#waiting.has(seat.player))
        this.#waiting.set(
          seat.player,
          this.deps.schedule.after(this.deps.notifications.after, () => this.#due(seat.player)),
        );
    }
  }

  /** The table closes: pending calls go out now. */
  flush(): void {
    for (const player of [...this.#waiting.keys()]) this.#due(player);
  }

  #due(player: PlayerId): void {
    this.#cancel(player);
    this.deps.queue.attempt(() => {
      const seat = this.deps.model.lobby.seats.get(player);
      if (!seat || !this.#isWanted(seat)) return;
      seat.called = this.deps.time.date();
      // After the write, so that no crash repeats it.
      this.deps.outbox.enqueue(() => this.#call(seat));
    });
  }

  #call(seat: Seat): void {
    const { code, lobby } = this.deps.model;
    const { name, spectatorDelay } = lobby.settings;
    const { push } = seat;
    this.deps.notifications?.call({
      code,
      table: name,
      name: seat.name,
      push,
      isOpen: spectatorDelay === 0,
      gone: () =>
        this.deps.queue.perform(() => {
          if (seat.push === push) seat.push = null;
        }),
    });
  }

  /** True if the player is awaited, absent, and was not called lately. */
  #isWanted(seat: Seat): boolean {
    if (seat.session !== null || seat.computer || isKept(seat) || presenceOf(seat) === 'substituted') return false;
    if (!this.deps.model.awaited.includes(seat.player)) return false;
    return seat.called === null || this.deps.time.date() - seat.called >= AGAIN;
  }

  #cancel(player: PlayerId): void {
    this.#waiting.get(player)?.();
    this.#waiting.delete(player);
  }
}
