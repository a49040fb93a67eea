import { tableCode } from '@illuminice/protocol';
import { ErrorCode, matchMaker, type ServerError } from 'colyseus';
import { json, Router } from 'express';
import { z } from 'zod';
import { refusedJoin } from '../rooms/join.js';

/** What the room will check once the socket is open: here an object is enough. */
const joining = z.looseObject({});

/**
 * The route that `colyseus.js` asks before it opens a socket. Ours instead of the library's, so that bodies have a size,
 * nobody creates a room but through `/api/tables`, and an unknown code gets a sentence.
 */
export function matchmaking(): Router {
  const router = Router();
  router.post('/matchmake/:method/:code', json({ limit: '8kb', strict: true }), async (request, response) => {
    const { method } = request.params;
    const code = tableCode(request.params.code);
    try {
      if (!code) throw refusedJoin('badCode');
      const known = await matchMaker.query({ roomId: code });
      if (known.length === 0) throw refusedJoin('noSuchTable', { code });
      const context = { headers: request.headers, ip: request.ip ?? '', token: undefined };
      if (method === 'joinById') response.json(await matchMaker.joinById(code, joining.parse(request.body), context as never));
      else throw refusedJoin('notFound');
    } catch (error) {
      const malformed = error instanceof z.ZodError && refusedJoin('badMessage', { problem: 'not what this route takes' });
      const { code: number, message } = malformed || (error as ServerError);
      response.json({ code: number ?? ErrorCode.MATCHMAKE_UNHANDLED, error: message });
    }
  });
  return router;
}
