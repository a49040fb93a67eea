import { type TableSummary, tableCode } from '@illuminice/protocol';
import { type Request, Router } from 'express';
import type { Cluster } from '../cluster/cluster.js';
import type { Config } from '../config.js';
import { answer } from '../http/errors.js';
import type { Access } from '../net/access.js';
import { refuse } from '../refuse.js';
import type { TableRegistry } from '../registry/table-registry.js';
import { sameText } from '../secrets.js';

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
export function admin({ adminPassword }: Config, access: Access, tables: TableRegistry, cluster: Cluster | null): Router {
  const router = Router();
  if (!adminPassword) {
    router.use('/admin', (_request, response) => answer(response, 404, refuse('notFound')));
    return router;
  }

  router.use('/admin', (request, response, next) => {
    const address = access.addresses.of(request);
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
      if (!access.rates.guesses.take(address)) return answer(response, 429, refuse('tooManyMisses'));
      if (sameText(password, adminPassword)) {
        access.rates.guesses.give(address);
        return next();
      }
    }
    response.set('WWW-Authenticate', 'Basic realm="Illuminice", charset="UTF-8"');
    answer(response, 401, refuse('wrongPassword'));
  });

  /** Those of this process; for a person those of the others, too. */
  const all = async (request: Request): Promise<AdminTable[]> => {
    if (!cluster || cluster.isPassedOn(request)) return openTables(tables);
    const others = await cluster.ask<{ tables: AdminTable[] }>('/admin/tables', { authorization: request.headers.authorization ?? '' });
    return [...openTables(tables), ...others.flatMap(({ tables: theirs }) => theirs)];
  };

  router.get('/admin', async (request, response) => {
    response.type('html').send(page(await all(request)));
  });

  router.get('/admin/tables', async (request, response) => {
    response.json({ tables: await all(request) });
  });

  // Who comes from another page has no business here, be the password in the browser's memory or not: `wrongOrigin` before.
  router.post('/admin/tables/:code/close', async (request, response) => {
    const code = tableCode(request.params.code);
    if (!code || !(await tables.remove(code))) return answer(response, 404, refuse('noSuchTable', { code: code ?? '' }));
    if (request.accepts('html')) response.redirect(303, '/admin');
    else response.json({ closed: code });
  });

  return router;
}

const openTables = (tables: TableRegistry): AdminTable[] =>
  tables.open.map(({ session }) => {
    const { password: _, ...summary } = session.summary;
    return { ...summary, connected: session.connected, since: session.openedAt };
  });

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
