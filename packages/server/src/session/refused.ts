import type { JOIN_ERROR } from '@illuminice/protocol';
import type { Logger } from 'pino';
import { errorCode } from '../error-code.js';

export type JoinWhy = keyof typeof JOIN_ERROR;

export class Refused extends Error {
  constructor(
    readonly why: JoinWhy,
    readonly values: Record<string, string | number> = {},
  ) {
    super(why);
  }
}

/** Turns a store failure into the refusal `unsaved`. @param report gets the failure */
export const asUnsaved = <T>(work: Promise<T>, report: (error: Error) => void): Promise<T> =>
  work.catch((error: Error) => {
    report(error);
    throw new Refused('unsaved');
  });

/** Logs errors that must not end a table, without messages, which may name hidden cards; refusals are no errors. */
export const reporter =
  (log: Logger) =>
  (error: Error, where: string): void => {
    const cause = error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof Refused))
      log.error({ where, code: errorCode(cause), at: cause.stack?.split('\n').slice(1, 8) }, 'exception in a room');
  };
