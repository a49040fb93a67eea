import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Backend } from '../backend.js';
import { refuse } from '../refuse.js';
import { below } from './base-path.js';
import { answer } from './errors.js';
import { LinkPreviews } from './link-preview.js';
import { Prerendered, policyFor } from './prerendered.js';

/** Hashed names never change; other files are revalidated. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0';

/** Headers that browsers obey on documents and workers alone: on each script of a table they weigh as much as a small chunk. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
/**
 * Headers without use for files that never change: nobody traces these requests, and HTTP/1.1 keeps connections anyway. A page at a table
 * fetches dozens of files.
 */
const NOT_OF_HASHED = ['X-Request-Id', 'Connection'];
/** Scripts, style, fonts, pictures and data that a page fetches. A worker has a policy of its own, and an SVG can be opened as a document. */
const FETCHED = /\.(avif|css|js|json|woff2)$/;
const WORKER = /worker/;

/**
 * The built client: compressed files and the one page for all its addresses, with links to the host's pages and what previews show.
 * Source maps are not served.
 */
export function clientFiles(directory: string, backend: Pick<Backend, 'access' | 'config' | 'tables'>): Router {
  const router = Router();
  const { imprintUrl, privacyUrl, basePath } = backend.config;
  const previews = new LinkPreviews(backend);
  const links = linkTo('imprint', imprintUrl) + linkTo('privacy-policy', privacyUrl);
  // Loaded lazily: it reads the folder.
  let prerendered: Prerendered | undefined;
  router.use('/pages', (_request, response) => answer(response, 404, refuse('notFound')));
  router.use(files(directory));
  router.get('/{*path}', async (request, response, next) => {
    if (request.path.startsWith('/api/') || /\.\w+$/.test(request.path) || !request.accepts('html')) return next();
    prerendered ??= new Prerendered(directory, basePath);
    const page = prerendered.pageFor(request);
    const html = page?.html ?? below(basePath, await readFile(join(directory, 'index.html'), 'utf8').catch(() => ''));
    if (html === '') return next();
    if (page) response.set('Content-Security-Policy', policyFor(String(response.getHeader('Content-Security-Policy')), page));
    const head = (await previews.tagsFor(request)) + links;
    response
      .vary('Accept-Language')
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(html.replace('</head>', () => `${head}</head>`));
  });
  router.use((_request, response) => answer(response, 404, refuse('notFound')));
  return router;
}

/** Headers of a file. @param asset its name if it is hashed */
function setHeaders(response: ServerResponse, asset: string | null): void {
  response.setHeader('Cache-Control', asset === null ? ASK_AGAIN : FOR_GOOD);
  if (asset === null) return;
  for (const header of NOT_OF_HASHED) response.removeHeader(header);
  const name = asset.replace(/\.(br|gz)$/, '');
  if (FETCHED.test(name) && !WORKER.test(name)) for (const header of OF_DOCUMENTS) response.removeHeader(header);
}

/** Files in the compressed form of the build (`.br`, `.gz`). */
function files(directory: string): RequestHandler {
  const assets = join(directory, 'assets') + sep;
  const findOf = (isHashed: boolean) =>
    expressStaticGzip(directory, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: {
        redirect: false,
        etag: !isHashed,
        lastModified: !isHashed,
        setHeaders: (response, path) => setHeaders(response, path.startsWith(assets) ? path.slice(assets.length) : null),
      },
    });
  const find = (): RequestHandler => {
    const [hashed, others] = [findOf(true), findOf(false)];
    return (request, ...rest) => (request.path.startsWith('/assets/') ? hashed : others)(request, ...rest);
  };
  // Loaded lazily: it reads the folder.
  let serve: ReturnType<typeof find> | undefined;
  return (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.path.endsWith('.map')) return next();
    serve ??= find();
    serve(request, response, (error: unknown) => {
      // The compressed file is missing.
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

const linkTo = (rel: string, url: string | undefined): string =>
  url === undefined ? '' : `<link rel="${rel}" href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
