import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, static as serveStatic } from 'express';
import type { Config } from '../config.js';
import { refuse } from '../refuse.js';
import { answer } from './errors.js';

/**
 * The built client: its files, and its one page for every address that is a page. The page names the host's own pages, for
 * its foot to link to.
 */
export function clientFiles(directory: string, { imprintUrl, privacyUrl }: Pick<Config, 'imprintUrl' | 'privacyUrl'>): Router {
  const router = Router();
  const links = linkTo('imprint', imprintUrl) + linkTo('privacy-policy', privacyUrl);
  router.use('/assets', serveStatic(join(directory, 'assets'), { immutable: true, maxAge: '1y', fallthrough: true }));
  router.use(serveStatic(directory, { index: false, maxAge: 0 }));
  router.get('/{*path}', async (request, response, next) => {
    if (request.path.startsWith('/api/') || /\.\w+$/.test(request.path) || !request.accepts('html')) return next();
    const page = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return next();
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page.replace('</head>', () => `${links}</head>`));
  });
  router.use((_request, response) => answer(response, 404, refuse('notFound')));
  return router;
}

/** A link of the page's head, if the host named one. */
const linkTo = (rel: string, url: string | undefined): string =>
  url === undefined ? '' : `<link rel="${rel}" href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
