import type { Stage } from '@illuminice/protocol';
import { Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Cluster } from '../cluster/cluster.js';
import type { Config } from '../config.js';
import type { Access } from '../net/access.js';
import { refuse } from '../refuse.js';
import type { TableRegistry } from '../registry/table-registry.js';
import { sameText } from '../secrets.js';
import { answer } from './errors.js';

const STAGES: readonly Stage[] = ['lobby', 'playing', 'over'];

/**
 * `GET /metrics` in the text format of Prometheus, for whoever sends `METRICS_TOKEN` as a bearer token; without one in the
 * settings there is no such page. Figures of the process and sums over all tables: no codes, no names.
 */
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
    if (!access.rates.guesses.take(address)) return answer(response, 429, refuse('tooManyMisses'));
    if (given === undefined || !sameText(given, metricsToken)) return answer(response, 401, refuse('wrongPassword'));
    access.rates.guesses.give(address);
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
  new Counter({
    name: 'illuminice_messages_accepted_total',
    help: 'Messages that were carried out; moves once a minute',
    registers,
    collect() {
      this.reset();
      this.inc(counters.shown.accepted);
    },
  });
  new Counter({
    name: 'illuminice_messages_refused_total',
    help: 'Messages that were refused, by reason; moves once a minute',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(counters.shown.refused)) this.inc({ reason }, count);
    },
  });
  return registers[0];
}
