import { NO_ORDERS, type Orders } from '@illuminice/protocol';
import type { AnyBoard, PlayerId } from '@illuminice/rules';

/** A player's orders, their turn, and the window in which they cancelled auto-pass. */
interface Given {
  orders: Orders;
  turn: number | null;
  waits: number | null;
}

/** The standing orders at a table. */
export class StandingOrders {
  readonly #given = new Map<PlayerId, Given>();

  of(player: PlayerId): Orders {
    return this.#given.get(player)?.orders ?? NO_ORDERS;
  }

  give(player: PlayerId, orders: Orders, board: AnyBoard): void {
    this.#given.set(player, { orders, turn: board.turn?.number ?? null, waits: this.#given.get(player)?.waits ?? null });
  }

  /** Cancels auto-pass for a player as long as this window is open. */
  cancelAutoPass(player: PlayerId, frame: number): void {
    this.#given.set(player, { turn: null, ...this.#given.get(player), orders: this.of(player), waits: frame });
  }

  /** The player did something that all can see: they do not think any more, and their silence counts again. */
  acted(player: PlayerId): void {
    const given = this.#given.get(player);
    if (given) given.waits = null;
  }

  /** The player asked for auto-pass and did not cancel it in this window. */
  takesSilence(player: PlayerId, frame: number): boolean {
    return this.of(player).ask === 'silence' && this.#given.get(player)?.waits !== frame;
  }

  /** Somebody else plays for this player from now on. */
  forget(player: PlayerId): void {
    this.#given.delete(player);
  }

  /** Those that were given. */
  record(): Record<PlayerId, Given> {
    return Object.fromEntries(this.#given);
  }

  restore(record: ReturnType<StandingOrders['record']>): void {
    this.#given.clear();
    for (const [player, given] of Object.entries(record)) this.#given.set(player, given);
  }

  /** Ends what was meant for a turn that is over. @returns whose orders changed by that */
  expire(board: AnyBoard): PlayerId[] {
    const changed: PlayerId[] = [];
    for (const [player, given] of this.#given) {
      const { ask, noOffersFrom } = given.orders;
      if (given.turn === (board.turn?.number ?? null) || (ask !== 'nextTurn' && noOffersFrom.length === 0)) continue;
      given.orders = { ...given.orders, ask: ask === 'nextTurn' ? NO_ORDERS.ask : ask, noOffersFrom: [] };
      changed.push(player);
    }
    return changed;
  }
}
