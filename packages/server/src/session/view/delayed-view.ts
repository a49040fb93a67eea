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

/** Result of one slice, sent after its patch. */
interface Shown {
  events: AnyEvent[];
  lines: ChatLine[];
  begun: boolean;
  changed: boolean;
}

const MOST_LINES = 200;

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
 * Delayed spectator view: replays saved intents `spectatorDelay` seconds late into a second state, the only thing that its spectators see.
 */
export class DelayedView {
  #feed: DelayedFeed | null = null;
  #table: Table | null = null;
  #mirror = new TableMirror();
  #lines: ChatLine[] = [];
  /** Latest public state besides the board; null: none yet. */
  #live: TableInfo | null = null;
  #lastLive = '';
  #watching = new WeakSet<ClientSession>();
  #alarm: (() => void) | null = null;
  /** Set while due happenings are shown in slices; resolves once all are, or the view has ended. */
  #catchingUp: Promise<void> | null = null;

  constructor(private readonly deps: DelayedViewDeps) {}

  /** True while the running game is delayed. */
  get isOpen(): boolean {
    return this.#feed !== null;
  }

  get seq(): number {
    return this.#table?.board.seq ?? 0;
  }

  /**
   * Shows a game from its beginning; spectators of its lobby join again.
   * @param delay seconds; 0: none @param lines present lines of chat @param slept ms that the table slept
   */
  begin(game: NewGame, delay: number, lines: readonly ChatLine[], slept = 0): void {
    this.end();
    if (delay === 0) return;
    this.#feed = new DelayedFeed(delay * 1000, slept);
    // Seats are public; times of promises and of the clock are unknown.
    if (this.#live) this.#mirror.writeTable({ ...this.#live, stage: 'playing', game: '', promises: [], timer: NO_TIMER });
    this.deps.sink.showDelayed(this.#mirror.state);
    const now = this.deps.time.now();
    this.#feed.addStored(now, [{ at: game.begun, happening: { kind: 'begun', game } }]);
    this.#feed.addSaid(
      now,
      lines.filter(({ from, to: recipient }) => from !== null && recipient === null),
    );
    this.update();
  }

  /** Continues a restored game; resolves once all that is due is shown. @param pages the whole journal */
  async goOn(pages: AsyncIterable<readonly Entry[]>): Promise<void> {
    for await (const page of pages) {
      if (!this.#feed) return;
      this.#feed.addStored(
        this.deps.time.now(),
        page.map((entry) => ({ at: entry.at, happening: { kind: 'stored', entry } })),
      );
      this.update();
      // Waits, so that memory holds only happenings that are not due yet.
      await this.#catchingUp;
    }
  }

  /** Ends the delay; its spectators join again. */
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

  /** The players ended the game early. */
  agreed(): void {
    this.#hold({ kind: 'agreed' });
    this.catchUp();
  }

  said(line: ChatLine): void {
    if (line.to === null) this.#hold({ kind: 'said', line });
  }

  /** Notes the latest public state besides the board. */
  noteTable(table: TableInfo): void {
    this.#live = table;
    if (!this.isOpen) return;
    const json = JSON.stringify(table);
    if (json === this.#lastLive) return;
    this.#lastLive = json;
    this.#hold({ kind: 'table', table });
  }

  /** The game is over: shows everything. */
  catchUp(): void {
    this.#feed?.release();
    this.update();
  }

  /** Sends a joining spectator the facts that they may know. @param gallery lines of spectators */
  greet(client: ClientSession, gallery: readonly ChatLine[]): void {
    this.deps.outbox.welcome(client, null, null);
    this.deps.outbox.enqueue(() => {
      this.#watching.add(client);
      const lines = [...this.#lines, ...gallery].sort((line, other) => line.at - other.at);
      if (lines.length > 0) client.connection.send('chat', { lines });
      if (this.#table) client.connection.send('past', this.#table.pastFor(null));
    });
  }

  /** Shows due happenings, in slices if it takes long. */
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
    const due = this.#feed?.dueAt ?? null;
    if (due !== null) this.#alarm = this.deps.schedule.after(due - this.deps.time.now(), () => this.update());
  }

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

  /** Shows due happenings as one step, until the slice ends: no viewer sees a board between two intents. */
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
