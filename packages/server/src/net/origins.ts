import type { IncomingMessage } from 'node:http';
import type { Trust } from '../settings/trust.js';

/** Reported origins; characters of a name in a report. */
const MOST_REPORTED = 5;
const LONGEST = 200;

/** Page schemes by names that proxies use; some name that of a WebSocket. */
const SCHEMES: Readonly<Record<string, string>> = { http: 'http:', https: 'https:', ws: 'http:', wss: 'https:' };

interface Stand {
  readonly trust: Trust;
  /** Origin of its own pages; undefined: the origin at which a request arrives. */
  readonly publicUrl: string | undefined;
}

/** Checks the origin of a request, which browsers always name. */
export class Origins {
  readonly #allowed: ReadonlySet<string>;
  readonly #reported = new Set<string>();
  readonly #vouched = new WeakSet<IncomingMessage>();

  /**
   * @param allowed further origins, like `https://example.org`; `*`: all @param required requests without origin are refused
   * @param report gets each refused page once, up to a bound: a proxy that rewrites `Host` or scheme makes own pages strangers
   */
  constructor(
    allowed: readonly string[],
    private readonly required: boolean,
    private readonly stand: Stand,
    private readonly report: (origin: string, host: string) => void = () => {},
  ) {
    this.#allowed = new Set([...allowed, ...(stand.publicUrl ? [stand.publicUrl] : [])]);
  }

  /** Trusts the check of the process that forwarded this request. */
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

  /** Scheme that the browser used; null: unknown, behind a silent proxy. */
  #schemeOf({ headers, socket }: IncomingMessage, host: string): string | null {
    const { trust, publicUrl } = this.stand;
    const own = publicUrl === undefined ? null : new URL(publicUrl);
    if (own?.host === host) return own.protocol;
    const scheme = String(headers['x-forwarded-proto'] ?? '').split(',', 1)[0] ?? '';
    return (trust(socket.remoteAddress ?? '', 0) && SCHEMES[scheme.trim().toLowerCase()]) || null;
  }
}
