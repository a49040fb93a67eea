import type { PlayerId, Rect } from '@illuminice/rules';
import { grow, turnRect, unionAll } from '../geometry';
import { type CentreGrid, layCentre, moveCentre } from './centre';
import { type Flex, flexOf, measure, place, turnFlex } from './flex';
import type { LayoutInput, StructureLayout, TableLayout } from './layout';
import { placeNameplate, structureBox } from './structure';

const MAX_ZOOM = 1.6;
const GAP = 18;
const PLATE = 5;
const PER_ROW = 4;
const OWN_ENOUGH = 32;
/** Least readable size of far cards, px a cell. */
const FAR_ENOUGH = 13;
const FAR_STEPS = [1, 1.2, 1.5, 1.9] as const;
/** Most that the own structure grows with many players, to stay readable when all is fitted. */
const OWN_GROWS = 1.6;

interface Plan {
  readonly tree: Flex;
  readonly duel: boolean;
  readonly far: number;
  readonly grid: CentreGrid | null;
}

const cellFor = (players: number, own: boolean, inDuel: boolean, { duel, far }: Plan): number => {
  if (players <= 2) return 30;
  if (duel) return inDuel ? 28 : own ? 21 : 13 * far;
  if (players <= 4) return 28;
  if (players <= 6) return own ? 21 : 21 * far;
  return own ? 24 : 13 * far;
};

/** Layout for a screen that shows one or two structures at a time: all lie near each other. @param grid former grid of the middle */
export function layoutNarrow(input: LayoutInput, grid: CentreGrid | null): TableLayout {
  const duel = input.duel.length > 0 && input.players.length > 2;
  const tree = arrange(
    input.players.map(({ player }) => player),
    duel ? input.duel : [],
  );
  const steps = duel || input.players.length > 4 ? FAR_STEPS : FAR_STEPS.slice(0, 1);
  const all = steps.map((far) => settle(input, { tree, duel, far, grid }));
  return all.reduce((best, layout) => (worth(layout) > worth(best) ? layout : best));
}

/** Rows of two above, then the centre, and the own structure or the duel at the bottom. */
const arrange = (players: readonly PlayerId[], duel: readonly PlayerId[]): Flex => {
  const [me, ...others] = players as [PlayerId, ...PlayerId[]];
  const near = others.filter((p) => duel.includes(p));
  const rest = others.filter((p) => !near.includes(p));
  const half = Math.ceil(rest.length / 2);
  const [right, left] = [rest.slice(0, half).reverse(), rest.slice(half)];
  const rows = right.map((player, i) => flexOf('row', [...left.slice(i, i + 1), player]));
  return flexOf('col', [...rows, null, ...near, me]);
};

/** Score of a layout: size of the own cards on the screen, plus a share for others' cards, most of all while these are small. */
const worth = (layout: TableLayout): number => {
  const [own = 0, ...others] = [...layout.structures.values()].map(({ cell }) => cell * layout.zoom);
  const far = Math.min(...others, OWN_ENOUGH);
  return Math.min(own, OWN_ENOUGH) + far * 0.8 + Math.min(far, FAR_ENOUGH) * 0.8;
};

/**
 * Plates keep their size on the screen, so their size in the world depends on the zoom, which depends on the layout: finds the largest zoom
 * at which the layout for it fits.
 */
const settle = (input: LayoutInput, plan: Plan): TableLayout => {
  const settledAt = (step: number): TableLayout => {
    const layout = layoutAt(input, plan, zoomOf(step));
    return {
      ...layout,
      frame: input.frame,
      wide: null,
      zoom: Math.min(MAX_ZOOM, input.frame.w / layout.box.w, input.frame.h / layout.box.h),
    };
  };
  const near = settledAt(0);
  if (near.zoom >= MAX_ZOOM) return near;
  // A smaller zoom makes plates larger in the world, so less fits: a zoom that fits bounds the answer.
  let tooNear = beyond(near.zoom);
  let fits = STEPS;
  let best: TableLayout | null = null;
  while (fits - tooNear > 1) {
    const step = Math.floor((fits + tooNear) / 2);
    const layout = settledAt(step);
    if (layout.zoom < zoomOf(step)) tooNear = Math.max(step, beyond(layout.zoom));
    else {
      best = layout;
      fits = step;
    }
  }
  return best ?? settledAt(fits);
};

/** Zooms are tried in steps of 2 %, so that results of one zoom can be cached for every arrangement and frame. */
const STEP = 0.98;
const LEAST_ZOOM = 0.05;
const STEPS = Math.ceil(Math.log(LEAST_ZOOM / MAX_ZOOM) / Math.log(STEP));
const zoomOf = (step: number): number => MAX_ZOOM * STEP ** step;
const stepOf = (zoom: number): number => Math.log(zoom / MAX_ZOOM) / Math.log(STEP);
/** The last step whose zoom is above this one. */
const beyond = (zoom: number): number => Math.min(STEPS - 1, Math.max(0, Math.ceil(stepOf(zoom)) - 1));

const plateSpots = new Map<string, Rect>();
/** Cached entries: several times those of a table of eight. */
const MOST_SPOTS = 5000;

const spotOfPlate = (key: string, find: () => Rect): Rect => {
  const known = plateSpots.get(key);
  if (known) return known;
  if (plateSpots.size >= MOST_SPOTS) plateSpots.clear();
  const spot = find();
  plateSpots.set(key, spot);
  return spot;
};

const layoutAt = (input: LayoutInput, plan: Plan, zoom: number): Pick<TableLayout, 'structures' | 'centre' | 'box'> => {
  const n = input.players.length;
  const structures = new Map<PlayerId, StructureLayout>();
  const pieces = new Map<PlayerId, { w: number; h: number }>();
  input.players.forEach(({ player, cards, plate }, i) => {
    const cell =
      cellFor(n, i === 0, input.duel.includes(player), plan) *
      (i === 0 && n > 4 && !plan.duel ? Math.max(1, Math.min(OWN_GROWS, 1 / zoom)) : 1);
    const turned = cards.map((r) => turnRect(r, input.quarters));
    const box = structureBox(turned, cell);
    const k = Math.min(1 / zoom, (PLATE * cell) / plate.w);
    const size = { w: plate.w * k, h: plate.h * k };
    const key = `${turned.map(({ x, y, w, h }) => `${x},${y},${w},${h}`).join()} ${cell} ${size.w} ${size.h}`;
    const plateRect = spotOfPlate(key, () => placeNameplate(turned, cell, size));
    const whole = unionAll([box, plateRect]) as Rect;
    structures.set(player, { origin: { x: -whole.x, y: -whole.y }, cell, box, plate: plateRect });
    pieces.set(player, { w: whole.w, h: whole.h });
  });
  const centre = layCentre(input.centre, {
    perRow: input.quarters % 2 === 0 ? PER_ROW : 2,
    cell: n <= 4 ? 28 : 24 * Math.max(1, Math.min(OWN_GROWS, 1 / zoom)),
    zoom: Math.max(0.5, zoom),
    before: plan.grid,
  });
  const tree = turnFlex(plan.tree, input.quarters);
  const sizes = { structures: pieces, centre: centre.box, gap: GAP / Math.max(0.5, zoom) };
  const size = measure(tree, sizes);
  const whole: Rect = { x: 0, y: 0, w: size.w, h: size.h };
  let centreAt = { x: 0, y: 0 };
  place(tree, whole, sizes, (leaf, rect) => {
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
