import type { Stage } from '@illuminice/protocol';
import { Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { Cluster } from '../cluster/cluster.js';
import type { Config } from '../config.js';
import type { Spread } from '../distribution.js';
import type { Access } from '../net/access.js';
import { refuse } from '../refuse.js';
import type { TableRegistry } from '../registry/table-registry.js';
import { RELEASE } from '../release.js';
import { sameText } from '../secrets.js';
import { answer } from './errors.js';

const STAGES: readonly Stage[] = ['lobby', 'playing', 'over'];

/** `GET /metrics` for Prometheus, with `METRICS_TOKEN` as bearer token; off without one. Sums over all tables: no codes, no names. */
export function metrics({ metricsToken }: Config, access: Access, tables: TableRegistry, cluster: Cluster | null): Router {
  const router = Router();
  if (!metricsToken) {
    router.use('/metrics', (_request, response) => answer(response, 404, refuse('notFound')));
    return router;
  }
  const registry = register(access, tables, cluster);
  router.get('/metrics', async (request, response) => {
    const address = access.addresses.of(request);
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!(await access.rates.bruteForce.take(address))) return answer(response, 429, refuse('tooManyMisses'));
    if (given === undefined || !sameText(given, metricsToken)) return answer(response, 401, refuse('wrongPassword'));
    access.rates.bruteForce.give(address);
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}

function register({ counts, counters }: Access, tables: TableRegistry, cluster: Cluster | null): Registry {
  const registers = [new Registry()] as [Registry];
  collectDefaultMetrics({ register: registers[0] });
  new Gauge({
    name: 'illuminice_tables',
    help: 'Tables that are awake, by stage',
    labelNames: ['stage'],
    registers,
    collect() {
      for (const stage of STAGES) this.set({ stage }, tables.open.filter(({ session }) => session.summary.stage === stage).length);
    },
  });
  new Gauge({
    name: 'illuminice_seats_taken',
    help: 'Seats taken at tables that are awake',
    registers,
    collect() {
      this.set(tables.open.reduce((sum, { session }) => sum + session.summary.taken, 0));
    },
  });
  new Gauge({
    name: 'illuminice_connections',
    help: 'WebSockets that are open',
    registers,
    collect() {
      this.set(counts.connections);
    },
  });
  if (cluster) {
    new Gauge({
      name: 'illuminice_processes',
      help: 'Processes of the cluster that live, this one included',
      registers,
      collect() {
        this.set(cluster.living);
      },
    });
    new Gauge({
      name: 'illuminice_forwarded_connections',
      help: 'WebSockets that are passed on to the process at which their table is at home',
      registers,
      collect() {
        this.set(cluster.forwarded);
      },
    });
  }
  new Gauge({
    name: 'illuminice_build_info',
    help: 'Always 1; the label names the release',
    labelNames: ['release'],
    registers,
  }).set({ release: RELEASE }, 1);
  const shown = () => counters.shown;
  for (const [name, help, count] of [
    ['messages_accepted', 'Messages that were carried out', () => shown().accepted],
    ['returned', 'Seats that were taken up again after a lost connection, a reload or a restart', () => shown().returned],
    ['journal_entries', 'Intents that were written to journals', () => shown().entries],
    ['received_bytes', 'Bytes that came on WebSockets', () => shown().received],
    ['sent_bytes', 'Bytes that went out on WebSockets', () => shown().sent],
  ] as const)
    new Counter({
      name: `illuminice_${name}_total`,
      help: `${help}; moves once a minute`,
      registers,
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  for (const [name, label, help, counts] of [
    ['messages_refused', 'reason', 'Messages that were refused, by reason; moves once a minute', () => shown().refused],
    ['rules_refused', 'code', 'Messages that the rules refused, by code; moves once a day', () => shown().refusedByCode],
    ['joins_refused', 'reason', 'Joins that were refused, by reason; moves once a minute', () => shown().joinsRefused],
  ] as const)
    new Counter({
      name: `illuminice_${name}_total`,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(counts())) this.inc({ [label]: value }, count);
      },
    });
  for (const [name, help, spread] of [
    ['intent_seconds', 'From the reading of an intent to its answer', () => shown().latency],
    ['window_seconds', 'How long questions of tables were open', () => shown().windows],
    ['write_seconds', 'How long it took to store a change of a table', () => shown().writes],
  ] as const)
    registers[0].registerMetric(histogram(`illuminice_${name}`, `${help}; moves once a minute`, spread));
  return registers[0];
}

/** Histogram of values counted elsewhere: the library's own allocates for each value. */
function histogram(name: string, help: string, read: () => Spread): Metric<'le'> {
  const get = () => {
    const { bounds, upTo, count, sum } = read();
    const buckets = [...bounds.map((le, i) => ({ le: String(le), value: upTo[i] ?? 0 })), { le: '+Inf', value: count }];
    const values = [
      ...buckets.map(({ le, value }) => ({ metricName: `${name}_bucket`, labels: { le }, value })),
      { metricName: `${name}_sum`, labels: {}, value: sum },
      { metricName: `${name}_count`, labels: {}, value: count },
    ];
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values });
  };
  return { name, get } as unknown as Metric<'le'>;
}
