import {
  eventsFor,
  type GameEvent,
  type Intent,
  type Options,
  type PlayerId,
  rulesOf,
  type State,
  type StepResult,
  stateHash,
  type View,
  viewFor,
} from '@illuminice/rules';
import type { NewGame, Snapshot } from '../store/store.js';
import { Additions } from './additions.js';

/** One game: its state, stepped by the rules it began with. Knows nothing of connections and keeps no journal. */
export class Table {
  readonly #step: (state: State, by: PlayerId, intent: Intent) => StepResult<GameEvent>;
  readonly #additions = new Additions();
  /** Intents carried out so far. */
  #played: number;

  private constructor(
    readonly id: string,
    version: number,
    private readonly state: State,
    played: number,
    /** What happened while the game was set up. */
    readonly opening: readonly GameEvent[],
  ) {
    this.#step = rulesOf(version).step;
    this.#played = played;
  }

  /** @throws RangeError if this build does not know the rules of that game's version */
  static begin({ id, version, players, options, seed, origin }: NewGame): Table {
    if (origin !== null) return new Table(id, version, JSON.parse(origin) as State, 0, []);
    const setup = { players: [...players], options: JSON.parse(options) as Options, seed: seed ?? '' };
    const { state, events } = rulesOf(version).createGame(setup);
    return new Table(id, version, state, 0, events);
  }

  /**
   * A game after some of its intents.
   *
   * @throws Error if the state is not the one that the snapshot was made of
   */
  static at({ id, version }: NewGame, { seq, state, hash }: Snapshot): Table {
    const read = JSON.parse(state) as State;
    if (stateHash(read) !== hash) throw new Error('a snapshot does not have its hash');
    return new Table(id, version, read, seq, []);
  }

  get board(): State['board'] {
    return this.state.board;
  }

  get over(): boolean {
    return this.state.board.phase === 'over';
  }

  get played(): number {
    return this.#played;
  }

  /** SHA-256 of the whole state. */
  get hash(): string {
    return stateHash(this.state);
  }

  snapshot(): Snapshot {
    return { seq: this.#played, state: JSON.stringify(this.state), hash: this.hash };
  }

  /**
   * Carries an intent out, or says why not and changes nothing.
   *
   * @throws whatever the rules threw in the middle of a change: this game is good for nothing any more
   */
  play(by: PlayerId, intent: Intent): StepResult<GameEvent> {
    const result = this.#step(this.state, by, intent);
    if (result.ok) {
      this.#played += 1;
      this.#additions.note(this.board, result.events);
    }
    return result;
  }

  /** All that a player may see. */
  viewOf(player: PlayerId): View {
    return viewFor(this.state, player);
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
