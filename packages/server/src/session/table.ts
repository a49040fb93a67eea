import { GAMES, type Packed } from '@illuminice/protocol';
import { eventsFor, hashOf, type PlayerId, rulesOf, type StepResult } from '@illuminice/rules';
import { classic, type GameEvent, type Intent, type Options, type State, type View, viewFor } from '@illuminice/rules/classic';
import { WindowLog } from '../games/classic/window-log.js';
import type { NewGame, Snapshot } from '../store/store.js';
import { Allowance, type Exceeded } from './allowance.js';
import { RecentEvents } from './recent-events.js';

/** After so many intents the whole state is set down, so that a table comes back at once however long its game is. */
const MARK_EVERY = 200;

/** One game: its state, stepped by the rules it began with. Knows nothing of connections and keeps no journal. */
export class Table {
  readonly #step: (state: State, by: PlayerId, intent: Intent) => StepResult<GameEvent>;
  readonly #additions = new WindowLog();
  readonly #lately: RecentEvents;
  readonly #allowance = new Allowance();
  /** The last two states that were set down, the newer one last. */
  readonly #marks: Snapshot[] = [];
  /** Intents carried out so far. */
  #played: number;

  private constructor(
    /** What it was made of. */
    readonly game: NewGame,
    private readonly state: State,
    played: number,
    /** What happened while the game was set up. */
    readonly opening: readonly GameEvent[],
  ) {
    this.#step = rulesOf(classic, game.version).step;
    this.#played = played;
    this.#lately = new RecentEvents(state.board.seats.map(({ player }) => player));
    this.#lately.note(opening);
  }

  /** @throws RangeError if this build does not know the rules of that game's version */
  static begin(game: NewGame): Table {
    const { version, players, options, seed, origin } = game;
    if (origin !== null) return new Table(game, JSON.parse(origin) as State, 0, []);
    const setup = { players: [...players], options: JSON.parse(options) as Options, seed: seed ?? '' };
    const { state, events } = rulesOf(classic, version).createGame(setup);
    return new Table(game, state, 0, events);
  }

  /**
   * A game after some of its intents.
   *
   * @throws Error if the state is not the one that the snapshot was made of
   */
  static at(game: NewGame, snapshot: Snapshot): Table {
    const read = JSON.parse(snapshot.state) as State;
    if (hashOf(read) !== snapshot.hash) throw new Error('a snapshot does not have its hash');
    const table = new Table(game, read, snapshot.seq, []);
    table.#marks.push(snapshot);
    return table;
  }

  get id(): string {
    return this.game.id;
  }

  /** Whether it began with a seed, so that it can be played back from there; a scenario begins in the middle. */
  get recorded(): boolean {
    return this.game.origin === null;
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
    return hashOf(this.state);
  }

  /**
   * The state of a while ago that is to be stored; null: the game is younger. A table that is brought back from it has
   * stepped enough by itself to tell what happened lately.
   */
  get settled(): Snapshot | null {
    return this.#marks.length === 2 ? (this.#marks[0] as Snapshot) : null;
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
    const turn = this.#turn;
    const result = this.#step(this.state, by, intent);
    if (result.ok) {
      this.#allowance.note(by, turn, intent);
      this.#played += 1;
      this.#additions.note(this.board, result.events);
      this.#lately.note(result.events);
      if (this.#played % MARK_EVERY === 0) {
        this.#marks.push(this.snapshot());
        if (this.#marks.length > 2) this.#marks.shift();
      }
    }
    return result;
  }

  /**
   * Why a player may not send this now, whatever the rules say: there were too many of its kind. A table that was brought
   * back counts from the snapshot that it was brought back from.
   */
  exceeded(by: PlayerId, intent: Intent): Exceeded | null {
    return this.#allowance.exceeded(by, this.#turn, intent);
  }

  get #turn(): number {
    return this.board.turn?.number ?? 0;
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

  /** What happened lately, as a player (null: a spectator) may know it, oldest first. */
  pastFor(viewer: PlayerId | null): GameEvent[] {
    return this.#lately.of(viewer);
  }

  /** The events as they are sent. */
  packed(events: readonly GameEvent[]): Packed[] {
    return GAMES[this.board.ruleset].packEvents(events, this.board);
  }

  /** The events as a player (null: a spectator) may know them. */
  eventsFor(events: readonly GameEvent[], viewer: PlayerId | null): GameEvent[] {
    return eventsFor(events, viewer);
  }
}
