import type { PlayerId } from '@illuminice/rules';
import type { Caller } from '../../notifications/notifications.js';
import type { Time } from '../../time.js';
import type { Schedule } from '../clock/schedule.js';
import type { TableModel } from '../model/table-model.js';
import type { WriteQueue } from '../queue/write-queue.js';
import { isKept, presenceOf, type Seat } from '../seats/seats.js';
import type { Outbox } from '../view/outbox.js';

/** Who was called and did not come is called again after so long, in ms. */
const AGAIN = 24 * 60 * 60_000;

/**
 * Calls players who are waited for and are not at the table. For whom a table waits is public, and that is all that a call
 * tells. Each is called once until they come back, or a day later.
 */
export class TurnCalls {
  readonly #waiting = new Map<PlayerId, () => void>();

  /** @param caller null: nobody is called */
  constructor(
    private readonly model: TableModel,
    private readonly queue: WriteQueue,
    private readonly outbox: Outbox,
    private readonly schedule: Schedule,
    private readonly time: Time,
    private readonly caller: Caller | null,
  ) {}

  /** Looks at whom the table waits for now. */
  update(): void {
    if (!this.caller) return;
    for (const seat of this.model.lobby.seats.all) {
      if (seat.session !== null) seat.called = null;
      if (!this.#isWanted(seat)) this.#cancel(seat.player);
      else if (!this.#waiting.has(seat.player))
        this.#waiting.set(
          seat.player,
          this.schedule.after(this.caller.after, () => this.#due(seat.player)),
        );
    }
  }

  /** The table closes: whoever was to be called is called now. */
  flush(): void {
    for (const player of [...this.#waiting.keys()]) this.#due(player);
  }

  #due(player: PlayerId): void {
    this.#cancel(player);
    this.queue.attempt(() => {
      const seat = this.model.lobby.seats.get(player);
      if (!seat || !this.#isWanted(seat)) return;
      seat.called = this.time.date();
      // Told once it is stored, so that no crash makes it twice.
      this.outbox.enqueue(() => this.#call(seat));
    });
  }

  #call(seat: Seat): void {
    const { code, lobby } = this.model;
    const { name, spectatorDelay } = lobby.settings;
    const { push } = seat;
    this.caller?.call({
      code,
      table: name,
      name: seat.name,
      push,
      isOpen: spectatorDelay === 0,
      gone: () =>
        this.queue.perform(() => {
          if (seat.push === push) seat.push = null;
        }),
    });
  }

  /** Whether somebody should come who is not there, and was not called lately. */
  #isWanted(seat: Seat): boolean {
    const { table, paused } = this.model;
    if (!table || table.over || paused || seat.session !== null || seat.computer || isKept(seat)) return false;
    if (presenceOf(seat) === 'substituted' || !table.decision.who.includes(seat.player)) return false;
    return seat.called === null || this.time.date() - seat.called >= AGAIN;
  }

  #cancel(player: PlayerId): void {
    this.#waiting.get(player)?.();
    this.#waiting.delete(player);
  }
}
