import { randomBytes } from 'node:crypto';
import { sameData } from '@illuminice/protocol';
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import type { Logger } from 'pino';
import { GAMES } from '../../games/games.js';
import type { Timer } from '../../games/server-game.js';
import { pulseSchemaOf, recordSchema, type TableRecord, talkSchema } from '../../store/record.js';
import type { Change, Entry, NewGame, NewTable, Store, StoredTable } from '../../store/store.js';
import type { Time } from '../../time.js';
import type { Yielding } from '../../yielding.js';
import { resume } from '../game/resume.js';
import type { Table } from '../game/table.js';
import type { TableModel } from '../model/table-model.js';

/** Parts of the pulse that require a write; timers are replaced, never changed. */
interface Timing {
  readonly timer: Timer | null;
  readonly restingSince: number | null;
}

/** Collaborators of the persistence. */
interface PersistenceDeps {
  readonly model: TableModel;
  readonly store: Store;
  readonly time: Time;
  readonly yielding: Yielding;
  readonly log: Pick<Logger, 'error'>;
}

/** Tracks unsaved changes of a table and restores it from the store. */
export class Persistence {
  #record = '';
  /** Data of `#record`, compared without writing JSON. */
  #recorded: unknown = null;
  #timing: Timing = { timer: null, restingSince: null };
  #begin: NewGame | undefined;
  #entries: Entry[] = [];
  /** Stored decks that were chosen since. */
  #decks: string[] = [];
  /** The intent that the stored snapshot was made after; 0: there is none. */
  #snapshot = 0;
  /** The game whose end is stored. */
  #ended: string | null = null;
  /** Entries of the chat that are stored, and the number that the next one gets. */
  #lines = { stored: 0, next: 0 };
  #slept = 0;

  constructor(private readonly deps: PersistenceDeps) {}

  /**
   * How long the table slept, in ms, by the clock that its times are told by; below 0 if the machine's clock was set back
   * meanwhile. What waits for its time waits for the rest of it.
   */
  get slept(): number {
    return this.#slept;
  }

