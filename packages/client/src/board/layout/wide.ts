import type { CardId, PlayerId, Rect } from '@illuminice/rules';
import { centreOf, grow, type Point, turnRect, unionAll } from '../geometry';
import type { CentreLayout, ZoneLayout } from './centre';
import { cornersOf, homesOf } from './homes';
import type { LayoutInput, StructureLayout, TableLayout, WideBefore } from './layout';
import { nameSpot } from './name-spot';
import { type Block, layBlock, MOST_GAPS } from './pool';
import { Room } from './room';

/** Cards of this size, px a cell, can be read whole: rather than below it, seats are moved. */
const LEGIBLE = 32.5;
/** One size and the next: a step of this ratio is hardly seen. */
const STEP = 0.96;
/** The table had this input: an equal one needs no new plan. */
const sizesAbove = (seats: number): number => (seats <= 4 ? 4 : 2);
const STEPS = 48;
const cellOf = ({ players }: LayoutInput, step: number): number => LEGIBLE * STEP ** (Math.max(0, step) - sizesAbove(players.length));
const SMALLER = 3;
/** Room about a card for arrows and money, in cells. */
const MARGIN = 0.38;
const LEAST_FRAME = { w: 480, h: 320 } as const;
const EDGE = 4;
const PLATE_MARGIN = 3;
const LINE = 23;
const GAP = 0.44;
/** Piles are smaller than cards in play: nobody has to read them. */
const PILE = 0.8;
/**
 * How seats are tried to find room: with so much between a head and the edge of the table, in cells (one card, half a card, none), and
 * the largest or the viewer's own first; three of them in corners.
 */
const ATTEMPTS = [
  { slack: 4.5, ownFirst: false },
  { slack: 2.3, ownFirst: false },
  { slack: 0, ownFirst: false },
  { slack: 0, ownFirst: true, corners: true },
] as const;
/** In a ring of more seats each stands at its edge. */
const IN_RING = ATTEMPTS.slice(2);
interface Attempt {
  readonly slack: number;
  readonly ownFirst: boolean;
  readonly corners?: boolean;
}
interface Roominess {
  readonly times: number;
  readonly loose: boolean;
}
const TIDY: Roominess = { times: 1, loose: false };
const LOOSE: Roominess = { times: 1, loose: true };

type Piece = LayoutInput['players'][number] & {
  /** What it takes of the table, from the grid's origin. */
  readonly parts: readonly Rect[];
  readonly plateAt: Rect;
};

/**
 * Lays a wide table out over the whole frame, in px of the screen. Everything stays where it was as long as there is room for what
 * has changed; then the nearest moves; and only if that does not help, all cards become smaller by a step.
 */
export function layoutWide({ frame, ...rest }: LayoutInput, before: TableLayout | null): TableLayout {
  // A page that is just opened or left has next to no size: what is laid out for it must come to an end, too.
  const input = { ...rest, frame: { w: Math.max(frame.w, LEAST_FRAME.w), h: Math.max(frame.h, LEAST_FRAME.h) } };
  const last = before?.wide && sameTable(input, before) ? before : null;
  if (last?.wide) {
    const { step } = last.wide;
    // Growing takes room to spare, so that nothing swings between two sizes.
    if (step > 0 && pack(input, step - 2, last)) {
      const grown = pack(input, step - 1, last);
      if (grown) return grown;
    }
    const laid =
      pack(input, step, last) ??
      (step < sizesAbove(input.players.length) ? pack(input, step + 1, last) : null) ??
      anew(input, step) ??
      pack(input, step, last, null, LOOSE) ??
      anew(input, step, LOOSE);
    if (laid) return laid;
    for (let size = step + 1; size <= step + SMALLER; size++) {
      const smaller = pack(input, size, last) ?? anew(input, size) ?? pack(input, size, last, null, LOOSE) ?? anew(input, size, LOOSE);
      if (smaller) return smaller;
    }
  }
  return largest(input, last?.wide ? last.wide.step + SMALLER + 1 : 0);
}

const sameTable = (input: LayoutInput, { structures, frame }: TableLayout): boolean =>
  frame !== undefined &&
  frame.w === input.frame.w &&
  frame.h === input.frame.h &&
  structures.size === input.players.length &&
  input.players.every(({ player }) => structures.has(player));

