import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const HEADER = 'x-request-id';
/** Ids that are taken over from others, and how much of a path is logged. */
const GIVEN = /^[\w.-]{1,64}$/;
const LONGEST = 200;

/**
 * Gives each request an id: it stands in the answer (`X-Request-Id`), in `response.locals.request` and in what is logged of it.
 *
 * @param isTrusted whether the id that a request brings along is that of a proxy, or of another process of ours
 */
export function requestIds(log: Logger, isTrusted: (request: IncomingMessage) => boolean): RequestHandler {
  return (request, response, next) => {
    const given = request.headers[HEADER];
    const id = typeof given === 'string' && GIVEN.test(given) && isTrusted(request) ? given : randomBytes(9).toString('base64url');
    // So that the process to which it may be passed on knows it by the same.
    request.headers[HEADER] = id;
    response.locals.request = id;
    response.set('X-Request-Id', id);
    if (log.isLevelEnabled('debug')) {
      const began = performance.now();
      const { method, path } = request;
      response.once('finish', () =>
        log.debug(
          { request: id, method, path: path.slice(0, LONGEST), status: response.statusCode, ms: Math.round(performance.now() - began) },
          'request',
        ),
      );
    }
    next();
  };
}
