import { type Metrics, readMetrics, sumOf } from './prometheus.js';

/** Metrics of a server; null: not reported. */
export interface ServerFigures {
  /** Percentage of one core since the last query. */
  cpuPercent: number | null;
  rssMb: number | null;
  heapMb: number | null;
  /** Event loop delay at p99 since the last query, in ms. */
  loopP99Ms: number | null;
}

/** Timeout in ms. */
const PATIENCE = 2000;

const megabytes = (bytes: number | null): number | null => (bytes === null ? null : Math.round(bytes / 1e5) / 10);

/** Polls a server's metrics (`GET /metrics`) until it refuses. */
export class ServerWatch {
  /** The reason for missing metrics; null: none. */
  problem: string | null = null;
  #last: { at: number; cpuSeconds: number | null; startedAt: number | null } | null = null;
  #given = false;

  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
  ) {}

  /** @returns null without metrics; see `problem` */
  async look(): Promise<ServerFigures | null> {
    if (this.#given) return null;
    let response: Response;
    try {
      response = await fetch(`${this.url}/metrics`, {
        headers: this.token === undefined ? {} : { authorization: `Bearer ${this.token}` },
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch {
      // A busy server is asked again.
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
    // The smallest delay is the timer's period, not lateness.
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
