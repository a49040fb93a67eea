import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses texts of 1 kB and more that are asked for by GET, unless the build did so already. Left as they are: answers to other
 * requests, for one of them hands out the secret of a seat; answers that nobody may keep (`no-store`), like the host's pages; and parts of
 * files. So the length of an answer that has a secret beside what a stranger wrote does not tell the secret (BREACH).
 */
export const compressed = (): RequestHandler =>
  compression({
    threshold: 1000,
    filter: (request, response) =>
      request.method === 'GET' &&
      response.statusCode !== 206 &&
      !String(response.getHeader('Cache-Control')).includes('no-store') &&
      compression.filter(request, response),
  });
