import type { IncomingMessage } from 'node:http';

/** Refused pages that are reported; names in a report, in characters. */
const MOST_REPORTED = 5;
const LONGEST = 200;

/** Whose pages may talk to the server. Browsers say which page asks, and cannot be told not to. */
export class Origins {
  readonly #allowed: ReadonlySet<string>;
  readonly #reported = new Set<string>();

  /**
   * @param allowed origins besides the server's own, like `https://example.org`; `*`: all
   * @param required whether who names no origin is refused, as programs that are no browsers do
   * @param report is told of pages that are refused, once of each and of so many at most: behind a proxy that passes on
   *   another `Host` than the browser's, the server's own pages are among them
   */
  constructor(
    allowed: readonly string[],
    private readonly required: boolean,
    private readonly report: (origin: string, host: string) => void = () => {},
  ) {
    this.#allowed = new Set(allowed);
  }

  allow(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined) return !this.required;
    if (this.#allowed.has('*') || this.#allowed.has(origin)) return true;
    if (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()) return true;
    if (this.#reported.size < MOST_REPORTED && !this.#reported.has(origin) && origin !== 'null') {
      this.#reported.add(origin);
      this.report(origin.slice(0, LONGEST), (host ?? '').slice(0, LONGEST));
    }
    return false;
  }
}
