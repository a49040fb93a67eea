import type { HttpRefusal, WireRefusal } from '@illuminice/protocol';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { errorCode } from '../error-code.js';
import { refuse } from '../refuse.js';

export function answer(response: Response, status: number, refusal: WireRefusal): void {
  response.status(status).json({ refusal } satisfies HttpRefusal);
}

export class HttpRefused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: WireRefusal,
  ) {
    super(refusal.text);
  }
}

/** Last handler: errors as JSON; unexpected ones are logged. */
export function jsonErrors(log: Logger): ErrorRequestHandler {
  return (error: HttpRefused | { status?: number; stack?: string }, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof HttpRefused) return answer(response, error.status, error.refusal);
    const status = error.status ?? 500;
    if (status === 413) return answer(response, 413, refuse('badMessage', { problem: 'the body is too large' }));
    if (status >= 400 && status < 500) return answer(response, status, refuse('badMessage', { problem: 'unreadable request' }));
    // Messages of errors may hold passwords and hidden cards.
    log.error({ request: response.locals.request, code: errorCode(error), at: error.stack?.split('\n').slice(1, 8) }, 'request failed');
    answer(response, 500, refuse('broken'));
  };
}
