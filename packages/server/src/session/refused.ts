import type { JOIN_ERROR } from '@illuminice/protocol';
import type { Logger } from 'pino';
import { errorCode } from '../error-code.js';

/** Why somebody cannot join, or a table cannot be opened. */
export type JoinWhy = keyof typeof JOIN_ERROR;

/** A join or the opening of a table that is refused, with its reason. */
export class Refused extends Error {
  constructor(
    readonly why: JoinWhy,
    readonly values: Record<string, string | number> = {},
  ) {
    super(why);
  }
}

/** Makes a failure of the store the refusal `unsaved`. @param report is told of the failure */
export const asUnsaved = <T>(work: Promise<T>, report: (error: Error) => void): Promise<T> =>
  work.catch((error: Error) => {
    report(error);
    throw new Refused('unsaved');
  });

/**
 * What logs errors that must not end a table; refusals are none. Messages of errors may name hidden cards, so they stay out
 * of the log.
 */
export const reporter =
  (log: Logger) =>
  (error: Error, where: string): void => {
    const cause = error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof Refused))
      log.error({ where, code: errorCode(cause), at: cause.stack?.split('\n').slice(1, 8) }, 'exception in a room');
  };
