import type { PlayerId } from '@illuminice/rules';

/** Memory of a computer player for a whole game. */
export interface Recollection {
  readonly seed: number;
  /** Memory of its mind, as plain JSON: grudges, promises, offers; null: none yet. */
  readonly memory: unknown;
}

export interface StoredRecollections {
  readonly game: string;
  readonly of: Readonly<Record<PlayerId, Recollection>>;
}

/** Memories of computer players in the present game; nobody else sees them. */
export class Recollections {
  #game = '';
  readonly #kept = new Map<PlayerId, Recollection>();
  /** Stored JSON; null: changed. */
  #json: string | null = 'null';

  of(game: string, player: PlayerId): Recollection | undefined {
    return game === this.#game ? this.#kept.get(player) : undefined;
  }

  keep(game: string, player: PlayerId, recollection: Recollection): void {
    if (game !== this.#game) this.#kept.clear();
    this.#game = game;
    this.#kept.set(player, recollection);
    this.#json = null;
  }

  /** Stored JSON; written with every intent, so unchanged parts are cached. */
  json(): string {
    this.#json ??= JSON.stringify({ game: this.#game, of: Object.fromEntries(this.#kept) } satisfies StoredRecollections);
    return this.#json;
  }

  restore(stored: StoredRecollections | null): void {
    this.#game = stored?.game ?? '';
    this.#kept.clear();
    for (const [player, recollection] of Object.entries(stored?.of ?? {})) this.#kept.set(player, recollection);
    this.#json = stored ? null : 'null';
  }
}
