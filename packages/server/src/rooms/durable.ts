import { randomBytes } from 'node:crypto';
import type { Stage } from '@illuminice/protocol';
import { type Intent, type Options, type PlayerId, RULES_VERSION } from '@illuminice/rules';
import { pulseSchema, recordSchema, type TableRecord, talkSchema } from '../store/record.js';
import { resume } from '../store/resume.js';
import type { Change, Entry, NewGame, NewTable, Store, StoredTable } from '../store/store.js';
import type { HeardMessages } from '../table/heard.js';
import type { Lobby } from '../table/lobby.js';
import type { Table } from '../table/table.js';
import type { Talk } from '../table/talk.js';
import type { Time } from '../table/time.js';
import type { Runner } from './runner.js';

/** What of a room outlives the process. */
export interface Lasting {
  readonly roomId: string;
  readonly lobby: Lobby;
  readonly talk: Talk;
  readonly runner: Runner;
  readonly heard: HeardMessages;
  readonly stage: Stage;
  readonly time: Time;
  startWhenFull: boolean;
  table: Table | null;
}

/** Knows what of a table is stored, finds out what changed since, and makes it again what was stored. */
export class Durable {
  #record = '';
  #timing = '';
  #begin: NewGame | undefined;
  #entries: Entry[] = [];
  /** The intent that the stored snapshot was made after; 0: there is none. */
  #snapshot = 0;
  /** Entries of talk that are stored, and the number that the next one gets. */
  #lines = { stored: 0, next: 0 };
  #slept = 0;

  constructor(private readonly room: Lasting) {}

  /**
   * How long the table slept, in ms, by the clock that its times are told by; below 0 if the machine's clock was set back
   * meanwhile. What waits for its time waits for the rest of it.
   */
  get slept(): number {
    return this.#slept;
  }

  /** A game to begin with those who sit at the table, to be written with the next change. */
  newGame(what: { options: Options; seed: string } | { options: Options; origin: string }): NewGame {
    const { lobby, time } = this.room;
    this.#snapshot = 0;
    this.#begin = {
      id: randomBytes(9).toString('base64url'),
      ruleset: 'classic',
      version: RULES_VERSION,
      players: lobby.seats.all.map((seat) => seat.player),
      options: JSON.stringify(what.options),
      seed: 'seed' in what ? what.seed : null,
      origin: 'origin' in what ? what.origin : null,
      cast: this.#cast(),
      begun: time.now(),
    };
    return this.#begin;
  }

  /** An intent was carried out. @param n number of the message it came in */
  played(player: PlayerId, intent: Intent, n: number | undefined): void {
    this.#entries.push({ player, n: n ?? null, at: this.room.time.now(), intent: JSON.stringify(intent) });
  }

  /** The table as it is written for the first time. */
  newTable(): NewTable {
    const { roomId: code, time } = this.room;
    const record = this.#readRecord();
    this.#record = JSON.stringify(record);
    this.#timing = this.#readTiming();
    const begin = this.#begin ?? null;
    this.#begin = undefined;
    return { code, at: time.date(), record: this.#record, pulse: this.#pulse(this.#timing), begin, ...shelf(record) };
  }

  changes(): Omit<Change, 'rev'> | null {
    const { roomId: code, time, talk, table } = this.room;
    const record = this.#readRecord();
    const json = JSON.stringify(record);
    const timing = this.#readTiming();
    const recorded = json !== this.#record;
    const said = talk.unsaved(this.#lines.stored);
    if (!recorded && timing === this.#timing && this.#entries.length === 0 && !said) return null;
    const { length } = this.#entries;
    const settled = table && length > 0 ? table.settled : null;
    return {
      code,
      at: time.date(),
      pulse: this.#pulse(timing),
      ...(recorded && { record: json, shelf: shelf(record) }),
      begin: this.#begin,
      played: table && length > 0 ? { game: table.id, first: table.played - length + 1, entries: this.#entries } : undefined,
      snapshot: settled && settled.seq > this.#snapshot ? settled : undefined,
      ending: table?.over && length > 0 ? this.#ending(table) : undefined,
      talk: said
        ? { first: this.#lines.next, lines: said.entries.map((entry) => JSON.stringify(entry)), instead: said.instead }
        : undefined,
    };
  }

  saved({ record, talk, snapshot }: Change): void {
    if (snapshot) this.#snapshot = snapshot.seq;
    if (record !== undefined) this.#record = record;
    this.#timing = this.#readTiming();
    this.#begin = undefined;
    this.#entries = [];
    if (!talk) return;
    const { first, lines, instead } = talk;
    this.#lines = { stored: (instead ? 0 : this.#lines.stored) + lines.length, next: first + lines.length };
    this.room.talk.saved();
  }

  /**
   * Makes the room what was stored.
   *
   * @param since since when nobody was there, in epoch ms; null: people are there
   * @throws Unplayable if the journal cannot be stepped, ZodError or SyntaxError if what is stored is not what it should be
   */
  async restore(stored: StoredTable, store: Store, since: number | null, report: (problem: string) => void): Promise<void> {
    const { room } = this;
    const record = recordSchema.parse(JSON.parse(stored.record));
    const pulse = pulseSchema.parse(JSON.parse(stored.pulse));
    const lines = stored.talk.map((line) => talkSchema.parse(JSON.parse(line)));
    const table = stored.game && record.stage !== 'lobby' ? await resume(store, stored.game, report) : null;
    Object.assign(room.lobby.settings, record.settings);
    room.lobby.seats.restore(record.seats, (player) => Math.max(0, ...(pulse.heard[player] ?? []).map(([n]) => n)));
    room.startWhenFull = record.startWhenFull;
    room.heard.restore(pulse.heard);
    room.talk.restore(lines);
    // Those of a former game, as an earlier release kept them.
    if (record.stage === 'lobby') room.talk.endPromises();
    room.table = table;
    const written = since === null ? null : (pulse.at ?? since);
    this.#slept = written === null ? 0 : room.time.now() - written;
    room.runner.restore(record.orders, pulse.timer, pulse.restingSince ?? written);
    this.#begin = undefined;
    this.#entries = [];
    this.#snapshot = stored.game?.snapshot?.seq ?? 0;
    this.#lines = { stored: lines.length, next: stored.said };
    this.#record = stored.record;
    this.#timing = this.#readTiming();
  }

  #readRecord(): TableRecord {
    const { stage, startWhenFull, lobby, runner } = this.room;
    return { stage, startWhenFull, settings: lobby.settings, seats: lobby.seats.record(), orders: runner.orders.record() };
  }

  #readTiming(): string {
    return JSON.stringify(this.room.runner.timing);
  }

  #pulse(timing: string): string {
    const { heard, time } = this.room;
    return `${timing.slice(0, -1)},"at":${time.now()},"heard":${JSON.stringify(heard.record())}}`;
  }

  #ending({ board, hash }: Table): Change['ending'] {
    const { lobby, time } = this.room;
    const outcome = JSON.stringify(board.outcome);
    return { hash, outcome, cast: this.#cast(), public: lobby.settings.public, at: time.date() };
  }

  #cast(): string {
    return JSON.stringify(this.room.lobby.seats.all.map(({ player, name, colour, computer }) => ({ player, name, colour, computer })));
  }
}

const shelf = ({ stage, settings }: TableRecord) => ({ stage, public: settings.public });
