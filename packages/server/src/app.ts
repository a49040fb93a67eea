import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { api } from './http/api.js';
import { clientFiles } from './http/client-files.js';
import { jsonErrors } from './http/errors.js';
import { matchmaking } from './http/matchmaking.js';

/**
 * Everything that answers HTTP.
 *
 * @param clientDirectory where the built client lies
 */
export function createApp(config: Config, log: Logger, clientDirectory: string): Express {
  const app = express();
  app.disable('x-powered-by');
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
          frameAncestors: ["'none'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          workerSrc: ["'self'", 'blob:'],
        },
      },
      // Both are for whoever puts TLS in front to decide; on a plain LAN address they would lock people out.
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
    }),
  );
  app.use(api(config));
  app.use(matchmaking());
  app.use(clientFiles(clientDirectory));
  app.use(jsonErrors(log));
  return app;
}
