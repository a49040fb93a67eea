import { type CreateTable, type HttpRefusal, type TableCreated, tableCode } from '@illuminice/protocol';
import { RefusedError } from './refused-error.js';

/** A table's server, without a trailing slash, and code. */
export interface Whereabouts {
  readonly url: string;
  readonly code: string;
}

/**
 * Parses a table's link.
 *
 * @param link `http://localhost:2567/t/BCDFGH`; anything after the code is ignored
 * @throws TypeError with an example of a link
 */
export function whereIs(link: string): Whereabouts {
  const url = URL.canParse(link) ? new URL(link) : null;
  const [, base, name = ''] = /^(.*)\/t\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  const code = tableCode(name.replaceAll('%20', ' '));
  if (!url || !/^https?:$/.test(url.protocol) || code === null)
    throw new TypeError(`"${link}" is no link to a table; one looks like http://localhost:2567/t/BCDFGH`);
  return { url: `${url.origin}${base}`, code };
}

export function unreachable(url: string, error: unknown): Error {
  const { cause, message } = error as Error;
  const { message: why = message } = (cause ?? {}) as Partial<Error>;
  return new Error(`${url} cannot be reached: ${why || 'the connection was refused or broke off'}`, { cause: error });
}

/**
 * Opens a table.
 *
 * @param url of the server, like `http://localhost:2567`
 * @param order body of `POST /api/tables`
 * @throws RefusedError from the server, else Error with the server and the cause
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
