import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { serve } from './serve.js';

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const { port, close } = await serve(config, log, fileURLToPath(new URL('../../client/dist', import.meta.url)));
  process.stdout.write(`Illuminice is open at ${config.publicUrl ?? `http://localhost:${port}`}\n`);

  const stop = (): void => {
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // One table's trouble is not the others': what nobody caught is written down, and everybody plays on.
  process.on('uncaughtException', (error) => log.error({ err: error }, 'uncaught exception'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
} catch (error) {
  process.stderr.write(`Illuminice cannot start:\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
