import type { JOIN_ERROR } from '@illuminice/protocol';

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
