import { type ChatLine, CLOSE, NO_TIMER, type TableInfo, TableMirror } from '@illuminice/protocol';
import type { AnyEvent, AnyIntent, PlayerId } from '@illuminice/rules';
import { storedIntent } from '../../store/record.js';
import type { Entry, NewGame } from '../../store/store.js';
import type { Time } from '../../time.js';
import type { Yielding } from '../../yielding.js';
import type { ClientSession } from '../client-session.js';
import type { Schedule } from '../clock/schedule.js';
import type { StateSink } from '../environment.js';
import { Table } from '../game/table.js';
import { DelayedFeed, type Happening } from './delayed-feed.js';
import type { Outbox } from './outbox.js';

/** Result of one slice, for spectators to be told after the patch. */
interface Shown {
  events: AnyEvent[];
  lines: ChatLine[];
  begun: boolean;
  changed: boolean;
}

/** Lines of chat that are kept for spectators who join. */
const MOST_LINES = 200;

/** Collaborators of the delayed view; `report` gets what cannot be shown. */
interface DelayedViewDeps {
  readonly sink: StateSink;
  readonly clients: ReadonlyMap<string, ClientSession>;
  readonly outbox: Outbox;
  readonly schedule: Schedule;
  readonly time: Time;
  readonly yielding: Yielding;
  readonly report: (error: Error, where: string) => void;
}

/**
 * Delayed spectator view: replays the game's intents `spectatorDelay` seconds late into a second state. Nothing else reaches
 * a spectator of such a game, and nothing comes here before it is saved.
 */
export class DelayedView {
  /** Null: spectators see what all see. */
  #feed: DelayedFeed | null = null;
  #table: Table | null = null;
  #mirror = new TableMirror();
  #lines: ChatLine[] = [];
  /** Public state besides the board; null: nothing yet. */
  #live: TableInfo | null = null;
  #lastLive = '';
  /** Clients that have been told what came before. */
  #watching = new WeakSet<ClientSession>();
  #alarm: (() => void) | null = null;
  /** Set while what is due is shown slice by slice; resolves once all of it is, or the view has ended. */
  #catchingUp: Promise<void> | null = null;

  constructor(private readonly deps: DelayedViewDeps) {}

  /** The game that is on is shown later. */
  get isOpen(): boolean {
    return this.#feed !== null;
  }

  /** Number of the board that is shown; 0: none yet. */
  get seq(): number {
    return this.#table?.board.seq ?? 0;
  }