/** The largest size from this step on at which all finds room; if none, on a table as large as it needs. */
function largest(input: LayoutInput, from: number): TableLayout {
  let [tooLarge, fits] = [from - 1, STEPS];
  let best: TableLayout | null = null;
  while (fits - tooLarge > 1) {
    const step = Math.floor((tooLarge + fits) / 2);
    // Whole rows where they cost no card its name.
    const laid = anew(input, step) ?? (step >= sizesAbove(input.players.length) ? anew(input, step, LOOSE) : null);
    if (laid) [best, fits] = [laid, step];
    else tooLarge = step;
  }
  for (let times = 1.25; !best; times *= 1.25) best = anew(input, STEPS, { ...LOOSE, times });
  return best;
}

const anew = (input: LayoutInput, step: number, room: Roominess = TIDY): TableLayout | null => {
  for (const attempt of input.players.length <= 4 ? ATTEMPTS : IN_RING) {
    const laid = pack(input, step, null, attempt, room);
    if (laid) return laid;
  }
  return null;
};

/** Lays all out at this size; null: there is no room for it. */
function pack(
  input: LayoutInput,
  step: number,
  before: TableLayout | null,
  attempt: Attempt | null = null,
  { times, loose }: Roominess = TIDY,
): TableLayout | null {
  const cell = cellOf(input, step);
  const room = new Room((input.frame.w - 2 * EDGE) * times, input.frame.h * times);
  const pieces = input.players.map((player) => pieceOf(player, input, cell, times, before));
  const places = attempt ? seat(room, pieces, cell, attempt, input) : before && stand(room, pieces, cell, before);
  // On a table larger than the screen there may be no other way.
  if (!places || (times === 1 && !isRound(input, places, cell, room))) return null;
  const middle = layMiddle(input, room, cell, { times, loose }, before);
  if (!middle) return null;
  const structures = new Map<PlayerId, StructureLayout>();
  for (const { player, cards, plateAt } of pieces) {
    const origin = places.get(player) as Point;
    const all = unionAll(cards.map((r) => turnRect(r, input.quarters))) ?? { x: 0, y: 0, w: 0, h: 0 };
    const box = grow({ x: all.x * cell, y: all.y * cell, w: all.w * cell, h: all.h * cell }, MARGIN * cell);
    const shift = (r: Rect): Rect => ({ ...r, x: r.x + origin.x, y: r.y + origin.y });
    structures.set(player, { origin, cell, box: shift(box), plate: shift(plateAt) });
  }
  return {
    structures,
    centre: middle.centre,
    box: { x: -EDGE * times, y: 0, w: room.w + 2 * EDGE * times, h: room.h },
    zoom: 1 / times,
    frame: input.frame,
    wide: { ...middle.wide, step: Math.max(0, step) },
  };
}

function pieceOf(
  owner: LayoutInput['players'][number],
  input: LayoutInput,
  cell: number,
  times: number,
  before: TableLayout | null,
): Piece {
  const cards = owner.cards.map((r) => turnRect(r, input.quarters));
  const was = before?.structures.get(owner.player);
  const corner = was && { x: ((was.plate.x - was.origin.x) / was.cell) * cell, y: ((was.plate.y - was.origin.y) / was.cell) * cell };
  const plateAt = nameSpot(cards, cell, { w: owner.plate.w * times, h: owner.plate.h * times }, corner ?? null, input.quarters);
  const px = (cards.length > 0 ? cards : [turnRect({ x: 0, y: 0, w: 4, h: 2 }, input.quarters)]).map(({ x, y, w, h }) =>
    grow({ x: x * cell, y: y * cell, w: w * cell, h: h * cell }, MARGIN * cell),
  );
  return { ...owner, parts: [...px, grow(plateAt, PLATE_MARGIN)], plateAt };
}

