import type { PlayerId, Rotation } from '@illuminice/rules';
import { arrangements } from './arrangements.js';
import { grow, type Rect, turnRect, unionAll } from './geometry.js';
import { type CentreInput, type CentreLayout, layCentre, moveCentre } from './layout-centre.js';
import { type Flex, measure, place, turnFlex } from './layout-flex.js';
import { type PlateSize, placePlate, structureBox } from './layout-structure.js';

/** What lies on the table, as far as its place depends on it. */
export interface LayoutInput {
  /** Clockwise, the viewer's own first. `cards` in cells of the structure's grid, unturned; the plate in px. */
  players: { player: PlayerId; cards: readonly Rect[]; plate: PlateSize }[];
  centre: CentreInput;
  /** Owners of attacker and target while an attack is under way. */
  duel: readonly PlayerId[];
  /** Quarter turns of the table. */
  quarters: Rotation;
  /** The free part of the screen in px: decides wide or high, and how large plates are beside cards. */
  frame: { w: number; h: number };
  /** A small screen: only one or two structures are seen at a time, so all lie near each other. */
  narrow: boolean;
  /** The arrangement chosen before; it is kept until another is clearly better. */
  before?: number;
}

export interface StructureLayout {
  /** World position of grid point 0, 0 of the turned grid. */
  origin: { x: number; y: number };
  /** World units a cell. */
  cell: number;
  /** All cards with the room around them for arrows and money. */
  box: Rect;
  plate: Rect;
}

export interface TableLayout {
  structures: Map<PlayerId, StructureLayout>;
  centre: CentreLayout;
  /** Everything. */
  box: Rect;
  /** The zoom at which all fits the frame; plates are laid out for it. */
  zoom: number;
  /** Which of the arrangements this is. */
  arrangement: number;
}

const MAX_ZOOM = 1.6;
const GAP = 18;
/** Another arrangement must make cards so much larger before everything moves over. */
const WORTH_MOVING = 1.12;
/** With many players the own structure grows by at most this to stay readable when all is fitted. */
const OWN_GROWS = 1.6;
/** On narrow screens a plate takes no more room than so many cells. */
const NARROW_PLATE = 5;

/** World units a cell for a structure, by the number of players and who is in the duel. */
const cellFor = (players: number, own: boolean, inDuel: boolean, duel: boolean): number => {
  if (players <= 2) return 30;
  if (duel) return inDuel ? 28 : own ? 21 : 13;
  if (players <= 4) return 28;
  if (players <= 6) return 21;
  return own ? 24 : 13;
};

/** Where everything lies, in world units. Pure: the same table on the same frame lies the same way. */
export const layoutTable = (input: LayoutInput): TableLayout => {
  const duel = input.duel.length > 0 && (input.players.length > 4 || (input.narrow && input.players.length > 2));
  const all = arrangements(
    input.players.map((p) => p.player),
    { duel: duel ? input.duel : [], narrow: input.narrow },
  );
  let best: TableLayout | null = null;
  all.forEach(({ tree, perRow }, arrangement) => {
    const layout = { ...settle(input, tree, perRow, duel), arrangement };
    const bonus = arrangement === (input.before ?? 0) ? WORTH_MOVING : 1;
    const bestBonus = best && best.arrangement === (input.before ?? 0) ? WORTH_MOVING : 1;
    if (!best || layout.zoom * bonus > best.zoom * bestBonus) best = layout;
  });
  return best as unknown as TableLayout;
};

/**
 * Plates keep their size on the screen, so how much of the world they take depends on the zoom, which depends on how
 * much lies there: a few rounds bring the two together.
 */
const settle = (input: LayoutInput, tree: Flex, perRow: number, duel: boolean): Omit<TableLayout, 'arrangement'> => {
  const fitOf = (box: Rect) => Math.min(MAX_ZOOM, input.frame.w / box.w, input.frame.h / box.h);
  let zoom = 1;
  let layout = layoutAt(input, tree, perRow, duel, zoom);
  for (let round = 0; round < 5; round++) {
    const fit = fitOf(layout.box);
    if (Math.abs(fit / zoom - 1) < 0.015) break;
    zoom = round < 3 ? fit : (fit + zoom) / 2;
    layout = layoutAt(input, tree, perRow, duel, zoom);
  }
  return { ...layout, zoom: fitOf(layout.box) };
};

const layoutAt = (
  input: LayoutInput,
  arranged: Flex,
  perRow: number,
  duel: boolean,
  zoom: number,
): Omit<TableLayout, 'zoom' | 'arrangement'> => {
  const n = input.players.length;
  const structures = new Map<PlayerId, StructureLayout>();
  const sizes = new Map<PlayerId, { w: number; h: number }>();
  input.players.forEach(({ player, cards, plate }, i) => {
    const cell =
      cellFor(n, i === 0, input.duel.includes(player), duel) * (i === 0 && n > 4 && !duel ? Math.max(1, Math.min(OWN_GROWS, 1 / zoom)) : 1);
    const turned = cards.map((r) => turnRect(r, input.quarters));
    const box = structureBox(turned, cell);
    const most = input.narrow ? (NARROW_PLATE * cell) / plate.w : Number.POSITIVE_INFINITY;
    const k = Math.min(1 / zoom, most);
    const plateRect = placePlate(turned, cell, { w: plate.w * k, h: plate.h * k });
    const whole = unionAll([box, plateRect]) as Rect;
    structures.set(player, { origin: { x: -whole.x, y: -whole.y }, cell, box, plate: plateRect });
    sizes.set(player, { w: whole.w, h: whole.h });
  });
  const gap = GAP / Math.max(0.5, zoom);
  const centre = layCentre(input.centre, {
    perRow: input.quarters % 2 === 0 ? perRow : perRow <= 2 ? 8 : 2,
    cell: n <= 4 ? 28 : 24 * Math.max(1, Math.min(OWN_GROWS, 1 / zoom)),
    zoom: Math.max(0.5, zoom),
  });
  const tree = turnFlex(arranged, input.quarters);
  const size = measure(tree, sizes, centre.box, gap);
  const aspect = input.frame.w / input.frame.h;
  const whole: Rect = input.narrow
    ? { x: 0, y: 0, w: size.w, h: size.h }
    : {
        x: 0,
        y: 0,
        w: Math.max(size.w, Math.min(size.h * aspect, size.w * 1.7)),
        h: Math.max(size.h, Math.min(size.w / aspect, size.h * 1.7)),
      };
  let centreAt = { x: 0, y: 0 };
  place(tree, whole, sizes, centre.box, gap, (leaf, rect) => {
    if (leaf === null) {
      centreAt = { x: rect.x, y: rect.y };
      return;
    }
    const s = structures.get(leaf) as StructureLayout;
    const dx = rect.x + s.origin.x;
    const dy = rect.y + s.origin.y;
    const shift = (r: Rect): Rect => ({ ...r, x: r.x + dx, y: r.y + dy });
    structures.set(leaf, { cell: s.cell, origin: { x: dx, y: dy }, box: shift(s.box), plate: shift(s.plate) });
  });
  const moved = moveCentre(centre, centreAt.x, centreAt.y);
  const everything = [moved.box, ...[...structures.values()].flatMap((s) => [s.box, s.plate])];
  return { structures, centre: moved, box: grow(unionAll(everything) as Rect, 6) };
};
