import type { IncomingMessage, Server } from 'node:http';
import { type RequestHandler, Router } from 'express';

/**
 * Removes the server's path prefix from addresses of requests and WebSockets, before anything else reads them. Works behind proxies that
 * remove it, too.
 */
export function takeBasePath(http: Server, base: string): void {
  if (base === '') return;
  const take = (request: IncomingMessage) => {
    if (request.url?.startsWith(`${base}/`)) request.url = request.url.slice(base.length);
  };
  http.prependListener('request', take).prependListener('upgrade', take);
}

/** Redirects from the prefix itself to the first page below it, so that relative names resolve. */
export function toFirstPage(base: string): RequestHandler {
  const router = Router({ strict: true });
  if (base !== '') router.get(base, (_request, response) => response.redirect(308, `${base}/`));
  return router;
}

/** Addresses from the root, in attributes and styles of a built page. */
const ADDRESSES = /((?:\b(?:href|src|action)="|\burl\(["']?)\/)(?!\/)/g;

/** A built page for this prefix: the build is the same for all prefixes. Its scripts read it from `<html data-base>`. */
export const below = (base: string, html: string): string =>
  base === '' ? html : html.replace('<html ', `<html data-base="${base}" `).replace(ADDRESSES, (start) => `${start.slice(0, -1)}${base}/`);
