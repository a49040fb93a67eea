import { JOIN_ERROR, tableCode } from '@illuminice/protocol';
import { ErrorCode, matchMaker, ServerError } from 'colyseus';
import { json, type Request, Router } from 'express';
import { z } from 'zod';
import type { Door } from '../net/door.js';
import { refuse } from '../refuse.js';
import { refusedJoin } from '../rooms/join.js';
import type { TableRoom } from '../rooms/table-room.js';
import { wake } from '../rooms/wake.js';
import type { Store } from '../store/store.js';

/** What the room will check once the socket is open: here an object is enough. */
const joining = z.looseObject({});

/**
 * The route that `colyseus.js` asks before it opens a socket. Ours instead of the library's, so that bodies have a size,
 * nobody creates a room but through `/api/tables`, and an unknown code gets a sentence. Who comes back to a seat of his
 * passes whatever the crowd at his address does.
 */
export function matchmaking(door: Door, store: Store): Router {
  const router = Router();
  /** Whether this request brings the token of a seat; its table is woken to find out. */
  const isReturning = async ({ params, body }: Request): Promise<boolean> => {
    const code = tableCode(String(params.code));
    const { token } = (body ?? {}) as { token?: unknown };
    // What goes wrong in waking it is told when it is tried again below.
    if (!code || typeof token !== 'string' || !(await wake(store, code).catch(() => false))) return false;
    return (matchMaker.getLocalRoomById(code) as TableRoom | undefined)?.opens(token) ?? false;
  };
  const joins = door.rates.joins((response) => {
    const refusal = refuse('tooManyJoins');
    response.status(429).json({ code: JOIN_ERROR.tooManyJoins, error: refusal.text, refusal });
  }, isReturning);
  router.post('/matchmake/:method/:code', json({ limit: '8kb', strict: true }), joins, async (request, response) => {
    const { method } = request.params;
    const code = tableCode(String(request.params.code));
    const address = door.addresses.of(request);
    try {
      if (door.closing) throw refusedJoin('stopping');
      if (!(await isReturning(request)) && (await door.rates.isGuessing(address))) throw refusedJoin('tooManyMisses');
      if (!code) throw refusedJoin('badCode');
      if (!(await wake(store, code))) {
        door.rates.miss(address);
        throw refusedJoin('noSuchTable', { code });
      }
      const context = { headers: request.headers, ip: request.ip ?? '', token: undefined };
      if (method === 'joinById') response.json(await matchMaker.joinById(code, joining.parse(request.body), context as never));
      else throw refusedJoin('notFound');
    } catch (error) {
      const malformed = error instanceof z.ZodError && refusedJoin('badMessage', { problem: 'not what this route takes' });
      // The messages of other errors are for nobody but us.
      const { code: number, message } =
        malformed || (error instanceof ServerError ? error : { code: ErrorCode.MATCHMAKE_UNHANDLED, message: refuse('broken').text });
      response.json({ code: number, error: message });
    }
  });
  return router;
}
