import type { TableState } from '@illuminice/protocol';
import { Room } from 'colyseus';

/** Room with access to its seat reservations: what the library keeps for a client between its join and its socket. */
export abstract class ReservingRoom extends Room<TableState> {
  /** This is the token of a seat here. */
  protected abstract opens(token: string): boolean;

  /** A client is to open a socket under this reservation. */
  isExpected(sessionId: string): boolean {
    return Object.hasOwn(this.reservedSeats, sessionId) && Boolean(this.hasReservedSeat(sessionId));
  }

  /** The reservation's holder comes back to a seat of theirs. */
  isReturning(sessionId: string): boolean {
    const { token } = (this.reservedSeats[sessionId]?.[0] ?? {}) as { token?: unknown };
    return typeof token === 'string' && this.opens(token);
  }

  /** Somebody is to open a socket, or is about to. */
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