/** True if the heads follow each other once round the table, against the clock. */
function isRound({ players, quarters }: LayoutInput, places: ReadonlyMap<PlayerId, Point>, cell: number, room: Room): boolean {
  const head = centreOf(turnRect({ x: 0, y: 0, w: 4, h: 2 }, quarters));
  const angles = players.map(({ player }) => {
    const { x, y } = places.get(player) as Point;
    return Math.atan2(x + head.x * cell - room.w / 2, y + head.y * cell - room.h / 2);
  });
  const round = angles.reduce((sum, angle, i) => {
    const turn = (angles[(i + 1) % angles.length] as number) - angle;
    return sum + (turn < 0 ? turn + 2 * Math.PI : turn);
  }, 0);
  return round < 3 * Math.PI;
}

/** Seats all anew: the largest first, each as near to its home as it can be, with some room to the edges. */
function seat(
  room: Room,
  pieces: readonly Piece[],
  cell: number,
  { slack, ownFirst, corners = false }: Attempt,
  input: LayoutInput,
): Map<PlayerId, Point> | null {
  const homes = corners && pieces.length === 3 ? cornersOf(input.quarters) : homesOf(pieces.length, input.quarters);
  const places = new Map<PlayerId, Point>();
  const area = ({ parts }: Piece): number => parts.reduce((sum, { w, h }) => sum + w * h, 0);
  const order = [...pieces.entries()].sort(([i, a], [j, b]) => (ownFirst ? i - j : area(b) - area(a)));
  for (const [i, piece] of order) {
    const home = homes[i] as Point;
    const box = unionAll(piece.parts) as Rect;
    const head = turnRect({ x: 0, y: 0, w: 4, h: 2 }, input.quarters);
    // The box as it would be with a card on each side of the head.
    const edge = slack * cell;
    const left = Math.min(box.x, head.x * cell - edge);
    const top = Math.min(box.y, head.y * cell - edge);
    const right = Math.max(box.x + box.w, (head.x + head.w) * cell + edge);
    const bottom = Math.max(box.y + box.h, (head.y + head.h) * cell + edge);
    const want = {
      x: home.x * (room.w - (right - left)) - left,
      y: home.y * (room.h - (bottom - top)) - top,
    };
    const corner = room.nearest(piece.parts, want, cell / 2);
    if (!corner) return null;
    room.take(piece.parts, corner);
    places.set(piece.player, corner);
  }
  return places;
}

/** Leaves all where they are that can stay, and moves the others as little as can be. */
function stand(room: Room, pieces: readonly Piece[], cell: number, before: TableLayout): Map<PlayerId, Point> | null {
  const places = new Map<PlayerId, Point>();
  const k = cell / ([...before.structures.values()][0]?.cell ?? cell);
  const wanted = (player: PlayerId): Point => {
    const { origin } = before.structures.get(player) as StructureLayout;
    return { x: origin.x + 2 * cell * (1 / k - 1), y: origin.y + cell * (1 / k - 1) };
  };
  const moving: Piece[] = [];
  for (const piece of pieces) {
    const corner = wanted(piece.player);
    if (!room.holds(piece.parts, corner)) {
      moving.push(piece);
      continue;
    }
    room.take(piece.parts, corner);
    places.set(piece.player, corner);
  }
  for (const piece of moving) {
    const corner = room.nearest(piece.parts, wanted(piece.player), cell / 3);
    if (!corner) return null;
    room.take(piece.parts, corner);
    places.set(piece.player, corner);
  }
  return places;
}

