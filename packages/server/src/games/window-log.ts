import type { AnyBoard, AnyEvent } from '@illuminice/rules';

type Windows = AnyBoard & { readonly frames: readonly { readonly id: number; readonly rev: number }[] };

/** Additions to the open windows, for players who answered an older revision (C-422). */
export class AddedLog<B extends Windows, E extends AnyEvent> {
  readonly #events: E[] = [];
  /** Number of events when a window was last seen at a revision. */
  readonly #seen = new Map<string, number>();

  /** @param adds true if an event raises the revision of a window, or opens one on top */
  constructor(private readonly adds: (event: E) => boolean) {}

  note({ frames }: B, events: readonly E[]): void {
    const top = frames.at(-1);
    if (!top) {
      this.#events.length = 0;
      this.#seen.clear();
      return;
    }
    this.#events.push(...events.filter(this.adds));
    this.#seen.set(`${top.id} ${top.rev}`, this.#events.length);
  }

  since({ frames }: B, rev: number): E[] {
    for (const { id } of [...frames].reverse()) {
      const from = this.#seen.get(`${id} ${rev}`);
      if (from !== undefined && from < this.#events.length) return this.#events.slice(from);
    }
    return [];
  }
}
