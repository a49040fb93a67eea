/** Code of an error for the log, like SQLITE_FULL, ECONNREFUSED, 57P01. Messages may name hidden cards or passwords, codes do not. */
export function errorCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Object && depth < 4; cause = (cause as Error).cause, depth += 1) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) return code;
  }
  return undefined;
}
