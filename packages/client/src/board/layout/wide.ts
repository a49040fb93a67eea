import { overlaps, type PlayerId, type Rect } from '@illuminice/rules';
import { centreOf, grow, type Point, turnRect, unionAll } from '../geometry';
import { cornersOf, homesOf } from './homes';
import type { LayoutInput, StructureLayout, TableLayout } from './layout';
import { layMiddle, type Roominess } from './middle';
import { nameSpot } from './name-spot';
import { isRound, packings } from './packing';
import { MOST_GAPS } from './pool';
import { Room } from './room';

/** Cell size from which cards are fully readable, px: seats move before cards get smaller. */
const LEGIBLE = 32.5;
/** Ratio of neighbouring sizes: a step is hardly visible. */
const STEP = 0.96;
/** Number of sizes above `LEGIBLE`, by number of seats. */
const sizesAbove = (seats: number): number => (seats <= 4 ? 4 : 2);
const STEPS = 48;
const cellOf = ({ players }: LayoutInput, step: number): number => LEGIBLE * STEP ** (Math.max(0, step) - sizesAbove(players.length));
const SMALLER = 3;
/** Room about a card for arrows and money, in cells; the smaller one where structures interlock. */
const MARGIN = 0.38;
const TIGHT = 0.25;
/** Packing tries for one size, and the largest distance of a plate from its player's cards, in cells. */
const TRIES = 60;
const MOST_OFF = 3;
const LEAST_FRAME = { w: 480, h: 320 } as const;
const EDGE = 4;
const PLATE_MARGIN = 3;
/**
 * Ways to seat players: gap between head and table edge in cells (one card, half a card, none), and the largest or the viewer's structure
 * first; three seats in corners.
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
const TIDY: Roominess = { times: 1, loose: false };
const LOOSE: Roominess = { times: 1, loose: true };

type Piece = LayoutInput['players'][number] & {
  /** Cards on the turned table, in cells; at least a head. */
  readonly turned: readonly Rect[];
  /** Taken parts, from the grid's origin; the plate comes last. */
  readonly parts: readonly Rect[];
  readonly plateAt: Rect;
};

/**
 * Lays a wide table out over the whole frame, in px of the screen. Everything keeps its place while changes fit; then the nearest parts
 * move; only as a last resort all cards become a step smaller.
 */
export function layoutWide({ frame, ...rest }: LayoutInput, before: TableLayout | null): TableLayout {
  // A page that opens or closes has next to no size: its layout must end, too.
  const input = { ...rest, frame: { w: Math.max(frame.w, LEAST_FRAME.w), h: Math.max(frame.h, LEAST_FRAME.h) } };
  const last = before?.wide && sameTable(input, before) ? before : null;
  const laid = last?.wide && layAgain(input, last, last.wide.step);
  return laid || largest(input, last?.wide ? last.wide.step + SMALLER + 1 : 0);
}

/** Lays the table out near its former size, with few moves; null: no room. */
function layAgain(input: LayoutInput, last: TableLayout, step: number): TableLayout | null {
  // Growing needs spare room, so that a table does not swing between two sizes.
  const grown = step > 0 && pack(input, step - 2, last) ? pack(input, step - 1, last) : null;
  if (grown) return grown;
  const laid = pack(input, step, last) ?? (step < sizesAbove(input.players.length) ? pack(input, step + 1, last) : null);
  if (laid) return laid;
  for (let size = step; size <= step + SMALLER; size++) {
    const smaller =
      (size > step ? pack(input, size, last) : null) ??
      anew(input, size) ??
      pack(input, size, last, { roominess: LOOSE }) ??
      anew(input, size, LOOSE);
    if (smaller) return smaller;
  }
  return null;
}

const sameTable = (input: LayoutInput, { structures, frame }: TableLayout): boolean =>
  frame !== undefined &&
  frame.w === input.frame.w &&
  frame.h === input.frame.h &&
  structures.size === input.players.length &&
  input.players.every(({ player }) => structures.has(player));

