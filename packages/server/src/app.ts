import express, { type Express } from 'express';
import helmet from 'helmet';
import { admin } from './admin/admin.js';
import type { Backend } from './backend.js';
import { api } from './http/api.js';
import { toFirstPage } from './http/base-path.js';
import { clientFiles } from './http/client-files.js';
import { compressed } from './http/compressed.js';
import { decks } from './http/decks.js';
import { answer, jsonErrors } from './http/errors.js';
import { GameRecords } from './http/game-records.js';
import { games } from './http/games.js';
import { matchmaking } from './http/matchmaking.js';
import { metrics } from './http/metrics.js';
import { ownData } from './http/own-data.js';
import { requestIds } from './http/request-id.js';
import { UnreadableRecords } from './http/unreadable-records.js';
import { refuse } from './refuse.js';
import { readTrust } from './settings/trust.js';

/** Browser permissions that the page never needs. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'bluetooth', 'serial', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The HTTP application. @param clientDirectory where the built client lies */
export function createApp(backend: Backend, clientDirectory: string): Express {
  const { config, access, log, store, tables, cluster } = backend;
  const app = express();
  app.disable('x-powered-by');
  // Links name the scheme in X-Forwarded-Proto if the proxy is trusted.
  app.set('trust proxy', readTrust(config.trustProxy));
  app.use(requestIds(log, (request) => config.trustProxy !== '0' || (cluster?.isPassedOn(request) ?? false)));
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          formAction: ["'self'"],
          frameAncestors: config.frameAncestors.length > 0 ? config.frameAncestors : ["'none'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          workerSrc: ["'self'", 'blob:'],
        },
      },
      // Headers that enforce HTTPS belong to the proxy with the certificate; on a plain LAN address they would lock people out.
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
      // Browsers prefer `frame-ancestors` to this header.
      frameguard: config.frameAncestors.length > 0 ? false : { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
    }),
  );
  app.use((_request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS);
    next();
  });
  app.use(toFirstPage(config.basePath));
  app.use(compressed());
  let warned = config.trustProxy !== '0';
  app.use((request, _response, next) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log.warn('A request names an address it was forwarded for. If a proxy stands in front, TRUST_PROXY should say so.');
    }
    next();
  });
  app.post('/{*path}', (request, response, next) => {
    if (access.origins.allow(request)) next();
    else answer(response, 403, refuse('wrongOrigin'));
  });
  if (cluster) app.use(cluster.toHome);
  const unreadable = new UnreadableRecords(log);
  app.use(api(backend, unreadable));
  const records = new GameRecords(store);
  app.use(games(store, unreadable, records));
  app.use(ownData(backend, (id) => records.forget(id)));
  app.use(decks(backend));
  app.use(metrics(config, access, tables, cluster));
  app.use(admin(backend));
  app.use(matchmaking(config, access, tables));
  app.use(clientFiles(clientDirectory, backend));
  if (cluster) app.use(cluster.onElsewhere);
  app.use(jsonErrors(log));
  return app;
}
