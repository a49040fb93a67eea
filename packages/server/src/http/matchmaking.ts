import { JOIN_ERROR, type Place, tableCode } from '@illuminice/protocol';
import { ErrorCode, matchMaker, ServerError } from 'colyseus';
import { json, type Request, Router } from 'express';
import { z } from 'zod';
import type { Config } from '../config.js';
import type { Access } from '../net/access.js';
import { refuse } from '../refuse.js';
import { Elsewhere } from '../registry/elsewhere.js';
import { refusedJoin } from '../registry/join-error.js';
import type { TableRegistry } from '../registry/table-registry.js';

/** The room checks the rest once the socket is open. */
const joining = z.looseObject({});
/** Least cost of waking a table in a turn of the event loop, in ms. */
const WAKING = 2;
const WHYS = new Map(
  Object.entries(JOIN_ERROR).map(([why, code]): [number, keyof typeof JOIN_ERROR] => [code, why as keyof typeof JOIN_ERROR]),
);

/** Replaces the library's matchmaking route: bounded bodies, tables only by `/api/tables`, sentences; returning players pass limits. */
export function matchmaking(config: Config, access: Access, tables: TableRegistry): Router {
  const router = Router();
  const { rates } = access;

  /** True if the request brings the token of a seat; looked up without waking the table. */
  async function isReturning(code: string, { body }: Request): Promise<boolean> {
    const { token } = (body ?? {}) as { token?: unknown };
    const player = typeof token === 'string' && token.length <= 100 ? await tables.seatOf(code, token) : null;
    return player !== null && rates.returns.take(`${code} ${player}`);
  }

  /** Counts a table that is to be woken. Owners of a seat may wake twice as many, so that all come back after a restart. */
  async function enter(address: string, returning: boolean): Promise<(() => void) | ServerError> {
    if (!returning && !rates.tables.take(address)) return refusedJoin('tooManyJoins');
    const most = access.limits.addressTables * (returning ? 2 : 1);
    const closed = await tables.enter(() => access.counts.openTable(address, config.maxTables, most, returning));
    if (typeof closed === 'function') return closed;
    return refusedJoin(closed === 'tooManyTables' ? closed : 'tooManyJoins');
  }

  router.post('/matchmake/:method/:code', json({ limit: '8kb', strict: true }), async (request, response) => {
    const { method } = request.params;
    const code = tableCode(String(request.params.code));
    const address = access.addresses.of(request);
    try {
      if (access.closing) throw refusedJoin('stopping');
      const returning = code !== null && (await isReturning(code, request));
      if (!returning && !rates.joins.take(address)) {
        const refusal = refuse('tooManyJoins');
        access.counters.joinRefused('tooManyJoins');
        return response.status(429).json({ code: JOIN_ERROR.tooManyJoins, error: refusal.text, refusal });
      }
      const table = await lookUp({ code, method: String(method) }, address, returning);
      const context = { headers: request.headers, ip: request.ip ?? '', token: undefined };
      const reservation = await matchMaker.joinById(table, joining.parse(request.body), context as never);
      const ruleset = tables.get(table)?.session.summary.ruleset;
      if (!ruleset) throw refusedJoin('noSuchTable', { code: table });
      response.json({ ...reservation, ruleset } satisfies Place);
    } catch (error) {
      if (error instanceof Elsewhere) throw error;
      const malformed = error instanceof z.ZodError && refusedJoin('badMessage', { problem: 'not what this route takes' });
      // Messages of other errors are not for clients.
      const { code: number, message } =
        malformed || (error instanceof ServerError ? error : { code: ErrorCode.MATCHMAKE_UNHANDLED, message: refuse('broken').text });
      access.counters.joinRefused(WHYS.get(number) ?? 'broken');
      response.json({ code: number, error: message });
    }
  });

  /** Finds the table and wakes it; an unknown code counts as a guess. @throws ServerError if it may not be joined */
  async function lookUp(asked: { code: string | null; method: string }, address: string, returning: boolean): Promise<string> {
    const { code, method } = asked;
    if (!returning && !(await rates.bruteForce.take(address))) throw refusedJoin('tooManyMisses');
    let isThere: boolean | undefined;
    try {
      if (code === null) throw refusedJoin('badCode');
      if (method !== 'joinById') throw refusedJoin('notFound');
      isThere = await find(code, address, returning);
    } finally {
      if (!returning && isThere !== false) rates.bruteForce.give(address);
    }
    if (!isThere) throw refusedJoin('noSuchTable', { code });
    return code;
  }

  /** True if there is this table; it is awake then. */
  async function find(code: string, address: string, returning: boolean): Promise<boolean> {
    // Waking is expensive, so it is limited.
    const isAwake = tables.get(code) !== undefined;
    if (!isAwake && !(await access.scheduler.turn(address, WAKING))) throw refusedJoin('tooManyJoins');
    return tables.wake(code, () => enter(address, returning));
  }

  return router;
}
