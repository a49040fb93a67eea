export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const BESIDE = ['below', 'above', 'right', 'left'] as const;
export type CaptionSide = (typeof BESIDE)[number] | 'foot';

/** Gap between a caption and its card, the edges, or another caption, px. */
const GAP = 8;

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function boxAt(side: CaptionSide, size: { width: number; height: number }, card: Box, free: Box): Box {
  const { width, height } = size;
  const middle = (card.left + card.right - width) / 2;
  const level = (card.top + card.bottom - height) / 2;
  const places: Record<CaptionSide, readonly [number, number]> = {
    below: [middle, card.bottom + GAP],
    above: [middle, card.top - GAP - height],
    right: [card.right + GAP, level],
    left: [card.left - GAP - width, level],
    foot: [(free.left + free.right - width) / 2, free.bottom - GAP - height],
  };
  const [x, y] = places[side];
  const left = Math.max(free.left + GAP, Math.min(x, free.right - GAP - width));
  const top = Math.max(free.top + GAP, Math.min(y, free.bottom - GAP - height));
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * Place of a caption beside a card: wholly in the free area, over neither the card nor another caption, and over as little of other cards
 * as possible. @param card null: without a place, so the caption goes to the foot of the free area @param others all cards; only read while
 * the caption has no side @param former its side until now, kept if possible @returns null: no room
 */
export function placeCaption(
  size: { width: number; height: number },
  card: Box | null,
  { free, taken, others }: { free: Box; taken: readonly Box[]; others: () => readonly Box[] },
  former: CaptionSide | null = null,
): { side: CaptionSide; box: Box } | null {
  if (size.width + 2 * GAP > free.right - free.left || size.height + 2 * GAP > free.bottom - free.top) return null;
  const isFree = (box: Box) => !taken.some((other) => overlaps(box, other));
  if (card) {
    const fits = BESIDE.map((side) => ({ side, box: boxAt(side, size, card, free) })).filter(
      ({ box }) => !overlaps(box, card) && isFree(box),
    );
    const same = fits.find(({ side }) => side === former);
    if (same) return same;
    const cards = fits.length > 1 ? others() : [];
    const covered = fits.map(({ box }) => cards.reduce((sum, other) => sum + shared(box, other), 0));
    const best = fits[covered.indexOf(Math.min(...covered))];
    if (best) return best;
  }
  // At the foot, each above the previous one.
  let box = boxAt('foot', size, free, free);
  for (let other = taken.find((other) => overlaps(box, other)); other; other = taken.find((other) => overlaps(box, other))) {
    const top = other.top - GAP - size.height;
    if (top < free.top) return null;
    box = { ...box, top, bottom: top + size.height };
  }
  return { side: 'foot', box };
}
