import { type AnyEvent, eventsFor, type PlayerId } from '@illuminice/rules';

/** Bounds of the log for late joiners: events, and bytes of JSON. */
const MOST_EVENTS = 300;
const MOST_BYTES = 48 * 1024;

/** An event, and `board.seq` after its step. */
interface Recent<E> {
  readonly seq: number;
  readonly event: E;
}

/** Recent events by viewer: how far they go back depends only on what that viewer may know. */
export class RecentEvents<E extends AnyEvent = AnyEvent> {
  readonly #of: Map<PlayerId | null, Recent<E>[]>;

  /** @param players of the game; spectators have a log of their own */
  constructor(players: readonly PlayerId[]) {
    this.#of = new Map([null, ...players].map((viewer) => [viewer, []]));
  }

  /** @param seq of the board after the step */
  note(events: readonly E[], seq: number): void {
    // One object for all viewers: each list has hundreds.
    const recent = events.map((event) => ({ seq, event }));
    for (const [viewer, list] of this.#of) {
      const known = eventsFor(events, viewer);
      if (known === events) list.push(...recent);
      else for (const event of known) list.push(recent.find((entry) => entry.event === event) ?? { seq, event });
      if (list.length > 2 * MOST_EVENTS) list.splice(0, list.length - MOST_EVENTS);
    }
  }

  /** Recent events for a player (null: a spectator), oldest first. */
  of(viewer: PlayerId | null): Recent<E>[] {
    const list = (this.#of.get(viewer) ?? []).slice(-MOST_EVENTS);
    let bytes = 0;
    const from = list.findLastIndex(({ event }) => {
      bytes += Buffer.byteLength(JSON.stringify(event));
      return bytes > MOST_BYTES;
    });
    return list.slice(from + 1);
  }
}
