/** True if plain data is deeply equal; undefined equals missing. Called with every intent: no allocation, stops at the first difference. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other) && sameItems(one, other);
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  let keys = 0;
  for (const key in a) {
    if (a[key] === undefined) continue;
    keys += 1;
    if (!Object.hasOwn(b, key) || !sameData(a[key], b[key])) return false;
  }
  for (const key in b) if (b[key] !== undefined) keys -= 1;
  return keys === 0;
}

/** Deep copy of plain data. */
export function copyOf<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copyOf) as T;
  // Not by assignment, for a key called `__proto__`.
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copyOf(value)])) as T;
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) if (!sameData(one[i], other[i])) return false;
  return true;
}
