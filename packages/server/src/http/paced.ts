import type { RequestHandler } from 'express';
import type { Access } from '../net/access.js';
import { refuse } from '../refuse.js';
import { answer } from './errors.js';

/** Delays requests of a busy address to its turn of the event loop, before more than their head is read. */
export function paced({ addresses, limits, scheduler }: Access, least: number): RequestHandler {
  return (request, response, next) => {
    if (scheduler.run(addresses.of(request), next, least)) return;
    answer(response, 429, refuse('tooManyRequests', { most: limits.requestsPerMinute }));
  };
}
