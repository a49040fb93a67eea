export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export type Metrics = ReadonlyMap<string, readonly Sample[]>;

/** A name, optional labels in braces (with any character in quotes), a value, an optional time. */
const LINE = /^([a-zA-Z_:][\w:]*)\s*(?:\{((?:[^"}]|"(?:[^"\\]|\\.)*")*)\})?\s+(\S+)(?:\s+-?\d+)?\s*$/;
const LABEL = /([a-zA-Z_]\w*)\s*=\s*"((?:[^"\\]|\\.)*)"/g;
/** Most characters of a page; usual ones have some tens of kB. */
const MOST = 4_000_000;

const VALUES: Readonly<Record<string, number>> = {
  nan: Number.NaN,
  '+inf': Number.POSITIVE_INFINITY,
  inf: Number.POSITIVE_INFINITY,
  '-inf': Number.NEGATIVE_INFINITY,
};

const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

/** Parses Prometheus text format 0.0.4 and the common part of OpenMetrics; ignores other lines. */
export function readMetrics(text: string): Metrics {
  const metrics = new Map<string, Sample[]>();
  for (const line of text.slice(0, MOST).split('\n')) {
    const [, name, labels = '', given = ''] = LINE.exec(line.trim()) ?? [];
    if (name === undefined) continue;
    const value = Object.hasOwn(VALUES, given.toLowerCase()) ? (VALUES[given.toLowerCase()] as number) : Number(given);
    if (Number.isNaN(value) && given.toLowerCase() !== 'nan') continue;
    const sample = { labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, key, value = '']) => [key, unescaped(value)])), value };
    const known = metrics.get(name);
    if (known) known.push(sample);
    else metrics.set(name, [sample]);
  }
  return metrics;
}

export function sumOf(metrics: Metrics, name: string): number | null {
  const values = (metrics.get(name) ?? []).map(({ value }) => value).filter(Number.isFinite);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}
