import { CLOSE, type JOIN_ERROR } from '@illuminice/protocol';
import { RefusedError } from './refused-error.js';

/** Pauses before one attempt to come back after the other, in ms; the last one repeats. */
const PAUSES = [100, 400, 900, 1600, 2500] as const;
/** How many pauses are passed over after we talked too much. */
const PENANCE = 4;
/** Refusals that trying again does not help. */
const FINAL: ReadonlySet<string> = new Set<keyof typeof JOIN_ERROR>([
  'badMessage',
  'wrongVersion',
  'wrongPassword',
  'tableFull',
  'badName',
  'noSuchTable',
  'badCode',
  'badTicket',
  'noSpectators',
  'kicked',
]);
/** Codes by which somebody meant to end a connection. */
const MEANT: ReadonlyMap<number, string> = new Map([
  [CLOSE.takenOver, 'the seat is used elsewhere'],
  [CLOSE.broken, 'the table is broken'],
  [CLOSE.unwatched, 'nobody may look on any more'],
]);

/** Why a connection that was closed with this code is not taken up again; null: it is. */
export const endedBy = (code: number): string | null => MEANT.get(code) ?? null;

/** Number of the first attempt after a connection was closed with this code; below 0: at once. */
export const firstAttempt = (code: number): number => (code === CLOSE.tooFast ? PENANCE : code === CLOSE.again ? -1 : 0);

/** Waits as long as is fit before this attempt; with chance in it, so that not all who lost a connection at once come back at once. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt < 0) return;
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
  await new Promise((resolve) => setTimeout(resolve, pause * (0.6 + 0.8 * Math.random())));
}

/** Whether a join failed for good. */
export const isFinal = (error: unknown): boolean => error instanceof RefusedError && FINAL.has(error.refusal.why);
