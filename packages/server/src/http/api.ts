import {
  type CallsOffer,
  createTableSchema,
  DEFAULT_CLOCK,
  type Health,
  type HttpRefusal,
  type Invitation,
  JOIN_ERROR,
  PUBLIC_CLOCK,
  type Ready,
  type TableCreated,
  type TableList,
  type TableSummary,
  tableCode,
  WIRE_VERSION,
} from '@illuminice/protocol';
import { type AnyState, loadScenario, type RulesetId } from '@illuminice/rules';
import { ServerError } from 'colyseus';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Backend } from '../backend.js';
import type { Config } from '../config.js';
import { GAMES } from '../games/games.js';
import { Readiness } from '../readiness.js';
import { refuse } from '../refuse.js';
import { RELEASE } from '../release.js';
import { hashPassword, sameText } from '../secrets.js';
import { firstProblem, readOptions, seatsRefusal } from '../session/lobby/lobby.js';
import { asleep } from '../session/lobby/summary.js';
import type { TableOrder } from '../session/messages/opening.js';
import type { Store } from '../store/store.js';
import { newCode } from './codes.js';
import { answer } from './errors.js';
import { paced } from './paced.js';
import type { UnreadableRecords } from './unreadable-records.js';

/** Largest order for a table, and largest one that brings a scenario along: what is read of a body is parsed in one go. */
const MOST_BODY = '8kb';
const MOST_SCENARIO = '64kb';
/** What opening a table counts as at least in a turn of the event loop, in ms: a game may be dealt, computer players begin. */
const OPENING = 4;
/** Sleeping tables that the list shows at most. */
const MOST_LISTED = 100;

