import { BoardState, type ChatLine, CLOSE, TableState } from '@illuminice/protocol';
import type { GameEvent, Intent, PlayerId } from '@illuminice/rules';
import type { Client } from 'colyseus';
import { slice, sliceOfNow } from '../slices.js';
import { storedIntent } from '../store/record.js';
import type { Entry, NewGame } from '../store/store.js';
import { mirrorBoard } from '../table/mirror.js';
import { readScene, type Scene, writeScene } from '../table/scene.js';
import { Table } from '../table/table.js';
import type { Time } from '../table/time.js';
import type { Audience } from './audience.js';
import { StateEncoder, seesLater, type TwoStates } from './two-states.js';

/** What it needs of the room. */
interface Showing {
  readonly clients: Iterable<Client>;
  readonly audience: Audience;
  readonly states: TwoStates;
  readonly state: TableState;
  readonly time: Time;
  onUncaughtException(error: Error, where: string): void;
}

/** Something that happened at the table and is not shown yet. */
type Held = { at: number } & (
  | { is: 'begun'; game: NewGame }
  | { is: 'played'; player: PlayerId; intent: Intent }
  | { is: 'stored'; entry: Entry }
  | { is: 'said'; line: ChatLine }
  | { is: 'scene'; scene: Scene }
);

/** What came of one slice, for spectators to hear of after the patch. */
interface Shown {
  events: GameEvent[];
  lines: ChatLine[];
  begun: boolean;
  changed: boolean;
}

/** Scenes that follow each other faster become one, the last; ms. */
const ONE_SCENE = 250;
/** The clock while nothing runs. */
const NO_TIMER = { kind: '', frame: -1, at: 0, more: [], held: false, pausedFor: [], pauseEnds: 0 };
/** Lines of chat that are kept for those who come. */
const MOST_LINES = 200;

/**
 * What spectators see of a game that is shown to them later: the same game once more, stepped by the same intents when
 * their time has come, with a shared state and an encoder of its own. Nothing reaches a spectator of such a game but from
 * here, and nothing comes here before it is saved. What is held back is what the delay is long, and no more.
 */
export class Gallery {
  #held: Held[] = [];
  /** In ms; null: spectators see what all see. */
  #delay: number | null = null;
  #table: Table | null = null;
  #state = new TableState();
  #lines: ChatLine[] = [];
  #lastScene = '';
  /** Those who have been told what came before. */
  #watching = new WeakSet<Client>();
  #alarm: (() => void) | null = null;
  /** For how long the table slept before it was brought back, in ms. */
  #slept = 0;
  /** When the last intent from the store happened. */
  #latest = Number.NEGATIVE_INFINITY;
  /** What is due is being shown, slice by slice: resolves once all of it is, or there is nothing to be shown any more. */
  #catchingUp: Promise<void> | null = null;

  constructor(private readonly room: Showing) {}

