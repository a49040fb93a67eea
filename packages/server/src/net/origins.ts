import type { IncomingMessage } from 'node:http';
import type { Trust } from '../settings/trust.js';

/** Refused pages that are reported; names in a report, in characters. */
const MOST_REPORTED = 5;
const LONGEST = 200;

/** Schemes of pages, by what proxies call them; some name that of a WebSocket. */
const SCHEMES: Readonly<Record<string, string>> = { http: 'http:', https: 'https:', ws: 'http:', wss: 'https:' };

/** Known origins of this server. */
interface Stand {
  readonly trust: Trust;
  /** Origin of its own pages; undefined: wherever they were asked from. */
  readonly publicUrl: string | undefined;
}

/** Check of a request's origin: browsers say which page asks, and cannot be told not to. */
export class Origins {
  readonly #allowed: ReadonlySet<string>;
  readonly #reported = new Set<string>();
  readonly #vouched = new WeakSet<IncomingMessage>();

  /**
   * @param allowed origins besides the server's own, like `https://example.org`; `*`: all
   * @param required whether who names no origin is refused, as programs that are no browsers do
   * @param report is told of pages that are refused, once of each and of so many at most: behind a proxy that passes on
   *   another `Host` or scheme than the browser's, the server's own pages are among them
   */
  constructor(
    allowed: readonly string[],
    private readonly required: boolean,
    private readonly stand: Stand,
    private readonly report: (origin: string, host: string) => void = () => {},
  ) {
    this.#allowed = new Set([...allowed, ...(stand.publicUrl ? [stand.publicUrl] : [])]);
  }

  /** Another process, which passed a request on, has looked at where it came from. */
  vouch(request: IncomingMessage): void {
    this.#vouched.add(request);
  }

  allow(request: IncomingMessage): boolean {
    if (this.#vouched.has(request)) return true;
    const { origin, host } = request.headers;
    if (origin === undefined) return !this.required;
    if (this.#allowed.has('*') || this.#allowed.has(origin)) return true;
    if (URL.canParse(origin) && this.#isOwn(new URL(origin), request)) return true;
    if (this.#reported.size < MOST_REPORTED && !this.#reported.has(origin) && origin !== 'null') {
      this.#reported.add(origin);
      this.report(origin.slice(0, LONGEST), (host ?? '').slice(0, LONGEST));
    }
    return false;
  }

  #isOwn({ host, protocol }: URL, request: IncomingMessage): boolean {
    if (host !== request.headers.host?.toLowerCase()) return false;
    const scheme = this.#schemeOf(request, host);
    return scheme === null ? protocol === 'http:' || protocol === 'https:' : protocol === scheme;
  }

  /** By which scheme the browser asked; null: a proxy that says nothing of it may stand in front. */
  #schemeOf({ headers, socket }: IncomingMessage, host: string): string | null {
    const { trust, publicUrl } = this.stand;
    const own = publicUrl === undefined ? null : new URL(publicUrl);
    if (own?.host === host) return own.protocol;
    const said = String(headers['x-forwarded-proto'] ?? '').split(',', 1)[0] ?? '';
    return (trust(socket.remoteAddress ?? '', 0) && SCHEMES[said.trim().toLowerCase()]) || null;
  }
}
