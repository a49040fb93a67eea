import type { Erased, OwnData } from '@illuminice/protocol';
import { at } from '../base-path';
import { answer, Refused } from './http';

/** Prefix of the page's keys in the browser's storage. Tokens of seats are secrets and are left out of the file. */
const OURS = /^illuminice\./;
const TOKEN = /^illuminice\.(seat|hope)\./;
const SEAT = /^illuminice\.seat\.([A-Z]{6})$/;

export interface Everything {
  readonly made: string;
  readonly server: string;
  readonly tables: readonly OwnData[];
  /** Tables that the server does not have any more, or could not read. */
  readonly missing: readonly string[];
  readonly device: Readonly<Record<string, unknown>>;
}

const stored = (): [string, string][] => Object.entries({ ...localStorage }).filter(([key]) => OURS.test(key));

const seats = (): { code: string; token: string }[] =>
  stored().flatMap(([key, token]) => {
    const code = SEAT.exec(key)?.[1];
    return code === undefined ? [] : [{ code, token }];
  });

/** Number of seats whose tokens this device holds. */
export const seatCount = (): number => seats().length;

const post = <T>(path: string, body: object): Promise<T> =>
  fetch(at(path), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((response) =>
    answer<T>(response),
  );

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Refusals that say that nothing is stored of this seat. */
const isGone = (reason: unknown): boolean => reason instanceof Refused && ['noSuchTable', 'notSeated'].includes(reason.refusal.why);

/** Everything that the server stores under this device's keys, and this device itself. @throws Refused, or an error without an answer */
export async function exportAll(): Promise<Everything> {
  const tables: OwnData[] = [];
  const missing: string[] = [];
  // One after the other: the server counts them.
  for (const { code, token } of seats())
    await post<OwnData>(`/api/tables/${code}/mine`, { token }).then(
      (data) => tables.push(data),
      (reason) => {
        if (!isGone(reason)) throw reason;
        missing.push(code);
      },
    );
  const device = Object.fromEntries(
    stored()
      .filter(([key]) => !TOKEN.test(key))
      .map(([key, text]) => [key, asJson(text)]),
  );
  return { made: new Date().toISOString(), server: location.origin + at(''), tables, missing, device };
}

/** Erases it all on the server, then on this device. @throws as `exportAll`; what is done by then stays done */
export async function eraseAll(): Promise<void> {
  for (const { code, token } of seats()) {
    await post<Erased>(`/api/tables/${code}/erase`, { token }).catch((reason) => {
      if (!isGone(reason)) throw reason;
    });
    localStorage.removeItem(`illuminice.seat.${code}`);
  }
  for (const [key] of stored()) localStorage.removeItem(key);
}
