/** One figure of a page of metrics: its labels as they stand there, and its value. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Figures by name. */
export type Metrics = ReadonlyMap<string, readonly Sample[]>;

/** A name, labels in braces (which may hold any character in quotes), a value, perhaps a time. */
const LINE = /^([a-zA-Z_:][\w:]*)\s*(?:\{((?:[^"}]|"(?:[^"\\]|\\.)*")*)\})?\s+(\S+)(?:\s+-?\d+)?\s*$/;
const LABEL = /([a-zA-Z_]\w*)\s*=\s*"((?:[^"\\]|\\.)*)"/g;
/** Characters that are read of one page: a server tells some tens of kB. */
const MOST = 4_000_000;

const VALUES: Readonly<Record<string, number>> = {
  nan: Number.NaN,
  '+inf': Number.POSITIVE_INFINITY,
  inf: Number.POSITIVE_INFINITY,
  '-inf': Number.NEGATIVE_INFINITY,
};

const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

/** Reads the text format of Prometheus (0.0.4, and OpenMetrics as far as it is the same). Lines that are none of it are left out. */
export function readMetrics(text: string): Metrics {
  const metrics = new Map<string, Sample[]>();
  for (const line of text.slice(0, MOST).split('\n')) {
    const [, name, labels = '', given = ''] = LINE.exec(line.trim()) ?? [];
    if (name === undefined) continue;
    const value = Object.hasOwn(VALUES, given.toLowerCase()) ? (VALUES[given.toLowerCase()] as number) : Number(given);
    if (Number.isNaN(value) && given.toLowerCase() !== 'nan') continue;
    const sample = { labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, key, said = '']) => [key, unescaped(said)])), value };
    const known = metrics.get(name);
    if (known) known.push(sample);
    else metrics.set(name, [sample]);
  }
  return metrics;
}

/** The sum of all figures of this name; null: there is none that is a number. */
export function sumOf(metrics: Metrics, name: string): number | null {
  const values = (metrics.get(name) ?? []).map(({ value }) => value).filter(Number.isFinite);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}
