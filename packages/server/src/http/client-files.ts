import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router, static as serveStatic } from 'express';
import { refuse } from '../refuse.js';
import { answer } from './errors.js';

/** The built client: its files, and its one page for every address that is a page. */
export function clientFiles(directory: string): Router {
  const router = Router();
  router.use('/assets', serveStatic(join(directory, 'assets'), { immutable: true, maxAge: '1y', fallthrough: true }));
  router.use(serveStatic(directory, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response, next) => {
    const page = join(directory, 'index.html');
    if (request.path.startsWith('/api/') || /\.\w+$/.test(request.path) || !request.accepts('html') || !existsSync(page)) return next();
    response.set('Cache-Control', 'no-cache').sendFile(page);
  });
  router.use((_request, response) => answer(response, 404, refuse('notFound')));
  return router;
}
