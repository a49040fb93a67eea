import { type CreateTable, type HttpRefusal, type TableCreated, tableCode } from '@illuminice/protocol';
import { RefusedError } from './refused-error.js';

/** A table: its server, without a slash at the end, and its code. */
export interface Whereabouts {
  readonly url: string;
  readonly code: string;
}

/**
 * Reads a table's link, as the page shows it.
 *
 * @param link `http://localhost:2567/t/BCDFGH`; what follows the code is left out
 * @throws TypeError that says what a link looks like
 */
export function whereIs(link: string): Whereabouts {
  const url = URL.canParse(link) ? new URL(link) : null;
  const [, base, name = ''] = /^(.*)\/t\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  const code = tableCode(name.replaceAll('%20', ' '));
  if (!url || !/^https?:$/.test(url.protocol) || code === null)
    throw new TypeError(`"${link}" is no link to a table; one looks like http://localhost:2567/t/BCDFGH`);
  return { url: `${url.origin}${base}`, code };
}

/** The error that says which server could not be reached, and why. */
export function unreachable(url: string, error: unknown): Error {
  const { cause, message } = error as Error;
  const { message: why = message } = (cause ?? {}) as Partial<Error>;
  return new Error(`${url} cannot be reached: ${why || 'the connection was refused or broke off'}`, { cause: error });
}

/**
 * Opens a table.
 *
 * @param url of the server, like `http://localhost:2567`
 * @param order how many seats, which game …: the body of `POST /api/tables`
 * @throws RefusedError if the server will not, else Error that names the server and what kept us from it
 */
export async function openTable(url: string, order: CreateTable = {}): Promise<Whereabouts & { readonly link: string }> {
  const base = url.replace(/\/+$/, '');
  const response = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  }).catch((error: unknown) => {
    throw unreachable(base, error);
  });
  const answer = (await response.json().catch(() => null)) as TableCreated | HttpRefusal | null;
  if (answer && 'refusal' in answer) throw new RefusedError(answer.refusal);
  if (!response.ok || !answer) throw new TypeError(`${base} does not answer as a server of this game does (${response.status})`);
  return { url: base, code: answer.code, link: answer.link };
}
