import type { PlayerId, Rotation } from '@illuminice/rules';
import { grow, type Rect, turnRect, unionAll } from './geometry.js';
import { type CentreInput, type CentreLayout, layCentre, moveCentre } from './layout-centre.js';
import { type Flex, flexOf, measure, place, turnFlex } from './layout-flex.js';
import { type PlateSize, placePlate, structureBox } from './layout-structure.js';

/** What lies on the table, as far as its place depends on it. */
export interface LayoutInput {
  /** Clockwise, the viewer's own first. `cards` in cells of the structure's grid, unturned. */
  players: { player: PlayerId; cards: readonly Rect[]; plate: PlateSize }[];
  centre: CentreInput;
  /** Owners of attacker and target while an attack is under way. */
  duel: readonly PlayerId[];
  /** Quarter turns of the table. */
  quarters: Rotation;
  /** The free part of the screen in px: decides wide or high, and how large plates are beside cards. */
  frame: { w: number; h: number };
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
}

const MAX_ZOOM = 1.6;
const GAP = 18;

/** World units a cell for a structure, by the number of players and who is in the duel. */
export const cellFor = (players: number, own: boolean, inDuel: boolean, duel: boolean): number => {
  if (players <= 2) return 30;
  if (players <= 4) return 28;
  if (duel) return inDuel ? 28 : own ? 21 : 13;
  if (players <= 6) return 21;
  return own ? 24 : 13;
};

/**
 * Where everything lies, in world units. Pure: the same table on the same frame lies the same way.
 *
 * Plates keep their size on the screen, so how much of the world they take depends on the zoom, which depends on how
 * much lies there: a few rounds bring the two together.
 */
export const layoutTable = (input: LayoutInput): TableLayout => {
  let zoom = 1;
  let layout = layoutAt(input, zoom);
  for (let round = 0; round < 5; round++) {
    const fit = Math.min(MAX_ZOOM, input.frame.w / layout.box.w, input.frame.h / layout.box.h);
    if (Math.abs(fit / zoom - 1) < 0.015) break;
    zoom = round < 3 ? fit : (fit + zoom) / 2;
    layout = layoutAt(input, zoom);
  }
  return { ...layout, zoom: Math.min(MAX_ZOOM, input.frame.w / layout.box.w, input.frame.h / layout.box.h) };
};

const layoutAt = (input: LayoutInput, zoom: number): Omit<TableLayout, 'zoom'> => {
  const n = input.players.length;
  const duel = n > 4 && input.duel.length > 0;
  const structures = new Map<PlayerId, StructureLayout>();
  const sizes = new Map<PlayerId, { w: number; h: number }>();
  input.players.forEach(({ player, cards, plate }, i) => {
    const cell = cellFor(n, i === 0, input.duel.includes(player), duel);
    const turned = cards.map((r) => turnRect(r, input.quarters));
    const box = structureBox(turned, cell);
    const plateRect = placePlate(turned, cell, { w: plate.w / zoom, h: plate.h / zoom });
    const whole = unionAll([box, plateRect]) as Rect;
    structures.set(player, { origin: { x: -whole.x, y: -whole.y }, cell, box, plate: plateRect });
    sizes.set(player, { w: whole.w, h: whole.h });
  });
  const wide = input.frame.w >= input.frame.h * 0.85;
  const across = input.quarters % 2 === 0;
  const centre = layCentre(input.centre, { perRow: perRow(n, wide, across), cell: n <= 4 ? 28 : 24, zoom });
  const tree = turnFlex(arrangement(input, wide, duel), input.quarters);
  const size = measure(tree, sizes, centre.box, GAP / zoom);
  const aspect = input.frame.w / input.frame.h;
  const whole: Rect = {
    x: 0,
    y: 0,
    w: Math.max(size.w, Math.min(size.h * aspect, size.w * 1.7)),
    h: Math.max(size.h, Math.min(size.w / aspect, size.h * 1.7)),
  };
  let centreAt = { x: 0, y: 0 };
  place(tree, whole, sizes, centre.box, GAP / zoom, (leaf, rect) => {
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
  const all = [moved.box, ...[...structures.values()].flatMap((s) => [s.box, s.plate])];
  return { structures, centre: moved, box: grow(unionAll(all) as Rect, 6 / zoom) };
};

const perRow = (players: number, wide: boolean, across: boolean): number => (!across ? 2 : !wide ? 4 : players <= 4 ? 8 : 6);

/** Who sits beside whom before the table is turned. `null` is the centre. */
const arrangement = ({ players, duel }: LayoutInput, wide: boolean, near: boolean): Flex => {
  const [me, ...others] = players.map((p) => p.player) as [PlayerId, ...PlayerId[]];
  if (!wide) {
    const rows: Flex[] = [];
    for (let i = 0; i < others.length; i += 2) rows.push(flexOf('row', others.slice(i, i + 2)));
    return flexOf('col', [...rows, null, me]);
  }
  if (others.length === 0) return flexOf('col', [null, me]);
  if (others.length === 1) return flexOf('col', [others[0] as PlayerId, null, me]);
  if (others.length === 2) return flexOf('col', [flexOf('row', others), null, me]);
  if (others.length === 3) {
    return flexOf('col', [flexOf('row', others.slice(0, 2)), null, flexOf('row', [me, others[2] as PlayerId])]);
  }
  const duelists = near ? others.filter((p) => duel.includes(p)) : [];
  const rest = others.filter((p) => !duelists.includes(p));
  const top = !near && rest.length % 2 === 1 ? [rest[(rest.length - 1) / 2] as PlayerId] : [];
  const sides = rest.filter((p) => !top.includes(p));
  const half = Math.ceil(sides.length / 2);
  const middle: (Flex | PlayerId | null)[] = near ? [null, duelists.length ? flexOf('row', duelists) : [], me].flat() : [...top, null, me];
  return flexOf('row', [flexOf('col', sides.slice(0, half).reverse()), flexOf('col', middle), flexOf('col', sides.slice(half))]);
};
