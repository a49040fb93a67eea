import type { PlayerId, Rect, Rotation } from '@illuminice/rules';
import { grow, turnRect, unionAll } from '../geometry';
import { type Arrangement, arrangements } from './arrangements';
import { type CentreGrid, type CentreInput, type CentreLayout, layCentre, moveCentre } from './centre';
import { measure, place, turnFlex } from './flex';
import { type NameplateSize, placeNameplate, structureBox } from './structure';

/** What lies on the table, as far as its place depends on it. */
export interface LayoutInput {
  /** Clockwise, the viewer's own first. `cards` in cells of the structure's grid, unturned; the plate in px. */
  players: { player: PlayerId; cards: readonly Rect[]; plate: NameplateSize }[];
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

/** Players clockwise, beginning with this one; with the first where the viewer has no seat. */
export const clockwiseFrom = (first: PlayerId | null, players: readonly PlayerId[]): PlayerId[] => {
  const at = Math.max(0, first === null ? 0 : players.indexOf(first));
  return [...players.slice(at), ...players.slice(0, at)];
};

/** Cells of a structure's grid, turned as the table is, as px of the table. */
export const cellsToPx = ({ x, y, w, h }: Rect, { origin, cell }: Pick<StructureLayout, 'origin' | 'cell'>): Rect => ({
  x: origin.x + x * cell,
  y: origin.y + y * cell,
  w: w * cell,
  h: h * cell,
});

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

/** Own cards larger than this, px a cell, are no gain. */
const OWN_ENOUGH = 32;

/** World units a cell for a structure, by the number of players and who is in the duel. */
const cellFor = (players: number, own: boolean, inDuel: boolean, duel: boolean, far: number): number => {
  if (players <= 2) return 30;
  if (duel) return inDuel ? 28 : own ? 21 : 13 * far;
  if (players <= 4) return 28;
  if (players <= 6) return own ? 21 : 21 * far;
  return own ? 24 : 13 * far;
};

/** How much larger than the least the far structures may become. */
const FAR_STEPS = [1.2, 1.5, 1.9] as const;
/** So many of the arrangements are tried with larger far structures. */
const WORTH_GROWING = 2;
/** Far cards smaller than this can hardly be read, px a cell. */
const FAR_ENOUGH = 13;

/**
 * Where everything lies, in world units. Pure: the same table on the same frame lies the same way.
 *
 * @param grid of the middle so far, kept with the arrangement before
 */
export const layoutTable = (input: LayoutInput, grid: CentreGrid | null = null): TableLayout => {
  const duel = input.duel.length > 0 && (input.players.length > 4 || (input.narrow && input.players.length > 2));
  const all = arrangements(
    input.players.map((p) => p.player),
    { duel: duel ? input.duel : [], narrow: input.narrow },
  );
  const judge = (arrangement: number, far: number): Judged => {
    const layout = {
      ...settle(input, all[arrangement] as Arrangement, duel, far, arrangement === input.before ? grid : null),
      arrangement,
    };
    return { layout, worth: worth(layout) * (arrangement === input.before ? WORTH_MOVING : 1) };
  };
  const better = (a: Judged, b: Judged): number => b.worth - a.worth;
  const judged = all.map((_, arrangement) => judge(arrangement, 1)).sort(better);
  if (!(duel || input.players.length > 4)) return (judged[0] as Judged).layout;
  const grown = judged.slice(0, WORTH_GROWING).flatMap(({ layout }) => FAR_STEPS.map((far) => judge(layout.arrangement, far)));
  return ([...judged, ...grown].sort(better)[0] as Judged).layout;
};

interface Judged {
  layout: TableLayout;
  worth: number;
}

/** How good a layout is: the size of the own cards on the screen, and for something that of the others', most of all while they are small. */
const worth = (layout: TableLayout): number => {
  const [own = 0, ...others] = [...layout.structures.values()].map(({ cell }) => cell * layout.zoom);
  const far = Math.min(...others, OWN_ENOUGH);
  return Math.min(own, OWN_ENOUGH) + far * 0.8 + Math.min(far, FAR_ENOUGH) * 0.8;
};

/**
 * Plates keep their size on the screen, so how much of the world they take depends on the zoom, which depends on how
 * much lies there: the largest zoom is sought at which all that is laid out for it fits.
 */
const settle = (
  input: LayoutInput,
  how: Arrangement,
  duel: boolean,
  far: number,
  grid: CentreGrid | null,
): Omit<TableLayout, 'arrangement'> => {
  const at = (step: number) => {
    const layout = layoutAt(input, how, duel, far, grid, zoomOf(step));
    return { ...layout, zoom: Math.min(MAX_ZOOM, input.frame.w / layout.box.w, input.frame.h / layout.box.h) };
  };
  const near = at(0);
  if (near.zoom >= MAX_ZOOM) return near;
  // The less the zoom, the more of the world plates take, and the less fits: what would fit bounds the answer.
  let tooNear = beyond(near.zoom);
  let fits = STEPS;
  let best: ReturnType<typeof at> | null = null;
  while (fits - tooNear > 1) {
    const step = Math.floor((fits + tooNear) / 2);
    const layout = at(step);
    if (layout.zoom < zoomOf(step)) tooNear = Math.max(step, beyond(layout.zoom));
    else {
      best = layout;
      fits = step;
    }
  }
  return best ?? at(fits);
};

/**
 * Zooms that are tried, each a fiftieth less than the one before: the zoom is sought no more exactly, and what was found out for one
 * of them holds for every arrangement and frame.
 */
const STEP = 0.98;
const LEAST_ZOOM = 0.05;
const STEPS = Math.ceil(Math.log(LEAST_ZOOM / MAX_ZOOM) / Math.log(STEP));
const zoomOf = (step: number): number => MAX_ZOOM * STEP ** step;
/** Where between the steps a zoom lies. */
const stepOf = (zoom: number): number => Math.log(zoom / MAX_ZOOM) / Math.log(STEP);
/** The last step whose zoom is above this one. */
const beyond = (zoom: number): number => Math.min(STEPS - 1, Math.max(0, Math.ceil(stepOf(zoom)) - 1));

/** Where plates went beside structures that have not changed since; a table is laid out for many zooms, and again for each change. */
const plateSpots = new Map<string, Rect>();
/** So many are kept: those of a table of eight, more than once over. */
const MOST_SPOTS = 5000;

const spotOfPlate = (key: string, find: () => Rect): Rect => {
  const known = plateSpots.get(key);
  if (known) return known;
  if (plateSpots.size >= MOST_SPOTS) plateSpots.clear();
  const spot = find();
  plateSpots.set(key, spot);
  return spot;
};

const layoutAt = (
  input: LayoutInput,
  { tree: arranged, perRow, beside }: Arrangement,
  duel: boolean,
  far: number,
  grid: CentreGrid | null,
  zoom: number,
): Omit<TableLayout, 'zoom' | 'arrangement'> => {
  const n = input.players.length;
  const structures = new Map<PlayerId, StructureLayout>();
  const sizes = new Map<PlayerId, { w: number; h: number }>();
  input.players.forEach(({ player, cards, plate }, i) => {
    const cell =
      cellFor(n, i === 0, input.duel.includes(player), duel, far) *
      (i === 0 && n > 4 && !duel ? Math.max(1, Math.min(OWN_GROWS, 1 / zoom)) : 1);
    const turned = cards.map((r) => turnRect(r, input.quarters));
    const box = structureBox(turned, cell);
    const most = input.narrow ? (NARROW_PLATE * cell) / plate.w : Number.POSITIVE_INFINITY;
    const k = Math.min(1 / zoom, most);
    const size = { w: plate.w * k, h: plate.h * k };
    const key = `${turned.map(({ x, y, w, h }) => `${x},${y},${w},${h}`).join()} ${cell} ${size.w} ${size.h} ${beside}`;
    const plateRect = spotOfPlate(key, () => placeNameplate(turned, cell, size, beside));
    const whole = unionAll([box, plateRect]) as Rect;
    structures.set(player, { origin: { x: -whole.x, y: -whole.y }, cell, box, plate: plateRect });
    sizes.set(player, { w: whole.w, h: whole.h });
  });
  const gap = GAP / Math.max(0.5, zoom);
  const centre = layCentre(input.centre, {
    perRow: input.quarters % 2 === 0 ? perRow : perRow <= 2 ? 8 : 2,
    cell: n <= 4 ? 28 : 24 * Math.max(1, Math.min(OWN_GROWS, 1 / zoom)),
    zoom: Math.max(0.5, zoom),
    before: grid,
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
