import { TABLE_ROOM, type TableSummary, tableCode } from '@illuminice/protocol';
import { matchMaker } from 'colyseus';
import { Router } from 'express';
import type { Config } from '../config.js';
import type { Door } from '../net/door.js';
import { refuse } from '../refuse.js';
import { tables as awake } from '../rooms/tables.js';
import type { Store } from '../store/store.js';
import { sameText } from '../table/secrets.js';
import { answer } from './errors.js';

/** One table as the admin's page shows it: nothing that those who sit there could not all see. */
export interface AdminTable extends Omit<TableSummary, 'password'> {
  /** Connections, spectators included. */
  connected: number;
  /** Since when it is awake, epoch ms. */
  since: number;
}

/**
 * `/admin`: a page with the tables that are awake, and a button for each that closes it. Only with `ADMIN_PASSWORD` in the
 * settings, and for whoever gives it (any name, HTTP Basic). It calls nothing by name and shows nothing hidden.
 */
export function admin({ adminPassword }: Config, door: Door, store: Store): Router {
  const router = Router();
  if (!adminPassword) {
    router.use('/admin', (_request, response) => answer(response, 404, refuse('notFound')));
    return router;
  }

  router.use('/admin', (request, response, next) => {
    const address = door.addresses.of(request);
    const given = /^Basic ([A-Za-z0-9+/=]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const password =
      given &&
      Buffer.from(given, 'base64')
        .toString()
        .replace(/^[^:]*:/, '');
    response.set('Cache-Control', 'no-store');
    // With `no-referrer`, a browser would name no origin with the form, and the form would be refused.
    response.set('Referrer-Policy', 'same-origin');
    if (password !== undefined) {
      if (!door.rates.guesses.take(address)) return answer(response, 429, refuse('tooManyMisses'));
      if (sameText(password, adminPassword)) {
        door.rates.guesses.give(address);
        return next();
      }
    }
    response.set('WWW-Authenticate', 'Basic realm="Illuminice", charset="UTF-8"');
    answer(response, 401, refuse('wrongPassword'));
  });

  router.get('/admin', async (_request, response) => {
    response.type('html').send(page(await tables()));
  });

  router.get('/admin/tables', async (_request, response) => {
    response.json({ tables: await tables() });
  });

  // Who comes from another page has no business here, be the password in the browser's memory or not: `wrongOrigin` before.
  router.post('/admin/tables/:code/close', async (request, response) => {
    const code = tableCode(request.params.code);
    if (!code || !(await awake.remove(store, code))) return answer(response, 404, refuse('noSuchTable', { code: code ?? '' }));
    if (request.accepts('html')) response.redirect(303, '/admin');
    else response.json({ closed: code });
  });

  return router;
}

async function tables(): Promise<AdminTable[]> {
  const rooms = await matchMaker.query({ name: TABLE_ROOM });
  return rooms.map(({ metadata, clients, createdAt }) => {
    const { password: _, ...summary } = metadata as TableSummary;
    return { ...summary, connected: clients, since: new Date(createdAt ?? 0).getTime() };
  });
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string | number): string => String(value).replace(/[&<>"']/g, (one) => ESCAPES[one] as string);

function page(all: AdminTable[]): string {
  const row = ({ code, name, stage, taken, seats, spectators, connected, since }: AdminTable) =>
    `<tr>${[code, name, stage, `${taken}/${seats}`, spectators, connected, new Date(since).toISOString()].map((cell) => `<td>${text(cell)}</td>`).join('')}` +
    `<td><form method="post" action="/admin/tables/${text(code)}/close"><button>Close</button></form></td></tr>`;
  const heads = ['Code', 'Name', 'Stage', 'Seats', 'Spectators', 'Connected', 'Open since', ''];
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Illuminice: tables</title>' +
    `<h1>Tables that are awake: ${all.length}</h1>` +
    `<table border="1" cellpadding="4"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${all.map(row).join('')}</table></html>`
  );
}