/** `/api`: create, list and look up tables; `/healthz`: the process lives; `/readyz`: tables can be played, too. */
export function api({ config, access, log, store, tables, cluster, notifications }: Backend, unreadable: UnreadableRecords): Router {
  const router = Router();
  const readiness = new Readiness(store, log, () => cluster?.membership.holds ?? true);

  router.get('/readyz', async (_request, response: Response<Ready | HttpRefusal>) => {
    response.set('Cache-Control', 'no-store');
    if (access.closing) return answer(response, 503, refuse('stopping'));
    if (await readiness.ready()) response.json({ ok: true });
    else answer(response, 503, refuse('unsaved'));
  });

  router.get('/healthz', async (_request, response: Response<Health | HttpRefusal>) => {
    if (access.closing) return answer(response, 503, refuse('stopping'));
    response.json({ ok: true, version: WIRE_VERSION, release: RELEASE, tables: tables.open.length, uptime: Math.floor(process.uptime()) });
  });

  router.get('/api/calls', (_request, response: Response<CallsOffer>) => {
    response.set('Cache-Control', 'no-cache').json({ key: notifications?.key ?? null });
  });

  router.get('/api/tables', async (_request, response: Response<TableList>) => {
    const open = tables.open.map(({ session }) => session.summary);
    const shelved = await store.listed(Date.now() - config.idleMinutes * 60_000, MOST_LISTED);
    const sleeping = shelved.filter(({ code }) => !open.some((table) => table.code === code));
    const known = unreadable.readable(
      sleeping,
      ({ code }) => code,
      ({ code, record }) => asleep(code, record),
    );
    response.json({ tables: [...open.filter((table) => table.public).reverse(), ...known].map(listed) });
  });

  router.get('/api/tables/:code', async (request, response) => {
    const code = tableCode(request.params.code);
    const address = access.addresses.of(request);
    if (!(await access.rates.bruteForce.take(address))) return answer(response, 429, refuse('tooManyMisses'));
    const table = code && (await find(code));
    if (table) access.rates.bruteForce.give(address);
    if (table === 'damaged') answer(response, 500, refuse('damaged'));
    else if (table) response.json(table);
    else if (code) answer(response, 404, refuse('noSuchTable', { code }));
    else answer(response, 404, refuse('badCode'));
  });

  /** Before the body is read. */
  const counted: RequestHandler = (request, response, next) => {
    const { rates } = access;
    if (rates.tables.take(access.addresses.of(request))) next();
    else answer(response, 429, refuse('tooManyRequests', { most: rates.tables.most }));
  };
  const body = json({ limit: config.allowScenarios ? MOST_SCENARIO : MOST_BODY, strict: true });
  router.post('/api/tables', counted, paced(access, OPENING), body, async (request, response) => {
    if (access.closing) return answer(response, 503, refuse('stopping'));
    if (!config.publicUrl && !HOST.test(request.get('host') ?? ''))
      return answer(response, 400, refuse('badMessage', { problem: 'Host: no name of a server' }));
    const asked = createTableSchema.safeParse(request.body ?? {});
    if (!asked.success) {
      const problem = firstProblem(asked.error);
      return answer(response, 400, asked.error.issues[0]?.path[0] === 'name' ? refuse('badName') : refuse('badMessage', { problem }));
    }
    if (config.createPassword !== undefined) {
      const { opening } = asked.data;
      const address = access.addresses.of(request);
      if (opening !== undefined && !(await access.rates.bruteForce.take(address))) return answer(response, 429, refuse('tooManyMisses'));
      if (opening === undefined || !sameText(opening, config.createPassword)) return answer(response, 403, refuse('opensByPassword'));
      access.rates.bruteForce.give(address);
    }
    const read = readOptions(asked.data.ruleset, {
      ...(asked.data.start && GAMES[asked.data.ruleset].atOnce),
      ...asked.data.options,
    });
    if ('refusal' in read) return answer(response, 400, read.refusal);
    const state = asked.data.scenario === undefined ? undefined : readScenario(config, asked.data.ruleset, asked.data.scenario);
    if (state && 'code' in state) return answer(response, state.why === 'noScenarios' ? 403 : 400, state);
    const seats = state?.board.seats.length ?? asked.data.seats ?? (asked.data.start ? Math.max(2, asked.data.computers + 1) : 6);
    const tooMany = seatsRefusal(asked.data.ruleset, seats);
    if (tooMany) return answer(response, 400, tooMany);
    if (asked.data.computers >= seats) return answer(response, 400, refuse('tooManyComputers', { most: seats - 1, seats }));

    const most = access.limits.addressTables;
    const address = access.addresses.of(request);
    const closed = await tables.enter(() => access.counts.openTable(address, config.maxTables, most));
    if (closed === 'tooManyTables') return answer(response, 503, refuse(closed));
    if (closed === 'tooManyTablesHere') return answer(response, 429, refuse(closed, { most }));
    const order: Omit<TableOrder, 'code'> = {
      seats,
      computers: asked.data.computers,
      start: asked.data.start,
      settings: {
        ruleset: asked.data.ruleset,
        name: asked.data.name ?? '',
        public: asked.data.public,
        passwordHash: asked.data.password === undefined ? null : hashPassword(asked.data.password),
        spectators: asked.data.spectators,
        spectatorDelay: asked.data.spectatorDelay,
        clock: asked.data.clock ?? (asked.data.public ? PUBLIC_CLOCK : DEFAULT_CLOCK),
        silence: asked.data.silence ?? null,
        fastComputers: asked.data.fastComputers,
        options: state ? GAMES[asked.data.ruleset].optionsOf(state.board) : read.options,
      },
      ...(state && { state }),
    };
    let code: string;
    try {
      code = await unusedCode(store);
      order.settings.name ||= code;
      await tables.create({ order: { ...order, code } }, closed);
    } catch (error) {
      closed();
      // What is no refusal comes from the store: the room tells its own errors in words.
      if (!(error instanceof ServerError) || error.code === JOIN_ERROR.unsaved) return answer(response, 503, refuse('unsaved'));
      throw error;
    }
    const created: TableCreated = { code, link: `${config.publicUrl ?? ownUrl(request)}/t/${code}`, roomId: code };
    response.status(201).json(created);
  });

  async function find(code: string): Promise<Invitation | 'damaged' | undefined> {
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
  }

  return router;
}

function readScenario(config: Config, ruleset: RulesetId, scenario: unknown): AnyState | ReturnType<typeof refuse> {
  if (!config.allowScenarios) return refuse('noScenarios');
  const loaded = loadScenario(GAMES[ruleset].ruleset, scenario);
  if (loaded.ok) return loaded.state;
  return refuse('badScenario', { problem: loaded.errors.map(({ path, message }) => `${path}: ${message}`).join('; ') });
}

async function unusedCode(store: Store): Promise<string> {
  for (;;) {
    const code = newCode();
    if (!(await store.isUsed(code))) return code;
  }
}

/** What the list says of a table: less than its link does. */
const listed = ({ clock: _, host: __, guests: ___, turn: ____, ...summary }: Invitation): TableSummary => summary;

/** A name or an address of a server, with or without its port: what may stand in a link. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** What the browser called us. */
const ownUrl = (request: Request): string => `${request.protocol}://${request.get('host')}`;
