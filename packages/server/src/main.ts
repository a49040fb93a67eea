import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { errorCode } from './error-code.js';
import { serve } from './serve.js';

/** The release, from the manifest beside this folder. */
const readRelease = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const { port, close } = await serve(config, log, fileURLToPath(new URL('../../client/dist', import.meta.url)));
  const stop = (): void => {
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ code: errorCode(error), at: error.stack?.split('\n').slice(1, 8) }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // One table's trouble is not the others': what nobody caught is written down, and everybody plays on.
  process.on('uncaughtException', (error) => log.error({ err: error }, 'uncaught exception'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const open = `Illuminice is open at ${config.publicUrl ?? `http://localhost:${port}`}`;
  // Whatever the level: somebody has to find it.
  if (process.stdout.isTTY) process.stdout.write(`${open}\n`);
  else log.child({}, { level: 'info' }).info({ release: readRelease() }, open);
} catch (error) {
  process.stderr.write(`Illuminice cannot start:\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
