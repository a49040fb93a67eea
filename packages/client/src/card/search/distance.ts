export const MOST_SLIPS = 4;
export const slipsIn = (length: number): number => (length < 4 ? 0 : Math.min(MOST_SLIPS, Math.max(1, Math.floor(length / 5))));

/** True if two keys could be within so many slips: a cheap test by length and letters. */
export function mayBeWithin(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  const counts = new Map<string, number>();
  for (const letter of a) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let missing = 0;
  for (const letter of b) {
    const left = counts.get(letter) ?? 0;
    if (left > 0) counts.set(letter, left - 1);
    else missing++;
  }
  return missing <= slips;
}

/**
 * Slips between two keys (restricted Damerau–Levenshtein): letters missing, added, wrong or swapped; null: more than so many. `toStart`:
 * between `a` and a beginning of `b`.
 */
export function distanceWithin(a: string, b: string, slips: number, toStart = false): number | null {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  let nearest = a.length;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] as number) + 1, (row[j - 1] as number) + 1, (previous[j - 1] as number) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (older[j - 2] as number) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > slips) return null;
    [older, previous] = [previous, row];
    nearest = least;
  }
  const distance = toStart ? nearest : (previous[b.length] as number);
  return distance <= slips ? distance : null;
}
