import type { Packed, ServerMessages, TableMirror } from '@illuminice/protocol';
import { eventsFor, type GameTypes, hashOf, type PlayerId, rulesOf, type StepResult } from '@illuminice/rules';
import { gameOf } from '../../games/games.js';
import type { ServerGame, WindowLog } from '../../games/server-game.js';
import type { NewGame, Snapshot } from '../../store/store.js';
import { Allowance, type Exceeded } from './allowance.js';
import { RecentEvents } from './recent-events.js';

/** Intents between two snapshots, so that a table wakes quickly however long its game is. */
const MARK_EVERY = 200;

/** One game: state, stepped by its version of the rules. Knows neither connections nor journal. */
export class Table<T extends GameTypes = GameTypes> {
  readonly #step: (state: T['State'], by: PlayerId, intent: T['Intent']) => StepResult<T['Event']>;
  readonly #windowLog: WindowLog<T>;
  readonly #recent: RecentEvents<T['Event']>;
  readonly #allowance: Allowance;
  readonly opening: readonly T['Event'][];
  /** Last two snapshots, the newer one last. */
  readonly #marks: Snapshot[] = [];
  #played: number;
  /** Hash of the journal's last state, if the players agreed to end early. */
  #journalHash: string | null = null;
  #decision: T['Decision'] | null = null;

  private constructor(
    readonly kind: ServerGame<T>,
    readonly game: NewGame,
    private readonly state: T['State'],
    { played, opening }: { played: number; opening: readonly T['Event'][] } = { played: 0, opening: [] },
  ) {
    this.opening = opening;
    this.#step = rulesOf(kind.ruleset, game.version).step;
    this.#windowLog = kind.windowLog();
    this.#allowance = new Allowance(kind.costOf);
    this.#played = played;
    this.#recent = new RecentEvents(state.board.seats.map(({ player }) => player));
    this.#recent.note(opening, state.board.seq);
  }

  /** @throws RangeError if this build does not know its version of the rules */
  static begin(game: NewGame): Table {
    const { version, players, options, seed, origin } = game;
    const kind = gameOf(game.ruleset);
    if (origin !== null) return new Table(kind, game, JSON.parse(origin));
    const setup = { players: [...players], options: JSON.parse(options) as object, seed: seed ?? '' };
    const { state, events } = rulesOf(kind.ruleset, version).createGame(setup);
    return new Table(kind, game, state, { played: 0, opening: events });
  }

  /** Game after some intents. @throws Error if the state does not match the snapshot's hash */
  static at(game: NewGame, snapshot: Snapshot): Table {
    const read = JSON.parse(snapshot.state);
    if (hashOf(read) !== snapshot.hash) throw new Error('a snapshot does not have its hash');
    const table = new Table(gameOf(game.ruleset), game, read, { played: snapshot.seq, opening: [] });
    table.#marks.push(snapshot);
    return table;
  }

  get id(): string {
    return this.game.id;
  }

  /** True if it began with a seed, so that it can be replayed; scenarios begin in the middle. */
  get recorded(): boolean {
    return this.game.origin === null;
  }

  get board(): T['Board'] {
    return this.state.board;
  }

  /** Players who must decide before the game goes on. */
  get decision(): T['Decision'] {
    // Asked often between two steps.
    this.#decision ??= this.kind.ruleset.decision(this.board);
    return this.#decision;
  }

  get over(): boolean {
    return this.board.outcome !== null;
  }

  isIn(player: PlayerId): boolean {
    return this.board.seats.find((seat) => seat.player === player)?.status === 'in';
  }

  get played(): number {
    return this.#played;
  }

  get journalHash(): string {
    return this.#journalHash ?? this.hash;
  }

  /** Ends the game by agreement. @returns its events */
  endAgreed(): readonly T['Event'][] {
    this.#journalHash = this.hash;
    this.#decision = null;
    const events = this.kind.ruleset.endAgreed(this.state);
    this.#recent.note(events, this.board.seq);
    return events;
  }

  get hash(): string {
    return hashOf(this.state);
  }

  /** Older snapshot, to be stored; null: none yet. A table restored from it steps enough entries to fill its recent events. */
  get settled(): Snapshot | null {
    return this.#marks.length === 2 ? (this.#marks[0] as Snapshot) : null;
  }

  snapshot(): Snapshot {
    return { seq: this.#played, state: JSON.stringify(this.state), hash: this.hash };
  }

  /** Plays an intent, or refuses it unchanged. @throws an error of the rules in the middle of a step: the game is unusable then */
  play(by: PlayerId, intent: T['Intent']): StepResult<T['Event']> {
    const turn = this.#turn;
    this.#decision = null;
    const result = this.#step(this.state, by, intent);
    if (result.ok) {
      this.#allowance.note(by, turn, intent);
      this.#played += 1;
      this.#windowLog.note(this.board, result.events);
      this.#recent.note(result.events, this.board.seq);
      if (this.#played % MARK_EVERY === 0) {
        this.#marks.push(this.snapshot());
        if (this.#marks.length > 2) this.#marks.shift();
      }
    }
    return result;
  }

  /** Bound on intents of this kind, in addition to the rules'; a restored table counts from its snapshot. */
  exceeded(by: PlayerId, intent: T['Intent']): Exceeded | null {
    return this.#allowance.exceeded(by, this.#turn, intent);
  }

  get #turn(): number {
    return this.board.turn?.number ?? 0;
  }

  viewOf(player: PlayerId): T['View'] {
    return this.kind.ruleset.viewFor(this.state, player);
  }

  privateOf(player: PlayerId): T['View']['mine'] {
    return this.viewOf(player).mine;
  }

  /** Additions to the open window since this revision, as the player may know them. */
  addedSince(rev: number, player: PlayerId): readonly T['Event'][] {
    return eventsFor(this.#windowLog.since(this.board, rev), player);
  }

  /** Recent events, as a player (null: a spectator) may know them, oldest first. */
  pastFor(viewer: PlayerId | null): ServerMessages['past'] {
    const recent = this.#recent.of(viewer);
    return { events: this.packed(recent.map(({ event }) => event)), seqs: recent.map(({ seq }) => seq) };
  }

  leastIntentOf(player: PlayerId): T['Intent'] | null {
    return this.kind.ruleset.leastIntent(this.viewOf(player));
  }

  /** Updates the board of a room's state. */
  mirror(mirror: TableMirror): void {
    this.kind.mirrorBoard(this.board, mirror);
  }

  packed(events: readonly T['Event'][]): Packed[] {
    return this.kind.packEvents(events, this.board);
  }

  /** The events as a player (null: a spectator) may know them. */
  eventsFor(events: readonly T['Event'][], viewer: PlayerId | null): readonly T['Event'][] {
    return eventsFor(events, viewer);
  }
}
