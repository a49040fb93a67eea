/**
 * What a log may say of an error: its code, like SQLITE_FULL, ECONNREFUSED or 57P01. Messages of errors may name hidden
 * cards or passwords, codes name neither.
 *
 * @returns undefined if it has none
 */
export function errorCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Object && depth < 4; cause = (cause as Error).cause, depth += 1) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) return code;
  }
  return undefined;
}
