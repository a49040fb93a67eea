import { type ClockName, NO_TIMER, type TableWhy, type TimerInfo, type WireRefusal } from '@illuminice/protocol';
import type { AnyDecision, PlayerId } from '@illuminice/rules';
import type { Timer } from '../../games/server-game.js';
import { refuse } from '../../refuse.js';
import type { Table } from '../game/table.js';
import type { Lobby } from '../lobby/lobby.js';
import { presenceOf, type Seat } from '../seats/seats.js';

/** Longest standstill of a clock for a lost connection, in ms. */
export const LONGEST_STANDSTILL = 45_000;

/** A standstill of the clock: window, player, latest end (epoch ms). */
export interface Standstill {
  readonly frame: number;
  readonly players: readonly PlayerId[];
  readonly until: number;
}

/** Clock of a game: timer of the open question, and its standstill. */
export class GameClock {
  #timer: Timer | null = null;
  #standstill: Standstill | null = null;
  /** When it was last updated, epoch ms. */
  #updatedAt = 0;

  get timer(): Timer | null {
    return this.#timer;
  }

  get standsStill(): boolean {
    return this.#standstill !== null;
  }

  /** Next time-out or end of a standstill, epoch ms; null: nothing runs. */
  get due(): number | null {
    return this.#standstill?.until ?? this.#timer?.at ?? null;
  }

  restore(timer: Timer | null): void {
    this.#timer = timer;
    this.#standstill = null;
  }

  clear(): void {
    this.#timer = null;
  }

  /**
   * Updates it for a new board; returns who must decide. @param now epoch ms @param restedSince begin of the rest that just ended, or null
   */
  update({ board, decision, kind }: Table, { seats, settings, isStepped }: Lobby, now: number, restedSince: number | null): AnyDecision {
    const stoodSince = this.#standstill ? this.#updatedAt : restedSince;
    if (stoodSince !== null && this.#timer) {
      const stood = now - stoodSince;
      this.#timer = { ...this.#timer, since: this.#timer.since + stood, at: this.#timer.at + stood };
    }
    this.#updatedAt = now;
    this.#timer = kind.clock.nextTimer(this.#timer, board, isStepped ? 'off' : settings.clock, now);
    this.#standstill = this.#timer && standstill(this.#standstill, decision, seats.all, now);
    return decision;
  }

  /** @returns why the player gets no more time; null: they have it */
  moreTime({ board, kind }: Table, name: ClockName, player: PlayerId): WireRefusal | null {
    return this.#change(this.#timer && kind.clock.withMoreTime(this.#timer, board, name, player), 'noMoreTime');
  }

  /** @returns why the dice cannot be held; null: they are */
  hold({ board, kind }: Table, player: PlayerId): WireRefusal | null {
    return this.#change(this.#timer && kind.clock.withDiceHeld(this.#timer, board, player), 'cannotHold');
  }

  /** Public state of the clock. @param isResting true if time stands still at the table */
  info(isResting: boolean): TimerInfo {
    const timer = this.#timer;
    if (!timer) return NO_TIMER;
    const { kind, frame, at: due, more, held } = timer;
    const standing = isResting ? null : this.#standstill;
    return {
      kind,
      frame,
      at: isResting || standing ? 0 : due,
      more: [...more],
      held,
      pausedFor: [...(standing?.players ?? [])],
      pauseEnds: standing?.until ?? 0,
    };
  }

  #change(timer: Timer | null, otherwise: TableWhy): WireRefusal | null {
    if (!this.#timer) return refuse('noClock');
    if (!timer) return refuse(otherwise);
    this.#timer = timer;
    return null;
  }
}

/**
 * Standstill of the clock on a new board: once a game and player, while the window waits for a lost connection. Marks the seats.
 * @param before the former one @param now epoch ms
 */
function standstill(before: Standstill | null, { frame, who }: AnyDecision, seats: readonly Seat[], now: number): Standstill | null {
  if (frame === null) return null;
  const missing = seats.filter((seat) => presenceOf(seat) === 'reconnecting' && who.includes(seat.player));
  const going = before?.frame === frame && now < before.until ? missing.filter(({ player }) => before.players.includes(player)) : [];
  const fresh = missing.filter((seat) => !seat.absence.paused && !going.includes(seat));
  for (const { absence } of fresh) absence.paused = true;
  if (fresh.length === 0 && going.length === 0) return null;
  const players = [...going, ...fresh].map(({ player }) => player);
  return { frame, players, until: fresh.length > 0 || !before ? now + LONGEST_STANDSTILL : before.until };
}