  /**
   * Shows a game from its beginning. Spectators who saw its lobby join once more.
   *
   * @param delay in seconds; 0: spectators see what all see
   * @param lines of chat that are there already
   * @param slept for how long the table slept since, in ms
   */
  begin(game: NewGame, delay: number, lines: readonly ChatLine[], slept = 0): void {
    this.end();
    if (delay === 0) return;
    this.#feed = new DelayedFeed(delay * 1000, slept);
    // Seats are no secret; times of promises and of the clock are not known any more.
    if (this.#live) this.#mirror.writeTable({ ...this.#live, stage: 'playing', game: '', promises: [], timer: NO_TIMER });
    this.deps.sink.showDelayed(this.#mirror.state);
    const now = this.deps.time.now();
    this.#feed.addStored(now, [{ at: game.begun, happening: { kind: 'begun', game } }]);
    this.#feed.addSaid(
      now,
      lines.filter(({ from, to }) => from !== null && to === null),
    );
    this.update();
  }

  /**
   * Goes on with what was played before the table was brought back; resolves once all that is due is shown.
   *
   * @param pages entries of the game's journal, all of them
   */
  async goOn(pages: AsyncIterable<readonly Entry[]>): Promise<void> {
    for await (const page of pages) {
      if (!this.#feed) return;
      this.#feed.addStored(
        this.deps.time.now(),
        page.map((entry) => ({ at: entry.at, happening: { kind: 'stored', entry } })),
      );
      this.update();
      // Only what is not due yet is held in memory.
      await this.#catchingUp;
    }
  }

  /** Nothing is shown later any more; those who saw it join once more. */
  end(): void {
    this.close();
    this.#table = null;
    this.#lines = [];
    this.#lastLive = '';
    this.#mirror = new TableMirror();
    for (const client of this.#delayed()) client.connection.leave(CLOSE.again);
    this.deps.sink.showDelayed(null);
  }

  played(player: PlayerId, intent: AnyIntent): void {
    this.#hold({ kind: 'played', player, intent });
  }

  /** The players agreed not to finish the game. */
  agreed(): void {
    this.#hold({ kind: 'agreed' });
    this.catchUp();
  }

  said(line: ChatLine): void {
    if (line.to === null) this.#hold({ kind: 'said', line });
  }

  /** Notes what all others see now besides the board. */
  noteTable(table: TableInfo): void {
    this.#live = table;
    if (!this.isOpen) return;
    const json = JSON.stringify(table);
    if (json === this.#lastLive) return;
    this.#lastLive = json;
    this.#hold({ kind: 'table', table });
  }

  /** The game is over, so there is nothing to keep back any more. */
  catchUp(): void {
    this.#feed?.release();
    this.update();
  }

  /** Tells a spectator who joined what it may know by now. @param gallery what spectators said */
  greet(client: ClientSession, gallery: readonly ChatLine[]): void {
    this.deps.outbox.welcome(client, null, null);
    this.deps.outbox.enqueue(() => {
      this.#watching.add(client);
      const lines = [...this.#lines, ...gallery].sort((line, other) => line.at - other.at);
      if (lines.length > 0) client.connection.send('chat', { lines });
      if (this.#table) client.connection.send('past', this.#table.pastFor(null));
    });
  }

  /** Shows whatever has been held back long enough: at once, or slice by slice, if it takes long. */
  update(): void {
    this.#stop();
    if (!this.#feed || this.#catchingUp) return;
    this.#showDue(this.deps.yielding.now());
    if (this.#isDue) {
      this.#catchingUp = this.#showInSlices().finally(() => {
        this.#catchingUp = null;
        this.update();
      });
      return;
    }
    const at = this.#feed?.dueAt ?? null;
    if (at !== null) this.#alarm = this.deps.schedule.after(at - this.deps.time.now(), () => this.update());
  }

  /** Shows nothing any more. */
  close(): void {
    this.#stop();
    this.#feed = null;
  }

  get #isDue(): boolean {
    return this.#feed?.isDue(this.deps.time.now()) ?? false;
  }

  async #showInSlices(): Promise<void> {
    while (this.#isDue) this.#showDue(await this.deps.yielding.next());
  }

  /** Shows what is due, as one step, until the slice is over: nobody sees a board between two intents. */
  #showDue(isOver: () => boolean): void {
    const shown: Shown = { events: [], lines: [], begun: false, changed: false };
    try {
      do {
        const happening = this.#feed?.take(this.deps.time.now());
        if (happening) this.#show(happening, shown);
      } while (this.#isDue && !isOver());
      this.#send(shown);
    } catch (error) {
      this.deps.report(error as Error, 'delayed view');
      this.#feed?.clear();
      for (const client of this.#delayed()) client.connection.leave(CLOSE.broken);
    }
  }

  #stop(): void {
    this.#alarm?.();
    this.#alarm = null;
  }

  #hold(happening: Happening): void {
    if (!this.#feed) return;
    this.#feed.add(this.deps.time.now(), happening);
    this.update();
  }

  #show(happening: Happening, shown: Shown): void {
    switch (happening.kind) {
      case 'said':
        shown.lines.push(happening.line);
        return;
      case 'table':
        this.#mirror.writeTable(happening.table);
        break;
      case 'begun':
        this.#table = Table.begin(happening.game);
        shown.events.push(...this.#table.opening);
        shown.begun = true;
        break;
      case 'agreed':
        shown.events.push(...(this.#table?.endAgreed() ?? []));
        break;
      case 'stored':
        shown.events.push(...this.#step(happening.entry.player, storedIntent((this.#table as Table).game.ruleset, happening.entry.intent)));
        break;
      case 'played':
        shown.events.push(...this.#step(happening.player, happening.intent));
        break;
    }
    shown.changed = true;
  }

  #step(player: PlayerId, intent: AnyIntent): readonly AnyEvent[] {
    const result = (this.#table as Table).play(player, intent);
    if (!result.ok) throw new Error(`what was carried out at the table is refused when it is shown (${result.refusal.code})`);
    return result.events;
  }

  #send({ events, lines, begun, changed }: Shown): void {
    const delayed = this.#delayed();
    const send = (type: 'chat' | 'events', message: never) => {
      for (const client of delayed) if (this.#watching.has(client)) client.connection.send(type, message);
    };
    if (changed) this.#table?.mirror(this.#mirror);
    if (changed) this.deps.sink.patch('delayed');
    const known = this.#table?.eventsFor(events, null) ?? [];
    if (begun || known.length > 0) send('events', { seq: this.seq, events: this.#table?.packed(known) ?? [] } as never);
    this.#lines = [...this.#lines, ...lines].slice(-MOST_LINES);
    if (lines.length > 0) send('chat', { lines: lines.slice(-MOST_LINES) } as never);
  }

  #delayed(): ClientSession[] {
    return [...this.deps.clients.values()].filter(({ isDelayed }) => isDelayed);
  }
}
