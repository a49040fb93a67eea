import type { ServerMessages, ServerMessageType } from '@illuminice/protocol';
import type { PlayerId, RulesetId } from '@illuminice/rules';
import { Protocol } from 'colyseus';
import type { WebSocket } from 'ws';
import type { Counters } from '../counters.js';
import { GAMES } from '../games/games.js';
import { Connection } from '../net/connection.js';
import type { ConnectionCounts } from '../net/connection-counts.js';
import { refuse } from '../refuse.js';
import type { Time, Timers } from '../time.js';
import type { SharedJson } from './shared-json.js';

/** How soon one view may follow another, in ms: to players, and to those who look on. What happens meanwhile comes with the next. */
const PACE = { player: 50, spectator: 500 } as const;
/** A client for which so many bytes wait gets its next view later, not more of them. */
const MOST_WAITING = 64 * 1024;
/** Characters of events that one view tells of at most; beyond that the oldest are left out, and it says so. */
const MOST_EVENTS = 48 * 1024;

/**
 * A connection that speaks JSON alone: for bots without the library. It makes texts of the same messages that any client gets, and
 * of the shared state that any client sees; there is nothing else that it could tell.
 */
export class JsonConnection extends Connection {
  #player: PlayerId | null = null;
  #ruleset: RulesetId | null = null;
  #mine: unknown = null;
  #lastTable = '';
  #lastView = Number.NEGATIVE_INFINITY;
  /** Cancels the view that is to come. */
  #due: (() => void) | null = null;
  #events: string[] = [];
  #missed = false;

  /** @param shared the state that this client sees */
  constructor(
    id: string,
    ref: WebSocket,
    address: string,
    counts: ConnectionCounts,
    counters: Pick<Counters, 'sent'>,
    private readonly shared: () => SharedJson,
    private readonly time: Pick<Time, 'now'> & Timers,
  ) {
    super(id, ref, address, counts, counters);
    ref.once('close', () => this.#due?.());
  }

  /** Of the library's own frames those count that say that the state has changed. */
  override raw(data: ArrayLike<number>): void {
    if (data[0] === Protocol.ROOM_STATE || data[0] === Protocol.ROOM_STATE_PATCH) this.#showTable();
  }

  override enqueueRaw(data: ArrayLike<number>): void {
    this.raw(data);
  }

  override send(type: string, message: object): void {
    switch (type as ServerMessageType) {
      case 'welcome': {
        const { player, ruleset } = message as ServerMessages['welcome'];
        if (player !== this.#player) this.#mine = null;
        this.#player = player;
        this.#ruleset = ruleset;
        this.#write({ type, ...message });
        this.#showTable();
        this.#soon();
        return;
      }
      case 'private':
        this.#mine = (message as ServerMessages['private']).mine;
        return;
      case 'events':
        this.#note(
          this.shared()
            .events((message as ServerMessages['events']).events)
            .slice(1, -1),
        );
        this.#soon();
        return;
      case 'past': {
        const { events, seqs } = message as ServerMessages['past'];
        this.sendText(`{"type":"past","events":${this.shared().events(events)},"seqs":${JSON.stringify(seqs)}}`);
        this.#show();
        return;
      }
      case 'accepted':
        // What it led to comes before it.
        if (this.#due) this.#show();
        break;
      default:
    }
    this.#write({ type, ...message });
  }

  override error(code: number, text = '', done?: () => void): void {
    this.#write({ type: 'error', code, text });
    done?.();
  }

  /** Answers what its player can do now. @param n number of the question; null: it has none */
  answerOffers(n: number | null): void {
    const board = this.shared().board?.value;
    const refusal =
      n === null
        ? refuse('badMessage', { problem: 'n: a number' })
        : this.#player === null
          ? refuse('notSeated')
          : board && this.#ruleset
            ? null
            : refuse('notPlaying');
    if (refusal || !board || !this.#ruleset) {
      this.#write({ type: 'refused', n, refusal });
      return;
    }
    const offers = GAMES[this.#ruleset].ruleset.offers({ board, player: this.#player, mine: this.#mine } as never);
    this.#write({ type: 'offers', n, seq: board.seq, offers });
  }

  /** Seats, stage, votes, the clock: if they have changed. */
  #showTable(): void {
    const { table } = this.shared();
    if (this.#ruleset === null || table === this.#lastTable) return;
    this.#lastTable = table;
    this.sendText(`{"type":"table","table":${table}}`);
  }

  #note(events: string): void {
    if (events === '') return;
    this.#events.push(events);
    let length = this.#events.reduce((sum, one) => sum + one.length, 0);
    while (length > MOST_EVENTS && this.#events.length > 1) {
      length -= this.#events.shift()?.length ?? 0;
      this.#missed = true;
    }
  }

  /** Shows the game once it may be shown again. */
  #soon(): void {
    if (this.#due) return;
    const pause = this.#player === null ? PACE.spectator : PACE.player;
    const wait = this.#lastView + pause - this.time.now();
    // Not at once: secrets and answers of the same step are still being delivered.
    this.#due = this.time.after(Math.max(0, wait), () => this.#show());
  }

  #show(): void {
    this.#due?.();
    this.#due = null;
    if (this.ref.readyState !== this.ref.OPEN) return;
    if (this.waiting > MOST_WAITING) {
      this.#due = this.time.after(PACE.spectator, () => this.#show());
      return;
    }
    const { board } = this.shared();
    if (!board || this.#ruleset === null) return;
    const { ruleset } = GAMES[this.#ruleset];
    const view = { board: board.value, player: this.#player, mine: this.#mine } as never;
    const asked = this.#player !== null && ruleset.decision(board.value as never).who.includes(this.#player);
    const mine = `"player":${JSON.stringify(this.#player)},"mine":${JSON.stringify(this.#mine ?? null)}`;
    const least = asked ? JSON.stringify(ruleset.leastIntent(view)) : 'null';
    const events = this.#events.splice(0).join(',');
    const missed = this.#missed;
    this.#missed = false;
    this.#lastView = this.time.now();
    this.sendText(
      `{"type":"view","seq":${board.value.seq},"asked":${asked},"least":${least},"missed":${missed},` +
        `"events":[${events}],"view":{"board":${board.text},${mine}}}`,
    );
  }

  #write(message: object): void {
    this.sendText(JSON.stringify(message));
  }
}
