import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { errorCode } from './error-code.js';
import { RELEASE } from './release.js';
import { serve } from './serve.js';

/** How long pending work may take after an uncaught error, in ms. */
const CRASH_PATIENCE = 10_000;

// One thread collects garbage instead of four: there is a process for each core, and the young generation is small.
setFlagsFromString('--no-parallel-scavenge');

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  let exitCode = 0;
  let isStopping = false;
  const pages = fileURLToPath(new URL('../../client/dist', import.meta.url));
  const { port, close } = await serve(config, log, pages, { stop: () => stop(0) });
  /** Sends clients to the next process and ends this one. */
  function stop(code: number): void {
    exitCode = Math.max(exitCode, code);
    if (isStopping) return;
    isStopping = true;
    close().then(
      () => process.exit(exitCode),
      (error) => {
        log.error({ code: errorCode(error), at: error.stack?.split('\n').slice(1, 8) }, 'stopped with an error');
        process.exit(1);
      },
    );
  }
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  // After an uncaught error memory cannot be trusted; all that counts is stored.
  const crash = (what: string) => (error: unknown) => {
    log.fatal({ err: error }, what);
    stop(1);
    setTimeout(() => process.exit(1), CRASH_PATIENCE).unref();
  };
  process.on('uncaughtException', crash('uncaught exception: the server stops'));
  process.on('unhandledRejection', crash('unhandled rejection: the server stops'));
  const open = `Illuminice is open at ${config.publicUrl ?? `http://localhost:${port}`}${config.basePath}`;
  // Printed at any log level.
  if (process.stdout.isTTY) process.stdout.write(`${open}\n`);
  else log.child({}, { level: 'info' }).info({ release: RELEASE }, open);
} catch (error) {
  process.stderr.write(`Illuminice cannot start:\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
