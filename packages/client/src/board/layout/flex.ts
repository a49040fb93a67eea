import type { PlayerId, Rect } from '@illuminice/rules';

export interface Flex {
  dir: 'row' | 'col';
  children: (Flex | PlayerId | null)[];
}

type Node = Flex | PlayerId | null;
type Size = { w: number; h: number };

export const flexOf = (dir: Flex['dir'], children: Node[]): Flex => ({ dir, children });

const isFlex = (node: Node): node is Flex => typeof node === 'object' && node !== null;

export const turnFlex = (node: Flex, quarters: number): Flex => {
  if (quarters === 0) return node;
  const children = node.children.map((child) => (isFlex(child) ? turnFlex(child, 1) : child));
  const once = node.dir === 'row' ? flexOf('col', children) : flexOf('row', children.reverse());
  return turnFlex(once, quarters - 1);
};

interface Sizes {
  readonly structures: ReadonlyMap<PlayerId, Size>;
  readonly centre: Size;
  readonly gap: number;
}

const sizeOf = (node: Node, sizes: Sizes): Size =>
  isFlex(node) ? measure(node, sizes) : node === null ? sizes.centre : (sizes.structures.get(node) ?? { w: 0, h: 0 });

/** Least size that holds all children side by side. */
export const measure = (flex: Flex, sizes: Sizes): Size => {
  const all = flex.children.map((child) => sizeOf(child, sizes));
  const gaps = Math.max(0, all.length - 1) * sizes.gap;
  const sum = (key: 'w' | 'h') => all.reduce((total, s) => total + s[key], 0) + gaps;
  const most = (key: 'w' | 'h') => all.reduce((max, s) => Math.max(max, s[key]), 0);
  return flex.dir === 'row' ? { w: sum('w'), h: most('h') } : { w: most('w'), h: sum('h') };
};

/** Spreads the children over `rect`, sharing spare room evenly, and passes each leaf its rectangle. */
export const place = (flex: Flex, rect: Rect, sizes: Sizes, tell: (leaf: PlayerId | null, rect: Rect) => void): void => {
  const all = flex.children.map((child) => sizeOf(child, sizes));
  const row = flex.dir === 'row';
  const used = all.reduce((total, s) => total + (row ? s.w : s.h), 0);
  const n = all.length;
  const left = (row ? rect.w : rect.h) - used;
  const between = n > 1 ? Math.max(sizes.gap, left / (n + 0.4)) : 0;
  let offset = (row ? rect.x : rect.y) + (left - between * (n - 1)) / 2;
  flex.children.forEach((child, i) => {
    const size = all[i] as Size;
    const room: Rect = row ? { x: offset, y: rect.y, w: size.w, h: rect.h } : { x: rect.x, y: offset, w: rect.w, h: size.h };
    offset += (row ? size.w : size.h) + between;
    if (isFlex(child)) place(child, room, sizes, tell);
    else tell(child, { x: room.x + (room.w - size.w) / 2, y: room.y + (room.h - size.h) / 2, w: size.w, h: size.h });
  });
};
