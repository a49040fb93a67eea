import type { Directory, Meant } from './directory';
import { readingsOf } from './peel';

export interface Near {
  readonly written: string;
  readonly n: number;
  readonly meant: Meant;
}

/** Longest line that is matched, in words (longer ones are prose), and most readings compared. */
const MOST_WORDS = 9;
const MOST_READINGS = 12;

/** The card that a line names with a slip or two, by the reading with the fewest; null: none. */
export function nearestIn(line: string, directory: Directory): Near | null {
  if (line.split(/\s+/).length > MOST_WORDS) return null;
  let tried = 0;
  let best: (Near & { readonly slips: number }) | null = null;
  for (const { name, n } of readingsOf(line)) {
    if (tried++ >= MOST_READINGS) break;
    const near = directory.nearest(name);
    if (near && near.slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { written: name, n, ...near };
  }
  return best;
}
