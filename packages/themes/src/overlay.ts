export type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays a theme's messages over the first theme's, key by key. */
export const overlay = <T>(base: T, own: unknown): T => {
  if (!isTree(base) || !isTree(own)) return (own ?? base) as T;
  // A renamed card drops its former short name.
  const keys = Object.keys(base).filter((key) => key !== 'short' || !('name' in own));
  return Object.fromEntries([...new Set([...keys, ...Object.keys(own)])].map((key) => [key, overlay(base[key], own[key])])) as T;
};
