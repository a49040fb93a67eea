import type { Silence, WireRefusal } from '@illuminice/protocol';
import { decision, type Intent, type PlayerId } from '@illuminice/rules';
import type { StandingOrders } from '../table/orders.js';
import type { Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import { pause, type Time } from '../table/time.js';
import { after } from './after.js';

/** What silence needs of the room. */
interface Room {
  readonly time: Time;
  /** After how many ms at most silence is an answer; 0: never. */
  readonly silence: number;
  act(player: PlayerId, intent: Intent): WireRefusal | null;
  readonly pause: number;
  attempt(work: () => void): void;
  /** Tells one player, and nobody else. */
  tellPlayer(player: PlayerId, type: 'silence', message: Silence): void;
}

/**
 * Turns the silence of those who are asked into a `done`, each after a pause of one distribution, so that nobody who has
 * nothing to say has to say it. Only of people who are there: who lost his connection could not say `wait`.
 */
export class Silences {
  readonly #kept = new Map<PlayerId, { silence: Silence; cancel: () => void }>();

  constructor(
    private readonly room: Room,
    private readonly orders: StandingOrders,
  ) {}

  /** When the player's silence becomes an answer; null: never. */
  of(player: PlayerId): Silence | null {
    return this.#kept.get(player)?.silence ?? null;
  }

  /** Looks whether the seat is asked anew, or no longer. A window asks anew with each revision. */
  look({ player, session, computer }: Seat, { board }: Table): void {
    const { room } = this;
    const { frame, rev } = decision(board);
    const takes = room.silence > 0 && session !== null && !computer && this.orders.takesSilence(board, player);
    const running = this.of(player);
    if (takes && running?.frame === frame && running.rev === rev) return;
    this.#forget(player);
    if (!takes || frame === null) return;
    const ms = pause(room.time, room.silence);
    const silence = { frame, rev, at: room.time.now() + ms };
    const cancel = after(room, ms, () => {
      this.#kept.delete(player);
      room.act(player, { type: 'done', rev });
    });
    this.#kept.set(player, { silence, cancel });
    room.tellPlayer(player, 'silence', silence);
  }

  stop(): void {
    for (const player of [...this.#kept.keys()]) this.#forget(player);
  }

  #forget(player: PlayerId): void {
    this.#kept.get(player)?.cancel();
    this.#kept.delete(player);
  }
}