/** The largest size from this step on at which all fits; if none does, on a table as large as needed. */
function largest(input: LayoutInput, from: number): TableLayout {
  let [tooLarge, fits] = [from - 1, STEPS];
  let best: TableLayout | null = null;
  while (fits - tooLarge > 1) {
    const step = Math.floor((tooLarge + fits) / 2);
    // Whole rows, unless cards then become too small for names.
    const laid = packTight(input, step) ?? (step >= sizesAbove(input.players.length) ? anew(input, step, LOOSE) : null);
    if (laid) [best, fits] = [laid, step];
    else tooLarge = step;
  }
  // At equal size, structures with room about them are better.
  if (best) return spread(input, fits) ?? best;
  for (let times = 1.25; !best; times *= 1.25) best = anew(input, STEPS, { ...LOOSE, times });
  return best;
}

/** Lays all out at this size, each structure with its nameplate and room about it; null: no room. */
function spread(input: LayoutInput, step: number, room: Roominess = TIDY): TableLayout | null {
  for (const attempt of input.players.length <= 4 ? ATTEMPTS : IN_RING) {
    const laid = pack(input, step, null, { attempt, roominess: room });
    if (laid) return laid;
  }
  return null;
}

const anew = (input: LayoutInput, step: number, room: Roominess = TIDY): TableLayout | null =>
  spread(input, step, room) ?? packTight(input, step, room);

const roomFor = ({ frame }: LayoutInput, times: number): Room => new Room((frame.w - 2 * EDGE) * times, frame.h * times);

/** Lays all out at this size; null: no room. */
function pack(
  input: LayoutInput,
  step: number,
  before: TableLayout | null,
  { attempt = null, roominess = TIDY }: { readonly attempt?: Attempt | null; readonly roominess?: Roominess } = {},
): TableLayout | null {
  const cell = cellOf(input, step);
  const room = roomFor(input, roominess.times);
  const isTight = before?.wide?.isTight ?? false;
  const margin = isTight ? TIGHT : MARGIN;
  const pieces = input.players.map((player) => pieceOf(player, input, { cell, times: roominess.times, before, margin }));
  const places = attempt ? seat(room, pieces, cell, { ...attempt, quarters: input.quarters }) : before && stand(room, pieces, cell, before);
  return places && finish({ input, step, roominess, before, room, pieces, places, isTight });
}

/** Lays all out with structures that reach into each other's free corners; null: no try succeeds. */
function packTight(input: LayoutInput, step: number, roominess: Roominess = TIDY): TableLayout | null {
  const cell = cellOf(input, step);
  const { times } = roominess;
  const { w, h } = roomFor(input, times);
  const pieces = input.players.map((player) => pieceOf(player, input, { cell, times, before: null, margin: TIGHT }));
  const homes = homesOf(pieces.length, input.quarters);
  const size = { w: w / cell, h: h / cell };
  for (const origins of packings(
    pieces.map(({ turned }) => turned),
    homes,
    size,
    {
      tries: TRIES,
      angle: times === 1 ? ({ x, y }) => angleOf(input, { x: (x + TIGHT) * cell, y: (y + TIGHT) * cell }, cell, { w, h }) : null,
    },
  )) {
    const room = roomFor(input, times);
    const at = pieces.map(({ parts }, i) => {
      const { x, y } = origins[i] as Point;
      const origin = { x: (x + TIGHT) * cell, y: (y + TIGHT) * cell };
      room.take(parts.slice(0, -1), origin);
      return origin;
    });
    const plated = pieces.map((piece, i) => platedAt(room, piece, at[i] as Point, cell));
    if (!plated.every((piece) => piece !== null)) continue;
    const places = new Map(pieces.map(({ player }, i) => [player, at[i] as Point]));
    const laid = finish({ input, step, roominess, before: null, room, pieces: plated, places, isTight: true });
    if (laid) return laid;
  }
  return null;
}

/** The piece with its plate on the nearest free place to its best one; null: too far off. */
function platedAt(room: Room, piece: Piece, origin: Point, cell: number): Piece | null {
  const { plateAt } = piece;
  const parts = [grow({ ...plateAt, x: 0, y: 0 }, PLATE_MARGIN)];
  const want = { x: origin.x + plateAt.x, y: origin.y + plateAt.y };
  const at = room.nearest(parts, want, cell / 2);
  if (!at) return null;
  const found = { ...plateAt, x: at.x - origin.x, y: at.y - origin.y };
  const reach = grow(found, MOST_OFF * cell);
  if (!piece.parts.slice(0, -1).some((card) => overlaps(card, reach))) return null;
  room.take(parts, at);
  return { ...piece, plateAt: found };
}

