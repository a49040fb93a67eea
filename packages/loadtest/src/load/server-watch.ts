import { type Metrics, readMetrics, sumOf } from './prometheus.js';

/** What the server tells of itself at a moment; null: it does not tell that. */
export interface ServerFigures {
  /** Share of one core since the look before, in percent. */
  cpuPercent: number | null;
  rssMb: number | null;
  heapMb: number | null;
  /** How late its event loop was, in ms, at p99 since the look before. */
  loopP99Ms: number | null;
}

/** How long it may take to answer, in ms. */
const PATIENCE = 2000;

const megabytes = (bytes: number | null): number | null => (bytes === null ? null : Math.round(bytes / 1e5) / 10);

/** Looks at a server's metrics (`GET /metrics`) again and again. A server that shows none is said to, and asked no more. */
export class ServerWatch {
  /** Why nothing is known of the server; null: all is well. */
  problem: string | null = null;
  #last: { at: number; cpuSeconds: number | null; startedAt: number | null } | null = null;
  #given = false;

  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
  ) {}

  /** @returns null if the server does not say; see `problem` */
  async look(): Promise<ServerFigures | null> {
    if (this.#given) return null;
    let response: Response;
    try {
      response = await fetch(`${this.url}/metrics`, {
        headers: this.token === undefined ? {} : { authorization: `Bearer ${this.token}` },
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch {
      // It may be too busy to answer: that is no reason to ask no more.
      this.problem ??= 'its metrics could not be read';
      return null;
    }
    const text = await response.text().catch(() => '');
    if (!response.ok) return this.#giveUp(response.status);
    return this.#read(readMetrics(text));
  }

  #read(metrics: Metrics): ServerFigures | null {
    const at = performance.now();
    const cpuSeconds = sumOf(metrics, 'process_cpu_seconds_total');
    const startedAt = sumOf(metrics, 'process_start_time_seconds');
    const last = this.#last;
    if (metrics.size === 0) {
      this.#given = true;
      this.problem = 'what it shows at /metrics are no metrics';
      return null;
    }
    if (last && startedAt !== last.startedAt) {
      this.#given = true;
      this.problem = 'several processes answer by turns (or it was started anew): its figures would be mixed up';
      return null;
    }
    this.problem = null;
    this.#last = { at, cpuSeconds, startedAt };
    // What it was late at best is the period of its own clock, not lateness.
    const late = sumOf(metrics, 'nodejs_eventloop_lag_p99_seconds');
    const loop = late === null ? null : Math.max(0, late - (sumOf(metrics, 'nodejs_eventloop_lag_min_seconds') ?? 0));
    return {
      cpuPercent:
        last && cpuSeconds !== null && last.cpuSeconds !== null
          ? Math.round((1e6 * (cpuSeconds - last.cpuSeconds)) / Math.max(1, at - last.at)) / 10
          : null,
      rssMb: megabytes(sumOf(metrics, 'process_resident_memory_bytes')),
      heapMb: megabytes(sumOf(metrics, 'nodejs_heap_size_used_bytes')),
      loopP99Ms: loop === null ? null : Math.round(loop * 1e5) / 100,
    };
  }

  #giveUp(status: number): null {
    if (status === 429) {
      this.problem = 'it answers too many requests of this address already (429)';
      return null;
    }
    this.#given = true;
    this.problem =
      status === 404
        ? 'it shows no metrics (404): start it with METRICS_TOKEN=sixteen-letters-or-more, and give the same here'
        : status === 401
          ? 'it wants another token for its metrics (401): METRICS_TOKEN=…, or --metrics-token …, as the server has it'
          : `it does not show its metrics (${status})`;
    return null;
  }
}
