import {
  type CallsOffer,
  type Health,
  type Invitation,
  type Ready,
  type TableList,
  type TableSummary,
  tableCode,
  WIRE_VERSION,
} from '@illuminice/protocol';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Backend } from '../backend.js';
import { Readiness } from '../readiness.js';
import { refuse } from '../refuse.js';
import { RELEASE } from '../release.js';
import { asleep } from '../session/lobby/summary.js';
import { createTable } from './create-table.js';
import { HttpRefused } from './errors.js';
import { seats } from './seats.js';
import type { UnreadableRecords } from './unreadable-records.js';

const MOST_LISTED = 100;

function ready({ access, log, store, cluster }: Backend): RequestHandler {
  const readiness = new Readiness(store, log, () => cluster?.membership.holds ?? true);
  return async (_request, response: Response<Ready>) => {
    response.set('Cache-Control', 'no-store');
    if (access.closing) throw new HttpRefused(503, refuse('stopping'));
    if (!(await readiness.ready())) throw new HttpRefused(503, refuse('unsaved'));
    response.json({ ok: true });
  };
}

const health =
  ({ access, tables }: Backend): RequestHandler =>
  async (_request, response: Response<Health>) => {
    if (access.closing) throw new HttpRefused(503, refuse('stopping'));
    response.json({ ok: true, version: WIRE_VERSION, release: RELEASE, tables: tables.open.length, uptime: Math.floor(process.uptime()) });
  };

/** `GET /api/calls`: the key by which browsers subscribe to notifications. */
const calls =
  ({ notifications }: Backend): RequestHandler =>
  (_request, response: Response<CallsOffer>) => {
    response.set('Cache-Control', 'no-cache').json({ key: notifications?.key ?? null });
  };

/** `GET /api/tables`: public tables, newest first; then sleeping ones. */
const list =
  ({ config, store, tables }: Backend, unreadable: UnreadableRecords): RequestHandler =>
  async (_request, response: Response<TableList>) => {
    const open = tables.open.map(({ session }) => session.summary);
    const shelved = await store.listed(Date.now() - config.idleMinutes * 60_000, MOST_LISTED);
    const sleeping = shelved.filter(({ code }) => !open.some((table) => table.code === code));
    const known = unreadable.readable(
      sleeping,
      ({ code }) => code,
      ({ code, record }) => asleep(code, record),
    );
    response.json({ tables: [...open.filter((table) => table.public).reverse(), ...known].map(listed) });
  };

/** `GET /api/tables/CODE`: one table, as its link shows it. */
function lookUp({ access, store, tables }: Backend, unreadable: UnreadableRecords): RequestHandler {
  const find = async (code: string): Promise<Invitation | 'damaged' | undefined> => {
    const room = tables.get(code);
    if (room) return room.session.summary;
    const record = await store.record(code);
    if (record === undefined) return undefined;
    const [table] = unreadable.readable(
      [record],
      () => code,
      (json) => asleep(code, json),
    );
    return table ?? 'damaged';
  };
  return async (request: Request, response: Response<Invitation>) => {
    const code = tableCode(String(request.params.code));
    const address = access.addresses.of(request);
    if (!(await access.rates.bruteForce.take(address))) throw new HttpRefused(429, refuse('tooManyMisses'));
    if (!code) throw new HttpRefused(404, refuse('badCode'));
    const table = await find(code);
    if (table) access.rates.bruteForce.give(address);
    if (table === 'damaged') throw new HttpRefused(500, refuse('damaged'));
    if (!table) throw new HttpRefused(404, refuse('noSuchTable', { code }));
    response.json(table);
  };
}

const listed = ({ clock: _, host: __, guests: ___, turn: ____, ...summary }: Invitation): TableSummary => summary;

export function api(backend: Backend, unreadable: UnreadableRecords): Router {
  const router = Router();
  const routes: Record<string, RequestHandler> = {
    '/readyz': ready(backend),
    '/healthz': health(backend),
    '/api/calls': calls(backend),
    '/api/tables': list(backend, unreadable),
    '/api/tables/:code': lookUp(backend, unreadable),
  };
  for (const [path, handler] of Object.entries(routes)) router.get(path, handler);
  router.post('/api/tables', createTable(backend));
  router.post('/api/seats', seats(backend));
  return router;
}
