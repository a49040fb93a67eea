/** True if plain data is deeply equal; undefined equals missing. Called with every intent: no allocation, stops at the first difference. */
export function sameData(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) return Array.isArray(left) && Array.isArray(right) && sameItems(left, right);
  const [a, b] = [left as Record<string, unknown>, right as Record<string, unknown>];
  let keys = 0;
  for (const key in a) {
    if (a[key] === undefined) continue;
    keys += 1;
    if (!Object.hasOwn(b, key) || !sameData(a[key], b[key])) return false;
  }
  for (const key in b) if (b[key] !== undefined) keys -= 1;
  return keys === 0;
}

export function copyOf<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copyOf) as T;
  // Not by assignment, for a key called `__proto__`.
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copyOf(value)])) as T;
}

function sameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i += 1) if (!sameData(left[i], right[i])) return false;
  return true;
}
