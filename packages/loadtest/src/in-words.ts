/** An error in one line with its causes; socket errors have no message of their own. */
export function inWords(error: unknown): string {
  if (!(error instanceof Object)) return String(error);
  const { message, code, cause } = error as { message?: string; code?: unknown; cause?: unknown };
  const reason = message || (code === undefined ? 'the connection broke without a reason' : `the connection broke (${String(code)})`);
  return cause instanceof Error ? `${reason} (${inWords(cause)})` : reason;
}
