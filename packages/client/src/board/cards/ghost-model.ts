import { type PlayerId, type Rect, type Rotation, SIDES } from '@illuminice/rules';
import { shapeOf } from '../../card/face';
import type { BoardHighlights, MarkedPlace } from '../contract';
import { outward, sideMiddle, turnRect } from '../geometry';
import type { StructureLayout } from '../layout/layout';
import type { PlacedCard } from '../layout/placed-cards';
import type { GhostCard, GhostPlace } from './ghosts';

/** Distance of a legal arrow's mark from its card, in cells. */
const ARROW_OUT = 0.66;

type StructureOf = (player: PlayerId) => StructureLayout | undefined;

const inWorld = (cells: Rect, s: StructureLayout): Rect => ({
  x: s.origin.x + cells.x * s.cell,
  y: s.origin.y + cells.y * s.cell,
  w: cells.w * s.cell,
  h: cells.h * s.cell,
});

export const ghostPlaces = (
  places: readonly MarkedPlace[],
  placed: readonly PlacedCard[],
  structure: StructureOf,
  quarters: Rotation,
): GhostPlace[] => {
  const cards = new Map(placed.map((card) => [card.id, card]));
  return places.flatMap((place) => {
    const master = cards.get(place.onto);
    const s = master?.owner ? structure(master.owner) : undefined;
    const side = master?.arrows.find(({ printed }) => printed === place.arrow)?.side;
    if (!master || !s || !side) return [];
    const { x, y, w, h } = place.spot;
    const edge = sideMiddle(master.rect, side);
    const out = outward(side);
    return [
      {
        place,
        // On the place, not on its master: name and figures stay free.
        arrow: { x: edge.x + out.x * s.cell * ARROW_OUT, y: edge.y + out.y * s.cell * ARROW_OUT },
        angle: ((SIDES.indexOf(side) - 1) * Math.PI) / 2,
        rect: inWorld(turnRect({ x, y, w, h }, quarters), s),
        cell: s.cell,
      },
    ];
  });
};

export const ghostCards = (
  ghosts: BoardHighlights['ghosts'],
  placed: readonly PlacedCard[],
  structure: StructureOf,
  quarters: Rotation,
): GhostCard[] =>
  ghosts.flatMap(({ card, spot, owner }) => {
    const s = structure(owner);
    const now = placed.find((p) => p.id === card);
    if (!s || !now) return [];
    const rect = inWorld(turnRect(spot, quarters), s);
    const spec = { ...now.spec, shape: shapeOf(rect), faded: false, used: false };
    return [{ spec, rect }];
  });
