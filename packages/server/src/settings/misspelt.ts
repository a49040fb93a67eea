/** Edit distance with swaps of neighbours. @param most counting ends beyond it: every start compares all names */
function distance(a: string, b: string, most: number): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cell = (back: number, left: number) => (rows[i - back] as number[])[j - left] as number;
      let least = Math.min(cell(1, 0) + 1, (row[j - 1] as number) + 1, cell(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, cell(2, 2) + 1);
      row.push(least);
    }
    rows.push(row);
    if (isBeyond(row, most) && isBeyond(rows[i - 1] as number[], most)) return most + 1;
  }
  return (rows[a.length] as number[])[b.length] as number;
}

const isBeyond = (row: readonly number[], most: number): boolean => row.every((count) => count > most);

/** Letters of a name as bits; some letters share one. */
const lettersOf = (name: string): number => {
  let letters = 0;
  for (let i = 0; i < name.length; i += 1) letters |= 1 << (name.charCodeAt(i) % 32);
  return letters;
};

/** True if so few changes can be enough, by letters alone. */
const mayBeNear = (a: number, b: number, most: number): boolean => {
  let left = a ^ b;
  for (let allowed = 2 * most; left !== 0 && allowed > 0; allowed -= 1) left &= left - 1;
  return left === 0;
};

/** Names as short as PORT and HOST have others within two letters: HOME, TEST, ROOT, PGPORT. */
const SHORT = 5;

/**
 * The setting that was most likely meant: equal but for case, or for two letters (of a short name, one). @param known names of all settings
 */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const upper = name.toUpperCase();
  const letters = lettersOf(upper);
  return known.find((candidate) => {
    const most = candidate.length <= SHORT ? 1 : 2;
    if (Math.abs(candidate.length - name.length) > most || !mayBeNear(letters, lettersOf(candidate), most)) return false;
    return distance(upper, candidate, most) <= most;
  });
}