/** The cards of the row in the order they lay in: the last one fills the gap that another left. */
export function orderOf(cards: readonly CardId[], before: readonly CardId[]): CardId[] {
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

/** Lays out what lies in the middle, where the structures leave room for it. */
function layMiddle(
  { centre }: LayoutInput,
  room: Room,
  cell: number,
  { times, loose }: Roominess,
  before: TableLayout | null,
): { centre: CentreLayout; wide: Omit<WideBefore, 'step'> } | null {
  const was = before?.wide ?? null;
  const line = LINE * times;
  const gap = GAP * cell;
  const pitchOf = (size: number) => ({ w: 4 * size + gap, h: 2 * size + line });
  // Another size leaves the middle of a block where it is.
  const asBefore = (block: Block | undefined, pitch: { w: number; h: number }): Block | null => {
    if (!block || before?.centre.cell === cell) return block ?? null;
    const box = blockBox(block, pitch);
    const first = block.spots[0];
    if (!box || !first || !before) return null;
    const k = before.centre.cell / cell;
    return { ...block, at: { x: block.at.x + (box.w * (k - 1)) / 2, y: block.at.y + (box.h * (k - 1)) / 2 } };
  };
  const lay = (n: number, size: number, columns: readonly number[], near: Point, block: Block | undefined): Block | null => {
    const pitch = pitchOf(size);
    const laid = layBlock(room, n, pitch, { columns, near, cell, before: asBefore(block, pitch), loose });
    if (laid)
      room.take(
        laid.spots.map((spot) => ({ ...spot, ...pitch })),
        { x: 0, y: 0 },
      );
    return laid;
  };
  const zones: Record<string, ZoneLayout> = {};

  const inRow = centre.filter(({ size, role }) => !size && (role === 'row' || role === 'choice'));
  const idsOf = ({ id, places, cards }: (typeof inRow)[number]): readonly CardId[] =>
    cards ?? Array.from({ length: places }, (_, i) => `${id} ${i}`);
  const order = orderOf(inRow.flatMap(idsOf), was?.order ?? []);
  const middle = { x: room.w / 2, y: room.h / 2 };
  const row = lay(order.length, cell, COLUMNS, middle, was?.row);
  if (!row) return null;
  const cardAt = ({ x, y }: Point, size: number): Rect => ({ x: x + gap / 2, y: y + line, w: 4 * size, h: 2 * size });
  const labelAt = ({ x, y }: Point, size: number): Rect => ({ x: x + gap / 2, y, w: 4 * size, h: line });
  for (const zone of inRow) {
    const spots = idsOf(zone).map((id) => row.spots[order.indexOf(id)] as Point);
    // The name of the first row stands over its first place, whichever card lies there.
    const first = zone === inRow.find(({ places }) => places > 0) ? row.spots[0] : spots[0];
    zones[zone.id] = { places: spots.map((spot) => cardAt(spot, cell)), label: first ? labelAt(first, cell) : null, cell };
  }

  const piles = centre.filter(({ size, role, places }) => !size && places > 0 && role !== 'row' && role !== 'choice');
  const rowBox = blockBox(row, pitchOf(cell)) ?? { ...middle, w: 0, h: 0 };
  const pileCell = cell * PILE;
  const n = piles.reduce((sum, { places }) => sum + places, 0);
  const under = { x: rowBox.x + rowBox.w / 2, y: rowBox.y + rowBox.h + pileCell };
  const pile = lay(n, pileCell, [4, 3, 2, 1], under, was?.piles);
  if (!pile) return null;
  let next = 0;
  for (const { id, places } of piles) {
    const spots = pile.spots.slice(next, next + places);
    next += places;
    zones[id] = {
      places: spots.map((spot) => cardAt(spot, pileCell)),
      label: spots[0] ? labelAt(spots[0], pileCell) : null,
      cell: pileCell,
    };
  }

  const own = layOwn(centre, room, cell, { x: rowBox.x + rowBox.w, y: rowBox.y + rowBox.h / 2 }, was?.own ?? null);
  if (own === 'none') return null;
  if (own?.zone) zones[own.zone] = { places: [own.rect], label: null, cell };
  const parts = [
    ...Object.values(zones).flatMap(({ places, label }) => [...places, ...(label ? [label] : [])]),
    ...(own ? [own.rect] : []),
  ];
  return {
    centre: { box: unionAll(parts) ?? { ...middle, w: 0, h: 0 }, cell, zones, grid: null },
    wide: { order, row, piles: pile, own: own && { w: own.w, h: own.h, at: own.rect } },
  };
}

/**
 * A place for the part that has a size of its own: there from the beginning, and as large as it ever had to be. `none`: there is
 * no room.
 */
function layOwn(centre: LayoutInput['centre'], room: Room, cell: number, near: Point, before: WideBefore['own']) {
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

/** True if cards can be read and those of the middle lie in whole rows. */
export const hasRoom = ({ wide, structures }: TableLayout): boolean =>
  wide !== null && wide.row.columns > 0 && wide.row.gaps <= MOST_GAPS && wide.step <= sizesAbove(structures.size);
