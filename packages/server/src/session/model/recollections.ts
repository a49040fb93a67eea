import type { PlayerId } from '@illuminice/rules';

/** Memory of a computer player for a whole game. */
export interface Recollection {
  /** Seed of every random choice that this player makes in the game. */
  readonly seed: number;
  /** Grudges, promises, what was offered: as its mind made it, plain JSON; null: nothing yet. */
  readonly memory: unknown;
}

/** As it is stored. */
export interface StoredRecollections {
  readonly game: string;
  readonly of: Readonly<Record<PlayerId, Recollection>>;
}

/** Memories of computer players in the current game. Nobody else sees them. */
export class Recollections {
  #game = '';
  readonly #kept = new Map<PlayerId, Recollection>();
  /** As it is stored; null: it has changed since. */
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

  /** Stored form. It is written with every intent, so unchanged parts keep their text. */
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
