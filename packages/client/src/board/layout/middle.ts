import type { CardId, Rect } from '@illuminice/rules';
import { type Point, unionAll } from '../geometry';
import type { CentreLayout, ZoneLayout } from './centre';
import type { LayoutInput, TableLayout, WideBefore } from './layout';
import { type Block, layBlock } from './pool';
import type { Room } from './room';

/* Middle of a wide table: rows of cards, piles, the part with its own size. */

const LINE = 23;
const GAP = 0.44;
/** Piles are smaller than cards in play: nobody has to read them. */
const PILE = 0.8;

export interface Roominess {
  readonly times: number;
  readonly loose: boolean;
}

/** Cards of the row in their former order: the last one fills a gap. */
function orderOf(cards: readonly CardId[], before: readonly CardId[]): CardId[] {
  const order: (CardId | null)[] = before.map((card) => (cards.includes(card) ? card : null));
  for (const card of cards) {
    if (order.includes(card)) continue;
    const gap = order.indexOf(null);
    if (gap >= 0) order[gap] = card;
    else order.push(card);
  }
  for (let gap = order.indexOf(null); gap >= 0; gap = order.indexOf(null)) {
    const last = order.pop();
    if (last && gap < order.length) order[gap] = last;
  }
  return order as CardId[];
}

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const PILE_COLUMNS = [4, 3, 2, 1] as const;

type Zone = LayoutInput['centre'][number];

const boxOf = (parts: readonly Rect[], middle: Point): Rect => unionAll(parts) ?? { ...middle, w: 0, h: 0 };

export function layMiddle(
  { centre }: LayoutInput,
  room: Room,
  { cell, times, loose }: Roominess & { readonly cell: number },
  before: TableLayout | null,
): { centre: CentreLayout; wide: Omit<WideBefore, 'step' | 'isTight'> } | null {
  const was = before?.wide ?? null;
  const line = LINE * times;
  const gap = GAP * cell;
  const pitchOf = (size: number) => ({ w: 4 * size + gap, h: 2 * size + line });
  // A new size keeps the middle of a block in place.
  const asBefore = (block: Block | undefined, pitch: { w: number; h: number }): Block | null => {
    if (!block || before?.centre.cell === cell) return block ?? null;
    const box = blockBox(block, pitch);
    const first = block.spots[0];
    if (!box || !first || !before) return null;
    const k = before.centre.cell / cell;
    return { ...block, at: { x: block.at.x + (box.w * (k - 1)) / 2, y: block.at.y + (box.h * (k - 1)) / 2 } };
  };
  const lay = (n: number, size: number, near: Point, block: Block | undefined): Block | null => {
    const pitch = pitchOf(size);
    const columns = size === cell ? COLUMNS : PILE_COLUMNS;
    const laid = layBlock(room, n, pitch, { columns, near, cell, before: asBefore(block, pitch), loose });
    if (laid)
      room.take(
        laid.spots.map((spot) => ({ ...spot, ...pitch })),
        { x: 0, y: 0 },
      );
    return laid;
  };
  const zones: Record<string, ZoneLayout> = {};

  const isRow = ({ size, role }: Zone) => !size && (role === 'row' || role === 'choice');
  const inRow = centre.filter(isRow);
  const idsOf = ({ id, places, cards }: Zone): readonly CardId[] => cards ?? Array.from({ length: places }, (_, i) => `${id} ${i}`);
  const order = orderOf(inRow.flatMap(idsOf), was?.order ?? []);
  const middle = { x: room.w / 2, y: room.h / 2 };
  const row = lay(order.length, cell, middle, was?.row);
  if (!row) return null;
  const cardAt = ({ x, y }: Point, size: number): Rect => ({ x: x + gap / 2, y: y + line, w: 4 * size, h: 2 * size });
  const labelAt = (spot: Point | undefined, size: number): Rect | null =>
    spot ? { x: spot.x + gap / 2, y: spot.y, w: 4 * size, h: line } : null;
  for (const zone of inRow) {
    const spots = idsOf(zone).map((id) => row.spots[order.indexOf(id)] as Point);
    // The label of the first row stands above its first place, whichever card lies there.
    const first = zone === inRow.find(({ places }) => places > 0) ? row.spots[0] : spots[0];
    zones[zone.id] = { places: spots.map((spot) => cardAt(spot, cell)), label: labelAt(first, cell), cell };
  }

  const piles = centre.filter((zone) => !zone.size && zone.places > 0 && !isRow(zone));
  const rowBox = blockBox(row, pitchOf(cell)) ?? boxOf([], middle);
  const pileCell = cell * PILE;
  const n = piles.reduce((sum, { places }) => sum + places, 0);
  const under = { x: rowBox.x + rowBox.w / 2, y: rowBox.y + rowBox.h + pileCell };
  const pile = lay(n, pileCell, under, was?.piles);
  if (!pile) return null;
  let next = 0;
  for (const { id, places } of piles) {
    const spots = pile.spots.slice(next, next + places);
    next += places;
    zones[id] = {
      places: spots.map((spot) => cardAt(spot, pileCell)),
      label: labelAt(spots[0], pileCell),
      cell: pileCell,
    };
  }

  const beside = { x: rowBox.x + rowBox.w, y: rowBox.y + rowBox.h / 2 };
  const own = layOwn(centre, room, cell, { near: beside, before: was?.own ?? null });
  if (own === 'none') return null;
  if (own?.zone) zones[own.zone] = { places: [own.rect], label: null, cell };
  const parts = Object.values(zones).flatMap(({ places, label }) => [...places, ...(label ? [label] : [])]);
  const wide = { order, row, piles: pile, own: own && { w: own.w, h: own.h, at: own.rect } };
  return { centre: { box: boxOf(own ? [...parts, own.rect] : parts, middle), cell, zones, grid: null }, wide };
}

/** Place of the part with its own size: reserved from the beginning, at its largest size so far. `none`: no room. */
function layOwn(centre: LayoutInput['centre'], room: Room, cell: number, { near, before }: { near: Point; before: WideBefore['own'] }) {
  const zone = centre.find(({ size }) => size);
  const w = Math.max(zone?.size?.w ?? 0, before?.w ?? 0);
  const h = Math.max(zone?.size?.h ?? 0, before?.h ?? 0);
  if (w === 0 || h === 0) return null;
  const parts = [{ x: 0, y: 0, w: w * cell, h: h * cell }];
  const corner = room.nearest(parts, before?.at ?? { x: near.x, y: near.y - (h * cell) / 2 }, cell / 2);
  if (!corner) return 'none';
  room.take(parts, corner);
  return { zone: zone && zone.places > 0 ? zone.id : null, w, h, rect: { ...corner, w: w * cell, h: h * cell } };
}

const blockBox = ({ spots }: Block, pitch: { readonly w: number; readonly h: number }): Rect | null =>
  unionAll(spots.map((spot) => ({ ...spot, ...pitch })));
