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

interface Timing {
  readonly timer: Timer | null;
  readonly restingSince: number | null;
}

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
  /** Data of `#record`, compared without JSON. */
  #recorded: unknown = null;
  #timing: Timing = { timer: null, restingSince: null };
  #begin: NewGame | undefined;
  #entries: Entry[] = [];
  /** Stored decks chosen since the last write. */
  #decks: string[] = [];
  /** Number of intents in the stored snapshot; 0: none. */
  #snapshot = 0;
  #ended: string | null = null;
  #lines = { stored: 0, next: 0 };
  #slept = 0;

  constructor(private readonly deps: PersistenceDeps) {}

  /** Sleep of the table, in ms, by the clock of its times; negative if the clock was set back. Delays continue with their rest. */
  get slept(): number {
    return this.#slept;
  }

  /** A game with the seated players, for the next write. */
  newGame(what: { options: object; seed: string; version?: number } | { options: object; origin: string }): NewGame {
    const { lobby } = this.deps.model;
    const { version } = GAMES[lobby.settings.ruleset].ruleset;
    this.#snapshot = 0;
    this.#begin = {
      id: randomBytes(9).toString('base64url'),
      ruleset: lobby.settings.ruleset,
      version: 'seed' in what ? (what.version ?? version) : version,
      players: lobby.seats.all.map((seat) => seat.player),
      options: JSON.stringify(what.options),
      seed: 'seed' in what ? what.seed : null,
      origin: 'origin' in what ? what.origin : null,
      cast: this.#cast(),
      begun: this.deps.time.now(),
    };
    return this.#begin;
  }

  /** Notes the journal of a game that continues another one from a moment. */
  wentOn(entries: readonly Entry[]): void {
    this.#entries.push(...entries);
  }

  /** Notes an intent. @param clientSeq number of its message */
  played(player: PlayerId, intent: AnyIntent, clientSeq: number | undefined): void {
    this.#entries.push({ player, n: clientSeq ?? null, at: this.deps.time.now(), intent: JSON.stringify(intent) });
  }

  deckPlayed(id: string): void {
    this.#decks.push(id);
  }

  deck(id: string): ReturnType<Store['deck']> {
    return this.deps.store.deck(id);
  }

  newTable(): NewTable {
    const { code } = this.deps.model;
    const record = this.#readRecord();
    this.#keep(JSON.stringify(record));
    this.#timing = this.#readTiming();
    const begin = this.#begin ?? null;
    const entries = this.#entries;
    this.#begin = undefined;
    this.#entries = [];
    return { entries, code, at: this.deps.time.date(), record: this.#record, pulse: this.#pulse(this.#timing), begin, ...shelf(record) };
  }

  changes(): Omit<Change, 'rev'> | null {
    const { code, chat, table } = this.deps.model;
    const record = this.#readRecord();
    const json = sameData(record, this.#recorded) ? this.#record : JSON.stringify(record);
    const timing = this.#readTiming();
    const recorded = json !== this.#record;
    const talk = chat.unsaved(this.#lines.stored);
    if (!recorded && sameData(timing, this.#timing) && this.#entries.length === 0 && !talk) return null;
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
      talk: talk
        ? { first: this.#lines.next, lines: talk.entries.map((entry) => JSON.stringify(entry)), instead: talk.instead }
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
   * Restores the table. @param since begin of its rest, epoch ms; null: people are there
   * @throws Unplayable if the journal cannot be stepped, ZodError or SyntaxError if the data is wrong
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
    model.from = record.from;
    model.processed.restore(pulse.heard);
    model.recollections.restore(pulse.minds);
    model.chat.restore(lines);
    // Earlier releases kept those of a former game.
    if (record.stage === 'lobby') model.chat.endPromises();
    // An end outside of the journal was agreed.
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

  /** Restores the stored table if it is at this revision. @returns true if so */
  async rollBack(rev: number): Promise<boolean> {
    const stored = await this.deps.store.load(this.deps.model.code);
    if (stored?.rev !== rev) return false;
    await this.restore(stored, null);
    return true;
  }

  #readRecord(): TableRecord {
    const { stage, startWhenFull, from, lobby, orders, score, proposals, decided, paused } = this.deps.model;
    return {
      ...{
        stage,
        startWhenFull,
        from,
        settings: lobby.settings,
        seats: lobby.seats.record(),
        orders: orders.record(),
        score: score.record(),
      },
      ...{ paused, proposals, decided },
    };
  }

  /** @param record as stored */
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
    const now = this.deps.time.now();
    const awaited = JSON.stringify(this.deps.model.awaited);
    return `{"timer":${JSON.stringify(timer)},"restingSince":${restingSince},"awaited":${awaited},"at":${now},"heard":${heard},"minds":${minds}}`;
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
