import type { CardId, Rect } from '@illuminice/rules';

export interface PileTop {
  readonly id: CardId;
  readonly name: string;
}

interface Cells {
  readonly w: number;
  readonly h: number;
}

/** A zone of the middle of the table, by its contents. */
export type CentreZone = {
  readonly id: string;
  readonly places: number;
  readonly label: string | null;
  /** In cells: it has a place of its own beside all others, of this size. */
  readonly size?: Cells;
} & (
  | { /** Unowned money, where payments come from and go to. */ readonly role: 'bank' }
  | { /** Face-up cards, placed by `placeCards`. A `heap` can be tapped as one. */ readonly role: 'row' | 'heap' }
  | { /** A stack of so many face-down cards. */ readonly role: 'deck'; readonly cards: number }
  | { /** A pile with its topmost card face up. */ readonly role: 'open'; readonly top: PileTop | null }
  | { /** Face-down cards to choose from, and which are gone. */ readonly role: 'choice'; readonly taken: readonly boolean[] }
);

/** Contents of the middle, as far as its layout depends on them. `cards`: of a row, by place. */
export type CentreInput = readonly (Pick<CentreZone, 'id' | 'role' | 'places' | 'size'> & { readonly cards?: readonly CardId[] })[];

/** Cell of the middle for each card of the row, kept between layouts so that only changed cards move. */
export interface CentreGrid {
  readonly columns: number;
  readonly rows: number;
  /** Row after row; null: free. */
  readonly cells: readonly (CardId | null)[];
  /** Largest room needed beside it so far, in cells. */
  readonly beside: Cells | null;
}

export interface ZoneLayout {
  readonly places: readonly Rect[];
  readonly label: Rect | null;
  readonly cell: number;
}

export interface CentreLayout {
  box: Rect;
  cell: number;
  zones: Readonly<Record<string, ZoneLayout>>;
  /** Null while there are cards to choose from. */
  grid: CentreGrid | null;
}

const LABEL_PX = 26;

const CHOICE_ROW = 4;

const WRAPS_FROM = 5;

/** Grid for so many cards and piles: the former one as long as it holds them and has at most one row to spare. */
const gridFor = (cards: readonly CardId[], piles: number, perRow: number, before: CentreGrid | null): Omit<CentreGrid, 'beside'> => {
  const total = cards.length + piles;
  const fits = before !== null && before.columns * before.rows >= total;
  const fresh = Math.max(1, Math.ceil(total / perRow), cards.length >= WRAPS_FROM ? 2 : 1);
  const columns = fits ? before.columns : Math.max(1, Math.ceil(total / fresh));
  // One spare place, so that a returning card does not move all others.
  const rows = fits ? Math.min(before.rows, Math.ceil((total + 1) / columns)) : fresh;
  const cells: (CardId | null)[] = Array.from({ length: columns * rows - piles }, (_, i) => {
    const held = fits ? before.cells[i] : null;
    return held && cards.includes(held) ? held : null;
  });
  for (const card of cards) if (!cells.includes(card)) cells[cells.indexOf(null)] = card;
  return { columns, rows, cells };
};

/**
 * Lays the centre out from 0, 0: face-up cards from the first cell on, piles in the last ones. @param before the former grid: its cards
 * keep their places, and its size while all fits
 */
export const layCentre = (
  input: CentreInput,
  opts: { perRow: number; cell: number; zoom: number; before?: CentreGrid | null },
): CentreLayout => {
  const { cell } = opts;
  const w = 4 * cell;
  const h = 2 * cell;
  const gapX = 0.44 * cell;
  const label = LABEL_PX / opts.zoom;
  const inGrid = input.filter(({ size }) => !size);
  const choice = inGrid.find(({ role, places }) => role === 'choice' && places > 0);
  const cards = inGrid.flatMap(({ role, places, cards }) =>
    role === 'row' ? (cards ?? Array.from({ length: places }, (_, i) => String(i))) : [],
  );
  const piles = inGrid.reduce((sum, { role, places }) => sum + (role === 'row' ? 0 : places), 0);
  const own = input.find(({ size, places }) => size && places > 0);
  const beside = largest(opts.before?.beside ?? null, own?.size ?? null);
  const grid = choice ? null : { ...gridFor(cards, piles, opts.perRow, opts.before ?? null), beside };
  const columns = grid?.columns ?? Math.min(CHOICE_ROW, opts.perRow);
  const rows = grid?.rows ?? Math.ceil(piles / columns);
  const placeOf = (i: number): Rect => ({
    x: (i % columns) * (w + gapX),
    y: label + Math.floor(i / columns) * (h + label),
    w,
    h,
  });
  const labelOver = (place: Rect | undefined) => (place ? { x: place.x, y: place.y - label, w: place.w, h: label } : null);
  const zones: Record<string, ZoneLayout> = {};
  let next = grid?.cells.length ?? 0;
  let inRows = 0;
  for (const { id, role, places: n } of inGrid) {
    const isRow = role === 'row';
    const from = inRows;
    const places = Array.from({ length: n }, (_, i) => placeOf(isRow && grid ? grid.cells.indexOf(cards[from + i] as CardId) : next + i));
    // The label of the first row keeps its place, whichever card is gone.
    const first = isRow && from === 0 && n > 0 ? placeOf(0) : places[0];
    zones[id] = { places, label: labelOver(first), cell };
    if (isRow) inRows += n;
    else next += n;
  }
  const box = { x: 0, y: 0, w: columns * (w + gapX) - gapX, h: rows * (h + label) };
  if (beside) {
    const room = { x: box.w + 2 * gapX, w: beside.w * cell, h: beside.h * cell };
    const y = label + (box.h - label - room.h) / 2;
    if (own) zones[own.id] = { places: [{ ...room, y }], label: null, cell };
    box.w = room.x + room.w;
    box.y = Math.min(0, y);
    box.h = Math.max(box.h, y + room.h) - box.y;
  }
  // Parts that stand out above must begin at 0, too.
  return moveCentre({ box, cell, zones, grid }, 0, -box.y);
};

const largest = (a: Cells | null, b: Cells | null): Cells | null => (a && b ? { w: Math.max(a.w, b.w), h: Math.max(a.h, b.h) } : (a ?? b));

export const moveCentre = ({ box, cell, zones, grid }: CentreLayout, dx: number, dy: number): CentreLayout => {
  const moved = (r: Rect): Rect => ({ ...r, x: r.x + dx, y: r.y + dy });
  return {
    box: moved(box),
    cell,
    grid,
    zones: Object.fromEntries(
      Object.entries(zones).map(([id, zone]) => [id, { ...zone, places: zone.places.map(moved), label: zone.label && moved(zone.label) }]),
    ),
  };
};