  /** A game to begin with those who sit at the table, to be written with the next change. */
  newGame(what: { options: object; seed: string } | { options: object; origin: string }): NewGame {
    const { lobby } = this.deps.model;
    this.#snapshot = 0;
    this.#begin = {
      id: randomBytes(9).toString('base64url'),
      ruleset: lobby.settings.ruleset,
      version: GAMES[lobby.settings.ruleset].ruleset.version,
      players: lobby.seats.all.map((seat) => seat.player),
      options: JSON.stringify(what.options),
      seed: 'seed' in what ? what.seed : null,
      origin: 'origin' in what ? what.origin : null,
      cast: this.#cast(),
      begun: this.deps.time.now(),
    };
    return this.#begin;
  }

  /** An intent was carried out. @param clientSeq number of the message it came in */
  played(player: PlayerId, intent: AnyIntent, clientSeq: number | undefined): void {
    this.#entries.push({ player, n: clientSeq ?? null, at: this.deps.time.now(), intent: JSON.stringify(intent) });
  }

  /** A stored deck was chosen in the game that is on. */
  deckPlayed(id: string): void {
    this.#decks.push(id);
  }

  /** A deck from the store. */
  deck(id: string): ReturnType<Store['deck']> {
    return this.deps.store.deck(id);
  }

  /** The table as it is written for the first time. */
  newTable(): NewTable {
    const { code } = this.deps.model;
    const record = this.#readRecord();
    this.#keep(JSON.stringify(record));
    this.#timing = this.#readTiming();
    const begin = this.#begin ?? null;
    this.#begin = undefined;
    return { code, at: this.deps.time.date(), record: this.#record, pulse: this.#pulse(this.#timing), begin, ...shelf(record) };
  }

  changes(): Omit<Change, 'rev'> | null {
    const { code, chat, table } = this.deps.model;
    const record = this.#readRecord();
    const json = sameData(record, this.#recorded) ? this.#record : JSON.stringify(record);
    const timing = this.#readTiming();
    const recorded = json !== this.#record;
    const said = chat.unsaved(this.#lines.stored);
    if (!recorded && sameData(timing, this.#timing) && this.#entries.length === 0 && !said) return null;
    const { length } = this.#entries;
    const ends = table?.over && this.#ended !== table.id;
    const settled = table && length > 0 ? table.settled : null;
    return {
      code,
      at: this.deps.time.date(),
      pulse: this.#pulse(timing),
      ...(recorded && { record: json, shelf: shelf(record) }),
      begin: this.#begin,
      played:
        table && (length > 0 || ends)
          ? { game: table.id, first: table.played - length + 1, entries: this.#entries, decks: this.#decks }
          : undefined,
      snapshot: settled && settled.seq > this.#snapshot ? settled : undefined,
      ending: ends ? this.#ending(table) : undefined,
      talk: said
        ? { first: this.#lines.next, lines: said.entries.map((entry) => JSON.stringify(entry)), instead: said.instead }
        : undefined,
    };
  }

  saved({ record, talk, snapshot, ending, played }: Change): void {
    if (ending && played) this.#ended = played.game;
    if (snapshot) this.#snapshot = snapshot.seq;
    if (record !== undefined) this.#keep(record);
    this.#timing = this.#readTiming();
    this.#begin = undefined;
    this.#entries = [];
    this.#decks = [];
    if (!talk) return;
    const { first, lines, instead } = talk;
    this.#lines = { stored: (instead ? 0 : this.#lines.stored) + lines.length, next: first + lines.length };
    this.deps.model.chat.saved();
  }

  /**
   * Restores the table from what is stored.
   *
   * @param since since when nobody was there, in epoch ms; null: people are there
   * @throws Unplayable if the journal cannot be stepped, ZodError or SyntaxError if what is stored is not what it should be
   */
  async restore(stored: StoredTable, since: number | null): Promise<void> {
    const { model } = this.deps;
    const record = recordSchema.parse(JSON.parse(stored.record));
    const pulse = pulseSchemaOf(record.settings.ruleset).parse(JSON.parse(stored.pulse));
    const lines = stored.talk.map((line) => talkSchema.parse(JSON.parse(line)));
    const table =
      stored.game && record.stage !== 'lobby'
        ? await resume(this.deps.store, this.deps.yielding, stored.game, (problem) =>
            this.deps.log.error({ problem }, 'the snapshot of a game is damaged; its journal was stepped from the beginning'),
          )
        : null;
    Object.assign(model.lobby.settings, record.settings);
    model.lobby.seats.restore(record.seats, (player) => Math.max(0, ...(pulse.heard[player] ?? []).map(([n]) => n)));
    model.startWhenFull = record.startWhenFull;
    model.processed.restore(pulse.heard);
    model.recollections.restore(pulse.minds);
    model.chat.restore(lines);
    // Those of a former game, as an earlier release kept them.
    if (record.stage === 'lobby') model.chat.endPromises();
    // A game that ended otherwise than by its journal was ended by its players.
    if (table && stored.game?.ending && !table.over) table.endAgreed();
    model.table = table;
    this.#ended = table?.over ? table.id : null;
    const written = since === null ? null : (pulse.at ?? since);
    this.#slept = written === null ? 0 : this.deps.time.now() - written;
    model.orders.restore(record.orders);
    model.score.restore(record.score);
    model.proposals = record.proposals;
    model.decided = record.decided;
    model.paused = record.paused;
    model.clock.restore(pulse.timer);
    model.rest.since = pulse.restingSince ?? written;
    this.#begin = undefined;
    this.#entries = [];
    this.#decks = [];
    this.#snapshot = stored.game?.snapshot?.seq ?? 0;
    this.#lines = { stored: lines.length, next: stored.said };
    this.#keep(stored.record);
    this.#timing = this.#readTiming();
  }

  /** Restores the table from the store, if that still holds this revision. @returns whether it does */
  async rollBack(rev: number): Promise<boolean> {
    const stored = await this.deps.store.load(this.deps.model.code);
    if (stored?.rev !== rev) return false;
    await this.restore(stored, null);
    return true;
  }

  #readRecord(): TableRecord {
    const { stage, startWhenFull, lobby, orders, score, proposals, decided, paused } = this.deps.model;
    return {
      ...{ stage, startWhenFull, settings: lobby.settings, seats: lobby.seats.record(), orders: orders.record(), score: score.record() },
      ...{ paused, proposals, decided },
    };
  }

  /** @param record as it is stored now */
  #keep(record: string): void {
    this.#record = record;
    this.#recorded = JSON.parse(record);
  }

  #readTiming(): Timing {
    return { timer: this.deps.model.clock.timer, restingSince: this.deps.model.rest.since };
  }

  #pulse({ timer, restingSince }: Timing): string {
    const heard = this.deps.model.processed.json();
    const minds = this.deps.model.recollections.json();
    return `{"timer":${JSON.stringify(timer)},"restingSince":${restingSince},"at":${this.deps.time.now()},"heard":${heard},"minds":${minds}}`;
  }

  #ending({ board, journalHash: hash }: Table): Change['ending'] {
    const { lobby } = this.deps.model;
    const outcome = JSON.stringify(board.outcome);
    return { hash, outcome, cast: this.#cast(), public: lobby.settings.public, at: this.deps.time.date() };
  }

  #cast(): string {
    const { all } = this.deps.model.lobby.seats;
    return JSON.stringify(
      all.map(({ player, name, colour, computer, level, style }) => ({
        player,
        name,
        colour,
        computer,
        ...(computer && { level, style }),
      })),
    );
  }
}

const shelf = ({ stage, settings }: TableRecord) => ({ stage, public: settings.public });
