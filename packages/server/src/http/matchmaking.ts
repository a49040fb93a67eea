import { tableCode } from '@illuminice/protocol';
import { ErrorCode, matchMaker, type ServerError } from 'colyseus';
import { json, Router } from 'express';
import { z } from 'zod';
import { refuse } from '../refuse.js';

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
      if (!code) throw invalid(refuse('badCode').text);
      const known = await matchMaker.query({ roomId: code });
      if (known.length === 0) throw invalid(refuse('noSuchTable', { code }).text);
      const context = { headers: request.headers, ip: request.ip ?? '', token: undefined };
      if (method === 'joinById') response.json(await matchMaker.joinById(code, joining.parse(request.body), context as never));
      else throw invalid(refuse('notFound').text);
    } catch (error) {
      const { code: number, message } = error as ServerError;
      if (error instanceof z.ZodError)
        response.json({ code: ErrorCode.INVALID_PAYLOAD, error: refuse('badMessage', { problem: 'not what this route takes' }).text });
      else response.json({ code: number ?? ErrorCode.MATCHMAKE_UNHANDLED, error: message });
    }
  });
  return router;
}

const invalid = (text: string) => Object.assign(new Error(text), { code: ErrorCode.MATCHMAKE_INVALID_ROOM_ID });
