import type { Silence } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import type { Outbox } from '../view/outbox.js';

/** Announced auto-passes; players get their own. */
export class AutoPass {
  readonly #told = new Map<PlayerId, Silence>();

  constructor(private readonly outbox: Outbox) {}

  /** When auto-pass answers for a player; null: never. */
  of(player: PlayerId): Silence | null {
    return this.#told.get(player) ?? null;
  }

  /** Announces a player's auto-pass, if changed. @param silence null: none */
  set(player: PlayerId, silence: Silence | null): void {
    const told = this.#told.get(player);
    if (!silence) {
      this.#told.delete(player);
      return;
    }
    if (told?.frame === silence.frame && told.rev === silence.rev && told.at === silence.at) return;
    this.#told.set(player, silence);
    this.outbox.sendTo(player, 'silence', silence);
  }

  forget(): void {
    this.#told.clear();
  }
}
