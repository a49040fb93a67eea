import { tableCode, textSchema } from '@illuminice/protocol';
import { json, type Request, type Response, Router, urlencoded } from 'express';
import type { Backend } from '../backend.js';
import { errorCode } from '../error-code.js';
import { answer } from '../http/errors.js';
import { refuse } from '../refuse.js';
import type { TableRegistry } from '../registry/table-registry.js';
import { RELEASE } from '../release.js';
import { sameText } from '../secrets.js';
import { DAY } from '../store/retention.js';
import { blocking } from './blocking.js';
import { journalOf } from './journal.js';
import { type AdminProcess, type AdminTable, page, STYLE } from './page.js';
import { sleeping, storedAs } from './sleeping.js';

type Act = 'close' | 'unstick' | 'journal' | 'export' | 'announce' | 'drain' | 'block' | 'unblock';

/** Acts that the page shows, and letters of the actor's name that are stored. */
const MOST_SHOWN = 30;
const MOST_LISTED = 1000;
const LONGEST_NAME = 40;

/**
 * `/admin`: tables that are awake, and acts of the host. Needs `ADMIN_PASSWORD` (HTTP Basic, any name); shows nothing hidden, notes all
 * acts.
 */
export function admin(backend: Backend): Router {
  const { config, access, log, store, tables, cluster, stop } = backend;
  const { adminPassword, basePath } = config;
  const home = `${basePath}/admin`;
  const router = Router();
  if (!adminPassword) {
    router.use('/admin', (_request, response) => answer(response, 404, refuse('notFound')));
    return router;
  }

  router.use('/admin', async (request, response, next) => {
    const address = access.addresses.of(request);
    const given = credentials(request);
    response.set('Cache-Control', 'no-store');
    // With `no-referrer`, a browser would name no origin with the form, and the form would be refused.
    response.set('Referrer-Policy', 'same-origin');
    if (given !== null) {
      if (!(await access.rates.bruteForce.take(address))) return answer(response, 429, refuse('tooManyMisses'));
      if (sameText(given.password, adminPassword)) {
        access.rates.bruteForce.give(address);
        response.locals.who = given.name.slice(0, LONGEST_NAME);
        return next();
      }
    }
    response.set('WWW-Authenticate', 'Basic realm="Illuminice", charset="UTF-8"');
    answer(response, 401, refuse('wrongPassword'));
  });
  router.use('/admin', urlencoded({ extended: false, limit: '4kb' }), json({ limit: '4kb' }));

  const here = (): AdminProcess => ({
    address: cluster?.address ?? '',
    release: RELEASE,
    uptime: Math.floor(process.uptime()),
    tables: openTables(tables),
  });

  const all = async (request: Request): Promise<AdminProcess[]> => {
    if (!cluster || cluster.isPassedOn(request)) return [here()];
    const others = await cluster.ask<{ processes: AdminProcess[] }>('/admin/tables', authorization(request));
    return [here(), ...others.flatMap(({ processes }) => processes)];
  };

  /** Notes an act before it is done. A store that fails keeps nobody from closing a table. */
  const note = async (request: Request, response: Response, noted: { act: Act; subject: string; said?: string }): Promise<void> => {
    const { who, request: id } = response.locals as { who: string; request: string };
    const line = { said: '', ...noted, at: Date.now(), who, address: access.addresses.of(request), request: id };
    // Addresses stay out of the log.
    const { address: _, ...logged } = line;
    log.info({ admin: logged }, 'the host did something');
    await store
      .noteAct(line, line.at - config.retentionDays * DAY)
      .catch((error) => log.error({ code: errorCode(error) }, 'what the host did could not be noted in the store'));
  };

  const done = (request: Request, response: Response, what: object): void => {
    if (request.accepts(['json', 'html']) === 'html') response.redirect(303, home);
    else response.json(what);
  };

  router.get('/admin', async (request, response) => {
    const processes = await all(request);
    const asleep = await sleeping(store, awakeAt(processes), afterIn(request));
    response
      .type('html')
      .send(page(home, { processes, asleep, blocks: access.blocks.all, acts: await store.acts(MOST_SHOWN).catch(() => []) }));
  });

  router.use(blocking(backend, { note, done, authorization }));

  router.get('/admin/sleeping', async (request, response) => {
    response.json(await sleeping(store, awakeAt(await all(request)), afterIn(request)));
  });

  router.get('/admin/style.css', (_request, response) => void response.type('css').send(STYLE));

  router.get('/admin/tables', async (request, response) => {
    const processes = await all(request);
    response.json({ tables: processes.flatMap((process) => process.tables), processes });
  });

  router.get('/admin/acts', async (_request, response) => {
    response.json({ acts: await store.acts(MOST_LISTED) });
  });

  const codeIn = (request: Request, response: Response): string => {
    const code = tableCode(String(request.params.code));
    if (code === null) answer(response, 404, refuse('noSuchTable', { code: '' }));
    return code ?? '';
  };
  const noTable = (response: Response, code: string) => answer(response, 404, refuse('noSuchTable', { code }));

  // Requests from other pages are refused even with the password in the browser's memory: `wrongOrigin` before.
  router.post('/admin/tables/:code/close', async (request, response) => {
    const code = codeIn(request, response);
    if (code === '') return;
    if (!tables.get(code) && (await store.record(code)) === undefined) return noTable(response, code);
    await note(request, response, { act: 'close', subject: code });
    // A sleeping table is only deleted from the store; waking it meanwhile fails on the changed record.
    if (!(await tables.remove(code))) await store.remove(code);
    done(request, response, { closed: code });
  });

  router.post('/admin/tables/:code/unstick', async (request, response) => {
    const code = codeIn(request, response);
    const room = tables.get(code);
    if (code === '') return;
    if (!room) return noTable(response, code);
    await note(request, response, { act: 'unstick', subject: code });
    done(request, response, { unstuck: code, players: await room.session.unstick() });
  });

  router.post('/admin/tables/:code/journal', async (request, response) => {
    const code = codeIn(request, response);
    if (code === '') return;
    const journal = await journalOf(store, code);
    if (!journal && (await store.record(code)) !== undefined) return answer(response, 404, refuse('notPlaying'));
    if (!journal) return noTable(response, code);
    await note(request, response, { act: 'journal', subject: code });
    // The journal reveals every card, so players are notified.
    if (journal.endedAt === null) await tables.get(code)?.session.tell('journalRead');
    response.attachment(`illuminice-${code}.json`).json(journal);
  });

  router.post('/admin/tables/:code/export', async (request, response) => {
    const code = codeIn(request, response);
    if (code === '') return;
    const stored = await store.load(code);
    if (!stored) return noTable(response, code);
    await note(request, response, { act: 'export', subject: code });
    response.attachment(`illuminice-${code}-stored.json`).json(storedAs(stored));
  });

  const wordsIn = ({ body }: Request, response: Response): string | null => {
    const read = textSchema.safeParse((body as { text?: unknown } | undefined)?.text);
    if (!read.success) answer(response, 400, refuse('badText'));
    return read.success ? read.data : null;
  };

  router.post('/admin/tables/:code/announce', async (request, response) => {
    const code = codeIn(request, response);
    const announcement = code === '' ? null : wordsIn(request, response);
    if (announcement === null) return;
    const room = tables.get(code);
    if (!room) return noTable(response, code);
    await note(request, response, { act: 'announce', subject: code, said: announcement });
    await room.session.tell('announced', announcement);
    done(request, response, { announced: 1 });
  });

  router.post('/admin/announce', async (request, response) => {
    const announcement = wordsIn(request, response);
    if (announcement === null) return;
    const isOwn = !cluster?.isPassedOn(request);
    if (isOwn) await note(request, response, { act: 'announce', subject: '', said: announcement });
    const rooms = tables.open;
    // A table whose store hangs gets the announcement later; the request does not wait for it.
    for (const { session } of rooms) void session.tell('announced', announcement);
    const others =
      cluster && isOwn ? await cluster.ask<{ announced: number }>('/admin/announce', authorization(request), { text: announcement }) : [];
    done(request, response, { announced: others.reduce((sum, { announced }) => sum + announced, rooms.length) });
  });

  router.post('/admin/drain', async (request, response) => {
    const { process: given } = (request.body ?? {}) as { process?: unknown };
    const own = cluster?.address ?? '';
    const which = typeof given === 'string' && given !== '' ? given.slice(0, 100) : own;
    if (!cluster?.isPassedOn(request)) await note(request, response, { act: 'drain', subject: which });
    if (which === own) {
      response.once('close', stop);
      return done(request, response, { drained: own });
    }
    const [answered] = cluster
      ? await cluster.ask<{ drained: string }>('/admin/drain', authorization(request), { process: which }, which)
      : [];
    if (answered) done(request, response, answered);
    else answer(response, 404, refuse('notFound'));
  });

  return router;
}

const awakeAt = (processes: readonly AdminProcess[]): ReadonlySet<string> =>
  new Set(processes.flatMap(({ tables }) => tables.map(({ code }) => code)));

/** Code after which a page of sleeping tables begins. */
const afterIn = ({ query }: Request): string => (typeof query.after === 'string' ? (tableCode(query.after) ?? '') : '');

function credentials({ headers }: Request): { name: string; password: string } | null {
  const given = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers.authorization ?? '')?.[1];
  if (given === undefined) return null;
  const [, name = '', password = ''] = /^([^:]*):?([\s\S]*)$/.exec(Buffer.from(given, 'base64').toString()) ?? [];
  return { name, password };
}

/** Credentials for another process, in the name of the same person. */
const authorization = ({ headers }: Request): Record<string, string> => ({ authorization: headers.authorization ?? '' });

const openTables = (tables: TableRegistry): AdminTable[] =>
  tables.open.map(({ session }) => {
    const { password: _, ...summary } = session.summary;
    return { ...summary, names: session.names, connected: session.connected, since: session.openedAt };
  });
