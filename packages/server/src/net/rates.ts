import type { TableWhy } from '@illuminice/protocol';
import type { Request, RequestHandler, Response } from 'express';
import { MemoryStore, rateLimit } from 'express-rate-limit';
import { type Addresses, UNCOUNTED } from './addresses.js';
import type { Limits } from './limits.js';

const MINUTE = 60_000;

/** Answers a request that came too often. */
export type TooOften = (response: Response, why: TableWhy, values: Record<string, number>) => void;

/** How often an address may ask for things. What was counted is forgotten after a minute or two. */
export class Rates {
  readonly #requests = new MemoryStore();
  readonly #misses = new MemoryStore();

  constructor(
    private readonly limits: Pick<Limits, 'requestsPerMinute' | 'joinsPerMinute' | 'tablesPerMinute' | 'missesPerMinute'>,
    private readonly addresses: Addresses,
  ) {
    this.#misses.init({ windowMs: MINUTE } as never);
  }

  /** All requests; those for sockets count into it by `tooManyRequests`. */
  requests(refused: TooOften): RequestHandler {
    return this.#limit(this.limits.requestsPerMinute, 'tooManyRequests', refused, undefined, this.#requests);
  }

  tables(refused: TooOften): RequestHandler {
    return this.#limit(this.limits.tablesPerMinute, 'tooManyRequests', refused);
  }

  /** @param exempt whoever comes back to a seat of his: the crowd at his address must not keep him out */
  joins(refused: TooOften, exempt: (request: Request) => Promise<boolean>): RequestHandler {
    return this.#limit(this.limits.joinsPerMinute, 'tooManyJoins', refused, exempt);
  }

  /** Counts a request that does not pass the handler of `requests`. */
  async tooManyRequests(address: string): Promise<boolean> {
    return address !== UNCOUNTED && (await this.#requests.increment(address)).totalHits > this.limits.requestsPerMinute;
  }

  /** Counts an unknown code or a wrong password. */
  miss(address: string): void {
    if (address !== UNCOUNTED) void this.#misses.increment(address);
  }

  /** Whether an address has guessed so often that it is told nothing more for a while. */
  async isGuessing(address: string): Promise<boolean> {
    const misses = address === UNCOUNTED ? 0 : (await this.#misses.get(address))?.totalHits;
    return (misses ?? 0) >= this.limits.missesPerMinute;
  }

  stop(): void {
    for (const store of [this.#requests, this.#misses]) store.shutdown();
  }

  #limit(most: number, why: TableWhy, refused: TooOften, exempt = async (_: Request) => false, store = new MemoryStore()): RequestHandler {
    return rateLimit({
      windowMs: MINUTE,
      limit: Math.min(most, Number.MAX_SAFE_INTEGER),
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      validate: false,
      store,
      keyGenerator: (request) => this.addresses.of(request),
      skip: async (request) => this.addresses.of(request) === UNCOUNTED || (await exempt(request)),
      handler: (_request, response) => refused(response, why, { most }),
    });
  }
}
