import type { Request } from 'express';
import type { Config } from '../config.js';

/** Name or address of a server, as a browser writes it. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The first page's public address without its final slash, as the host set it or as it was asked for; null: by no name of a server. */
export function ownUrl(request: Request, { publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>): string | null {
  if (publicUrl !== undefined) return publicUrl + basePath;
  const host = request.get('host') ?? '';
  return HOST.test(host) ? `${request.protocol}://${host}${basePath}` : null;
}
