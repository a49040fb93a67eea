import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses texts from 1 kB in answers to GET, but no secrets, `no-store` or parts: lengths must not reveal a secret (BREACH). */
export const compressed = (): RequestHandler =>
  compression({
    threshold: 1000,
    filter: (request, response) =>
      request.method === 'GET' &&
      response.statusCode !== 206 &&
      !String(response.getHeader('Cache-Control')).includes('no-store') &&
      compression.filter(request, response),
  });
