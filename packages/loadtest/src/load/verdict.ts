import type { LoadResult, Second } from './run.js';
import type { Progress } from './worker.js';

export interface Limits {
  /** Limit of p99 in ms, for measured and corrected latencies. */
  maxP99?: number;
  maxErrors: number;
}

/** Exceeded limits as sentences; empty: passed. */
export function problemsOf({ plan, all }: Pick<LoadResult, 'plan' | 'all'>, { maxP99, maxErrors }: Limits): string[] {
  const problems: string[] = [];
  const p99 = Math.max(all.latencyMs.p99, all.correctedMs.p99);
  if (maxP99 !== undefined && all.intents === 0) problems.push('no intent was carried out, so there is no latency to be measured');
  if (maxP99 !== undefined && p99 > maxP99) problems.push(`latency p99 is ${p99} ms, more than ${maxP99} (--max-p99)`);
  if (all.errorCount > maxErrors)
    problems.push(
      `${all.errorCount} ${all.errorCount === 1 ? 'error' : 'errors'}, more than ${maxErrors} (--max-errors): ${all.errors.slice(0, 3).join('; ')}`,
    );
  // Allowed errors may end games, and a time limit may prevent some.
  const missing = (plan.seconds > 0 ? all.games : plan.rooms * plan.games) - all.finished - all.brokenOff;
  if (missing > maxErrors) problems.push(`${missing} of ${plan.rooms * plan.games} games did not come to their end`);
  return problems;
}

const per = (value: number | null | undefined, unit: string): string => (value === null || value === undefined ? '–' : `${value} ${unit}`);

/** Progress as one terminal line. @param columns width of the terminal */
export function liveLine(second: Second, total: Progress, games: number, columns: number): string {
  const { at, connected, intents, p50, p99, server, own } = second;
  const parts = [
    `${Math.round(at)} s`,
    `${total.finished}/${games} games`,
    `${connected} clients`,
    `${intents} intents/s`,
    `p50 ${per(p50, 'ms')}`,
    `p99 ${per(p99, 'ms')}`,
    `${total.refusals} refusals`,
    ...(total.errors > 0 ? [`${total.errors} errors`] : []),
    `CPU ${server ? per(server.cpuPercent, '%') : `– (own ${own.cpuPercent} %)`}`,
  ];
  const line = parts.join(' · ');
  return line.length < columns ? line : `${line.slice(0, Math.max(0, columns - 2))}…`;
}
