import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { GameRecord } from '@illuminice/protocol';
import { LRUCache } from 'lru-cache';
import type { FinishedGame } from '../session/game/branch.js';
import { pagesOf } from '../store/pages.js';
import { castSchema } from '../store/record.js';
import type { Entry, Store } from '../store/store.js';
import { EVENT_LOOP } from '../yielding.js';

/** Bytes of packed games in memory. */
const MOST_KEPT = 32 * 1024 * 1024;

/** Records of finished games, gzipped. Packed once, page by page, one game at a time; recently used ones stay in memory. */
export class GameRecords {
  readonly #kept: LRUCache<string, Buffer, FinishedGame>;
  /** Games are packed one after the other, so that memory holds the pages of one journal. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: Store) {
    this.#kept = new LRUCache({
      maxSize: MOST_KEPT,
      sizeCalculation: ({ length }) => length,
      fetchMethod: (_id, _stale, { context }) => this.#inTurn(context),
    });
  }

  /** @throws SyntaxError if a stored intent is no JSON */
  async gzipped(game: FinishedGame): Promise<Buffer> {
    return this.#kept.forceFetch(game.id, { context: game });
  }

  /** Drops a packed game: its seats have changed. */
  forget(id: string): void {
    this.#kept.delete(id);
  }

  #inTurn(game: FinishedGame): Promise<Buffer> {
    const packed = this.#last.then(() => this.#pack(game));
    this.#last = packed.catch(() => {});
    return packed;
  }

  async #pack(game: FinishedGame): Promise<Buffer> {
    const gzip = createGzip();
    const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(this.#text(game)), gzip)]);
    return bytes;
  }

  /** The record as JSON, piece by piece, with intents as stored: they were checked then. */
  async *#text(game: FinishedGame): AsyncGenerator<string> {
    const head = JSON.stringify(headOf(game));
    yield `${head.slice(0, -1)},"intents":[`;
    let between = '';
    for await (const page of pagesOf(this.store, EVENT_LOOP, game.id, 0)) {
      if (page.length === 0) continue;
      yield between + page.map((entry) => intentText(game, entry)).join(',');
      between = ',';
    }
    yield ']}';
  }
}

function intentText({ players }: FinishedGame, { player, intent, at: time }: Entry): string {
  JSON.parse(intent);
  if (!players.includes(player)) throw new SyntaxError('an intent of nobody who plays');
  return `[${players.indexOf(player)},${intent},${time}]`;
}

const headOf = ({ id, ruleset, version, players, options, begun, seed, ending }: FinishedGame): Omit<GameRecord, 'intents'> => ({
  id,
  ruleset: ruleset as GameRecord['ruleset'],
  version,
  seed,
  players,
  options: JSON.parse(options),
  hash: ending.hash,
  seats: castSchema.parse(JSON.parse(ending.cast)),
  startedAt: begun,
  endedAt: ending.at,
});