/** Layout with all structures placed, if their seat order holds and the middle has room; else null. */
function finish(laid: {
  input: LayoutInput;
  step: number;
  roominess: Roominess;
  before: TableLayout | null;
  room: Room;
  pieces: readonly Piece[];
  places: ReadonlyMap<PlayerId, Point>;
  isTight: boolean;
}): TableLayout | null {
  const { input, step, before, room, pieces, places, isTight } = laid;
  const { times } = laid.roominess;
  const cell = cellOf(input, step);
  // On a table larger than the screen the order may have to break.
  if (times === 1 && !isRound(pieces.map(({ player }) => angleOf(input, places.get(player) as Point, cell, room)))) return null;
  const middle = layMiddle(input, room, { ...laid.roominess, cell }, before);
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
    wide: { ...middle.wide, step: Math.max(0, step), isTight },
  };
}

function pieceOf(
  player: LayoutInput['players'][number],
  { quarters }: LayoutInput,
  { cell, times, before, margin }: { cell: number; times: number; before: TableLayout | null; margin: number },
): Piece {
  const turned = (player.cards.length > 0 ? player.cards : [{ x: 0, y: 0, w: 4, h: 2 }]).map((r) => turnRect(r, quarters));
  const was = before?.structures.get(player.player);
  const corner = was && { x: ((was.plate.x - was.origin.x) / was.cell) * cell, y: ((was.plate.y - was.origin.y) / was.cell) * cell };
  const px = turned.map(({ x, y, w, h }) => grow({ x: x * cell, y: y * cell, w: w * cell, h: h * cell }, margin * cell));
  const plate = { w: player.plate.w * times, h: player.plate.h * times };
  const former = corner && { ...corner, ...plate };
  const plateAt =
    former && !px.some((card) => overlaps(card, former)) ? former : nameSpot(turned, plate, corner ?? null, { cell, quarters });
  return { ...player, turned, parts: [...px, grow(plateAt, PLATE_MARGIN)], plateAt };
}

/** Direction of a head from the middle of the room, in radians, counterclockwise from below. */
function angleOf({ quarters }: LayoutInput, origin: Point, cell: number, room: { readonly w: number; readonly h: number }): number {
  const head = centreOf(turnRect({ x: 0, y: 0, w: 4, h: 2 }, quarters));
  return Math.atan2(origin.x + head.x * cell - room.w / 2, origin.y + head.y * cell - room.h / 2);
}

/** Seats all structures anew: the largest first, each near its home, with some room to the edges. */
function seat(
  room: Room,
  pieces: readonly Piece[],
  cell: number,
  { slack, ownFirst, corners = false, quarters }: Attempt & Pick<LayoutInput, 'quarters'>,
): Map<PlayerId, Point> | null {
  const homes = corners && pieces.length === 3 ? cornersOf(quarters) : homesOf(pieces.length, quarters);
  const places = new Map<PlayerId, Point>();
  const area = ({ parts }: Piece): number => parts.reduce((sum, { w, h }) => sum + w * h, 0);
  const order = [...pieces.entries()].sort(([i, a], [j, b]) => (ownFirst ? i - j : area(b) - area(a)));
  for (const [i, piece] of order) {
    const home = homes[i] as Point;
    const box = unionAll(piece.parts) as Rect;
    const head = turnRect({ x: 0, y: 0, w: 4, h: 2 }, quarters);
    // The box with a card on each side of the head.
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

/** Keeps everything in place that can stay, and moves the rest as little as possible. */
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

/** True if cards are readable and those of the middle lie in whole rows. */
export const hasRoom = ({ wide, structures }: TableLayout): boolean =>
  wide !== null && wide.row.columns > 0 && wide.row.gaps <= MOST_GAPS && wide.step <= sizesAbove(structures.size);
