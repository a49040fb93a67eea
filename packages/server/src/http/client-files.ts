import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Config } from '../config.js';
import { refuse } from '../refuse.js';
import { answer } from './errors.js';

/** A file whose name has a hash of what is in it never changes; the others are asked for again each time. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0';

/**
 * The built client: its files, compressed by the build, and its one page for every address that is a page. The page names the host's own
 * pages, for its foot to link to. Source maps stay with whoever built it.
 */
export function clientFiles(directory: string, { imprintUrl, privacyUrl }: Pick<Config, 'imprintUrl' | 'privacyUrl'>): Router {
  const router = Router();
  const links = linkTo('imprint', imprintUrl) + linkTo('privacy-policy', privacyUrl);
  router.use(files(directory));
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

/** The files that were built, in the compressed form that the build wrote beside them (`.br`, `.gz`) for browsers that take it. */
function files(directory: string): RequestHandler {
  const assets = join(directory, 'assets');
  const find = () =>
    expressStaticGzip(directory, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: {
        setHeaders: (response, path) => response.setHeader('Cache-Control', path.startsWith(assets) ? FOR_GOOD : ASK_AGAIN),
      },
    });
  // It looks through the folder, which no start has to wait for.
  let serve: ReturnType<typeof find> | undefined;
  return (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.path.endsWith('.map')) return next();
    serve ??= find();
    serve(request, response, (error: unknown) => {
      // It was to be a compressed file, and is none.
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

/** A link of the page's head, if the host named one. */
const linkTo = (rel: string, url: string | undefined): string =>
  url === undefined ? '' : `<link rel="${rel}" href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
