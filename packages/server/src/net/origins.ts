import type { IncomingMessage } from 'node:http';

/** Whose pages may talk to the server. Browsers say which page asks, and cannot be told not to. */
export class Origins {
  readonly #allowed: ReadonlySet<string>;

  /**
   * @param allowed origins besides the server's own, like `https://example.org`; `*`: all
   * @param required whether who names no origin is refused, as programs that are no browsers do
   */
  constructor(
    allowed: readonly string[],
    private readonly required: boolean,
  ) {
    this.#allowed = new Set(allowed);
  }

  allow(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined) return !this.required;
    if (this.#allowed.has('*') || this.#allowed.has(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
  }
}
