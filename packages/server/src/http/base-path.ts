import type { IncomingMessage, Server } from 'node:http';
import { type RequestHandler, Router } from 'express';

/**
 * Takes the path below which everything lies off the addresses of requests and WebSockets, before anything else reads them. Proxies that
 * take it off themselves are served alike.
 */
export function takeBasePath(http: Server, base: string): void {
  if (base === '') return;
  const take = (request: IncomingMessage) => {
    if (request.url?.startsWith(`${base}/`)) request.url = request.url.slice(base.length);
  };
  http.prependListener('request', take).prependListener('upgrade', take);
}

/** Leads from the path itself to the first page below it, so that what the page names relatively is found. */
export function toFirstPage(base: string): RequestHandler {
  const router = Router({ strict: true });
  if (base !== '') router.get(base, (_request, response) => response.redirect(308, `${base}/`));
  return router;
}

/** Addresses from the root, in attributes and styles of a built page. */
const ADDRESSES = /((?:\b(?:href|src|action)="|\burl\(["']?)\/)(?!\/)/g;

/** A built page for this path: the page is built once for all of them. Its scripts read it from `<html data-base>`. */
export const below = (base: string, html: string): string =>
  base === '' ? html : html.replace('<html ', `<html data-base="${base}" `).replace(ADDRESSES, (start) => `${start.slice(0, -1)}${base}/`);
