import type { Silence } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/** What silence needs of the room. */
export interface SilencesRoom {
  /** Tells one player, and nobody else. */
  tellPlayer(player: PlayerId, type: 'silence', message: Silence): void;
}

/** Whose silence becomes a `done`, and when: each is told of their own. */
export class Silences {
  readonly #told = new Map<PlayerId, Silence>();

  constructor(private readonly room: SilencesRoom) {}

  /** When the player's silence becomes an answer; null: never. */
  of(player: PlayerId): Silence | null {
    return this.#told.get(player) ?? null;
  }

  /** Tells a player when their silence becomes an answer, if that is news. @param silence null: it does not */
  tell(player: PlayerId, silence: Silence | null): void {
    const told = this.#told.get(player);
    if (!silence) {
      this.#told.delete(player);
      return;
    }
    if (told?.frame === silence.frame && told.rev === silence.rev && told.at === silence.at) return;
    this.#told.set(player, silence);
    this.room.tellPlayer(player, 'silence', silence);
  }

  forget(): void {
    this.#told.clear();
  }
}
