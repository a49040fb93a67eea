import type { TableState } from '@illuminice/protocol';
import { Room } from 'colyseus';

/** Room with access to its seat reservations, which the library keeps between a client's join and its socket. */
export abstract class ReservingRoom extends Room<TableState> {
  protected abstract opens(token: string): boolean;

  isExpected(sessionId: string): boolean {
    return Object.hasOwn(this.reservedSeats, sessionId) && Boolean(this.hasReservedSeat(sessionId));
  }

  isReturning(sessionId: string): boolean {
    const { token } = (this.reservedSeats[sessionId]?.[0] ?? {}) as { token?: unknown };
    return typeof token === 'string' && this.opens(token);
  }

  protected get awaitsSomebody(): boolean {
    return Object.keys(this.reservedSeats).length > 0;
  }

  /** Drops pending reservations, so that disconnecting does not wait for them. */
  override disconnect(code?: number): Promise<void> {
    for (const [sessionId, timeout] of Object.entries(this.reservedSeatTimeouts)) {
      clearTimeout(timeout);
      delete this.reservedSeatTimeouts[sessionId];
      delete this.reservedSeats[sessionId];
    }
    return super.disconnect(code) as Promise<void>;
  }
}