  /** Whether the game that is on is shown later. */
  get open(): boolean {
    return this.#delay !== null;
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
   * @param slept for how long the table slept since, in ms: a delay is time in which the table was awake
   */
  begin(game: NewGame, delay: number, lines: readonly ChatLine[], slept = 0): void {
    this.end();
    if (delay === 0) return;
    this.#delay = delay * 1000;
    const scene = readScene(this.room.state);
    // Who sits there is no secret; when what was promised, and what the clock ran for, is not known any more.
    writeScene({ ...scene, flat: { ...scene.flat, stage: 'playing', game: '' }, promises: [], timer: NO_TIMER }, this.#state);
    this.room.states.later = new StateEncoder();
    this.room.states.later.reset(this.#state);
    this.#slept = slept;
    this.#latest = Number.NEGATIVE_INFINITY;
    this.#held = [
      { at: this.#inOrder(game.begun), is: 'begun', game },
      ...lines.filter(({ to }) => to === null).map((line): Held => ({ at: this.#awake(line.at), is: 'said', line })),
    ];
    this.#sort();
    this.look();
  }

  /**
   * Goes on with what was carried out in the game before it was brought back; resolves once all of it is shown whose time
   * has come.
   *
   * @param pages entries of its journal, all of them
   */
  async goOn(pages: AsyncIterable<readonly Entry[]>): Promise<void> {
    for await (const page of pages) {
      if (!this.open) return;
      this.#held.push(...page.map((entry): Held => ({ at: this.#inOrder(entry.at), is: 'stored', entry })));
      this.#sort();
      this.look();
      // What is not due yet is all that is held in memory.
      await this.#catchingUp;
    }
  }

  /** When something that is stored happened, as if the table had been awake ever since; never later than now. */
  #awake(at: number): number {
    return Math.min(at + this.#slept, this.room.time.now());
  }

  /** The same of what has an order, whatever the clock was set to between one and the next. */
  #inOrder(at: number): number {
    this.#latest = Math.max(this.#latest, this.#awake(at));
    return this.#latest;
  }

  /** Sorting keeps the order of what happened at the same moment. */
  #sort(): void {
    this.#held.sort((one, other) => one.at - other.at);
  }

  /** Nobody is shown anything later any more; those who were join once more. */
  end(): void {
    this.stop();
    this.#delay = null;
    this.#table = null;
    this.#held = [];
    this.#lines = [];
    this.#lastScene = '';
    this.#state = new TableState();
    for (const client of this.#late()) client.leave(CLOSE.again);
    this.room.states.later = null;
  }

  played(player: PlayerId, intent: Intent): void {
    this.#hold({ is: 'played', player, intent });
  }

  said(line: ChatLine): void {
    if (line.to === null) this.#hold({ is: 'said', line });
  }

  /** Notes what all others see besides the board now. */
  scene(): void {
    if (!this.open) return;
    const scene = readScene(this.room.state);
    const json = JSON.stringify(scene);
    if (json === this.#lastScene) return;
    this.#lastScene = json;
    const former = this.#held.findLastIndex(({ is }) => is === 'scene');
    const { at = Number.NEGATIVE_INFINITY } = this.#held[former] ?? {};
    if (at > this.room.time.now() - ONE_SCENE) this.#held.splice(former, 1);
    this.#hold({ is: 'scene', scene });
  }

  /** The game is over, so there is nothing to keep back any more. */
  catchUp(): void {
    if (!this.open) return;
    this.#delay = 0;
    this.look();
  }

  /** Tells a spectator who came in what it may know by now. */
  greet(client: Client): void {
    const { audience } = this.room;
    audience.welcome(client, null, this.room.time.now(), null);
    audience.later(() => {
      this.#watching.add(client);
      if (this.#lines.length > 0) client.send('chat', { lines: this.#lines });
      if (this.#table) client.send('past', { events: this.#table.pastFor(null) });
    });
  }

  /** Shows whatever has been held back long enough: at once, or slice by slice, if it takes long. */
  look(): void {
    this.stop();
    if (this.#delay === null || this.#catchingUp) return;
    const { time } = this.room;
    this.#showDue(sliceOfNow());
    if (this.#isDue) {
      this.#catchingUp = this.#catchUp().finally(() => {
        this.#catchingUp = null;
        this.look();
      });
      return;
    }
    const next = this.#held[0];
    if (next) this.#alarm = time.after(next.at + (this.#delay ?? 0) - time.now(), () => this.look());
  }

  async #catchUp(): Promise<void> {
    while (this.#isDue) this.#showDue(await slice());
  }

  get #isDue(): boolean {
    const [first] = this.#held;
    return first !== undefined && this.#delay !== null && first.at + this.#delay <= this.room.time.now();
  }

  /** Shows what is due, as one step, until the slice is over: nobody sees a board between two intents. */
  #showDue(isOver: () => boolean): void {
    const shown: Shown = { events: [], lines: [], begun: false, changed: false };
    try {
      do {
        if (this.#isDue) this.#show(this.#held.shift() as Held, shown);
      } while (this.#isDue && !isOver());
      this.#tell(shown);
    } catch (error) {
      this.room.onUncaughtException(error as Error, 'gallery');
      this.#held = [];
      for (const client of this.#late()) client.leave(CLOSE.broken);
    }
  }

  /** The room is gone. */
  close(): void {
    this.stop();
    this.#delay = null;
  }

  stop(): void {
    this.#alarm?.();
    this.#alarm = null;
  }

  #hold(what: Held extends infer H ? (H extends Held ? Omit<H, 'at'> : never) : never): void {
    if (!this.open) return;
    this.#held.push({ at: this.room.time.now(), ...what } as Held);
    this.look();
  }

  #show(held: Held, shown: Shown): void {
    switch (held.is) {
      case 'said':
        shown.lines.push(held.line);
        return;
      case 'scene':
        writeScene(held.scene, this.#state);
        break;
      case 'begun':
        this.#table = Table.begin(held.game);
        shown.events.push(...this.#table.opening);
        shown.begun = true;
        break;
      case 'stored':
        shown.events.push(...this.#stepped(held.entry.player, storedIntent(held.entry.intent)));
        break;
      default:
        shown.events.push(...this.#stepped(held.player, held.intent));
    }
    shown.changed = true;
  }

  #stepped(player: PlayerId, intent: Intent): readonly GameEvent[] {
    const result = (this.#table as Table).play(player, intent);
    if (!result.ok) throw new Error(`what was carried out at the table is refused when it is shown (${result.refusal.code})`);
    return result.events;
  }

  #tell({ events, lines, begun, changed }: Shown): void {
    const late = this.#late();
    const tell = (type: 'chat' | 'events', message: object) => {
      for (const client of late) if (this.#watching.has(client)) client.send(type, message);
    };
    if (changed && this.#table) {
      this.#state.board ??= new BoardState();
      mirrorBoard(this.#table.board, this.#state.board);
    }
    if (changed) this.room.states.later?.applyPatches(late);
    const known = this.#table?.eventsFor(events, null) ?? [];
    if (begun || known.length > 0) tell('events', { seq: this.seq, events: known });
    this.#lines = [...this.#lines, ...lines].slice(-MOST_LINES);
    if (lines.length > 0) tell('chat', { lines: lines.slice(-MOST_LINES) });
  }

  #late(): Client[] {
    return [...this.room.clients].filter(seesLater);
  }
}
