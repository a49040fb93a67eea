import {
  createGame,
  eventsFor,
  type GameEvent,
  type Intent,
  type Options,
  type PlayerId,
  type State,
  type StepResult,
  step,
  type View,
  viewFor,
} from '@illuminice/rules';
import { Additions } from './additions.js';

/** What happened when a player asked for something, or that the rules themselves failed and the game stands where it was. */
export type Played = StepResult<GameEvent> | { ok: false; failed: unknown };

/** One game: its state, and the journal that can bring it back. Knows nothing of connections. */
export class Table {
  #state: State;
  /** What happened while the game was set up. */
  readonly opening: readonly GameEvent[];
  readonly #additions = new Additions();
  readonly #journal: { by: PlayerId; intent: Intent }[] = [];

  private constructor(private readonly origin: () => { state: State; events: readonly GameEvent[] }) {
    const { state, events } = origin();
    this.#state = state;
    this.opening = events;
  }

  /** @param seed 32 random bytes as hex */
  static begin(players: PlayerId[], options: Options, seed: string): Table {
    return new Table(() => createGame({ players, options, seed }));
  }

  /** A game in the middle, from a scenario. */
  static from(state: State): Table {
    return new Table(() => ({ state: structuredClone(state), events: [] }));
  }

  get board(): State['board'] {
    return this.#state.board;
  }

  get over(): boolean {
    return this.#state.board.phase === 'over';
  }

  /** Carries an intent out, or says why not and changes nothing. */
  play(by: PlayerId, intent: Intent): Played {
    try {
      const result = step(this.#state, by, intent);
      if (result.ok) {
        this.#journal.push({ by, intent });
        this.#additions.note(this.board, result.events);
      }
      return result;
    } catch (failed) {
      // The rules threw in the middle of a change: step everything before it again.
      this.#state = this.origin().state;
      for (const entry of this.#journal) step(this.#state, entry.by, entry.intent);
      return { ok: false, failed };
    }
  }

  /** All that a player may see. */
  viewOf(player: PlayerId): View {
    return viewFor(this.#state, player);
  }

  /** What a player alone may see. */
  privateOf(player: PlayerId) {
    return this.viewOf(player).mine;
  }

  /** What was added to the open window after it was at this revision, as the player may know it. */
  addedSince(rev: number, player: PlayerId): GameEvent[] {
    return eventsFor(this.#additions.since(this.board, rev), player);
  }

  /** The events as a player (null: a spectator) may know them. */
  eventsFor(events: readonly GameEvent[], viewer: PlayerId | null): GameEvent[] {
    return eventsFor(events, viewer);
  }
}
