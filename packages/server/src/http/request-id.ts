import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const HEADER = 'x-request-id';
/** Ids accepted from others, and how much of a path is logged. */
const GIVEN = /^[\w.-]{1,64}$/;
const LONGEST = 200;

/** Gives each request an id: `X-Request-Id`, `response.locals.request`, and in logs. @param isTrusted true if the given id may be kept */
export function requestIds(log: Logger, isTrusted: (request: IncomingMessage) => boolean): RequestHandler {
  return (request, response, next) => {
    const given = request.headers[HEADER];
    const id = typeof given === 'string' && GIVEN.test(given) && isTrusted(request) ? given : randomBytes(9).toString('base64url');
    // Another process that gets the request logs the same id.
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
