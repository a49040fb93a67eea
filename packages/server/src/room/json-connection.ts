import type { ServerMessages, ServerMessageType } from '@illuminice/protocol';
import type { PlayerId, RulesetId } from '@illuminice/rules';
import { Protocol } from 'colyseus';
import type { WebSocket } from 'ws';
import { GAMES } from '../games/games.js';
import { Connection, type ConnectionDeps } from '../net/connection.js';
import { refuse } from '../refuse.js';
import type { Time, Timers } from '../time.js';
import { offersText } from './offers-text.js';
import type { SharedJson } from './shared-json.js';

/** Pause between two views, in ms, by viewer; later changes are in the next one. */
const PACE = { player: 50, spectator: 500 } as const;
/** A client with so many waiting bytes gets its next view later. */
const MOST_WAITING = 64 * 1024;
/** Characters of events in one view; the oldest beyond are left out, and it says so. */
const MOST_EVENTS = 48 * 1024;

/** Types of a question, and letters of one: no game has as many. */
const MOST_TYPES = 64;
const MOST_LETTERS = 32;

/** Types that a question about offers names; null: all. */
const askedFor = (fields: object): { readonly of: readonly string[] | null; readonly problem: string | null } => {
  const { n: _, of: types = null, ...others } = fields as { n?: unknown; of?: unknown };
  const [unknown] = Object.keys(others);
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.length <= MOST_TYPES && list.every((type) => typeof type === 'string' && type.length <= MOST_LETTERS);
  if (unknown !== undefined) return { of: null, problem: `unknown field: ${unknown.slice(0, MOST_LETTERS)}` };
  return types === null || isList(types) ? { of: types, problem: null } : { of: null, problem: 'of: types of intents' };
};

interface JsonConnectionDeps extends ConnectionDeps {
  readonly shared: () => SharedJson;
  readonly time: Pick<Time, 'now'> & Timers;
}

/** A connection that speaks JSON, for bots without the library. Made from the messages and the shared state of any client. */
export class JsonConnection extends Connection {
  #player: PlayerId | null = null;
  #ruleset: RulesetId | null = null;
  #mine: unknown = null;
  #lastTable = '';
  #lastView = Number.NEGATIVE_INFINITY;
  #due: (() => void) | null = null;
  #events: string[] = [];
  #missed = false;
  /** Offers that were sent last, with `seq` and the number of that answer. */
  #told: { readonly n: number; readonly text: string } | null = null;

  constructor(
    id: string,
    ref: WebSocket,
    private readonly source: JsonConnectionDeps,
  ) {
    super(id, ref, source);
    ref.once('close', () => this.#due?.());
  }

  /** Only the library's frames that announce a changed state count. */
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
          this.source
            .shared()
            .events((message as ServerMessages['events']).events)
            .slice(1, -1),
        );
        this.#soon();
        return;
      case 'past': {
        const { events, seqs } = message as ServerMessages['past'];
        this.sendText(`{"type":"past","events":${this.source.shared().events(events)},"seqs":${JSON.stringify(seqs)}}`);
        this.#show();
        return;
      }
      case 'accepted':
        // The consequences of an accepted message come first.
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

  /**
   * Answers with the player's possible actions; an unchanged answer only refers to the last. @param n question number; null: none @param
   * fields rest of the question: `of` limits the types @returns characters sent
   */
  answerOffers(n: number | null, fields: object): number {
    const shared = this.source.shared();
    const board = shared.board?.value;
    const asked = askedFor(fields);
    const refusal =
      n === null
        ? refuse('badMessage', { problem: 'n: a number' })
        : asked.problem !== null
          ? refuse('badMessage', { problem: asked.problem })
          : this.#player === null
            ? refuse('notSeated')
            : board && this.#ruleset
              ? null
              : refuse('notPlaying');
    if (refusal || n === null || !board || !this.#ruleset) return this.#write({ type: 'refused', n, refusal });
    const { ruleset, spell } = GAMES[this.#ruleset];
    const all = ruleset.offers({ board, player: this.#player, mine: this.#mine } as never);
    const { of: types } = asked;
    const unknown = types?.find((type) => !ruleset.intentTypes.includes(type));
    if (unknown !== undefined)
      return this.#write({ type: 'refused', n, refusal: refuse('badMessage', { problem: `of: there is no ${unknown}` }) });
    const list = offersText(types ? all.filter(({ type }) => types.includes(type)) : all, (refusal) => spell(refusal, shared.nameOf, []));
    const told = `${board.seq}${list}`;
    if (told === this.#told?.text) return this.#write({ type: 'offers', n, seq: board.seq, same: this.#told.n });
    this.#told = { n, text: told };
    const text = `{"type":"offers","n":${n},"seq":${board.seq},"offers":${list}}`;
    this.sendText(text);
    return text.length;
  }

  /** Seats, stage, votes, clock: if changed. */
  #showTable(): void {
    const { table } = this.source.shared();
    if (this.#ruleset === null || table === this.#lastTable) return;
    this.#lastTable = table;
    this.sendText(`{"type":"table","table":${table}}`);
  }

  #note(events: string): void {
    if (events === '') return;
    this.#events.push(events);
    let length = this.#events.reduce((sum, text) => sum + text.length, 0);
    while (length > MOST_EVENTS && this.#events.length > 1) {
      length -= this.#events.shift()?.length ?? 0;
      this.#missed = true;
    }
  }

  /** Shows the game as soon as its pace allows. */
  #soon(): void {
    if (this.#due) return;
    const pause = this.#player === null ? PACE.spectator : PACE.player;
    const wait = this.#lastView + pause - this.source.time.now();
    // Delayed: secrets and answers of the same step are still being delivered.
    this.#due = this.source.time.after(Math.max(0, wait), () => this.#show());
  }

  #show(): void {
    this.#due?.();
    this.#due = null;
    if (this.ref.readyState !== this.ref.OPEN) return;
    if (this.waiting > MOST_WAITING) {
      this.#due = this.source.time.after(PACE.spectator, () => this.#show());
      return;
    }
    const { board } = this.source.shared();
    if (!board || this.#ruleset === null) return;
    const { ruleset } = GAMES[this.#ruleset];
    const view = { board: board.value, player: this.#player, mine: this.#mine } as never;
    const asked = this.#player !== null && ruleset.decision(board.value as never).who.includes(this.#player);
    const mine = `"player":${JSON.stringify(this.#player)},"mine":${JSON.stringify(this.#mine ?? null)}`;
    const least = asked ? JSON.stringify(ruleset.leastIntent(view)) : 'null';
    const events = this.#events.splice(0).join(',');
    const missed = this.#missed;
    this.#missed = false;
    this.#lastView = this.source.time.now();
    this.sendText(
      `{"type":"view","seq":${board.value.seq},"asked":${asked},"least":${least},"missed":${missed},` +
        `"events":[${events}],"view":{"board":${board.text},${mine}}}`,
    );
  }

  /** @returns its number of characters */
  #write(message: object): number {
    const text = JSON.stringify(message);
    this.sendText(text);
    return text.length;
  }
}
