/** Messages as a file has them: the values are patterns, or records of the same kind. */
export type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays a theme's own messages over those of the first theme, key by key. */
export const overlay = <T>(base: T, own: unknown): T => {
  if (!isTree(base) || !isTree(own)) return (own ?? base) as T;
  // A card of another name is not called by its former short one.
  const kept = Object.keys(base).filter((key) => key !== 'short' || !('name' in own));
  return Object.fromEntries([...new Set([...kept, ...Object.keys(own)])].map((key) => [key, overlay(base[key], own[key])])) as T;
};
