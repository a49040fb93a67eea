import type { CardId, PlayerId, Rect } from '@illuminice/rules';
import { ghostPlaces } from '../cards/ghost-model';
import { duelMarks } from '../cards/highlights';
import type { FrameContext } from '../frame-context';
import { centreOf, grow, type Point, union, unionAll } from '../geometry';
import type { StructureLayout, TableLayout } from '../layout/layout';
import { type PlacedCard, wayToRoot } from '../layout/placed-cards';
import { type CameraState, freeRect, type Viewport } from './camera';
import type { Follow } from './camera-control';

const FIT_CELL = 46;

export interface Frame {
  box: Rect;
  max: number;
}

/** Part of the table for this follow (U92); null if it is missing. */
export const frameFor = (follow: Follow, s: FrameContext): Frame | null => {
  const { layout, placed } = s;
  if (follow.what === 'auto') {
    if (!s.narrow) return { box: besideGhosts(s.layout.box, ghostsOf(s)), max: s.layout.zoom };
    const frame = narrowFrame(s);
    return frame && { ...frame, box: ghostsOf(s).reduce(union, frame.box) };
  }
  if (follow.what === 'player') {
    const structure = layout.structures.get(follow.player);
    return structure ? { box: union(structure.box, structure.plate), max: FIT_CELL / structure.cell } : null;
  }
  if (follow.what === 'cards') {
    const found = placed.filter((p) => follow.cards.includes(p.id));
    const box = unionAll(found.map((p) => p.rect));
    return box && found[0] ? { box: grow(box, found[0].cell * 1.5), max: FIT_CELL / found[0].cell } : null;
  }
  return { box: layout.box, max: layout.zoom };
};

/** Places to choose from beside the cards, whole: none is picked unseen. */
const ghostsOf = ({ marks, placed, layout, quarters }: FrameContext): Rect[] =>
  ghostPlaces(marks.places, placed, (player) => layout.structures.get(player), quarters).map(({ rect, cell }) => grow(rect, cell * 0.15));

const AWAY = 1 / 0.95;

/** Box with the ghosts: the table is moved rather than made small. */
const besideGhosts = (box: Rect, ghosts: readonly Rect[]): Rect => {
  const all = unionAll(ghosts);
  if (!all) return box;
  const whole = union(box, all);
  const k = Math.min(AWAY, Math.max(whole.w / box.w, whole.h / box.h));
  const [w, h] = [box.w * k, box.h * k];
  if (all.w > w || all.h > h) return whole;
  const within = (value: number, from: number, size: number, room: number) => Math.max(Math.min(value, from), from + size - room);
  return { x: within(box.x - (w - box.w) / 2, all.x, all.w, w), y: within(box.y - (h - box.h) / 2, all.y, all.h, h), w, h };
};

/**
 * A phone shows the duel, or its draft, with the ways to both roots; with legal cards in the centre, or where both are legible, own
 * structure and centre; else the own structure.
 */
const narrowFrame = ({ scene, marks, layout, placed, viewport }: FrameContext): Frame | null => {
  const own = ownOf(layout.structures);
  if (!own) return null;
  const max = FIT_CELL / own.cell;
  const { attacker, target } = duelMarks(scene, marks);
  if (attacker && target) {
    const ways = [...wayToRoot(placed, attacker), ...wayToRoot(placed, target)];
    const box = unionAll(placed.filter((p) => ways.includes(p.id)).map((p) => p.rect));
    if (box) return { box: flagged(box, own.cell), max };
  }
  const inCentre = choosesInCentre(marks.legal, placed);
  const leads = placed.find(({ id }) => id === attacker);
  // Once one of the viewer's cards is picked, the other side of the table no longer matters.
  if (leads && inCentre) return { box: grow(union(leads.rect, layout.centre.box), own.cell * 0.15), max };
  const whole = union(own.box, own.plate);
  // Legal cards glow beyond their edges, so they stay clear of the screen's.
  if (scene.turn === null) return { box: union(whole, grow(layout.centre.box, own.cell)), max };
  const both = union(whole, layout.centre.box);
  return { box: inCentre || staysLegible(both, own.cell, viewport) ? both : whole, max };
};

/** Cell size from which cards are readable, px. */
const LEGIBLE = 18;

const staysLegible = (box: Rect, cell: number, viewport: Viewport): boolean => {
  const free = freeRect(viewport);
  return cell * Math.min(free.w / box.w, free.h / box.h) >= LEGIBLE;
};

/** Cards with a margin, larger above for a flag. */
const flagged = (box: Rect, cell: number): Rect => ({
  x: box.x - cell * 0.35,
  y: box.y - cell * 0.6,
  w: box.w + cell * 0.7,
  h: box.h + cell * 0.7,
});

export const choosesInCentre = (legal: readonly CardId[], placed: readonly PlacedCard[]): boolean => {
  const choice = new Set(legal);
  return placed.some(({ id, owner }) => owner === null && choice.has(id));
};

export const ownOf = (structures: ReadonlyMap<PlayerId, StructureLayout>): StructureLayout | null => [...structures.values()][0] ?? null;

export const sameThing = (look: CameraState, before: TableLayout, after: TableLayout): CameraState => {
  const player = nearestTo(look, before.structures);
  const was = player === null ? undefined : before.structures.get(player);
  const now = player === null ? undefined : after.structures.get(player);
  if (!was || !now) return look;
  const grown = now.cell / was.cell;
  return {
    x: now.origin.x + (look.x - was.origin.x) * grown,
    y: now.origin.y + (look.y - was.origin.y) * grown,
    zoom: look.zoom / grown,
  };
};

/** Rectangle of cards newly attached in the viewer's own structure; null if there are none. */
export const newlyAttached = (before: readonly PlacedCard[], after: readonly PlacedCard[], viewer: PlayerId | null): Rect | null => {
  const masters = new Map(before.map((card) => [card.id, card.owner === viewer ? card.master : null]));
  const hung = after.filter((card) => card.owner === viewer && card.master !== null && card.master !== masters.get(card.id));
  return viewer === null ? null : unionAll(hung.map((card) => card.rect));
};

export const nearestTo = (p: Point, structures: ReadonlyMap<PlayerId, StructureLayout>): PlayerId | null => {
  let best: { player: PlayerId; d: number } | null = null;
  for (const [player, s] of structures) {
    const c = centreOf(s.box);
    const d = Math.hypot(c.x - p.x, c.y - p.y);
    if (!best || d < best.d) best = { player, d };
  }
  return best?.player ?? null;
};
