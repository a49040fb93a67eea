import { CLOSE, type JOIN_ERROR } from '@illuminice/protocol';
import { RefusedError } from './refused-error.js';

/** Delays of reconnects in ms; the last one repeats. */
const PAUSES = [100, 400, 900, 1600, 2500] as const;
/** Delays skipped after sending too much. */
const PENANCE = 4;
/** Refusals that no retry can change. */
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
/** Close codes of intended endings. */
const MEANT: ReadonlyMap<number, string> = new Map([
  [CLOSE.takenOver, 'the seat is used elsewhere'],
  [CLOSE.broken, 'the table is broken'],
  [CLOSE.unwatched, 'nobody may look on any more'],
]);

/** The reason not to reconnect after this close code; null: reconnect. */
export const endedBy = (code: number): string | null => MEANT.get(code) ?? null;

/** First attempt after this close code; negative: at once. */
export const firstAttempt = (code: number): number => (code === CLOSE.tooFast ? PENANCE : code === CLOSE.again ? -1 : 0);

/** Waits before an attempt, with jitter, so that clients lost together do not return together. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt < 0) return;
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
  await new Promise((resolve) => setTimeout(resolve, pause * (0.6 + 0.8 * Math.random())));
}

export const isFinal = (error: unknown): boolean => error instanceof RefusedError && FINAL.has(error.refusal.why);
