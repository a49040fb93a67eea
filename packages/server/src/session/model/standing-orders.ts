import { NO_ORDERS, type Orders } from '@illuminice/protocol';
import { type AnyBoard, isPassing, type PlayerId, type Stop } from '@illuminice/rules';

/** A player's orders, their turn, and the window without auto-pass. */
interface Given {
  orders: Orders;
  /** The permanent stop that follows a temporary one. */
  usual: Stop;
  turn: number | null;
  waits: number | null;
}

export class StandingOrders {
  readonly #given = new Map<PlayerId, Given>();

  of(player: PlayerId): Orders {
    return this.#given.get(player)?.orders ?? NO_ORDERS;
  }

  give(player: PlayerId, orders: Orders, board: AnyBoard): void {
    const before = this.#given.get(player);
    const usual = isPassing(orders.ask) ? (before?.usual ?? NO_ORDERS.ask) : orders.ask;
    this.#given.set(player, { orders, usual, turn: board.turn?.number ?? null, waits: before?.waits ?? null });
  }

  cancelAutoPass(player: PlayerId, frame: number): void {
    this.#given.set(player, { turn: null, usual: NO_ORDERS.ask, ...this.#given.get(player), orders: this.of(player), waits: frame });
  }

  /** A visible act: auto-pass counts again. */
  acted(player: PlayerId): void {
    const given = this.#given.get(player);
    if (given) given.waits = null;
  }

  /** True if the player wants auto-pass and did not cancel it in this window. */
  takesSilence(player: PlayerId, frame: number): boolean {
    return this.of(player).ask === 'silence' && this.#given.get(player)?.waits !== frame;
  }

  forget(player: PlayerId): void {
    this.#given.delete(player);
  }

  record(): Record<PlayerId, Given> {
    return Object.fromEntries(this.#given);
  }

  restore(record: ReturnType<StandingOrders['record']>): void {
    this.#given.clear();
    for (const [player, given] of Object.entries(record)) this.#given.set(player, given);
  }

  /** Ends orders for a past turn, or until one's own. @returns players whose orders changed */
  expire({ turn }: AnyBoard): PlayerId[] {
    const changed: PlayerId[] = [];
    for (const [player, given] of this.#given) {
      const { ask, noOffersFrom } = given.orders;
      if (given.turn === (turn?.number ?? null)) continue;
      const isStopOver = ask === 'nextTurn' || (ask === 'ownTurn' && turn?.player === player);
      if (!isStopOver && noOffersFrom.length === 0) continue;
      given.orders = { ...given.orders, ask: isStopOver ? given.usual : ask, noOffersFrom: [] };
      changed.push(player);
    }
    return changed;
  }
}
